import { matchesOf } from '../model/matches.ts';
import { compare, over, plus, toNumber, type Ratio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { span, withPlain, type Span } from '../text/span.ts';
import { calculate } from './arithmetic/calculate.ts';
import { calculated } from './calculated.ts';
import { numberNode, product, quotient } from './arithmetic/node.ts';
import { rangesOf, type Factor } from './factor-chain.ts';
import { readStory } from './read-story.ts';
import { isEveryday, rolesOf, rolesOfText } from './roles.ts';
import {
  askedUnit,
  distanceTo,
  has,
  isCount,
  isPercent,
  questionIn,
  unitOf,
  valueOf,
  wordsIn,
  work,
  workEach,
  type Answered,
  type Story,
  type StoryContext,
} from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Word problems with a ratio: `split 640 in the ratio 3:5`, `50:1 oil for 5 litres of petrol`, `4 cm on a map of 1:25,000`.

/** A ratio in a text: its sides, and the range of its text. */
interface Written {
  readonly sides: readonly Ratio[];
  readonly from: number;
  readonly end: number;
}

/** Matches the first number of a ratio. */
const firstNumber = /(?<![\p{L}\p{N}.,:])\d[\d.,]*\s?:\s?\d/gu;
const colon = /\s?:\s?(?=\d)/y;

/** Returns the only ratio of a text. */
const ratioIn = (source: Span, { style }: StoryContext): Written | undefined => {
  const [found, another] = matchesOf(firstNumber, source.plain);
  if (!found || another) return undefined;
  const sides: Ratio[] = [];
  let end = found.index;
  for (let at: number | undefined = end; at !== undefined;) {
    const number = readNumeral(source, at, style);
    if (!number || number instanceof Diagnostic || number.value.n <= 0n) return undefined;
    sides.push(number.value);
    end = number.end;
    colon.lastIndex = end;
    const next = colon.exec(source.plain);
    at = next ? end + next[0].length : undefined;
  }
  return sides.length > 1 ? { sides, from: found.index, end } : undefined;
};

/** The longest drawing of a thing. A longer length is that of the thing. */
const longestDrawing = 0.5;
/** The shortest thing that a plan is drawn of. */
const shortestThing = 1;

/** Answers the length of a thing on a plan, or the length of what is drawn: `scale 1:50, 3.2 m wall`, `4 cm on a map 1:25,000`. */
const answerScale = (story: Story, amount: Factor, { sides }: Written, text: string): Answered => {
  const [drawn, real] = sides as readonly [Ratio, Ratio];
  if (amount.node.kind !== 'measure' || amount.quantity !== 'length' || sides.length > 2) return undefined;
  const { source, units, context } = story;
  const meters = calculate({ root: amount.node, units, isSum: true }, undefined, context.rates, source);
  if (meters instanceof Diagnostic || !meters.value) return undefined;
  const size = toNumber(meters.value);
  const factor = numberNode(over(real, drawn));
  if (size <= longestDrawing)
    return work(story, { root: product(amount.node, factor, source), text: `${amount.place.text} × ${text}` });
  return size >= shortestThing
    ? work(story, { root: quotient(amount.node, factor, source), text: `${amount.place.text} ÷ ${text}` })
    : undefined;
};

const largest = /\b(?:big|larg|great)\w*/;
const smallest = /\b(?:small|less|least)\w*/;

/** Returns the only side that a text in English asks for: the bigger share. */
const sideAsked = ({ lower }: Span, sides: readonly Ratio[]): Ratio | undefined => {
  const [isLargest, isSmallest] = [largest.test(lower), smallest.test(lower)];
  if (isLargest === isSmallest) return undefined;
  const sign = isLargest ? 1 : -1;
  return sides.reduce((one, other) => (compare(other, one) * sign > 0 ? other : one));
};

/** Answers the shares of an amount: `split 640 in the ratio 3:5`. */
const answerShares = (story: Story, amount: Factor, { sides }: Written, text: string): Answered => {
  const { source } = story;
  const whole = sides.reduce((one, other) => plus(one, other));
  const only = sideAsked(source, sides);
  if (only) {
    const share = over(only, whole);
    return work(story, calculated`${amount} × ${share}`);
  }
  if (askedUnit(story) !== undefined) return undefined;
  const shares = sides.map((side) => ({ root: product(amount.node, numberNode(over(side, whole)), source) }));
  return workEach(story, shares, `${amount.place.text} (${text})`, ' : ');
};

/** Roles of words beside the percentages of an amount that is shared out. */
const besidePercentages: ReadonlySet<Role> = new Set(['outOf', 'split', 'each', 'question', 'silent', 'cost', 'bill']);

/** Answers the shares of an amount by their percentages: `anna 40% ben 60% of 250`. */
export const answerPercentages = (story: Story): Answered => {
  const { values, parts } = story;
  const percents = values.filter(isPercent);
  const [amount, another] = values.filter((value) => !isPercent(value));
  const all = percents.reduce((sum, percent) => sum + valueOf(percent), 0);
  // Anna is a name, and a rare unit
  const namesUnit = parts.some(({ units }) => units.some((place) => isEveryday(unitOf(place))));
  // 20% of 80% of 100 is a part of a part
  const isOfPart = parts.filter(({ roles }) => roles.has('outOf')).length > 1;
  if (!amount || another || all !== 100 || namesUnit || isOfPart) return undefined;
  if (
    percents.length < 2 ||
    !parts.every(({ roles }) => [...roles.keys()].every((role) => besidePercentages.has(role)))
  )
    return undefined;
  const shares = percents.map((percent) => calculated`${percent} × ${amount}`);
  return workEach(story, shares, `${amount.place.text} (${percents.map(({ place }) => place.text).join(', ')})`, ', ');
};

/** Roles beside which two numbers with a colon are a time of day. */
const timeRoles: readonly Role[] = ['at', 'until', 'begin', 'end', 'later', 'earlier', 'whatTime', 'daily'];

/** Answers the other part of a mixture: `50:1 oil for 5 litres of petrol`, `1:16 coffee to water, 30 g coffee how much water`. */
const answerMixture = (story: Story, amount: Factor, { sides }: Written, text: string): Answered => {
  const { parts, context, source } = story;
  const [one, other] = sides as readonly [Ratio, Ratio];
  if (sides.length > 2 || !(isCount(amount) || amount.node.kind === 'measure')) return undefined;
  // 2 l of water until 16:30
  const hasOne = sides.some(({ n, d }) => n === d) && !has(parts, ...timeRoles);
  if (!hasOne && !has(parts, 'ratio')) return undefined;
  const [from, end] = rangesOf(source, [amount])[0]!;
  const asked = parts.map((part) => [part.place.offset - source.offset, questionIn(part, context)] as const);
  const question = asked.find(([, at]) => at >= 0)?.reduce((place, at) => place + at) ?? Infinity;
  // What thins the other part: water, petrol
  const thinners = (['water', 'fuel'] as const).flatMap((role) => wordsIn(story, role));
  const isOfAmount = thinners.some((word) => word.from >= end && !(question > end && question < word.from));
  const isAsked = thinners.some((word) => word.from > question && (word.from < from || question > end));
  if (isOfAmount === isAsked) return undefined;
  const [more, less] = toNumber(one) > toNumber(other) ? [one, other] : [other, one];
  const factor = numberNode(isOfAmount ? over(less, more) : over(more, less));
  return work(story, { root: product(amount.node, factor, source), text: `${amount.place.text} (${text})` });
};

/** Answers a side of a picture by its aspect ratio: `4:3 ratio width if height is 600`. */
const answerAspect = (story: Story, amount: Factor, { sides }: Written, text: string): Answered => {
  const [wide, tall] = sides as readonly [Ratio, Ratio];
  if (sides.length > 2) return undefined;
  const isTall = distanceTo(story, amount, 'height') < distanceTo(story, amount, 'width');
  const factor = numberNode(isTall ? over(wide, tall) : over(tall, wide));
  return work(story, { root: product(amount.node, factor, story.source), text: `${amount.place.text} (${text})` });
};

/** Matches the number of strokes of an engine, which is not an amount: 2 stroke, 2-Takt, 2 tempi. */
const strokes = /(?<![\p{N}.,])[24](?=[\s-]?(?:stroke|takt|temp[si]|tempos|tiempos|suw|такт|zamanlı))/gu;

/** Answers a word problem with a ratio. Undefined for other texts. */
export const answerRatio = (written: Span, context: StoryContext, known: Knowledge): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles || !written.plain.includes(':')) return undefined;
  const found = rolesOfText(written, roles);
  const isOfRatio = (['ratio', 'scale', 'water', 'fuel'] as const).some((role) => found.has(role));
  const ratio = isOfRatio ? ratioIn(written, context) : undefined;
  if (!ratio) return undefined;
  const blank = ' '.repeat(ratio.end - ratio.from);
  const plain = written.plain.slice(0, ratio.from) + blank + written.plain.slice(ratio.end);
  const source = withPlain(written, plain.replace(strokes, ' '));
  const story = readStory(source, context, known, 1);
  const [amount] = story?.values ?? [];
  if (!story || !amount || valueOf(amount) <= 0) return undefined;
  const { parts } = story;
  const text = span(written, ratio.from, ratio.end).text;
  if (has(parts, 'split')) return answerShares(story, amount, ratio, text);
  if (has(parts, 'scale')) return answerScale(story, amount, ratio, text);
  if (has(parts, 'width') || (has(parts, 'height') && has(parts, 'ratio')))
    return answerAspect(story, amount, ratio, text);
  const isOfWhole = has(parts, 'ratio') && parts.every(({ others }) => others.length === 0);
  return (
    answerMixture(story, amount, ratio, text) ?? (isOfWhole ? answerShares(story, amount, ratio, text) : undefined)
  );
};
