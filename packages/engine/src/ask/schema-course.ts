import { dimensionless } from '../model/dimension.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import type { Assumption } from '../model/assumption.ts';
import { ratio, times, type Ratio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { calculated, withoutUnit, type Calculation } from './calculated.ts';
import { numberNode, quotient, unitNode, type Node } from './arithmetic/node.ts';
import type { Factor } from './factor-chain.ts';
import type { Part } from './roles.ts';
import { isNumberOf } from './schema-money.ts';
import {
  areAlike,
  askedUnit,
  changes,
  distanceTo,
  endsWith,
  figures,
  has,
  inNumber,
  isCount,
  isPercent,
  questionIn,
  startsWith,
  unitIdOf,
  unitOf,
  valueOf,
  withUnit,
  wordsIn,
  work,
  workIn,
  type Answered,
  type Story,
} from './story.ts';

// Word problems about what is used each day: how long a supply lasts, and how much a course of days takes.

/** The periods that a use or a payment is for, by the role of their words. */
export const periods = [
  ['daily', 'day'],
  ['weekly', 'week'],
  ['month', 'month'],
  ['year', 'year'],
] as const;

/** Returns the period of words beside an amount: 30 pages a day. Between two amounts it is that of the nearer one: 3GB 毎日200MB. */
const periodOf = (story: Story, value: Factor): (typeof periods)[number] | undefined =>
  periods.find(([role]) => {
    const [distance, ...others] = [value, ...story.values.filter((one) => one !== value)].map((one) =>
      distanceTo(story, one, role),
    );
    return has(story.parts, role) && others.every((other) => other > distance!);
  });

/** Answers how many days a pack lasts at a dose several times a day: `1 tablet 3 times a day, a box of 50, how many days`. */
const answerPackOfDoses = (story: Story): Answered => {
  const { values, parts, context } = story;
  const often = values.find((value, at) => isCount(value) && startsWith(parts[at + 1]!, 'times'));
  const others = values.filter((value) => value !== often);
  const [dose, all] = [false, true].map((isAll) =>
    others.find((value) => parts[values.indexOf(value)]!.roles.has('pack') === isAll),
  );
  if (!often || !dose || !all || others.length !== 2 || !others.every(isCount)) return undefined;
  if (!has(parts, 'daily') || !has(parts, 'tablet') || !parts.some((part) => questionIn(part, context) >= 0))
    return undefined;
  if (unitOf(askedUnit(story))?.quantity?.id !== 'time' && !has(parts, 'days')) return undefined;
  return work(story, withUnit(calculated`${all} ÷ (${dose} × ${often})`, 'day', story));
};

/** Answers how long an amount lasts at a use for each period: `30 pages a day, how many days for 412 pages`. */
export const answerSupply = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [one, other, another] = values;
  if (another) return answerPackOfDoses(story);
  if (!one || !other || !areAlike(one, other) || isPercent(one) || isPercent(other)) return undefined;
  if (!parts.some((part) => questionIn(part, context) >= 0)) return undefined;
  if (has(parts, 'cost', 'percent', 'up', 'down')) return undefined;
  const [first, second] = [periodOf(story, one), periodOf(story, other)];
  if ((first === undefined) === (second === undefined) || one.quantity === 'temperature') return undefined;
  const [use, all] = first ? [one, other] : [other, one];
  // 20 minutes a day on 5 days are no supply of 5 days
  if (all.quantity === 'time' && ['day', 'week'].includes(unitIdOf(all, story.units))) return undefined;
  const [, period] = (first ?? second)!;
  const named = askedUnit(story);
  const asked = unitOf(named);
  // Liters a day for a year of liters ask for no time
  if (named === null || (asked && asked.quantity?.id !== 'time')) return undefined;
  if (isCount(all) && valueOf(all) <= valueOf(use)) return undefined;
  const answer = (named ? work : workIn)(story, withUnit(calculated`${all} ÷ ${use}`, period, story));
  return answer && typeof answer.result === 'number' && answer.result > 0 ? answer : undefined;
};

/** Matches words for all hours of each day. */
const allDay = /\b24\s?\/\s?7\b|\b(?:all day (?:and night|long)|around the clock|non-?stop)\b/gi;

/** Matches how often a day in words, and its abbreviations on prescriptions. */
const timesADay =
  /\b(?:(once)|(twice)|(three times|thrice)|(four times)|(five times)|(six times))\s(?:daily|(?:a|per|each|every) day)\b|\b(?:(bd|bid)|(tds|tid)|(qds|qid))\b/gi;

/** The numbers of the groups of the pattern. */
const timesOfGroups = [1, 2, 3, 4, 5, 6, 2, 3, 4];

/** Returns an English text with how often or how long a day in digits: three times a day, tds, 24/7. */
export const withTimesADay = (source: Span): Span => {
  const write = (_: string, ...groups: readonly unknown[]): string =>
    `${timesOfGroups[groups.findIndex((group) => group !== undefined)]} times a day`;
  const text = source.text.replace(timesADay, write).replace(allDay, '24 hours a day');
  return text === source.text ? source : makeSource(text, source.lexicon, source.names);
};

/** The days of the units that people give a course in. */
const daysIn: Readonly<Record<string, bigint>> = { day: 1n, week: 7n };

/** Returns the days of a course. */
const daysOf = (value: Factor, { units }: Story): Calculation | undefined => {
  const days = value.quantity === 'time' ? daysIn[unitIdOf(value, units)] : undefined;
  return days !== undefined && value.node.kind === 'measure'
    ? { root: numberNode(times(value.node.value, ratio(days))), text: value.place.text }
    : undefined;
};

const hoursOfDay = 24;

/** Returns how often a day something is taken every so many hours. */
const oftenOf = (value: Factor, at: number, { parts, units }: Story): number | undefined => {
  const often = endsWith(parts[at]!, 'every') && unitIdOf(value, units) === 'hour' ? hoursOfDay / valueOf(value) : 0;
  return Number.isInteger(often) && often > 0 ? often : undefined;
};

/** Returns a number of times a day whose word is also a unit: 3 बार. */
const timesInUnit = ({ values, parts, units, context }: Story): Factor | undefined => {
  const words = context.asking?.roles?.times ?? [];
  const found = values.find(({ node }) => node.kind === 'measure' && words.includes(units[node.unit.index]!.text));
  if (found?.node.kind !== 'measure' || !has(parts, 'daily')) return undefined;
  return inNumber(found, found.node.value);
};

/** Returns one tablet as the dose of a question that names none: 3 times a day for 5 days, how many tablets. */
const oneTablet = (story: Story): Factor | undefined => {
  const { source, parts, context } = story;
  const [word] = wordsIn(story, 'tablet');
  if (!word || !parts.some((part) => questionIn(part, context) >= 0)) return undefined;
  const place = span(source, word.from, word.end);
  const assumed: readonly Assumption[] = [{ kind: 'number', of: place.text, as: '1' }];
  return { node: numberNode(ratio(1n)), place, dimension: dimensionless, money: 0, quantity: undefined, assumed };
};

/** Answers how many tablets some days take at a number each day: `3 tablets a day for 10 days, how many tablets`. */
const ofEachDay = (story: Story, dose: Factor, days: Factor): Answered => {
  const { parts, context } = story;
  const isAsked = parts.some((part) => questionIn(part, context) >= 0);
  if (!isCount(dose) || !has(parts, 'daily') || !has(parts, 'tablet') || !isAsked) return undefined;
  if (has(parts, 'up', 'down', 'rest', 'split', 'pack')) return undefined;
  return workIn(story, calculated`${dose} × ${daysOf(days, story)!}`);
};

/** Answers how much some days of a dose take, or one day: `2 tablets 3 times a day for 10 days`, `500 mg every 8 hours, total a day`. */
export const answerCourse = (story: Story): Answered => {
  const { values, parts, source, units, context } = story;
  const timed = values.find((value, at) => isCount(value) && parts[at + 1]!.roles.has('times'));
  const counted = timed ?? timesInUnit(story);
  const often = counted ?? values.find((value, at) => oftenOf(value, at, story) !== undefined);
  const [days, further] = values.filter((value) => daysOf(value, story) !== undefined);
  const [told, another] = values.filter(({ place }) => place !== often?.place && place !== days?.place);
  const dose = told ?? (counted && days ? oneTablet(story) : undefined);
  if (!often && dose && days && !another && !further) return ofEachDay(story, dose, days);
  if (!often || !dose || another || further || isPercent(dose)) return undefined;
  if (dose.money !== 0 || !(isCount(dose) || dose.node.kind === 'measure')) return undefined;
  // 500 mg every 8 hours, how many a day asks for the times
  const isOpen = !counted && !isCount(dose) && !has(parts, 'total') && askedUnit(story) === undefined;
  const asks = parts.some((part) => questionIn(part, context) >= 0);
  if (!(has(parts, 'daily') || (days && !counted)) || (isOpen && asks && !days)) return undefined;
  const perDay = counted ?? { ...calculated`24 ÷ ${withoutUnit(often)}`, text: `${hoursOfDay} ÷ ${valueOf(often)}` };
  const each = told ? calculated`${told} × ${perDay}` : calculated`${perDay}`;
  if (days) return work({ ...story, assumed: told ? [] : dose.assumed }, calculated`${each} × ${daysOf(days, story)!}`);
  // Total grams a day
  const { root, text } = each;
  const ofDay = (): Answered =>
    work(story, { root: quotient(root, unitNode(makeSource('day', source.lexicon), units), source), text });
  return work(story, each) ?? ofDay();
};

/** Answers how many tablets a dose is: `0.125 mg ordered, tablets of 62.5 mcg, how many tablets`. */
export const answerTablets = (story: Story): Answered => {
  const { values, parts, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || ![one, other].every(({ quantity }) => quantity === 'mass')) return undefined;
  const isAsking = (part: Part): boolean => questionIn(part, context) >= 0;
  const besideTablets = has(parts, 'daily', 'up', 'down', 'cost');
  if (!parts.some(isAsking) || askedUnit(story) !== undefined || besideTablets) return undefined;
  // Tablets of 62.5 mcg, and 500 mg tablets
  const isOf = (at: number): boolean =>
    (parts[at]!.roles.has('tablet') && !isAsking(parts[at]!)) || startsWith(parts[at + 1]!, 'tablet');
  const [isFirst, isSecond] = [isOf(0), isOf(1)];
  if (isFirst === isSecond) return undefined;
  const [tablet, dose] = isFirst ? [one, other] : [other, one];
  return workIn(story, calculated`${dose} ÷ ${tablet}`, 'part');
};

/** The runs of a device in a month or a year, by the period that they are counted for. */
const runsOf: Readonly<Partial<Record<Role, Readonly<Record<'month' | 'year', Ratio>>>>> = {
  daily: { month: ratio(365n, 12n), year: ratio(365n) },
  weekly: { month: ratio(52n, 12n), year: ratio(52n) },
  month: { month: ratio(1n), year: ratio(12n) },
};

/** Returns the price of a unit of energy, which a price without one is beside the energy of a run. */
const priceOfEnergy = ({ node }: Factor, { units }: Story, energy: Node): Node | undefined => {
  if (node.kind === '/')
    return node.right.kind === 'unit' && unitOf(units[node.right.index])?.quantity?.id === 'energy' ? node : undefined;
  return (node.kind === 'money' || node.kind === 'number') && energy.kind === 'measure'
    ? quotient(node, energy.unit, energy.unit.unit)
    : undefined;
};

/** Answers the cost of several runs of a device: `1,2 kWh pro Waschgang, 35 Cent pro kWh, 180 mal im Jahr`. */
export const answerRuns = (story: Story): Answered => {
  const { values, parts, units } = story;
  const energy = values.find(({ quantity }) => quantity === 'energy');
  const at = values.findIndex((value, place) => isNumberOf(value) && startsWith(parts[place + 1]!, 'times'));
  const count = values[at];
  const price = values.find((value) => value !== energy && value !== count);
  if (values.length !== 3 || energy?.node.kind !== 'measure' || !count || !price) return undefined;
  if (isPercent(price) || has(parts, ...changes, ...figures, 'rest', 'split')) return undefined;
  if (unitIdOf(energy, units) !== 'kilowatt-hour' || parts.some((part) => part.units.length > 0)) return undefined;
  const rate = priceOfEnergy(price, story, energy.node);
  const counted = Object.entries(runsOf).find(([role]) => parts[at + 1]!.roles.has(role as Role));
  const asked = (['month', 'year'] as const).filter((role) =>
    parts.some((part, place) => part.roles.has(role) && (place !== at + 1 || counted?.[0] !== role)),
  );
  if (!rate || asked.length > 1) return undefined;
  const ofPeriod = counted && asked[0] ? counted[1][asked[0]] : undefined;
  if (counted && asked[0] && !ofPeriod) return undefined;
  const runs = calculated`${energy} × ${count}`;
  const all = ofPeriod ? calculated`${runs} × ${ofPeriod}` : runs;
  const assumed: readonly Assumption[] =
    price.node.kind === '/'
      ? []
      : [{ kind: 'unit', of: price.place.text, as: `${price.place.text}/${energy.node.unit.unit.text}` }];
  return workIn({ ...story, assumed }, calculated`${all} × ${{ root: rate, text: price.place.text }}`);
};
