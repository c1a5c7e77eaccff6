import { alternatives } from '../languages/words.ts';
import { firstResult } from '../model/first-result.ts';
import type { Assumption } from '../model/assumption.ts';
import { exactly } from '../model/decimal.ts';
import { dimensionless } from '../model/dimension.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Role } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { tagOf } from '../text/locale.ts';
import { calculated, asWritten, withoutUnit, type Calculation } from './calculated.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import { readCurrency } from './money.ts';
import { isLedTo, rolesOf, rolesOfText, type Part, type RoleWord } from './roles.ts';
import { isPortion, thingAfter } from './things.ts';
import {
  cents,
  distanceTo,
  endsWith,
  has,
  isCount,
  isPercent,
  questionIn,
  startsWith,
  valueOf,
  taxes,
  wordsIn,
  work,
  workIn,
  type Answered,
  type Story,
  type StoryContext,
  type Told,
} from './story.ts';

// Word problems about money: taxes, shares of a bill, prices before a discount, and amounts in another currency.

/** The most words without a role beside an amount that is asked for in another currency. */
const mostBesideMoney = 3;

/** Answers an amount in the currency that other words name: ۵ میلیون تومان چند ریاله. */
export const answerExchange = (story: Story): Answered => {
  const { values, parts } = story;
  const [amount, another] = values;
  if (amount?.node.kind !== 'money' || another || parts.flatMap(({ others }) => others).length > mostBesideMoney)
    return undefined;
  const { currency } = amount.node;
  if (parts.some(({ roles, units }) => units.length > 0 || [...roles.keys()].some((role) => !besideMoney.has(role))))
    return undefined;
  const named = parts.flatMap(({ place }) =>
    matchesOf(/[\p{L}\p{M}]+/gu, place.plain).flatMap(({ index }) => {
      const found = readCurrency(place, index);
      return found && found.unit !== currency ? [{ unit: found.unit, place: span(place, index, found.end) }] : [];
    }),
  );
  const [wanted, other] = named;
  if (!wanted || (other && other.unit !== wanted.unit)) return undefined;
  const [first] = parts as readonly [Part];
  return work({ ...story, parts: [{ ...first, units: [wanted.place] }] }, calculated`${amount}`);
};

/** Answers an amount of money at the rate of one of its currency: `1달러 1390원 50달러는 얼마`, `100ドル 1ドル155円でいくら`. */
export const answerAtRate = (story: Story): Answered => {
  const { values, parts } = story;
  const currencies = values.map(({ node }) => (node.kind === 'money' ? node.currency : undefined));
  if (values.length !== 3 || currencies.includes(undefined) || new Set(currencies).size !== 2) return undefined;
  if (parts.some(({ roles, units }) => units.length > 0 || [...roles.keys()].some((role) => !besideRate.has(role))))
    return undefined;
  // The one stands beside the amount of the other currency that it is worth
  const pairs = [0, 1].filter((at) => currencies[at] !== currencies[at + 1]);
  const [pair, another] = pairs.filter((at) => [values[at]!, values[at + 1]!].some((value) => valueOf(value) === 1));
  if (pair === undefined || another !== undefined) return undefined;
  const [first, second] = [values[pair]!, values[pair + 1]!];
  const [one, worth] = valueOf(first) === 1 ? [first, second] : [second, first];
  const amount = values.find((value) => value !== one && value !== worth)!;
  const isOfOne = currencies[values.indexOf(amount)] === currencies[values.indexOf(one)];
  const [over, under] = isOfOne ? [worth, one] : [one, worth];
  return workIn(story, calculated`${withoutUnit(amount)} × ${over} ÷ ${withoutUnit(under)}`);
};

/** Roles of words beside a rate of two currencies. */
const besideRate: ReadonlySet<Role> = new Set(['question', 'silent', 'cost', 'need', 'then', 'at', 'on', 'whatTime']);

/** Roles of words that say nothing about one amount of money. */
const besideMoney: ReadonlySet<Role> = new Set(['question', 'silent', 'cost', 'need', 'total']);

/** The letters between the word for a tax and its number: IVA a 23. */
const afterTax = 4;

/** Roles of the words for a tax. */
const ofTax: readonly Role[] = ['tax', 'gross', 'net'];

/** Returns a number after the words for a tax as a percentage: IVA 22, iva inclusa al 22. */
const barePercent = (story: Story): Factor | undefined => {
  const ranges = rangesOf(story.source, story.values);
  const [bare, another] = story.values.filter(
    (value, at) =>
      isCount(value) &&
      valueOf(value) < 100 &&
      story.parts[at]!.roles.has('tax') &&
      ofTax.some((role) =>
        wordsIn(story, role).some(({ end, part }) => part === at && ranges[at]![0] - end <= afterTax),
      ),
  );
  if (bare?.node.kind !== 'number' || another) return undefined;
  return { ...bare, node: { kind: 'number', value: bare.node.value, isPercent: true } };
};

/** Returns true for an amount of money, or a number that may be one. */
const mayBeMoney = ({ node }: Factor): boolean => node.kind === 'money' || node.kind === 'number';

/** The least amount without the name of a tax that may be a wage: 3000 brutto. */
const leastWage = 1000;

/** Roles beside which a gross or a net amount is a wage. */
const ofWages: readonly Role[] = ['income', 'salary', 'month', 'year', 'weekly', 'daily', 'perHour', 'installment'];

/** Matches the names of a tax as whole words. */
const namesOfTax = oncePer(
  (names: readonly string[]) => new RegExp(String.raw`(?<!\p{L})(?:${alternatives(names)})(?!\p{L})`, 'iu'),
);

/** Returns the standard rate of the reader's country for a price whose tax is named without a rate: `249 € netto, wie viel brutto`. */
const standardRate = (
  story: Story,
): { readonly percent: Factor; readonly assumed: readonly Assumption[] } | undefined => {
  const { source, values, parts, context } = story;
  const [amount, another] = values;
  const { vat } = context.asking ?? {};
  if (!vat || !amount || another || !mayBeMoney(amount) || isPercent(amount)) return undefined;
  const { locale, place } = context.telling;
  const rate = place?.region === undefined ? Object.values(vat.rates)[0] : vat.rates[place.region];
  const named = namesOfTax(vat.names).exec(source.plain);
  if (rate === undefined || !named || has(parts, ...ofWages)) return undefined;
  if (!has(parts, 'tax') && valueOf(amount) >= leastWage && !cents.test(amount.place.text)) return undefined;
  const written = new Intl.NumberFormat(tagOf(locale), { style: 'percent', maximumFractionDigits: 1 }).format(
    rate / 100,
  );
  const of = source.text.slice(named.index, named.index + named[0].length);
  const percent: Factor = {
    node: { kind: 'number', value: exactly(rate), isPercent: true },
    place: makeSource(written, source.lexicon),
    dimension: dimensionless,
    money: 0,
    quantity: undefined,
    assumed: [],
  };
  return { percent, assumed: [{ kind: 'number', of, as: `${vat.names[0]} ${written}` }] };
};

/** Returns the only amount of a story that may be of money, and its only percentage. */
const amountAndPercent = (story: Story): readonly [amount: Factor, percent: Factor] | undefined => {
  const [written, another] = story.values.filter(isPercent);
  const percent = written ?? barePercent(story);
  const [amount, other] = story.values.filter(({ place }) => place !== percent?.place);
  return percent && amount && !another && !other && mayBeMoney(amount) ? [amount, percent] : undefined;
};

/** Matches the pay of a person in English, where `pay` alone is also what a buyer does. */
const payInEnglish = /\b(?:gross|net)\s(?:pay|wages?|income|earnings)\b/;

/** Returns true for the pay of a person, from which a tax is withheld: `gross pay 2000, 22 % tax, net`. */
const isOfPay = ({ parts, source, context }: Story): boolean =>
  has(parts, 'income') || has(parts, 'salary') || (!context.asking && payInEnglish.test(source.lower));

/** Returns the expression for the words before the percentage of a price that is left of it. */
const expressionOfLeft = oncePer(
  (downTo: readonly string[]) =>
    new RegExp(
      String.raw`\d\D*(?<!\p{L})(?:${alternatives(downTo)})\s?%?\s?\d[\d.,]*\s?(?:[%٪]|percent|prozent|procent)`,
      'iu',
    ),
);

const downToInEnglish: readonly string[] = ['to', 'down to'];

/** Returns true for a price whose percentage is what is left of it: `149 € auf 70 % reduziert`. */
export const isReducedTo = (source: Span, { asking }: StoryContext): boolean => {
  const words = asking ? asking.downTo : downToInEnglish;
  const roles = rolesOf(asking);
  if (!words || !roles || !rolesOfText(source, roles).has('down')) return false;
  return expressionOfLeft(words).test(source.plain);
};

/** Matches a number with a percent sign. */
const percentInDigits = /[%٪]\s?\p{Nd}|\p{Nd}\s?[%٪]/gu;

/** Matches what makes a discount an amount in a script without spaces: 割引額, 할인액, 优惠多少. */
const ofAmount = /^(?:額|额|액|금액|多少)/;

/** Matches the discount at the end of a question in English. */
const discountAtEnd = /\bdiscount(?: amount)?\W*$/;

/** Matches a word, without the Arabic article. */
const wholeWord = /(?<![\p{L}\p{M}])(?:ال)?([\p{L}\p{M}]+)$/u;

/**
 * Returns true if the words after the last number ask for what a percentage takes away, by the word that names it: `850 € remise 30 %, combien
 * fait la remise`. The price after the discount has other words or other forms of it.
 */
export const asksWhatIsOff = (source: Span, context: StoryContext): boolean => {
  const roles = rolesOf(context.asking);
  if (!roles || matchesOf(percentInDigits, source.plain).length > 1) return false;
  const start = source.plain.search(/[^\p{Nd}%٪]*$/u);
  const tail = span(source, start);
  const asked = rolesOfText(tail, roles);
  const words = rolesOfText(source, roles).get('down') ?? [];
  const last = words.at(-1);
  if (!last || words.length < 2 || last.from < start || asked.has('later') || asked.has('with')) return false;
  if (questionIn({ place: tail, roles: asked, others: [], units: [] }, context) < 0) return false;
  if (!context.asking) return discountAtEnd.test(source.lower);
  if (hasUnspaced(source.plain)) return ofAmount.test(source.plain.slice(last.end));
  const nameOf = ({ from }: { readonly from: number }): string | undefined => {
    const [rest] = /^[\p{L}\p{M}]*/u.exec(source.plain.slice(from))!;
    return wholeWord.exec(source.lower.slice(0, from + rest.length))?.[1];
  };
  return words.slice(0, -1).some((word) => nameOf(word) === nameOf(last));
};

/** Returns true if the words before an amount ask for it without the tax: `price without VAT of what costs 242 € with 21 % included`. */
const asksForNetOf = (story: Story, amount: Factor): boolean => {
  const at = story.values.findIndex(({ place }) => place === amount.place);
  // Net pay is no price
  const net = isOfPay(story) ? undefined : wordsIn(story, 'net').find(({ part }) => part === at);
  const isBetween = (role: Role): boolean =>
    wordsIn(story, role).some(({ from, part }) => part === at && net !== undefined && from >= net.end);
  return (isBetween('cost') || isBetween('outOf')) && wordsIn(story, 'gross').every(({ part }) => part > at);
};

/** Returns true for words after the end of a clause: `363 € incl. VAT, excl.?`. */
const isInNextClause = ({ parts, source }: Story, { part, from }: Told): boolean => {
  const start = parts[part]!.place.offset - source.offset;
  return part > 0 && endOfClause.test(source.plain.slice(start, from));
};

/** Returns true for words beside a question: `118 € gross, how much net`. */
const isInQuestion = ({ parts, context }: Story, { part }: Told): boolean =>
  part > 0 && questionIn(parts[part]!, context) >= 0;

/** Returns true if an amount is with the tax. Words for both stand beside it and in the question: `118 € gross, how much net`. */
const isGrossAmount = (story: Story, amount: Factor): boolean => {
  if (asksForNetOf(story, amount)) return true;
  for (const isAsked of [isInNextClause, isInQuestion]) {
    const [gross, net] = (['gross', 'net'] as const).map((role) =>
      wordsIn(story, role).some((told) => isAsked(story, told)),
    );
    if (gross !== net) return net!;
  }
  return distanceTo(story, amount, 'gross') < distanceTo(story, amount, 'net');
};

/** Matches the end of a clause. */
const endOfClause = /[,;:?؟،，。]/;

/** The letters between a question word and the word for what is asked: how much VAT. */
const asked = 12;

/** The letters of the longest question words. */
const longestQuestion = 10;

/** The letters between two words that belong together: without VAT, KDV hariç. */
const together = 2;

/** Returns the words for the tax itself. That of `with VAT`, `without VAT`, `KDV hariç` belongs to an amount. */
const taxesIn = (story: Story): readonly Told[] => {
  const [gross, net] = (['gross', 'net'] as const).map((role) => wordsIn(story, role));
  return wordsIn(story, 'tax').filter(
    ({ from, end }) =>
      !gross!.some((other) => other.from <= from && other.end >= end) &&
      !net!.some((other) => from - other.end <= together && other.from - end <= together),
  );
};

/** Returns true if the tax at the end is what was asked: `1249 € gross, how much of it is 19 % VAT`. */
const isPartOfAmount = (story: Story, part: number): boolean => {
  const { values, parts, context, source } = story;
  const [percent, before] = part > 0 ? [values[part - 1], parts[part - 1]] : [];
  const question = before && part === parts.length - 1 ? questionIn(before, context) : -1;
  if (question < 0 || !percent || !isPercent(percent)) return false;
  const from = before!.place.offset - source.offset + question;
  return (['with', 'at', 'on', 'up', 'gross', 'net'] as const).every((role) =>
    wordsIn(story, role).every((word) => word.from < from),
  );
};

/** Returns where the question about the tax stands: how much VAT is in, KDV ne kadar. Undefined if it is about something else. */
const taxAsked = (story: Story): 'before' | 'after' | undefined => {
  const others = (['gross', 'net'] as const).flatMap((role) => wordsIn(story, role));
  return firstResult(taxesIn(story), ({ from, end, part }) => {
    const { place } = story.parts[part]!;
    const question = questionIn(story.parts[part]!, story.context);
    if (question < 0 && isPartOfAmount(story, part)) return 'after';
    const at = place.offset - story.source.offset + question;
    // 96 € ttc, how much is it net of VAT
    if (question < 0 || others.some((word) => word.from > Math.min(at, end) && word.end <= Math.max(at, from)))
      return undefined;
    // 本体価格 asks for the price without tax
    const isNet = wordsIn(story, 'net').some((word) => word.end === at);
    if (at < from) return !isNet && from - at <= asked + longestQuestion ? 'before' : undefined;
    // With 18 % tax, what is the price without tax
    const isOfPrice = others.some((word) => word.from > at && word.part === part);
    return at - end <= asked && !isOfPrice ? 'after' : undefined;
  });
};

/** Answers a wage after a percentage is taken away, or before: `3万扣20%到手`, `на руки 87 000 ₽, НДФЛ 13 %, какой оклад`. */
export const answerTakeHome = (story: Story): Answered => {
  const { parts } = story;
  const found = has(parts, 'takeHome') && has(parts, 'down') ? amountAndPercent(story) : undefined;
  if (!found) return undefined;
  const [amount, percent] = found;
  if (valueOf(percent) >= 100) return undefined;
  const at = story.values.findIndex(({ place }) => place === amount.place);
  const first = Math.min(...wordsIn(story, 'takeHome').map(({ part }) => part));
  // The word before the amount says what it is, and one after asks for it
  return first <= at
    ? work(story, calculated`${amount} ÷ (1 − ${percent})`)
    : work(story, calculated`${amount} × (1 − ${percent})`);
};

/** Returns true if the last words ask for the amount without the tax: `120 £ inc 20 % VAT, what is it without`. */
const asksWithout = ({ parts }: Story): boolean => parts.at(-1)!.roles.has('without');

/** Returns true if the last words ask for the net amount: `with 10 % tax it came to 220, how much without tax`. */
const asksForNet = (story: Story): boolean =>
  wordsIn(story, 'net').some(
    (told) => told.part === story.parts.length - 1 && (isInNextClause(story, told) || isInQuestion(story, told)),
  );

/** Roles beside which a tax on an amount is not asked for alone. */
const besideTaxAlone: readonly Role[] = ['gross', 'net', 'with', 'without', 'up', 'total', 'extract'];

/** Returns true for a tax on an amount, beside a question or nothing else: `how much is 23 % VAT on 1200 net`, `23 % VAT od 1000 zł`. */
const isTaxOf = ({ values, parts, context }: Story): boolean => {
  const [, middle, last] = parts;
  const isFirst = isPercent(values[0]!);
  const tax = isFirst ? middle : last;
  if (values.length !== 2 || tax!.roles.get('tax')?.some(({ from }) => from <= 1) !== true) return false;
  const isAlone = context.asking !== undefined && !has(parts, ...besideTaxAlone);
  return isFirst
    ? (has([middle!], 'on', 'outOf') || startsWith(last!, 'on')) && (isAlone || questionIn(parts[0]!, context) >= 0)
    : isAlone && has([middle!], 'on');
};

/** Returns an amount that may be money, and two percentages: those nearer to the words of each role. Undefined if one is nearer to both. */
const amountAndPercents = (
  story: Story,
  roles: readonly [Role, Role],
): { readonly amount: Factor; readonly percents: readonly [Factor, Factor] } | undefined => {
  const { values, parts } = story;
  const [amount, another] = values.filter((value) => !isPercent(value));
  const [one, other, further] = values.filter(isPercent);
  if (!amount || another || !one || !other || further || !mayBeMoney(amount)) return undefined;
  if (!roles.every((role) => has(parts, role))) return undefined;
  const [isFirst, isSecond] = roles.map((role) => distanceTo(story, one, role) < distanceTo(story, other, role));
  return isFirst === isSecond ? undefined : { amount, percents: isFirst ? [one, other] : [other, one] };
};

/** Answers a reduced price with the tax: `$79.99 20 % off plus 8.25 % tax`. */
export const answerReducedWithTax = (story: Story): Answered => {
  const { parts } = story;
  const { amount, percents } = amountAndPercents(story, ['down', 'tax']) ?? {};
  const asksElse = has(parts, 'gross', 'net', 'tip', 'split', 'each', 'difference', 'savings');
  if (!amount || asksElse) return undefined;
  const [off, tax] = percents!;
  if (valueOf(off) > 100) return undefined;
  return work(story, calculated`${amount} − ${off} + ${tax}`);
};

/** Answers an amount with a tax, without it, or the tax: `238 € gross, net at 19 %`. */
export const answerTax = (told: Story): Answered => {
  const { values, parts, source } = told;
  const [gross, net] = [has(parts, 'gross'), has(parts, 'net')];
  // A percentage less may be a discount
  if ((!has(parts, 'tax') && !(gross && net)) || has(parts, 'down')) return undefined;
  const standard = standardRate(told);
  const story = standard ? { ...told, assumed: standard.assumed } : told;
  const found = standard ? ([values[0]!, standard.percent] as const) : amountAndPercent(told);
  if (!found) return undefined;
  const [amount, percent] = found;
  // Gross 2900, 23 % withheld, net: what the percentage is has a name of its own
  const isNamed = [0, 1].some((after) => parts[values.indexOf(percent) + after]?.others.length);
  if (!has(parts, 'tax') && !standard && isNamed) return undefined;
  const [toGross, toNet] = [calculated`${amount} × (1 + ${percent})`, calculated`${amount} ÷ (1 + ${percent})`];
  const taxIn = calculated`${amount} − ${toNet}`;
  const isGross = gross && (!net || isGrossAmount(story, amount));
  if (isOfPay(story)) {
    // The tax on a wage is a part of it
    if (!gross || standard || valueOf(percent) >= 100) return undefined;
    return work(story, isGross ? calculated`${amount} × (1 − ${percent})` : calculated`${amount} ÷ (1 − ${percent})`);
  }
  const at = values.findIndex(({ place }) => place === percent.place);
  const isWith = wordsIn(story, 'with').some(({ part }) => part === at);
  const isPlus = parts.some(({ place }) => place.plain.includes('+'));
  // 119 € ohne 19 % MwSt. A question for the price with it means that the amount is without it: 100 without 20% VAT, with VAT?
  const isWithout = at > 0 && !net && wordsIn(story, 'without').some(({ part }) => part === at);
  const asksForGross = (['with', 'withIt', 'gross'] as const).some((role) =>
    wordsIn(story, role).some(({ part }) => part > at && part === parts.length - 1),
  );
  if (isWithout && (asksForGross || !gross)) return work(story, asksForGross ? toGross : toNet);
  // With the standard rate there is no percentage, and the last word is of what is asked: 80 euro senza iva, quanto con iva
  const [lastWith, lastNet] = (['with', 'net'] as const).map((role) => wordsIn(story, role).at(-1)?.from);
  if (standard && !gross && lastWith !== undefined && lastNet !== undefined)
    return work(story, lastWith > lastNet ? toGross : toNet);
  if (((gross || isWith) && !net && asksWithout(story)) || (isWith && net && asksForNet(story)))
    return work(story, toNet);
  // Remove 10% GST from $165
  if (!story.context.asking && !net && has(parts, 'extract')) return work(story, toNet);
  const isAdded = !gross && !net && (isWith || has(parts, 'up') || isPlus);
  const isOf = has(parts, 'on') || has(parts, 'outOf');
  // The VAT in 96 € at 20 %
  const before = parts[values.indexOf(amount)];
  const isIn = before?.roles.has('tax') === true && isLedTo(source, amount.place.offset - source.offset);
  if (isIn && !net && !isAdded) return work(story, taxIn);
  // How much of £90 is VAT at 20 %
  const asksForPart = questionIn(parts[0]!, story.context) >= 0 && endsWith(parts[0]!, 'outOf');
  const isPart = asksForPart && !parts[0]!.roles.has('gross') && parts[1]!.roles.has('tax');
  if (isPart && !net && !isAdded && amount === values[0]) return work(story, taxIn);
  const question = taxAsked(story) ?? (isTaxOf(story) ? 'before' : undefined);
  // VAT on 850 € at 19 %
  const isFirst = isOf && !(gross && net) && taxesIn(story).some(({ part }) => part === 0);
  // Tax 5% on 40, total
  const isOfTax = taxesIn(story).some(({ part }) => part === parts.length - 1);
  const isInTotal = !gross && !net && !isOfTax && parts.at(-1)!.roles.has('total') && question !== 'before';
  if (isInTotal) return work(story, toGross);
  if (question === 'before' || (!isAdded && (isFirst || question === 'after'))) {
    if ((!gross && !net && !isOf) || (!gross && asksForNet(story))) return undefined;
    return work(story, isGross ? taxIn : calculated`${amount} × ${percent}`);
  }
  // 244 € ivato 22 %, scorporo
  if (gross && !net && has(parts, 'extract')) return work(story, toNet);
  if (gross && net) return work(story, isGross ? toNet : toGross);
  // The price without VAT of 60 may be 60, or asked for
  const isOpen = parts[values.indexOf(amount)]!.roles.has('outOf');
  // 55000원 부가세 10% 별도 합계
  const isBeside = distanceTo(story, amount, 'net') < asked || parts[at + 1]?.roles.has('net') === true;
  const isOfAmount = net && !isOpen && isBeside && (isWith || isPlus || has(parts, 'total') || has(parts, 'up'));
  // 20 % VAT on 250 in total
  const isTotal = !gross && !net && !isOfTax && has(parts, 'total');
  return isAdded || isOfAmount || isTotal ? work(story, toGross) : undefined;
};

/** Answers a bill with a tax and a tip on the amount before it: `84 $, tip 20 %, tax 8 %`. */
export const answerTaxAndTip = (story: Story): Answered => {
  const { values, parts } = story;
  const { amount } = amountAndPercents(story, ['tax', 'tip']) ?? {};
  if (!amount || has(parts, 'gross', 'down', 'split', 'each')) return undefined;
  const [one, other] = values.filter(isPercent) as [Factor, Factor];
  return work(story, calculated`${amount} × (1 + ${calculated`${one} + ${other}`})`);
};

/** Returns true for a number of people or things. */
export const isNumberOf = (value: Factor): boolean =>
  isCount(value) && Number.isInteger(valueOf(value)) && valueOf(value) > 1;

/** The most people at one table. */
const mostAtTable = 12;

/** Returns true for a number without a currency that may count people rather than money. */
export const mayCountPeople = (value: number): boolean => Number.isInteger(value) && value <= mostAtTable;

/** Returns true for a tip on a number that may count people: party of 6 with 18% gratuity. */
export const tipsPeople = ({ values, parts, context }: Story): boolean => {
  const [amount, another] = values.filter((value) => !isPercent(value));
  if (!has(parts, 'tip') || !amount || another || !isCount(amount) || !mayCountPeople(valueOf(amount))) return false;
  const at = values.indexOf(amount);
  const before = parts[at]!;
  // Tip on 12, but not party of 6
  if (before.others.length === 0 && (endsWith(before, 'on', 'outOf') || has([before], 'bill', 'cost'))) return false;
  const isBesideWords = parts.some(({ others }) => others.length > 0) || has(parts, 'silent', 'need', 'bill');
  return isBesideWords || isPortion(thingAfter(parts[at + 1]!), context);
};

/** The most people of a bill whose amount has no currency. */
const mostPeople = 100;

/** An amount, and a number of people or things. */
interface Shared {
  readonly amount: Factor;
  readonly people: Factor;
}

/** Returns the amount and the number beside it. Of two numbers the amount is the one with cents, or the larger one. */
const sharedOf = ([a, b, another]: readonly Factor[]): Shared | undefined => {
  if (!a || !b || another) return undefined;
  const [hasCents, areCents] = [a, b].map(({ place }) => cents.test(place.text));
  const isFirst = !isCount(a) || (hasCents === areCents ? valueOf(a) > valueOf(b) : hasCents);
  const [amount, people] = isCount(b) && isFirst ? [a, b] : [b, a];
  if (!isNumberOf(people) || (isCount(amount) && valueOf(people) > mostPeople)) return undefined;
  return { amount, people };
};

/** Returns a number as money of the same currency as another amount. */
export const inMoneyOf = (value: Factor, { node: money }: Factor): Factor =>
  value.node.kind === 'number' && money.kind === 'money'
    ? { ...value, node: { ...money, value: value.node.value } }
    : value;

/** Returns an amount with the percentage or the tip that is added to it or taken away. Undefined if the words do not say which. */
const changed = (amount: Factor, extra: Factor | undefined, { parts }: Story): Calculation | undefined => {
  if (!extra) return asWritten(amount);
  const isUp = has(parts, 'up', 'tip') || parts.some(({ place }) => place.plain.includes('+'));
  if (isUp === has(parts, 'down')) return undefined;
  const [own, other] = isPercent(extra) ? [amount, extra] : [inMoneyOf(amount, extra), inMoneyOf(extra, amount)];
  return isUp ? calculated`(${own} + ${other})` : calculated`(${own} − ${other})`;
};

/** Returns a tip in money between a bill and a number of people: `86.50 plus 7 € tip, by 4`. */
const tipInMoney = ({ values, parts }: Story): Factor | undefined => {
  const [bill, tip, people, another] = values;
  const isAdded = parts[1]!.roles.has('up') || parts[1]!.place.plain.includes('+');
  const areOfMoney = [bill, tip].every((value) => value && mayBeMoney(value) && !isPercent(value));
  const isTip = has(parts.slice(1), 'tip') && !has(parts, 'down') && isAdded && areOfMoney;
  return isTip && people && !another && isNumberOf(people) && valueOf(tip!) < valueOf(bill!) ? tip : undefined;
};

/** Answers a bill with its tip, if words or a sign add it: `bill 268 + 10 % tip`, `57.50 with 8 % tip`. */
const answerTipped = (story: Story): Answered => {
  const { parts } = story;
  const found = amountAndPercent(story);
  // 48,50 € with the tip in it, how much without it
  const [isIncluded, isWithout] = [has(parts, 'gross'), has(parts, 'without')];
  if (found && isIncluded && isWithout && has(parts, 'tip')) {
    const [bill, tip] = found;
    return work(story, calculated`${bill} ÷ (1 + ${tip})`);
  }
  if ((isIncluded || isWithout) && !has(parts, 'tax')) return undefined;
  // Essen 73,50 Euro, 12 % Trinkgeld, was zahle ich
  const last = parts.at(-1)!;
  const asksForAll = last.roles.has('cost') && last.roles.has('question') && startsWith(last, 'tip');
  const isAdded =
    asksForAll || has(parts, 'up', 'with', 'total') || parts.some(({ place }) => place.plain.includes('+'));
  if (!found || !isAdded || !has(parts, 'tip') || has(parts, 'down')) return undefined;
  const [amount, percent] = found;
  return work(story, calculated`${amount} + ${percent}`);
};

/** Matches a pack after the number of what is in it, and one before it. Several packs have a number of their own. */
const packAfter = /^[\s-]?(?:pack|pk|box|case)(?![a-z])/;
const packBefore = /(?<![a-z])(?:pack|pk|box|case|set|bag|tray) of\s*$/;

/** Returns true if a number of things is in one pack: beer 20 pack 14.99, price each. */
const isPack = (before: Part, after: Part): boolean =>
  packAfter.test(after.place.lower) || packBefore.test(before.place.lower);

/** Returns true for an amount of money that is less than the number beside it, which does not count people: 7 ₹ for 120 units. */
const isLessThanPeople = ({ values: [one, other, another] }: Story): boolean => {
  if (!one || !other || another) return false;
  const [money, number] = one.node.kind === 'money' ? [one, other] : [other, one];
  return money.node.kind === 'money' && isCount(number) && valueOf(money) < valueOf(number);
};

/** Returns true for an amount that each of several people pays: 25 each. */
const isOfEach = ({ place }: Factor): boolean => /\s(?:each|apiece)$/.test(place.lower);

/** Answers what each of several people pays, or what all have together: `92.40 $, 20 % tip, split between 3`, `12 € each for 7 people`. */
export const answerShare = (story: Story): Answered => {
  const { values, parts, context } = story;
  const isEach = has(parts, 'each');
  // A bill is for all
  const isOfPeople = has(parts, 'bill') && values.some(isNumberOf) && !isLessThanPeople(story);
  const tip = tipInMoney(story);
  const isSplit = has(parts, 'split') || tip !== undefined || (isOfPeople && !has(parts, 'total') && !isEach);
  if (!isSplit && !isEach && !has(parts, 'tip')) return undefined;
  // 3 in split 14 ways is a length in inches
  if (!context.asking && /^in\s(?!total|all)/.test(parts[1]!.place.lower)) return undefined;
  // The bar of a bill is not a unit of pressure
  const inMoney = { ...story, parts: parts.map((part) => ({ ...part, units: [] })) };
  if (!isSplit && !isEach && values.length === 2) return answerTipped(inMoney);
  const [extra = tip, another] = values.filter(isPercent);
  const shared = another ? undefined : sharedOf(values.filter((value) => value !== extra));
  const all = shared && changed(shared.amount, extra, story);
  if (!all) return undefined;
  const { amount, people } = shared;
  const [at, counted] = [values.indexOf(amount), values.indexOf(people)];
  const words = wordsIn(story, 'each');
  const isAsked = words.some(({ part }) => questionIn(parts[part]!, context) >= 0);
  // 4 people 240 €, per person
  const isLast = words.some(({ part }) => part === parts.length - 1) && at !== values.length - 1;
  const isOfPack = isPack(parts[counted]!, parts[counted + 1]!);
  // 24 bottles, each 500 ml
  const isLed = (part: number): boolean =>
    part === at && (at < counted || (amount.node.kind === 'measure' && endsWith(parts[at]!, 'each')));
  const isOfAmount = isOfEach(amount) || (isEach && words.every(({ part }) => part === at + 1 || isLed(part)));
  // 12 teachers 4 books each: without people or money, the words do not say which number is shared
  const [shares, sharers] = [at, counted].map((index) => thingAfter(parts[index + 1]!)) as [string, string];
  const isUnclear = isLast && shares !== '' && sharers !== '' && !isPortion(sharers, context);
  if (isUnclear && !isSplit && !isAsked && isCount(amount) && !parts[1]!.roles.has('need')) return undefined;
  const told = mayBeMoney(amount) ? inMoney : story;
  // 7 osób po 45 zł
  if (endsWith(parts[at]!, 'apiece') && at > 0) return undefined;
  if (isSplit || isAsked || isLast || isOfPack || (!isOfAmount && extra))
    return isOfEach(amount)
      ? undefined
      : mayBeMoney(amount) || (isSplit && amount.quantity !== 'temperature')
        ? work(told, calculated`${all} ÷ ${people}`)
        : undefined;
  // Siamo in 5, conto 124 €, a testa: the bill is of all, and without a mark it may be of each
  const isOfAll = has(parts, 'bill', 'pack') && counted < at && amount.node.kind !== 'measure';
  if (isOfAmount && isOfAll) {
    const end = amount.place.offset - story.source.offset + amount.place.text.length;
    const isApart = words.some(({ from }) => /[,;:]/.test(story.source.plain.slice(end, from)));
    return isApart ? work(told, calculated`${all} ÷ ${people}`) : undefined;
  }
  // 3 for $10 each may be 10 for all
  const isForAll = amount.node.kind !== 'measure' && counted < at && parts[at]!.roles.has('need');
  return isOfAmount && !isForAll ? work(told, calculated`${people} × ${all}`) : undefined;
};

/** Returns the words by which a part asks for an amount. The 多少 of 多少钱 is part of a word for a cost. */
const askingIn = ({ roles, place }: Part): readonly RoleWord[] => [
  ...(roles.get('question') ?? []),
  ...(hasUnspaced(place.plain) ? (roles.get('cost') ?? []) : []),
];

/** Returns true if words say that the amount is the earlier one, and others ask for the present one: `it was 90 € before, what is it with 30 % off`. */
export const isOfEarlier = ({ parts }: Story): boolean =>
  has(parts, 'earlier') &&
  parts.some((part) => askingIn(part).length > 0) &&
  // A word for a price asks for nothing beside an earlier one: wenn sie vorher 89,90 € gekostet hat
  parts.every((part) => !part.roles.has('earlier') || askingIn(part).length === 0 || isEarlierApart(part));

/** Returns true if a mark stands between a question and a word for the amount after it: how much with 20 % off, original price 320. */
const isEarlierApart = (part: Part): boolean => {
  const end = Math.max(...askingIn(part).map((word) => word.end));
  const [{ from }] = part.roles.get('earlier') as [RoleWord];
  return endsWith(part, 'earlier') && end <= from && /[,;:]/.test(part.place.plain.slice(end, from));
};

/** Answers what an amount was before a percentage was added to it or taken away: `450 € after 25 % off, original price`. */
export const answerBefore = (story: Story): Answered => {
  const { values, parts } = story;
  const isAsked = parts.at(-1)!.roles.has('earlier') || parts[0]!.roles.has('earlier');
  const told = amountAndPercent(story);
  // What is paid has the discount: paguei 68 com 15% de desconto
  const at = told ? values.indexOf(told[0]) : -1;
  const isPaid =
    at >= 0 &&
    has(parts, 'down') &&
    !has(parts, ...taxes) &&
    (parts[at]!.roles.has('paid') || startsWith(parts[at + 1]!, 'paid'));
  const found = isPaid || (isAsked && !isOfEarlier(story)) ? told : undefined;
  const [isUp, isDown] = [has(parts, 'up'), has(parts, 'down')];
  if (!found || isUp === isDown) return undefined;
  const [amount, percent] = found;
  if (isDown && valueOf(percent) >= 100) return undefined;
  return work(story, isUp ? calculated`${amount} ÷ (1 + ${percent})` : calculated`${amount} ÷ (1 − ${percent})`);
};
