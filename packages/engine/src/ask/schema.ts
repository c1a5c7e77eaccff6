import { alternatives } from '../languages/words.ts';
import { sameDimension } from '../model/dimension.ts';
import { firstResult } from '../model/first-result.ts';
import { matchesOf } from '../model/matches.ts';
import { ratio, toNumber } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { ClockWords, Role } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, span, withPlain, type Span } from '../text/span.ts';
import { readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate } from './arithmetic/calculate.ts';
import { difference, product, quotient, sum, unitNode, type Node } from './arithmetic/node.ts';
import { answerOf, wantedOf } from './calculation.ts';
import { rangesOf, valuesIn, type ChainContext, type Factor } from './factor-chain.ts';
import { clockAt } from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { namesCity, type Cities } from './city.ts';
import { ownTimeAt } from './own-clock.ts';
import { partReader, rolesOf, rolesOfText, type Part, type ReadPart } from './roles.ts';
import { wordsBetween, type Knowledge } from './unknown-words.ts';

// Answers word problems by their schema: amounts in an order that only one question has, and words for the roles of some of them. All other
// words are a story, unless they may change an amount. `375 g of flour for 6, how much for 10` is a proportion, whatever is baked.

/** The settings for reading a word problem. */
export interface StoryContext extends ChainContext {
  readonly cities?: Cities | undefined;
  /** The words for times of day. */
  readonly clock?: ClockWords | undefined;
}

interface Story {
  readonly source: Span;
  readonly values: readonly Factor[];
  /** The words before, between and behind the values. */
  readonly parts: readonly Part[];
  readonly units: Span[];
  readonly context: StoryContext;
  readonly read: ReadPart;
}

type Answered = CalculationAnswer | undefined;

/** Limits on the work for any text. Word problems are shorter. */
const longestText = 200;
const mostWords = 24;
const mostValues = 9;

/** Returns the identifier of the unit of a measure. */
const unitIdOf = ({ node }: Factor, units: readonly Span[]): string => {
  if (node.kind !== 'measure') return '';
  const { plain, lexicon } = units[node.unit.index]!;
  return lexicon!.meaningsOf(plain).units[0]!.id;
};

/** Returns a percentage and a number of pieces as plain numbers: 12 Prozent, 5個. */
const asNumber = (value: Factor, units: readonly Span[]): Factor => {
  const { node } = value;
  if (node.kind !== 'measure' || value.quantity !== 'ratio') return value;
  const id = unitIdOf(value, units);
  if (id !== 'percent' && id !== 'part') return value;
  return { ...value, node: { kind: 'number', value: node.value, isPercent: id === 'percent' }, quantity: undefined };
};

/** Returns the words beside ranges of a text. Undefined if one of them may change an amount. */
const readParts = (
  source: Span,
  ranges: readonly (readonly [from: number, end: number])[],
  read: ReadPart,
): readonly Part[] | undefined => {
  const parts = wordsBetween(source, ranges).map(read);
  return parts.every((part) => part !== undefined) ? parts : undefined;
};

const has = (parts: readonly Part[], role: Role): boolean => parts.some(({ roles }) => roles.has(role));

const isCount = ({ node }: Factor): boolean => node.kind === 'number' && !node.isPercent;

const isPercent = ({ node }: Factor): boolean => node.kind === 'number' && node.isPercent;

/** Returns the number of a value. */
const valueOf = ({ node }: Factor): number => ('value' in node && 'n' in node.value ? toNumber(node.value) : 0);

/** Returns true for two counts, two amounts of money, or two measures of one quantity. */
const areAlike = (one: Factor, other: Factor): boolean =>
  isCount(one) || isCount(other)
    ? isCount(one) && isCount(other)
    : one.money === other.money &&
      one.quantity === other.quantity &&
      sameDimension(one.dimension, other.dimension) &&
      (one.money === 0 || one.node.kind === 'money');

/** Returns the only unit that the words name, for the answer. Undefined if they name none, and null if they name several. */
const askedUnit = ({ parts }: Story): Span | undefined | null => {
  const units = parts.flatMap((part) => part.units);
  return units.some(({ plain }) => plain !== units[0]!.plain) ? null : units[0];
};

/** Calculates an answer, and writes the calculation as its text. */
const work = (story: Story, root: Node, text: string, target?: string): Answered => {
  const { source, units, values, context } = story;
  const named = askedUnit(story);
  if (named === null || (named && target !== undefined)) return undefined;
  const place = target === undefined ? named : makeSource(target, source.lexicon);
  const wanted = place && wantedOf(place);
  if (wanted instanceof Diagnostic) return undefined;
  const amount = makeSource(text, source.lexicon, source.names);
  const assumed = values.flatMap((value) => value.assumed);
  const expression = { root, units, isSum: true, assumed };
  const worked = calculate(expression, wanted, context.rates, source);
  if (worked instanceof Diagnostic) return undefined;
  return answerOf({ amount, expression, wanted, worked }, context.telling);
};

/** Matches the word at the start of a text, behind a number. */
const firstWord = /^\s*([\p{L}\p{M}]{2,})/u;

/** Returns the word behind a number: the things that it counts. In scripts without spaces it is one letter. */
const thingBehind = ({ plain }: Span): string => {
  if (hasUnspaced(plain.slice(0, 2))) return plain.trim().charAt(0);
  return plainLetters(firstWord.exec(plain)?.[1] ?? '');
};

/** Returns true for two forms of one word: pierogi, pierogów. */
const areOneWord = (one: string, other: string): boolean => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return hasUnspaced(one) ? one === other : length >= Math.max(3, one.length - 3, other.length - 3);
};

const wordOfTwo = /[\p{L}\p{M}]{2,}/gu;

const isNamedIn = (thing: string, { plain }: Span): boolean =>
  thing !== '' &&
  (hasUnspaced(thing)
    ? plain.includes(thing)
    : matchesOf(wordOfTwo, plainLetters(plain)).some(([word]) => areOneWord(thing, word)));

/** Quantities that grow with the number of things. A cooking time and a temperature do not. */
const growing: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'energy']);

/** Quantities that an amount is for. */
const divisible: ReadonlySet<string | undefined> = new Set(['mass', 'volume', 'energy', 'length', 'area']);

/** A proportion: what `grows` is for `same`, for `asked`. */
interface Proportion {
  readonly grows: Factor;
  readonly same: Factor;
  readonly asked: Factor;
}

/** The letters of a question word that are compared: cuánto has those of cuántos. */
const longestStem = 5;

/** Returns the index of words that ask for an amount, or -1. */
const questionIn = ({ place }: Part, { asking }: StoryContext): number => {
  const { howMany = ['how', 'what'] } = place.lexicon?.vocabulary?.words ?? {};
  const letters = plainLetters(place.plain);
  const stems = [...howMany, ...(asking?.cost ?? [])].map((words) => plainLetters(words).slice(0, longestStem));
  return Math.max(...stems.map((stem) => letters.indexOf(stem)));
};

/** Returns true for words that ask for an amount. */
const isQuestion = (part: Part, context: StoryContext): boolean =>
  part.units.length > 0 || part.roles.has('cost') || questionIn(part, context) >= 0;

/** Returns the proportion of three values if the words say it: `250 g of flour for 4, how much for 11`. */
const proportionOf = ({ values, parts, context }: Story): Proportion | undefined => {
  const [a, b, c] = values as readonly [Factor, Factor, Factor];
  const [before, behindA, behindB, behindC] = parts as readonly [Part, Part, Part, Part];
  const [likeA, likeB] = [areAlike(a, c), areAlike(b, c)];
  const things = [behindA, behindB, behindC].map(({ place }) => thingBehind(place));
  if (likeA !== likeB) {
    const [grows, same] = likeA ? [b, a] : [a, b];
    // 2 kg 3.58, what do 750 g cost. For `340 m2, 2.5 kg for 100 m2` the first would be asked
    if (!isCount(c))
      return isQuestion(behindB, context) || behindB.roles.has('then') ? { grows, same, asked: c } : undefined;
    const [thing, again] = [likeA ? things[0]! : things[1]!, things[2]!];
    const isSame = again !== '' && thing !== '' && areOneWord(thing, again);
    const isAsked = ['need', 'cost', 'then'].some((role) => has([behindB, behindC], role as Role));
    const isCounted = thing !== '' || (likeA ? before : behindA).roles.has('need');
    // 6 rolls 2.70, what do 10 cost
    return isSame || (isAsked && again === '' && isCounted) ? { grows, same, asked: c } : undefined;
  }
  if (!likeA || !isCount(a)) return undefined;
  const [isFirst, isSecond] = things[2] === '' ? ofUnnamed(before, behindA, behindB, things) : ofNamed(things);
  if (isFirst === isSecond) return undefined;
  return isFirst ? { grows: b, same: a, asked: c } : { grows: a, same: b, asked: c };
};

/** Returns which of two numbers counts the same things as the third: 6 eggs for 4 people, how many for 10 people. */
const ofNamed = (things: readonly string[]): readonly boolean[] =>
  things.slice(0, 2).map((thing) => thing !== '' && areOneWord(thing, things[2]!));

/** The same for a number without its things: 6 eggs for 4 people, how many eggs for 10. A word like `for` may stand before both. */
const ofUnnamed = (before: Part, behindA: Part, behindB: Part, things: readonly string[]): readonly boolean[] => {
  const beforeLast = span(behindB.place, things[1]!.length + 1);
  const asked = things.slice(0, 2).map((thing) => isNamedIn(thing, beforeLast));
  if (asked[0] !== asked[1]) return [asked[1]!, asked[0]!];
  return behindB.roles.has('need') ? [before.roles.has('need'), behindA.roles.has('need')] : [false, false];
};

/** Returns true if the words behind the last value name something new: 4 people 300 g of rice, 10 people how much dal. */
const asksOfOthers = (parts: readonly Part[]): boolean => {
  const known = parts.slice(0, -1).flatMap(({ others }) => others);
  const { others, place } = parts.at(-1)!;
  return !hasUnspaced(place.plain) && others.some((word) => !known.some((one) => areOneWord(one, word)));
};

/** Answers what one amount is for another number of things: `6 rolls 2.70 €, what do 10 cost`. Work takes more hands less time. */
const answerProportion = (story: Story): Answered => {
  const { values, parts, source } = story;
  if (values.length !== 3 || values.some(isPercent) || has(parts, 'percent')) return undefined;
  if ((['up', 'down', 'average'] as const).some((role) => has(parts.slice(2), role))) return undefined;
  const proportion = proportionOf(story);
  if (!proportion) return undefined;
  const { grows, same, asked } = proportion;
  const isMoney = grows.node.kind === 'money';
  const isWork = grows.quantity === 'time' && isCount(same) && has(parts, 'worker');
  if (!isWork && asksOfOthers(parts)) return undefined;
  if (!isWork && !isCount(grows) && !isMoney && !growing.has(grows.quantity)) return undefined;
  if (!isCount(same) && same.node.kind !== 'money' && !divisible.has(same.quantity)) return undefined;
  if (has(parts.slice(2), 'cost') && !isMoney && !isCount(grows)) return undefined;
  const [over, under] = isWork ? [same, asked] : [asked, same];
  const root = quotient(product(grows.node, over.node, source), under.node, source);
  return work(story, root, `${grows.place.text} × ${over.place.text} ÷ ${under.place.text}`);
};

/** Returns the direction of each percentage by the words beside it, or undefined if they do not say it. */
const directionsOf = ({ values, parts }: Story): readonly ('up' | 'down')[] | undefined => {
  const directionIn = ({ roles }: Part): 'up' | 'down' | undefined =>
    roles.has('up') === roles.has('down') ? undefined : roles.has('up') ? 'up' : 'down';
  const places = values.flatMap((value, at) => (isPercent(value) ? [at] : []));
  if (places.length === 1) {
    const roles = parts.flatMap((part) => directionIn(part) ?? []);
    return roles.length > 0 && roles.every((role) => role === roles[0]) ? [roles[0]!] : undefined;
  }
  // The words stand before all percentages or behind them
  const [before, behind] = [0, 1].map((offset) => places.map((at) => directionIn(parts[at + offset]!)));
  const isLed = directionIn(parts[places[0]!]!) !== undefined;
  const directions = isLed ? before! : behind!;
  return directions.every((one) => one !== undefined) ? directions : undefined;
};

/** Returns true if words say or allow that the amount has changed already: `8400 after 5 % more`, `20000円` behind `15%引きで`. */
const mayBeResult = ({ values, parts }: Story): boolean => {
  const first = values.findIndex(isPercent);
  if (has(parts, 'earlier') || parts[first]!.roles.has('later')) return true;
  return first === 0 && !parts[1]!.roles.has('on');
};

/** Returns true for words that ask for a change: `how much more`. */
const asksHowMuch = (part: Part, { read, context }: Story): boolean => {
  const asked = questionIn(part, context);
  const behind = asked < 0 ? undefined : read(span(part.place, asked));
  return behind !== undefined && (behind.roles.has('up') || behind.roles.has('down'));
};

/** Answers what an amount is with percentages added to it or taken away: `rent 860 €, raised by 12 %`. */
const answerChange = (story: Story): Answered => {
  const { values, parts, source } = story;
  const amounts = values.filter((value) => !isPercent(value));
  const percents = values.filter(isPercent);
  const [amount] = amounts;
  if (amounts.length !== 1 || percents.length === 0 || has(parts, 'percent')) return undefined;
  if (amount!.quantity === 'temperature' || amount!.node.kind === '/') return undefined;
  const directions = directionsOf(story);
  // From 1200 to 1290 percent increase asks for the percentage
  if (!directions || parts[1]!.place.lower === 'to' || mayBeResult(story)) return undefined;
  // Nothing is left of more than all
  if (percents.some((percent, at) => directions[at] === 'down' && valueOf(percent) > 100)) return undefined;
  if (has(parts, 'difference') || asksHowMuch(parts.at(-1)!, story)) return undefined;
  const root = percents.reduce(
    (left, { node }, at) => (directions[at] === 'up' ? sum : difference)(left, node, source),
    amount!.node,
  );
  const steps = percents.map(({ place }, at) => `${directions[at] === 'up' ? '+' : '−'} ${place.text}`);
  return work(story, root, [amount!.place.text, ...steps].join(' '));
};

/** Returns a number, and the number of an amount of money beside a plain number: `it was 64 € and is 83`. */
const openMoney = (value: Factor, other: Factor): Factor =>
  value.node.kind === 'money' && isCount(other)
    ? { ...value, node: { kind: 'number', value: value.node.value, isPercent: false }, money: 0 }
    : value;

/** The most words of a story beside a part of a whole. More may say that the rest is asked for. */
const mostOfPart = 2;

/** Answers by how many percent an amount changed, or what part of another it is: `it was 64 and is 83 now`, `43 out of 52`. */
const answerPercentage = (story: Story): Answered => {
  const { values, parts, source } = story;
  if (values.length !== 2 || values.some(isPercent) || !has(parts, 'percent')) return undefined;
  const [a, b] = [openMoney(values[0]!, values[1]!), openMoney(values[1]!, values[0]!)];
  if (!areAlike(a, b) || a.quantity === 'temperature') return undefined;
  const [isUp, isDown] = [has(parts, 'up'), has(parts, 'down')];
  if (isUp && isDown) return undefined;
  if (isUp || isDown) {
    // 149 € discount 20 € says the change
    if (parts[1]!.roles.has(isUp ? 'up' : 'down')) return undefined;
    const [more, less] = isUp ? [b, a] : [a, b];
    const text = `(${more.place.text} − ${less.place.text}) ÷ ${a.place.text}`;
    const answer = work(story, quotient(difference(more.node, less.node, source), a.node, source), text, 'percent');
    // A discount that raises the price is read wrongly
    return answer && typeof answer.result === 'number' && answer.result > 0 ? answer : undefined;
  }
  const [before, between, behind] = parts as readonly [Part, Part, Part];
  // From 82 to 77 is a change
  if (!between.roles.has('outOf') || before.roles.has('outOf') || between.others.length > 0) return undefined;
  if (before.others.length > mostOfPart || behind.others.length > mostOfPart) return undefined;
  // In some languages the whole is first: 500 में से 437
  const isWholeFirst = valueOf(a) > valueOf(b);
  const [part, whole] = isWholeFirst ? [b, a] : [a, b];
  return work(story, quotient(part.node, whole.node, source), `${part.place.text} ÷ ${whole.place.text}`, 'percent');
};

/** The unit of a speed, by the unit of the distance. */
const speeds: Readonly<Record<string, string>> = { meter: 'm/s', mile: 'mph' };

/** Answers the speed of a distance in a time. */
const answerSpeed = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const [distance, time] = ['length', 'time'].map((id) => values.filter(({ quantity }) => quantity === id));
  if (values.length !== 2 || distance!.length !== 1 || time!.length !== 1 || !has(parts, 'speed')) return undefined;
  const one = distance![0]!;
  const root = quotient(one.node, time![0]!.node, source);
  const text = `${one.place.text} ÷ ${time![0]!.place.text}`;
  const named = askedUnit(story);
  if (named && named.lexicon!.meaningsOf(named.plain).units[0]?.quantity?.id === 'speed')
    return work(story, root, text);
  return work({ ...story, parts: [] }, root, text, speeds[unitIdOf(one, units)] ?? 'km/h');
};

/** Answers the average of numbers: `my marks 45 70 85, average`. */
const answerAverage = (story: Story): Answered => {
  const { values, parts, source } = story;
  if (values.length < 2 || !values.every(isCount) || !has(parts, 'average')) return undefined;
  // An average among the numbers is one of them
  if (parts.slice(1, -1).some(({ others, roles }) => others.length > 0 || roles.has('average'))) return undefined;
  if (askedUnit(story) !== undefined) return undefined;
  const total = values.slice(1).reduce((left, { node }) => sum(left, node, source), values[0]!.node);
  const count: Node = { kind: 'number', value: ratio(BigInt(values.length)), isPercent: false };
  return work(
    story,
    quotient(total, count, source),
    `(${values.map(({ place }) => place.text).join(' + ')}) ÷ ${values.length}`,
  );
};

/** The words of English for times of day. */
const clockInEnglish: ClockWords = {
  morningBehind: 'am|a.m.',
  afternoonBehind: 'pm|p.m.',
  noon: 'noon|midday',
  midnight: 'midnight',
};

interface Clock {
  readonly from: number;
  readonly end: number;
  readonly text: string;
  /** False for one that may be a duration: 7h50. */
  readonly isExact: boolean;
}

/** Matches what makes an hour of the clock a duration: 2時間. */
const isDuration = /^[間간]/;

/** Matches an hour that may be a duration: 7h50, 7時. */
const weakClock = /^\d{1,2}\s?[^\d\s.:]+(?:\s?\d{1,2}\D*)?$/;

const clockStart = /(?<![\p{N}.,:/-])[\p{L}\p{N}]/gu;

/** Returns the times of day in a text. Those with a colon or the half of the day are exact. */
const clocksIn = (source: Span, { clock = clockInEnglish }: StoryContext): readonly Clock[] => {
  const found: Clock[] = [];
  const isForeign = source.lexicon?.vocabulary !== undefined;
  // In English a full stop is a decimal point
  const readTime = isForeign ? clockAt : ownTimeAt;
  for (const { index } of matchesOf(clockStart, source.plain)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    const time = readTime(source, index, clock);
    if (!time || isDuration.test(source.plain.slice(time.end))) continue;
    const { text, end, isAfternoon } = time;
    const isExact = !isForeign || isAfternoon || !weakClock.test(source.plain.slice(index, end));
    found.push({ from: index, end, text, isExact });
  }
  return found.some(({ isExact }) => isExact) ? found.filter(({ isExact }) => isExact) : found;
};

/** Matches a sign between a time and a duration: 7h50 + 4h25. */
const signBehind = /^[-+−]/;

const signs = { '+': 'later', '-': 'earlier', '−': 'earlier' } as const;

/** Returns a text with `#` in place of its times of day. */
const withoutClocks = (source: Span, clocks: readonly Clock[]): Span => {
  const letters = source.plain.split('');
  for (const { from, end } of clocks) letters.fill('#', from, end);
  return withPlain(source, letters.join(''));
};

/** A time of day or two in a text, its durations, and the words beside them. */
interface Times {
  readonly clocks: readonly Clock[];
  readonly story: Story;
}

/** Reads the times of day and the durations of a text. Of two times that may be durations, as 7h50, the first alone may be one. */
const readTimes = (source: Span, context: StoryContext, known: Knowledge): Times | undefined => {
  const found = clocksIn(source, context);
  const [first] = found;
  if (!first || found.length > 2) return undefined;
  const times = readTimesAt(found, source, context, known);
  if (found.length === 1 || (times && areEnds(times, first.isExact))) return times;
  return first.isExact ? undefined : readTimesAt([first], source, context, known);
};

/** Returns true for the start and the end of a time: words say so, or there is a break. */
const areEnds = ({ story: { values, parts } }: Times, isExact: boolean): boolean => {
  const [before, between, behind] = parts as readonly [Part, Part, Part];
  if (signBehind.test(between.place.plain)) return false;
  if (values.length > 0) return isExact && has(parts, 'pause');
  const isLed = before.roles.has('begin') && between.roles.has('end');
  return isLed || (between.roles.has('begin') && !between.roles.has('end') && behind.roles.has('end'));
};

const readTimesAt = (
  clocks: readonly Clock[],
  source: Span,
  context: StoryContext,
  known: Knowledge,
): Times | undefined => {
  const units: Span[] = [];
  const values = valuesIn(withoutClocks(source, clocks), units, context, false);
  if (!values || values.some(({ quantity }) => quantity !== 'time')) return undefined;
  const ranges = [...clocks.map(({ from, end }) => [from, end] as const), ...rangesOf(source, values)];
  const read = partReader(rolesOf(context.asking)!, known);
  const parts = readParts(
    source,
    ranges.sort(([a], [b]) => a - b),
    (place) => {
      const sign = signs[place.plain as keyof typeof signs];
      return sign ? { place, roles: new Set([sign]), others: [], units: [] } : read(place);
    },
  );
  // In another city the clock shows another time
  if (!parts || namesCity(source, context.cities)) return undefined;
  return { clocks, story: { source, values, parts, units, context, read } };
};

/** Matches am or pm behind a time. */
const halfOfDay = /\d\s?[ap]\.?m/i;

/** Answers what time it is after or before durations: `train leaves 22:47, takes 7 h 38 min, arrival`. */
const answerClock = ({ clocks, story }: Times): Answered => {
  const { source, values, parts, units, context } = story;
  const [clock] = clocks;
  const start = readClockTime(clock!.text);
  const way = wayOf(parts);
  if (!start || !way || values.length === 0 || parts.some((part) => part.units.length > 0)) return undefined;
  const place = span(source, clock!.from, clock!.end);
  const moment = { kind: 'clock', isInHalves: halfOfDay.test(place.plain) } as const;
  const first: Node = { kind: 'moment', seconds: secondsOfDay(start), moment, place };
  const root = values.reduce(
    (left, { node }): Node => ({ kind: way === 'later' ? '+' : '-', left, right: node, place: source }),
    first,
  );
  const worked = calculate({ root, units, isSum: true }, undefined, context.rates, source);
  if (worked instanceof Diagnostic || !worked.moment) return undefined;
  const { text } = worked.moment;
  const steps = values.map((value) => `${way === 'later' ? '+' : '−'} ${value.place.text}`);
  return { kind: 'calculation', result: text, results: [], text: `${place.text} ${steps.join(' ')} = ${text}` };
};

/** The seconds of a day. */
const day = 86_400;

/** Answers the time between two times of day without the breaks: `22:00 to 6:30, break 45 min`. */
const answerBetween = ({ clocks, story }: Times): Answered => {
  const { source, values, units } = story;
  const [from, to] = clocks.map(({ text }) => readClockTime(text));
  if (!from || !to) return undefined;
  const seconds = (secondsOfDay(to) - secondsOfDay(from) + day) % day;
  if (seconds === 0) return undefined;
  const unit = unitNode(makeSource('hour', source.lexicon), units);
  const all: Node = { kind: 'measure', value: ratio(BigInt(seconds), 3600n), unit };
  const root = values.reduce((left: Node, { node }) => difference(left, node, source), all);
  const ends = clocks.map((clock) => source.text.slice(clock.from, clock.end)).join(' – ');
  return work(story, root, [ends, ...values.map(({ place }) => `− ${place.text}`)].join(' '));
};

/** Returns whether durations are added to a time or taken from it. Undefined if the words do not say it. */
const wayOf = (parts: readonly Part[]): 'later' | 'earlier' | undefined => {
  const isSign = (role: Role): boolean => parts.some((part) => part.roles.has(role) && part.others.length === 0);
  const isLater = has(parts, 'later') || isSign('up');
  const isEarlier = has(parts, 'earlier') || isSign('down');
  const [begins, ends] = [has(parts, 'begin'), has(parts, 'end')];
  const last = parts.at(-1)!.roles;
  if (isLater || isEarlier) {
    if (isLater && isEarlier) return undefined;
    return isLater ? 'later' : 'earlier';
  }
  if (last.has('begin') !== last.has('end')) return last.has('end') ? 'later' : 'earlier';
  return begins && !ends && !last.has('begin') ? 'later' : undefined;
};

const schemas = [answerProportion, answerChange, answerPercentage, answerSpeed, answerAverage];

const signBefore = /(?<!\d\s?)%(\d[\d.,]*)(?!\s?%)/g;

const percentBefore = oncePer(
  (words: readonly string[]) => new RegExp(`(?:${alternatives(words)})\\s?(\\d[\\d.,]*)`, 'giu'),
);

/** Returns a text with the sign of percent behind its number: `%20`, `yüzde 20`. */
const withPercentBehind = (source: Span, words: readonly string[] | undefined): Span => {
  const signed = source.plain.replace(signBefore, '$1%');
  const write = (text: string, number: string): string => `${number}%`.padEnd(text.length);
  return withPlain(source, words ? signed.replace(percentBefore(words), write) : signed);
};

/** Roles that a problem of two amounts needs. */
const rolesOfTwo: readonly Role[] = ['percent', 'up', 'down', 'speed', 'average'];

/** Returns false for a text without the numbers and the words of a schema, which need not be read. */
const mayBeStory = ({ plain }: Span, found: ReadonlySet<Role>): boolean => {
  const numbers = plain.match(/\d+(?:[.,:]\d+)*/g)?.length ?? 0;
  return numbers > 2 || (numbers === 2 && rolesOfTwo.some((role) => found.has(role)));
};

/** Answers a word problem by its schema. Undefined for other texts. */
export const answerSchema = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles || written.text.length > longestText || !/\d/.test(written.plain)) return undefined;
  const source = withPercentBehind(written, roles.percentBefore);
  if (known.phraseChanges(source.plain)) return undefined;
  const times = readTimes(source, context, known);
  if (times) return times.clocks.length === 1 ? answerClock(times) : answerBetween(times);
  if (!mayBeStory(source, rolesOfText(source, roles))) return undefined;
  const units: Span[] = [];
  const values = valuesIn(source, units, context, true, mostValues)?.map((value) => asNumber(value, units));
  if (!values || values.length < 2) return undefined;
  const read = partReader(roles, known);
  const parts = readParts(source, rangesOf(source, values), read);
  if (!parts) return undefined;
  if (parts.flatMap(({ others }) => others).length > mostWords) return undefined;
  const story = { source, values, parts, units, context, read };
  return firstResult(schemas, (answer) => answer(story));
};
