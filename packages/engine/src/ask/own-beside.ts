import { matchesOf } from '../model/matches.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import { alternatives, byScript } from '../languages/words.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking, Speech } from '../model/speech.ts';
import type { Frame } from '../text/question/question.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, span, without, type Span } from '../text/span.ts';
import { readAmount } from '../text/units/amount.ts';
import { areDependent, metals, soldByYard } from './beside.ts';
import { changesIn, isThing } from './grammar.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { wordsOfClock } from './own-clock.ts';

/**
 * Returns a pattern that matches each word of a list as a whole word, with a word like `of` before it. In scripts without spaces it
 * matches anywhere.
 */
const patternOf = oncePer(({ words: { of = [] } }: Vocabulary) => {
  const link = of.length === 0 ? '' : String.raw`(?:(?:${alternatives(of)})(?:\s+|(?<=')))?`;
  return oncePer((words: readonly string[]) => {
    const either = byScript(
      words.map(plainLetters),
      (spaced) => String.raw`(?<![\p{L}\p{M}\p{N}'’])${link}(?:${spaced})(?![\p{L}\p{M}\p{N}])`,
      (stuck) => `(?:${stuck})`,
    );
    return new RegExp(either, 'gu');
  });
});

/** Matches a number, except the 2 of `m2` and the 100 of `l/100 km`. */
const hasDigit = /(?<![\p{L}\p{M}/^.,\d])(?!100(?!\d))\d/u;

/** Matches spaces and marks that have nothing to separate without the words next to them. */
const idleMarks = /^[\s,;:]+|\s+(?=[,;:?])|[,;:]+(?=\s*[,;:])|[\s,;:]+$/g;

const withoutMarks = (source: Span): Span =>
  without(
    source,
    matchesOf(idleMarks, source.plain).map(({ index, 0: marks }) => [index, index + marks.length] as const),
  );

/** The most words beside a conversion. */
const mostWords = 8;

/** Returns a text without the words of a list, and these words. Returns undefined if it has none of them. */
export const withoutBeside = (
  source: Span,
  words: readonly string[] | undefined,
): { readonly rest: Span; readonly aside: string } | undefined => {
  if (!words || words.length === 0) return undefined;
  const { plain, text, lexicon } = source;
  const found = matchesOf(patternOf(lexicon!.vocabulary!)(words), plainLetters(plain));
  if (found.length === 0 || found.length > mostWords) return undefined;
  // A word between two measures may separate them: motor 1 m, oven 50 cm
  if (found.some(({ index }) => hasDigit.test(plain.slice(0, index)) && hasDigit.test(plain.slice(index))))
    return undefined;
  const ranges = found.map(({ index, 0: word }) => [index, index + word.length] as const);
  const rest = withoutMarks(without(source, ranges));
  const aside = ranges.map(([from, end]) => text.slice(from, end)).join(', ');
  return rest.text === '' ? undefined : { rest, aside };
};

/** Limits the work for any text. An amount with its goods is shorter. */
const longestGoods = 80;
const goodsWord = /^[\p{L}\p{M}'’-]{3,}$/u;

/** The same limit for scripts without spaces, and the most letters of goods in them. */
const longestUnspaced = 20;
const mostGoodsLetters = 6;

/** Yields the ranges in an amount that may name goods beside its measure, in scripts without spaces: the end of `3斤猪肉`, the start of `감자 3키로`. */
function* goodsAround(
  amount: Span,
  changes: (word: string) => boolean,
): Generator<readonly [from: number, end: number], void> {
  const { length } = amount.text;
  if (length > longestUnspaced) return;
  // The longest measure is meant: 3克拉 of `3克拉钻石` is not 3克
  const isFound = { after: false, before: false };
  for (let letters = 1; letters <= Math.min(mostGoodsLetters, length - 2); letters++) {
    for (const [from, end, side] of [
      [length - letters, length, 'after'],
      [0, letters, 'before'],
    ] as const) {
      if (isFound[side]) continue;
      const measure = readAmount(from === 0 ? span(amount, end) : span(amount, 0, from), undefined);
      const isMeasure =
        !(measure instanceof Diagnostic) &&
        !measure.isBare &&
        measure.terms.every(({ unit, isMore }) => unit ?? isMore);
      isFound[side] ||= isMeasure;
      if (isMeasure && isThing(span(amount, from, end), changes)) yield [from, end];
    }
  }
}

/** Shorter words are compared as a whole. Longer ones also count as a part of a word: `Gesamtlänge`, `anglaise`. */
const shortestPart = 4;

const changingWords = oncePer(({ sums = {}, changing = [] }: Partial<Asking>): readonly string[] =>
  [...Object.values(sums).flat(), ...changing].map(plainLetters),
);

/** Matches the one Latin letter before a part of a word, which is none of its own: gambas are not ambas. */
const oneLatin = /^[a-z]$/;

/** Returns the pattern for words that name a system of units. */
export const systemsIn = oncePer(
  ({ systems = [] }: Partial<Asking>) => new RegExp(alternatives(systems.map(plainLetters)) || '(?!)', 'gu'),
);

/** Returns true for a word that contains one of those that change an amount, without accents. */
export const partChanges = (asking: Partial<Asking>, word: string): boolean => {
  const letters = plainLetters(word);
  if (letters.search(systemsIn(asking)) >= 0) return true;
  return changingWords(asking).some((one) => {
    if (one === letters) return true;
    const at = one.length >= shortestPart ? letters.indexOf(one) : -1;
    return at >= 0 && !oneLatin.test(letters.slice(0, at));
  });
};

/** Returns true for a word that starts a number in words. */
export const isNumberWord = (word: string, { lexicon }: Span): boolean =>
  lexicon!.ownNumbers?.readWords(makeSource(`${word} `, lexicon), 0) !== undefined;

/** Returns true for a text with a phrase of several words that changes an amount: `hin und zurück`. In Arabic `and` is one letter before it. */
export const phraseChanges = ({ changing = [] }: Partial<Asking>, text: string): boolean => {
  const letters = plainLetters(text);
  return changing.some((phrase) => {
    const at = phrase.includes(' ') ? letters.indexOf(plainLetters(phrase)) : -1;
    // In profundidade quantos no word is de
    return at === 0 || (at > 0 && !/[a-z\p{Script=Cyrillic}]/u.test(letters.charAt(at - 1)));
  });
};

/** Matches the Arabic `and`, which is written together with its word: وملعقة is and a spoon. */
export const arabicAnd = /^و(?=\p{L}{2})/u;

/** Yields the text without unknown words beside an amount: they may name goods, as in `200 g harina` or `2 kg de carne`. */
export function* withoutGoods(
  source: Span,
  frames: readonly Frame[],
  asking: Partial<Asking>,
): Generator<{ readonly rest: Span; readonly aside: string }, void> {
  const { lexicon } = source;
  const linking = lexicon?.vocabulary?.words.of ?? [];
  for (const { amount } of frames) {
    if (amount.text.length > longestGoods) continue;
    if (hasUnspaced(amount.plain)) {
      const start = source.text.indexOf(amount.text);
      for (const [from, end] of start < 0 ? [] : goodsAround(amount, changesIn(asking))) {
        const rest = without(source, [[start + from, start + end]]);
        yield { rest, aside: amount.text.slice(from, end).trim() };
      }
      continue;
    }
    const words = amount.text.split(/\s+/);
    for (const count of [1, 2]) {
      const goods = words.slice(-count);
      const taken = linking.includes(words.at(-count - 1)?.toLowerCase() ?? '') ? count + 1 : count;
      if (words.length <= taken + 1 && !/\d\p{L}/u.test(words[0]!)) continue;
      const isUnknown = goods.every(
        (word) =>
          goodsWord.test(word) &&
          !partChanges(asking, word) &&
          lexicon!.meaningsOf(word.replace(arabicAnd, '')).units.length === 0 &&
          !lexicon!.ownNumbers?.readWords(makeSource(word, lexicon), 0),
      );
      const aside = words.slice(-taken).join(' ');
      const at = isUnknown ? source.text.indexOf(` ${aside}`) : -1;
      if (at < 0) continue;
      yield { rest: without(source, [[at, at + 1 + aside.length]]), aside };
    }
  }
}

/** Matches words before the first number of a text. */
const leadingWords = /^(?:[\p{L}\p{M}'’-]+[\s,:;]+){1,8}(?=\p{N})/u;

/** The same for scripts without spaces. More letters may tell of a change. */
const leadingLetters = /^\p{L}{1,6}(?=\p{N})/u;

/**
 * Returns the text without unknown words before its first number, and these words: `campo di 3 ettari in mq`. Undefined
 * if there are none, or if one of them may change the number.
 */
export const withoutLead = (
  source: Span,
  asking: Partial<Asking>,
): { readonly rest: Span; readonly aside: string } | undefined => {
  const { text, lexicon } = source;
  const letters = hasUnspaced(text.charAt(0)) ? leadingLetters.exec(text)?.[0] : undefined;
  if (letters !== undefined)
    // キロ5分30秒 is a time for each kilometer
    return isThing(span(source, 0, letters.length), changesIn(asking)) && !isUnitIn(source, letters)
      ? { rest: span(source, letters.length), aside: letters }
      : undefined;
  const lead = leadingWords.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const mayCount = (word: string): boolean =>
    lexicon!.meaningsOf(word).allCandidates().length > 0 || isNumberWord(word, source);
  const words = lead.match(/[^\s,:;]+/g)!;
  const isAside = (word: string): boolean =>
    asking.articles?.includes(word) === true || !(partChanges(asking, word) || mayCount(word));
  if (!words.every(isAside)) return undefined;
  return { rest: span(source, lead.length), aside: words.join(' ') };
};

/** Returns true if all units measure one quantity by factors, and none of them varies with what is measured. */
export const areOfOneKind = (ids: readonly string[]): boolean => {
  const units = ids.flatMap((id) => unitIndex.byId(id) ?? []);
  const [first] = units;
  return (
    units.length === ids.length &&
    units.every((unit) => unit.quantity === first!.quantity && kindOf(unit) !== 'affine' && !isCurved(kindOf(unit))) &&
    // The words of a language may name any goods
    !areDependent(units, [...metals, ...soldByYard])
  );
};

/** Returns true if all units are of mass, or all of volume, and none of them varies with the goods. */
export const areOfGoods = (ids: readonly string[]): boolean => {
  const quantity = unitIndex.byId(ids[0]!)?.quantity?.id;
  return (quantity === 'mass' || quantity === 'volume') && areOfOneKind(ids);
};

/** Returns the words that connect the parts of a question in a language. */
export const wordsBeside = ({ asking }: Speech): ReadonlySet<string> => {
  const { articles = [], percent = [], sums = {}, clock, currencies = {}, feasts = {} }: Partial<Asking> = asking ?? {};
  const phrases = [
    ...articles,
    ...percent,
    ...Object.values(sums).flat(),
    ...(clock ? wordsOfClock(clock) : []),
    ...Object.keys(currencies),
    ...Object.keys(feasts),
  ];
  return new Set(phrases.flatMap((phrase) => plainLetters(phrase).split(/\s+/)));
};
