import { alternatives } from '../languages/words.ts';
import type { LocaleWords } from '../model/locale.ts';
import { exactly } from '../model/decimal.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import { ratio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import type { Span } from '../text/span.ts';
import { numberNode } from './arithmetic/node.ts';
import { calculated, joined, type Calculation } from './calculated.ts';
import { plainLetters } from './letters.ts';
import { isEveryday, partReader, rolesOf, rolesOfText } from './roles.ts';
import { changes, has, readParts, workIn, type Answered, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Degrees below zero: how far two temperatures are apart, and the mean of several. The sign of a number is a word, or stands before it.

/** The words of English for a sign of a number. */
const inEnglish = { minus: ['negative'], belowZero: ['below zero', 'below'] };

/** Returns a pattern for a number with its sign before it, or after its degrees. */
const signedNumber = oncePer(({ minus = [], belowZero = [] }: Pick<LocaleWords, 'minus' | 'belowZero'>): RegExp => {
  const words = alternatives(['minus', ...minus, ...belowZero].map(plainLetters));
  return new RegExp(
    String.raw`(?:(?<!\p{L})(${words})\s?|(?<![\p{L}\d]|\d\s)([-−–]))?(?<![\d.,:/])(\d+(?:[.,]\d+)?)(?![\d:/%]|[.,]\d)(?:\s?(°c?(?![a-z])|℃|[度도]))?(?:(?:\s?\p{L}+)?\s?(${words})(?!\p{L}|\s?\d))?`,
    'giu',
  );
});

interface Degrees {
  readonly value: number;
  readonly isSigned: boolean;
  /** True for a number with the sign for degrees. */
  readonly isOfDegrees: boolean;
  readonly range: readonly [from: number, end: number];
}

/** Returns the numbers of a text with their signs. */
const degreesIn = ({ plain, lexicon }: Span): readonly Degrees[] => {
  const words = lexicon?.vocabulary?.words ?? inEnglish;
  return matchesOf(signedNumber(words), plainLetters(plain)).map((found): Degrees => {
    const { index, 0: text, 1: before, 2: sign, 3: digits = '', 4: degrees, 5: after } = found;
    const isSigned = (before ?? sign ?? after) !== undefined;
    const number = Number(digits.replace(',', '.'));
    return {
      value: isSigned ? -number : number,
      isSigned,
      isOfDegrees: degrees !== undefined,
      range: [index, index + text.length],
    };
  });
};

/** Roles of words beside degrees, which do not change them. */
const besideDegrees: ReadonlySet<Role> = new Set([
  'warmer',
  'apart',
  'average',
  'temperature',
  'question',
  'span',
  'outOf',
  'on',
  'at',
  'up',
  'down',
  'silent',
  'until',
  'need',
  'then',
  'whatTime',
  'with',
  'begin',
  'end',
  'earlier',
  'later',
  'perOne',
  'apiece',
  'difference',
  'each',
  'by',
  'days',
  'rest',
  'further',
]);

/** Matches the word right after a number. */
const wordAfter = /^\s?(\p{L}+)/u;

/** The most words without a role beside degrees. */
const mostOthers = 5;

const shownAs = ({ value, isSigned }: Degrees): Calculation => ({
  root: numberNode(exactly(value)),
  text: isSigned ? `(${String(value).replace('-', '−')})` : String(value),
});

/** Answers how far degrees are apart of which one is below zero, or their mean: `van -18 naar -24 hoeveel graden kouder`. */
export const answerDegreesBelow = (source: Span, context: StoryContext, known: Knowledge): Answered => {
  const roles = rolesOf(context.asking)!;
  const told = rolesOfText(source, roles);
  const isMean = told.has('average');
  const isOf = (...any: readonly Role[]): boolean => any.some((role) => told.has(role));
  const isApart = isOf('warmer', 'apart', 'difference') || (isOf('temperature') && isOf(...changes));
  if (isMean === isApart) return undefined;
  const degrees = degreesIn(source);
  const isBelow = degrees.some(({ isSigned }) => isSigned);
  if (isApart ? degrees.length !== 2 : degrees.length < 2) return undefined;
  const read = partReader(roles, known);
  const parts = readParts(
    source,
    degrees.map(({ range }) => range),
    read,
  );
  if (!parts || parts.flatMap(({ others }) => others).length > mostOthers) return undefined;
  if (parts.some((part) => [...part.roles.keys()].some((role) => !besideDegrees.has(role)))) return undefined;
  // A word like degrees says what the numbers are, or a word for warmer
  const unitsOf = parts.flatMap(({ units }) => units);
  const ofDegrees = degrees.flatMap(({ range: [, end] }) => wordAfter.exec(source.plain.slice(end))?.[1] ?? []);
  const { howMany = [] } = source.lexicon?.vocabulary?.words ?? {};
  const ids = [...unitsOf.map(({ plain }) => plain), ...ofDegrees].flatMap((word) => {
    // The كم of how many is a kilometer elsewhere
    if (howMany.includes(word)) return [];
    const unit = source.lexicon!.meaningsOf(word).units[0];
    return isEveryday(unit) && unit ? unit.id : [];
  });
  const areOfDegrees = ids.length > 0 || degrees.some(({ isOfDegrees }) => isOfDegrees);
  if (!ids.every((id) => id === 'degree' || id === 'celsius')) return undefined;
  // Degrees above zero have their unit, unless the question alone names it: van 18 naar 24 hoeveel graden warmer
  const isOpen = isApart && ids.includes('degree') && !degrees.some(({ isOfDegrees }) => isOfDegrees);
  if (!isBelow && !isOpen) return undefined;
  if (!areOfDegrees && !has(parts, 'warmer', 'temperature')) return undefined;
  const story = { source, values: [], parts, units: [], context, read };
  const numbers = degrees.map(shownAs);
  if (isMean) return workIn(story, calculated`(${joined('+', numbers)}) ÷ ${ratio(BigInt(degrees.length))}`);
  const [low, high] = degrees[0]!.value < degrees[1]!.value ? numbers : [...numbers].reverse();
  return workIn(story, calculated`${high!} − ${low!}`);
};
