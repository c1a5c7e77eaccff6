import type { Assumption } from '../model/assumption.ts';
import type { Role } from '../model/speech.ts';
import { ratio, writeRatio, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { withBlanks, makeSource, type Span } from '../text/span.ts';
import { numberNode, quotient, unitNode, type Node } from './arithmetic/node.ts';
import { calculated, joined, withoutUnit, type Calculation } from './calculated.ts';
import type { Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { sidesOfLines } from './rate-lines.ts';
import { readStory } from './read-story.ts';
import { isLedTo, type Part, type RoleWord } from './roles.ts';
import {
  cents,
  distanceTo,
  endsWith,
  has,
  isCount,
  isIn,
  isMoneyOrCount,
  isPercent,
  othersThan,
  questionIn,
  repeats,
  startsWith,
  unitIdOf,
  valueOf,
  wordsIn,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Word problems about the pay for hours of work: `18 € die Stunde, 38,5 Stunden die Woche`, `時給1150円 5時間 12日`.

const unitIn = ({ lexicon }: Span, text: string): Unit | undefined => lexicon!.meaningsOf(text).units[0];

/** Returns the units above and below the line of a measure: the hours and the day of 8 h a day. */
const sidesOf = ({ node }: Factor, { source, units }: Story): readonly (Unit | undefined)[] =>
  node.kind === 'measure' ? sidesOfLines(units[node.unit.index]!).map((side) => unitIn(source, side)) : [];

/** Returns the hours of a measure as a number: 8 of 8 h, and of 8 h a day. Weeks have more hours than are worked. */
const hoursOf = (value: Factor, story: Story): Calculation | undefined => {
  const { source, units } = story;
  const { node, quantity, place } = value;
  if (node.kind !== 'measure') return undefined;
  if (quantity === 'time')
    return isIn(units, 'hour', 'minute')(value)
      ? { root: quotient(node, unitNode(makeSource('hour', source.lexicon), units), source), text: place.text }
      : undefined;
  const [above, below] = sidesOf(value, story);
  return above?.id === 'hour' && below?.quantity?.id === 'time' ? withoutUnit(value) : undefined;
};

/** Returns true for words that name an hour, but not as a target: `la hora`. */
const namesHour = ({ units }: Part, { source }: Story): boolean =>
  units.length > 0 &&
  unitIn(source, units[0]!.plain)?.id === 'hour' &&
  !isLedTo(source, units[0]!.offset - source.offset);

/** More hours than these are those of a month. */
const hoursOfWeek = 60;

/** Returns true for words that ask for the pay of a month or a year, or for a unit of something else than time. */
const asksForOther = ({ values, parts, source, units: places }: Story): boolean =>
  // 22 days a month
  parts.some((part, at) => {
    // 160 hours a month are all of its hours
    const isOfDays = (value: Factor | undefined): boolean =>
      value !== undefined &&
      (unitIdOf(value, places) === 'day' || (unitIdOf(value, places) === 'hour' && valueOf(value) > hoursOfWeek));
    const isBeside =
      (endsWith(part, 'month') && isOfDays(values[at])) || (startsWith(part, 'month') && isOfDays(values[at - 1]));
    return part.roles.has('month') && !isBeside;
  }) ||
  has(parts, 'year') ||
  parts.some(({ units }) =>
    units.some(({ plain }) => {
      const unit = unitIn(source, plain);
      return unit?.quantity?.id !== 'time' || /^(?:month|year)/.test(unit.id);
    }),
  );

/** Returns the number of a pay for an hour in a currency that is not said: 23.50/hr. */
const openPayOfHour = (value: Factor, story: Story): Node | undefined => {
  const [above, below] = sidesOf(value, story);
  return above === undefined && below?.id === 'hour' ? withoutUnit(value).root : undefined;
};

/** Returns the pay for an hour without the hour, if words say that it is one: `12 € die Stunde`, `時給1150円`. */
const payOf = (value: Factor, at: number, story: Story): Node | undefined => {
  const { node } = value;
  const { parts, source, units } = story;
  if (node.kind === 'measure') return openPayOfHour(value, story);
  if (node.kind === '/')
    return node.left.kind === 'money' &&
      node.right.kind === 'unit' &&
      unitIn(source, units[node.right.index]!.plain)?.id === 'hour'
      ? node.left
      : undefined;
  // 90 an hour may be a speed
  const isPay =
    node.kind === 'money' ||
    (isCount(value) && (cents.test(value.place.text) || has(parts, 'cost') || has(parts, 'wage')));
  if (!isPay) return undefined;
  const [before, after] = [parts[at]!, parts[at + 1]!];
  const isHourly =
    [before, after].some(({ roles }) => roles.has('perHour') || roles.has('wage')) ||
    namesHour(after, story) ||
    (at === 0 && namesHour(before, story));
  return isHourly ? node : undefined;
};

/** The weeks of a year. */
const weeksOfYear = 52n;

/** Returns the weeks of the month or the year that the pay of hours a week is asked for. */
const weeksAsked = (story: Story): Ratio | undefined => {
  const { parts } = story;
  const [isMonth, isYear] = [has(parts, 'month'), has(parts, 'year')];
  if (!isOfWeek(story) || isMonth === isYear) return undefined;
  return isYear ? ratio(weeksOfYear) : ratio(weeksOfYear, 12n);
};

/** Returns true for hours that are those of a week: 38 hours a week, a 40 hour week. */
const isOfWeek = (story: Story): boolean => {
  const { values, parts, source } = story;
  return (
    has(parts, 'weekly') ||
    values.some((value) => sidesOf(value, story)[1]?.id === 'week') ||
    parts.some(({ units }) => units.some(({ plain }) => unitIn(source, plain)?.id === 'week'))
  );
};

/** Matches a mark at which the words for a week end: 20 hours a week, 5 days. */
const mark = /[,;:、，،]/;

/** The most letters between an amount and the week that it is of: 5 Tage in der Woche. */
const nearWeek = 8;

/** Returns true for days of each week with their unit: 5 jours par semaine. */
const isDaysOfWeek = (value: Factor, story: Story): boolean => {
  const [above, below] = sidesOf(value, story);
  return above?.id === 'day' && below?.id === 'week';
};

/** Returns true for an amount of each week, which the words right before it or after it say: 5 days a week, 週3日. */
const isEachWeek = (story: Story, value: Factor): boolean => {
  const { values, parts, source } = story;
  if (isDaysOfWeek(value, story)) return true;
  const at = values.indexOf(value);
  const [before, after] = [parts[at]!, parts[at + 1]!];
  const week = after.units.find(({ plain }) => unitIn(source, plain)?.id === 'week');
  const between = week ? after.place.plain.slice(0, week.offset - after.place.offset) : '';
  return (
    (endsWith(before, 'weekly') && !mark.test(before.place.text.slice(-2))) ||
    startsWith(after, 'weekly') ||
    (week !== undefined && between.trim().length <= nearWeek && !mark.test(between))
  );
};

/** Returns true for hours of each day beside days of each week. */
const areOfEachWeek = (story: Story, hours: Factor, days: Factor): boolean => {
  const { parts, source, units } = story;
  const isOfDay =
    has(parts, 'daily') ||
    /day/.test(unitIdOf(hours, units)) ||
    parts.some((part) => part.units.some(({ plain }) => unitIn(source, plain)?.id === 'day'));
  return isEachWeek(story, days) && valueOf(days) <= daysOfWeek && (isOfDay || !isEachWeek(story, hours));
};

const daysOfWeek = 7;

/** Answers the pay for an hour from that of a year: `55000 a year is how much an hour, 40 hour week`. */
const answerHourly = (story: Story): Answered => {
  const { values, parts } = story;
  const [amount, hours, another] = values;
  const hour = hours && hoursOf(hours, story);
  const isAmount = amount && isMoneyOrCount(amount);
  // A salary without its time is that of a year
  const isOfYear = has(parts, 'year') || has(parts, 'salary');
  if (!isAmount || !hour || another || !isOfWeek(story) || !has(parts, 'perHour') || !isOfYear) return undefined;
  // 13.20 an hour for 37.5 hours a week, what is that a year
  const other = has(parts, 'year') ? 'year' : 'salary';
  const isPerHour = startsWith(parts[1]!, 'perHour');
  if (isPerHour || distanceTo(story, amount, 'perHour') < distanceTo(story, amount, other)) return undefined;
  return workIn(story, calculated`${amount} ÷ ${ratio(weeksOfYear)} ÷ ${hour}`);
};

/** The hours of a full-time week. */
const fullTime = 40n;

/** Answers the pay of a full-time year or month from that of an hour, or the reverse, if no hours are said: `$18.50 an hour annual salary`. */
const answerFullTime = (story: Story): Answered => {
  const { values, parts, source, context } = story;
  const [amount, another] = values;
  if (context.asking || !amount || another) return undefined;
  // 62000 a year, hourly
  const isPay = isCount(amount) && has(parts, 'perHour') && has(parts, 'year', 'salary');
  if (amount.money !== 1 && !isPay) return undefined;
  const payment = paymentOf(amount, story);
  const isOfYear = payment?.period === 'year';
  const [isMonth, isYear] = [has(parts, 'month'), has(parts, 'year') || has(parts, 'salary') || isOfYear];
  if (isMonth === isYear || has(parts, ...othersThan('tip', 'average'), ...repeats, 'net', 'gross', 'takeHome'))
    return undefined;
  const isTime = (place: Span): boolean => unitIn(source, place.plain)?.quantity?.id === 'time';
  if (!parts.every(({ units }) => units.every(isTime))) return undefined;
  // $50,000 a year, per hour, and a salary of $50,000 hourly
  const [hourly] = wordsIn(story, 'perHour');
  const [salary] = [...wordsIn(story, 'salary'), ...wordsIn(story, 'year')];
  const isBefore = hourly?.part === 1 && salary !== undefined && salary.from < hourly.from;
  const isHourly = payment !== undefined && hourly !== undefined && (isOfYear || isBefore);
  const given = isHourly ? payment.pay : payOf(amount, 0, story);
  if (!given) return undefined;
  const weeks = isMonth ? ratio(weeksOfYear, 12n) : ratio(weeksOfYear);
  const pay = { root: given, text: amount.place.text };
  const assumed: readonly Assumption[] = [
    { kind: 'number', of: isMonth ? 'month' : 'year', as: `${fullTime} h × ${writeRatio(weeks)}` },
  ];
  const hours = calculated`${ratio(fullTime)} × ${weeks}`;
  return workIn({ ...story, assumed }, isHourly ? calculated`${pay} ÷ (${hours})` : calculated`${pay} × ${hours}`);
};

/** Answers the pay for hours, and for days, weeks or a year of them. */
export const answerWages = (story: Story): Answered => {
  const { values, units, parts } = story;
  const hourly = answerHourly(story) ?? answerFullTime(story);
  if (hourly) return hourly;
  const [given, more] = values.filter((value) => value.quantity === 'time' && unitIdOf(value, units) === 'week');
  const isOfGiven = given !== undefined && !more && (isOfWeek(story) || valueOf(given) === 1);
  const weeks = isOfGiven && given.node.kind === 'measure' ? given.node.value : weeksAsked(story);
  if (given && !isOfGiven) return undefined;
  const pays = values.flatMap((value, at) => payOf(value, at, story) ?? []);
  const times = values.filter(
    (value, at) => value.node.kind === 'measure' && value !== given && !payOf(value, at, story),
  );
  const isDays = (value: Factor): boolean => unitIdOf(value, units) === 'day' || isDaysOfWeek(value, story);
  const days = times.filter(isDays);
  const others = times.filter((value) => !isDays(value));
  const hours = others.flatMap((value) => hoursOf(value, story) ?? []);
  const [pay, anotherPay] = pays;
  const [hour, anotherHour] = hours;
  const [day, anotherDay] = days;
  if (!pay || anotherPay || !hour || anotherHour || anotherDay || has(parts, 'down') || has(parts, 'percent'))
    return undefined;
  const weeksGiven = given ? 1 : 0;
  if (pays.length + hours.length + days.length + weeksGiven !== values.length || (!weeks && asksForOther(story)))
    return undefined;
  // 6 hours a day, 5 days a week
  if (weeks && day && !given && !areOfEachWeek(story, others[0]!, day)) return undefined;
  const terms = values.map((value): Calculation => {
    const of = value === given ? numberNode(weeks!) : value === day ? withoutUnit(day).root : undefined;
    return { root: of ?? (value === others[0] ? hour.root : pay), text: value.place.text };
  });
  const all = joined('×', terms);
  return workIn(story, weeks && !given ? calculated`${all} × ${weeks}` : all);
};

/** The units of time that pay is for, by the role of their words. */
const paidFor = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['month', 'month'],
] as const;

/** Returns true if the only word for a period is in the question, so that the amount is that of all of them: `save 3600 € in 18 months, how much a month`. */
const asksForOne = ({ parts, values, context }: Story, role: Role): boolean => {
  const last = parts.at(-1)!;
  const asked = questionIn(last, context);
  if (asked < 0 || parts.slice(0, -1).some(({ roles }) => roles.has(role))) return false;
  // 12ヶ月で36万円貯める 毎月いくら
  const isAsked = ({ from, end }: RoleWord): boolean =>
    from > asked ||
    (context.asking !== undefined && !startsWith(last, role) && last.place.plain.slice(end, asked).trim() === '');
  return values.at(-1)!.quantity === 'time' || last.roles.get(role)?.some(isAsked) === true;
};

/** Answers the pay of several days, weeks or months, or that of one of them: `180 a day, I worked 22 days`. */
export const answerPayOfDays = (story: Story): Answered => {
  const { values, parts, source, units } = story;
  const [amount, another] = values.filter(isMoneyOrCount);
  const [time, further] = values.filter(({ quantity }) => quantity === 'time');
  if (!amount || !time || another || further || values.length > 2) return undefined;
  const [found, other] = paidFor.filter(([role]) => has(parts, role));
  if (!found || other || unitIdOf(time, units) !== found[1] || time.node.kind !== 'measure') return undefined;
  if (has(parts, ...othersThan('tax', 'tip'), 'installment', 'perHour', 'year', 'until')) return undefined;
  const namesOther = parts.some((part) => part.units.some((place) => unitIn(source, place.plain)?.id !== found[1]));
  const isPay = amount.node.kind === 'money' || has(parts, 'cost') || has(parts, 'salary');
  if (!isPay || namesOther) return undefined;
  return asksForOne(story, found[0])
    ? workIn(story, calculated`${amount} ÷ ${withoutUnit(time)}`)
    : workIn(story, calculated`${amount} × ${withoutUnit(time)}`);
};

/** The span of a payment. */
type Period = 'week' | 'fortnight' | 'month' | 'year';

/** The number of payments in a year, by their role. */
const inYear: readonly (readonly [role: Role, period: Period, payments: bigint])[] = [
  ['weekly', 'week', weeksOfYear],
  ['fortnightly', 'fortnight', weeksOfYear / 2n],
  ['month', 'month', 12n],
  ['year', 'year', 1n],
];

const paymentsOf = (period: Period): bigint => inYear.find(([, one]) => one === period)![2];

/**
 * Returns what a cost for the period of an amount is multiplied by for the one that is asked for: 2850 kWh a year, how much a month. One for a
 * single period. Undefined if the words do not say which is which.
 */
export const periodsBetween = ({ parts, context }: Story): Ratio | undefined => {
  const named = parts.flatMap(({ roles }, at) =>
    inYear
      .flatMap(([role, period]) => (roles.get(role) ?? []).map(({ from }) => ({ period, at, from })))
      .sort((a, b) => a.from - b.from),
  );
  const [own, wanted, another] = named;
  if (!own || !wanted || own.period === wanted.period) return ratio(1n);
  const last = parts.at(-1)!;
  const question = questionIn(last, context);
  const isAsked = question >= 0 && wanted.at === parts.length - 1;
  const isOwn = own.at < wanted.at || (own.from < question && wanted.from > question);
  return isAsked && isOwn && !another ? ratio(paymentsOf(own.period), paymentsOf(wanted.period)) : undefined;
};

/** Returns the periods that the words of a part name, in the order of the text. */
const periodsIn = ({ roles }: Part): readonly Period[] =>
  inYear
    .flatMap(([role, period]) => (roles.get(role) ?? []).map(({ from }) => ({ from, period })))
    .sort((a, b) => a.from - b.from)
    .map(({ period }) => period);

/** Roles of words that lead to an amount with its own period: on, for, at. */
const ofAmount: readonly Role[] = ['on', 'need', 'at'];

/** Returns true for words that begin with a period, which is that of the amount before them. */
const startsWithPeriod = (part: Part): boolean => inYear.some(([role]) => startsWith(part, role));

/** Matches a mark between clauses. */
const anyMark = /[,;:?]/;

/** Matches a mark before the last clause, which asks. */
const endOfClause = /^\s?[,;:，،、]/;

/** Returns the period that is asked for: that of the words that ask, or the last one after the amount. */
const periodAsked = ({ parts, context }: Story, own: Period | undefined): Period | undefined => {
  const [before, after] = parts.map(periodsIn);
  const asksBefore = questionIn(parts[0]!, context) >= 0;
  // Monthly pay on 58k a year
  const isOfAfter = ofAmount.some((role) => parts[0]!.roles.has(role)) && startsWithPeriod(parts[1]!);
  if (!own && !asksBefore && isOfAfter && before!.length === 1 && after!.length === 1)
    return before![0] === after![0] ? undefined : before![0];
  // What's the monthly salary of 3200, per year: the last clause asks
  const isOfBefore = asksBefore && before!.length > 0 && after!.length > 0 && endOfClause.test(parts[1]!.place.plain);
  if (isOfBefore && !endsWith(parts[0]!, 'outOf', 'salary', 'income')) return undefined;
  const asked = before!.length > 0 && asksBefore && !isOfBefore ? before![0] : after!.at(-1);
  const given = own ?? (asked === before![0] && asksBefore ? after![0] : (before![0] ?? after![0]));
  return given !== undefined && given !== asked ? asked : undefined;
};

/** Returns a payment without its period: 30 € of 30 €/month. The period is undefined if words beside it say it. */
export const paymentOf = (
  { node }: Factor,
  { source, units }: Story,
): { readonly pay: Node; readonly period: Period | undefined } | undefined => {
  if (node.kind === 'money' || (node.kind === 'number' && !node.isPercent)) return { pay: node, period: undefined };
  if (node.kind !== '/' || node.left.kind !== 'money' || node.right.kind !== 'unit') return undefined;
  const [period] =
    /^(?:week|fortnight|month|year)/.exec(unitIn(source, units[node.right.index]!.plain)?.id ?? '') ?? [];
  return period === undefined ? undefined : { pay: node.left, period: period as Period };
};

/** Returns true if the pay after tax is asked for, of one that has it: 60000 brutto, wieviel netto im Monat, 연봉 4200만원이면 세후 월급. */
const asksForOwn = (story: Story): boolean => {
  const { source, values } = story;
  const { offset, text } = values[0]!.place;
  const start = offset - source.offset + text.length;
  const words = (['takeHome', 'net'] as const).flatMap((role) => wordsIn(story, role)).filter(({ part }) => part > 0);
  const asking = (['then', 'question', 'cost'] as const).flatMap((role) => wordsIn(story, role));
  return words.some(({ from }) => {
    const between = source.plain.slice(start, from);
    const isApart = hasUnspaced(source.plain) && /[,;?\s]/.test(between);
    return isApart || asking.some((word) => word.from >= start && word.end <= from);
  });
};

/** Answers a payment of a week, a month or a year for another span: `24.000 € al año, cuánto al mes`, `月薪15000年薪多少`. */
export const answerPayment = (story: Story): Answered => {
  const { values, parts } = story;
  const [amount, another] = values;
  const payment = amount && !another ? paymentOf(amount, story) : undefined;
  if (!payment || has(parts, 'up') || has(parts, 'down') || asksForOwn(story)) return undefined;
  // A salary without its time is that of a year
  const salary = !has(parts, 'year') && has(parts, 'salary') && has(parts, 'month') ? 'year' : undefined;
  const asked = periodAsked(story, payment.period ?? salary);
  const given = payment.period ?? salary ?? parts.flatMap(periodsIn).find((period) => period !== asked);
  // 12 lakh a year in hand per month: what is left of a wage depends on the tax
  const [{ from: taken } = { from: -1 }] = parts[1]!.roles.get('takeHome') ?? [];
  const isTakenHome = taken >= 0 && !anyMark.test(parts[1]!.place.plain.slice(taken));
  if (asked === undefined || given === undefined || isTakenHome) return undefined;
  const [times, parted] = [ratio(paymentsOf(given)), ratio(paymentsOf(asked))];
  const of = amount!.place.text;
  const pay = { root: payment.pay, text: of };
  const ofYear = times.n === 1n ? pay : calculated`${pay} × ${times}`;
  const assumed: readonly Assumption[] = salary && !payment.period ? [{ kind: 'unit', of, as: `${of} a year` }] : [];
  return workIn({ ...story, assumed }, parted.n === 1n ? ofYear : calculated`${ofYear} ÷ ${parted}`);
};

/** Returns the pay of an hour without the hour. */
const payOfHour = (value: Factor): Calculation => {
  const { node, place } = value;
  if (node.kind === 'measure') return withoutUnit(value);
  return { root: node.kind === '/' ? node.left : node, text: place.text };
};

/** Matches the pay for overtime in English. */
const overtimes = [
  [
    /\btime[ -]and[ -](?:a[ -])?half\b|\b(?:overtime|ot)\b(?=.*?(\s(?:at )?1\.5 ?(?:x|times))|(\s1\.5)(?=\s(?:over|after|above|past)\s))/d,
    ratio(3n, 2n),
  ],
  [/\bdouble[ -]time\b|\b(?:overtime|ot)\b(?=.*?(\s(?:at )?(?:2 ?x|2 times|double|twice)))/d, ratio(2n)],
] as const;

/** Matches words before the hours that are paid plainly: after 40, over 40 hours, past the first 8. */
const beforeThreshold = /\b(?:after|over|above|past|beyond)(?: the)?(?: first)?\s*$/;

/** Answers pay with overtime: `time and a half on $18`, `40 hrs at $15 plus 6 hrs at time and a half`. */
export const answerOvertime = (source: Span, context: StoryContext, known: Knowledge): Answered => {
  const [way, another] = overtimes.flatMap(([pattern, times]) => {
    const found = pattern.exec(source.lower);
    return found ? [{ found, times }] : [];
  });
  if (!way || another) return undefined;
  const { found, times } = way;
  // The words say no number of their own
  const places = found.indices!.filter((place) => place !== undefined);
  const story = readStory(withBlanks(source, places), context, known, 3);
  if (!story) return undefined;
  const { values, parts } = story;
  const [threshold, second] = values.filter((_, at) => beforeThreshold.test(parts[at]!.place.lower));
  const isPay = (value: Factor): boolean =>
    value !== threshold && (isCount(value) || value.money === 1 || openPayOfHour(value, story) !== undefined);
  const [pay, other] = values.filter(isPay);
  const worked = values.filter((value) => !isPay(value) && value !== threshold);
  const hours = worked.map((value) => hoursOf(value, story));
  if (!pay || other || second || has(parts, 'percent') || has(parts, 'down')) return undefined;
  const perHour = payOfHour(pay);
  const paid = calculated`${perHour} × ${times}`;
  const [first, more] = hours;
  const text = source.text.trim();
  if (threshold) {
    const plainly = isCount(threshold) ? threshold : hoursOf(threshold, story);
    if (!plainly || !first || hours.length > 1 || valueOf(worked[0]!) < valueOf(threshold)) return undefined;
    return workIn(story, { ...calculated`${perHour} × ${plainly} + ${paid} × (${first} − ${plainly})`, text });
  }
  if (hours.length === 0) return workIn(story, paid);
  if (!first || (hours.length > 1 && !more)) return undefined;
  // The overtime is the hours before the words, and the others are paid plainly
  const all = more ? calculated`${perHour} × ${first} + ${paid} × ${more}` : calculated`${paid} × ${first}`;
  return workIn(story, { ...all, text });
};

/** Answers the pay of hours of overtime, to which a percentage is added. Above 100 it is that of the pay: `hora extra de 50% sobre R$ 18,40`. */
export const answerExtraHours = (story: Story): Answered => {
  const { values, parts } = story;
  if (!has(parts, 'overtime') || has(parts, ...othersThan('up', 'average'), 'month', 'year', 'daily')) return undefined;
  const [percent, further] = values.filter(isPercent);
  const times = values.filter(({ quantity }) => quantity === 'time');
  const [pay, another] = values.filter((value) => value !== percent && !times.includes(value));
  const hours = times.map((value) => hoursOf(value, story));
  if (!percent || further || !pay || another || times.length > 1 || hours.includes(undefined)) return undefined;
  const ofHour = payOfHour(pay);
  if (ofHour.root.kind !== 'money' && !isCount(pay)) return undefined;
  const paid = valueOf(percent) > 100 ? calculated`${percent} × ${ofHour}` : calculated`${ofHour} + ${percent}`;
  const [hour] = hours;
  return workIn(story, hour ? calculated`${hour} × (${paid})` : paid);
};
