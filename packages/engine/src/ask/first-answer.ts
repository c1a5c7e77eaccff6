import { exactFunctionOfListed } from '../conversion/between.ts';
import { evaluateRatio, type ExactFunction } from '../conversion/exact-function.ts';
import type { Locale } from '../model/locale.ts';
import { toNumber, type Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { readTypedRatio } from '../text/numbers/typed-number.ts';
import { phrasesIn } from '../text/question/phrases.ts';
import type { Amount } from './answer.ts';
import type { PlainAnswer } from './plain-conversion.ts';
import { handy, mostWanted, wantedUnits } from './wanted-units.ts';

// The first answer on a page: a number, a unit that everybody writes, and another one, by words whose meaning was found
// with the whole reader when the package was built (`pnpm generate`). Everything else waits for the reader.

/** Answers a question with its numbers. Returns undefined for a question that needs the whole reader. */
export type FirstAnswer = (text: string) => PlainAnswer | undefined;

/** Marks a word that means its unit only beside another unit. */
const onlyBeside = '>';

/** A unit that a word may mean. */
interface Meaning {
  readonly id: string;
  /** True if the word means it alone too. */
  readonly isAlone: boolean;
}

/** Reads the lines of generated/first-words: an identifier and its words, separated by tabs. */
const readWords = (text: string): ReadonlyMap<string, readonly Meaning[]> => {
  const words = new Map<string, Meaning[]>();
  for (const line of text.split('\n')) {
    const [id = '', ...all] = line.split('\t');
    for (const word of all) {
      const isAlone = !word.startsWith(onlyBeside);
      const key = isAlone ? word : word.slice(onlyBeside.length);
      words.set(key, [...(words.get(key) ?? []), { id, isAlone }]);
    }
  }
  return words;
};

/** The length of the shortest name. */
const shortestName = 5;

/** Returns true for a name, which is read in any case. In shorter words and in symbols, the case decides: Mb, Btu/h. */
export const isName = (word: string): boolean => word.length >= shortestName && !/[/\d]/.test(word);

const inEnglish = /\s+(?:in|to|into)(?=\s)|\s*(?:->|=>|=|→)\s*/g;

/** Matches a number in digits, and the rest of the text. */
const question = /^\s*(-?\d+(?:[.,]\d+)*)\s*(.+?)[\s?？]*$/u;

/** The longest text that is read. */
const longest = 80;

/**
 * Returns the number of the text of a measure, unless the number continues in the unit or the whole reader may read
 * more in it.
 */
const splitNumber = (text: string, tag: string): { number: Ratio; rest: string } | undefined => {
  const [, written, rest] = (text.length <= longest && question.exec(text)) || [];
  const number = written === undefined ? undefined : readTypedRatio(written, tag);
  return number && rest !== undefined && !/\d$/.test(rest) ? { number, rest } : undefined;
};

/** Returns true for a value below absolute zero, which needs a note. */
const isTooCold = (number: Ratio, unit: Unit, { byId }: Pick<UnitIndex, 'byId'>): boolean => {
  const toKelvin = unit.quantity?.id === 'temperature' ? exactFunctionOfListed(unit, byId('kelvin')!) : undefined;
  return toKelvin !== undefined && evaluateRatio(toKelvin, number) < 0;
};

/**
 * Returns a function that answers the most common conversions exactly as the whole reader does, with little code and
 * few words. A test compares the two for all words.
 *
 * @param text - The words of the language, from `@units/engine/first-words/…`.
 * @param index - The everyday units, by identifier.
 * @param locale - The tag of English, or the data of another language.
 */
export const createFirstAnswer = (
  text: string,
  index: Pick<UnitIndex, 'byId'>,
  locale: Locale | string,
): FirstAnswer => {
  const words = readWords(text);
  const [tag, phrases] =
    typeof locale === 'string' ? [locale, undefined] : [locale.numbers ?? locale.tag, phrasesIn(locale.words)];

  const meaningsOf = (word: string): readonly Meaning[] => {
    const written = word.trim().replace(/\s+/g, ' ');
    return words.get(written) ?? (isName(written) ? words.get(written.toLowerCase()) : undefined) ?? [];
  };

  /** Returns the target without the words around it: `何`, `に`. */
  const bare = (target: string): string =>
    target
      .replace(phrases?.after ?? /$/, '')
      .trim()
      .replace(phrases?.howMany ?? /^/, '');

  /** Returns the two units of a text, if it can be split into units of one quantity in one way only. */
  const unitsOf = (rest: string): readonly [from: Unit, to: Unit, exact: ExactFunction] | undefined => {
    const joints = [
      ...Array.from(rest.matchAll(inEnglish), (match) => ({ match, isOwn: false })),
      ...(phrases?.to ? Array.from(rest.matchAll(phrases.to), (match) => ({ match, isOwn: true })) : []),
    ];
    const pairs = joints.flatMap(({ match: { index: at, 0: joint }, isOwn }) => {
      const following = rest.slice(at + joint.length);
      const targets = [...new Set([following.trim(), ...(isOwn ? [bare(following)] : [])])].flatMap(meaningsOf);
      return meaningsOf(rest.slice(0, at)).flatMap((from) =>
        targets.flatMap((to) => {
          const [a, b] = [index.byId(from.id)!, index.byId(to.id)!];
          const exact = exactFunctionOfListed(a, b);
          return exact ? [[a, b, exact] as const] : [];
        }),
      );
    });
    const isOne = new Set(pairs.map(([{ id: from }, { id: to }]) => `${from} ${to}`)).size === 1;
    return isOne ? pairs[0] : undefined;
  };

  const converted = (number: Ratio, exact: ExactFunction, { id }: Unit): Amount | undefined => {
    // Zero has no reciprocal
    if (exact.reciprocal && number.n === 0n) return undefined;
    const value = evaluateRatio(exact, number);
    return Number.isFinite(value) ? { value, unit: id } : undefined;
  };

  const answerOf = (number: Ratio, unit: Unit, to: readonly string[], results: readonly Amount[]): PlainAnswer => {
    const [value, result] = [toNumber(number), to.length === 0 ? undefined : results[0]!.value];
    const parts = [{ value, unit: unit.id }];
    return { kind: 'conversion', value, unit: unit.id, parts, to, ingredient: undefined, result, results };
  };

  return (typed) => {
    const { number, rest } = splitNumber(typed, tag) ?? {};
    if (!number || rest === undefined) return undefined;
    const alone = meaningsOf(rest).find(({ isAlone }) => isAlone);
    if (alone) {
      const unit = index.byId(alone.id)!;
      const results = wantedUnits(unit, index, (other) => exactFunctionOfListed(unit, other) !== undefined).flatMap(
        (other) => converted(number, exactFunctionOfListed(unit, other)!, other) ?? [],
      );
      return isTooCold(number, unit, index)
        ? undefined
        : answerOf(number, unit, [], handy(results).slice(0, mostWanted));
    }
    const [from, to, exact] = unitsOf(rest) ?? [];
    const result = from && !isTooCold(number, from, index) ? converted(number, exact!, to!) : undefined;
    return result && answerOf(number, from!, [to!.id], [result]);
  };
};
