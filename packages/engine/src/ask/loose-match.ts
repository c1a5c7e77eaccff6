import { matchesOf } from '../model/matches.ts';
import type { AnyTool } from '../tool/declaration.ts';
import { isUnitIn, matchAt, skipSpaces, type Span } from '../text/span.ts';
import { lettersOf, plainLetters, spacedLetter } from './letters.ts';
import type { Bindings, Filled, Manner, ReadSlot } from './match.ts';
import { everyWordOf, slotsOf, type Item, type Sequence, type Slot } from './sentence.ts';

// Matches a text with a sentence whose words it need not all have: `mutuo 120000 3,25% 20 anni rata`. The values may stand in another order
// if their kinds tell them apart.

/** A slot with the words that must follow its value: the `%` of a rate, the `years` of a term. */
interface Place {
  readonly slot: Slot;
  readonly following: readonly string[];
  /** Slots with the same signature keep their order. */
  readonly signature: string;
  /** True for a date, which may begin with the name of its month. */
  readonly isDate: boolean;
}

/** A sentence without its order. */
export interface Loose {
  readonly places: readonly Place[];
  /** The slots for choices, whose words may stand anywhere. */
  readonly choices: readonly Slot[];
  /** The keys that every text of the sentence fills. */
  readonly required: ReadonlySet<string>;
  /** The fewest numbers that a text of the sentence has. */
  readonly fewest: number;
  readonly words: ReadonlySet<string>;
  /** Phrases of which a text of the sentence has one, each with all its words. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
}

/** Returns the words that must follow at the start of a sequence. Empty if anything may follow. */
const wordsAt = ([first]: Sequence): readonly string[] => {
  if (first?.kind === 'word') return [first.word];
  if (first?.kind !== 'either' || first.isOptional) return [];
  const ways = first.ways.map(wordsAt);
  return ways.every((way) => way.length > 0) ? ways.flat() : [];
};

const placesIn = (items: Sequence, after: Sequence, params: AnyTool['params']): readonly Place[] =>
  items.flatMap((item, index): readonly Place[] => {
    const rest = [...items.slice(index + 1), ...after];
    if (item.kind === 'word') return [];
    if (item.kind === 'either') return item.ways.flatMap((way) => placesIn(way, rest, params));
    if (item.kind === 'all') return item.parts.flatMap((part) => placesIn(part, [], params));
    const following = wordsAt(rest);
    const field = params[item.key]!;
    const kind = item.unit ?? (field.kind === 'quantity' ? field.of : '');
    return [{ slot: item, following, signature: `${kind} ${following.join('|')}`, isDate: field.kind === 'date' }];
  });

const requiredIn = (items: Sequence): readonly string[] =>
  items.flatMap((item: Item): readonly string[] => {
    if (item.kind === 'word') return [];
    if (item.kind === 'slot') return [item.key];
    if (item.kind === 'all') return item.parts.flatMap(requiredIn);
    if (item.isOptional) return [];
    const [first, ...others] = item.ways.map(requiredIn);
    return first!.filter((key) => others.every((other) => other.includes(key)));
  });

const requiredWords = (items: Sequence): readonly string[] =>
  items.flatMap((item): readonly string[] => {
    if (item.kind === 'word') return [item.word];
    if (item.kind === 'all') return item.parts.flatMap(requiredWords);
    return item.kind === 'slot' || item.isOptional ? [] : requiredWords(item.ways[0]!);
  });

const phrasesIn = (items: Sequence): readonly (readonly (readonly string[])[])[] =>
  items.flatMap((item): readonly (readonly (readonly string[])[])[] => {
    if (item.kind === 'word') return [[[item.word]]];
    if (item.kind === 'all') return item.parts.flatMap(phrasesIn);
    return item.kind === 'slot' || item.isOptional ? [] : [item.ways.map(requiredWords)];
  });

/** Returns a sentence of a tool without its order. */
export const loosen = (sequence: Sequence, { params }: AnyTool): Loose => {
  const places = placesIn(sequence, [], params);
  const isChoice = ({ key }: Slot): boolean => params[key]!.kind === 'choice';
  const required = new Set(requiredIn(sequence));
  return {
    places: places.filter(({ slot }) => !isChoice(slot)),
    choices: slotsOf(sequence).filter(isChoice),
    required,
    fewest: [...required].filter((key) => params[key]!.kind !== 'choice').length,
    words: everyWordOf([sequence]),
    phrases: phrasesIn(sequence),
  };
};

/** Matches the start of a value, also of a side without a space before it: 8x4m. */
const valueStart = /(?:(?<![\p{Script=Latin}\p{N}.,^_/-])|(?<=\d[xX]))(?:[$€£¥₹₽]\s?)?[-+]?\d/gu;

/** Returns the places of the numbers of a text. */
export const numbersIn = ({ plain }: Span): readonly number[] => matchesOf(valueStart, plain).map(({ index }) => index);

/** Bounds the work for one sentence. */
const mostSteps = 300;
const mostFound = 6;

/** Shorter names of choices are also other words: it, us. */
const shortestChoice = 3;

const wordStart = /(?<![\p{L}\p{M}\p{N}])\p{L}/gu;

/**
 * Returns the values of the choices of a sentence that a text has in words. Undefined if it has two of one choice, or lacks one that the
 * sentence needs.
 */
const choicesIn = ({ choices, required }: Loose, source: Span, readSlot: ReadSlot): Bindings | undefined => {
  const found = new Map<string, Filled>();
  for (const slot of choices) {
    for (const { index } of matchesOf(wordStart, source.plain)) {
      const last = found.get(slot.key);
      if (last && index < last.end) continue;
      const [filled] = readSlot(slot, source, index, () => true);
      if (!filled || filled.end - index < shortestChoice) continue;
      if (last && last.text !== filled.text) return undefined;
      found.set(slot.key, filled);
    }
    if (required.has(slot.key) && !found.has(slot.key)) return undefined;
  }
  return found;
};

/** Returns true if a word goes on after its end: the m of mM. */
const isLetterAt = (letters: string, end: number, word: string): boolean =>
  spacedLetter.test(word.at(-1)!) && spacedLetter.test(letters[end] ?? '');

/** Matches a minus sign before a number that is not a date. */
const lessThanDate = /\S\s+-\s*\d{1,3}(?![\d./-])/;

/** Returns the start of the word before a number: `march` of `march 4`. */
const wordBefore = ({ plain }: Span, at: number): number =>
  at - (/\p{L}+\.?\s*$/u.exec(plain.slice(0, at))?.[0].length ?? 0);

/** Returns the values of a text for the slots of a sentence, in every way, if they are all of its numbers. */
export const matchLoosely = (
  loose: Loose,
  source: Span,
  manner: Manner,
  {
    readSlot,
    small,
    starts,
  }: { readonly readSlot: ReadSlot; readonly small: ReadonlySet<string>; readonly starts: readonly number[] },
): readonly Bindings[] => {
  const { places, required, words } = loose;
  /**
   * Returns true if a word follows that is not of the question: a unit that the value has not taken, or what a number without a unit counts.
   */
  const isOtherAt = (at: number, end: number): boolean => {
    const word = /^[\p{L}\p{M}]+/u.exec(source.plain.slice(at))?.[0];
    if (word === undefined) return false;
    const own = plainLetters(word);
    const isOfValue = isUnitIn(source, word) || (!words.has(own) && /\d/.test(source.plain.charAt(end - 1)));
    return !small.has(own) && isOfValue;
  };
  // A sign changes what is added to a date: deadline 2024-03-01 - 2 weeks
  if (places.some(({ isDate }) => isDate) && lessThanDate.test(source.plain)) return [];
  const { letters } = lettersOf(source.plain);
  const found: Bindings[] = [];
  let steps = 0;
  /** Returns the end of a value with the words that must follow it. Undefined if other words follow. */
  const endOf = ({ following }: Place, { end }: Filled): number | undefined => {
    const at = skipSpaces(source.plain, end);
    const percent = matchAt(manner.percent, letters, at)?.[0].length;
    // 100'de has a case ending: it is a part of something
    if (/\d['’]\p{L}/u.test(source.plain.slice(Math.max(0, end - 1), end + 2))) return undefined;
    // 15 km/l is not a speed of 15 km, 15 km not a price of 15, 4:45 not four, and 10 M not ten
    if (source.plain[end] === '/' || /^:\d/.test(source.plain.slice(end))) return undefined;
    if (following.length === 0) return percent === undefined && !isOtherAt(at, end) ? end : undefined;
    if (following.includes('%')) return percent === undefined ? undefined : at + percent;
    const word = following.find((one) => letters.startsWith(one, at) && !isLetterAt(letters, at + one.length, one));
    return word === undefined ? undefined : at + word.length;
  };
  const assign = (at: number, bindings: Bindings): void => {
    if (found.length >= mostFound || ++steps > mostSteps) return;
    const start = starts.find((one) => one >= at);
    if (start === undefined) {
      if ([...required].every((key) => bindings.has(key))) found.push(bindings);
      return;
    }
    const tried = new Set<string>();
    for (const [index, place] of places.entries()) {
      const { slot, signature } = place;
      const id = `${signature} ${slot.key}`;
      const isLater = places
        .slice(0, index)
        .some((one) => one.signature === signature && one.slot.key !== slot.key && !bindings.has(one.slot.key));
      if (bindings.has(slot.key) || tried.has(id) || isLater) continue;
      tried.add(id);
      const from = place.isDate ? [wordBefore(source, start), start] : [start];
      for (const filled of from.flatMap((one) => readSlot(slot, source, one, () => true))) {
        if (filled.end <= start) continue;
        const end = endOf(place, filled);
        if (end === undefined || !/\d/.test(source.plain.slice(start, filled.end))) continue;
        assign(end, new Map(bindings).set(slot.key, filled));
      }
    }
  };
  const choices = choicesIn(loose, source, readSlot);
  if (choices) assign(0, choices);
  return found;
};

/** Kinds of parameters whose values are recognized by themselves. */
const plainKinds = new Set(['number', 'integer', 'quantity', 'date', 'text', 'numbers']);

/**
 * Returns true if every slot of a sentence reads a value with a number, and each is written in one way: in 5 mM from 10 M, the words after
 * one number belong to those after the other. Of two values in place of one another, a radius and a diameter, only their words tell which
 * one it is.
 */
export const hasPlainSlots = ({ places, required }: Loose, { params }: AnyTool): boolean =>
  places.length > 0 &&
  places.every(({ slot, signature }) => {
    const field = params[slot.key]!;
    const isPlain = plainKinds.has(field.kind) && (field.kind !== 'text' || field.looks?.test('17:45') === true);
    return (
      isPlain &&
      places.every((other) =>
        other.slot.key === slot.key
          ? other.signature === signature
          : other.signature !== signature || required.has(slot.key) || required.has(other.slot.key),
      )
    );
  });
