import { alternatives, byScript, unspaced } from '../../languages/words.ts';
import type { LocaleWords } from '../../model/locale.ts';
import { oncePer } from '../../model/remember.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import { span, type Span } from '../span.ts';

/** The phrases of a language around amounts and targets, as patterns for the plain text. */
export interface Phrases {
  /** Before the question: `wie viel sind`. */
  readonly opening: RegExp | undefined;
  /** Polite phrases without meaning, before and after the question. */
  readonly polite: RegExp | undefined;
  readonly politeAtEnd: RegExp | undefined;
  /** Between an amount and its target unit. */
  readonly to: RegExp | undefined;
  /** After the target unit. */
  readonly after: RegExp | undefined;
  /** Before the target unit. */
  readonly howMany: RegExp | undefined;
  /** The words of `howMany` inside a name, in scripts without spaces: `秒速何メートル`. */
  readonly howManyWithin: RegExp | undefined;
  /** Between the target unit and the amount. */
  readonly are: RegExp | undefined;
  /** The same words at the end of a subordinate clause: `wie viel km/h 10 Knoten sind`. */
  readonly areAtEnd: RegExp | undefined;
  /** The article before a unit. */
  readonly one: RegExp | undefined;
  /** Before an amount with a number or an article. */
  readonly beforeAmount: RegExp;
  /** Between the terms of a sum, and at the end of a text. */
  readonly and: RegExp | undefined;
  readonly andAtEnd: RegExp | undefined;
  /** After a negative temperature. */
  readonly belowZero: RegExp | undefined;
}

const pattern = (words: readonly string[], before: string, end: string, flags: string): RegExp | undefined =>
  words.length === 0 ? undefined : new RegExp(`${before}(?:${alternatives(words)})${end}`, flags);

/** Returns a pattern for words with spaces around them, or particles with or without spaces. */
const between = (words: readonly string[]): RegExp | undefined => {
  const ways = byScript(
    words,
    (spaced) => String.raw`\s+(?:${spaced})(?=\s)`,
    (stuck) => String.raw`\s*(?:${stuck})`,
  );
  return ways === '' ? undefined : new RegExp(ways, 'giu');
};

/** Returns a pattern for the words between the terms of a sum. */
const joint = (words: readonly string[], end: string, flags: string): RegExp | undefined => {
  const ways = byScript(
    words,
    (spaced) => String.raw`\s+(?:${spaced})(?:\s+|$|(?=\d))`,
    (stuck) => String.raw`\s*(?:${stuck})\s*`,
  );
  return ways === '' ? undefined : new RegExp(`(?:${ways})${end}`, flags);
};

const within = (words: readonly string[]): RegExp | undefined => {
  const stuck = words.filter((word) => unspaced.test(word));
  return stuck.length === 0 ? undefined : new RegExp(String.raw`(?<=\S)\s*(?:${alternatives(stuck)})\s*(?=\S)`, 'u');
};

/** Matches the end of a word: a space, or nothing in scripts without spaces. */
const over = String.raw`(?:\s+|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af'’])\s*)`;

/** Returns the phrases that the words of a language make. */
export const phrasesIn = (words: LocaleWords): Phrases => ({
  opening: pattern(words.opening, '^[¿\\s]*', over, 'iu'),
  polite: pattern(words.polite ?? [], '^[¿¡\\s]*', `(?:[,!、。]\\s*|${over})`, 'iu'),
  politeAtEnd: pattern(words.polite ?? [], String.raw`[\s,?？]+`, String.raw`[\s?.!]*$`, 'iu'),
  to: between(words.to),
  after: pattern(words.after ?? [], String.raw`\s*`, String.raw`[\s?.]*$`, 'iu'),
  howMany: pattern(words.howMany, '^[¿\\s]*', over, 'iu'),
  howManyWithin: within(words.howMany),
  are: between(words.are),
  areAtEnd: pattern(words.are, String.raw`\s+`, String.raw`[\s?.!]*$`, 'iu'),
  one: pattern(words.one, '^', String.raw`\s+(?=\D)`, 'iu'),
  beforeAmount: new RegExp(
    String.raw`\s+(?=\d${words.one.map((one) => String.raw`|${alternatives([one])}\s`).join('')})`,
    'giu',
  ),
  and: joint(words.and, '', 'uy'),
  andAtEnd: joint(words.and, '$', 'u'),
  belowZero: pattern(words.belowZero ?? [], String.raw`\s+`, String.raw`(?=\s|$)`, 'iu'),
});

/** Returns the phrases of a language. */
export const phrasesOf = /* @__PURE__ */ oncePer(({ words }: Vocabulary) => phrasesIn(words));

/** Returns a text without the match at its start. */
export const withoutStart = (source: Span, start: RegExp | undefined): Span => {
  const length = start?.exec(source.plain)?.[0].length ?? 0;
  return length === 0 || length >= source.text.length ? source : span(source, length);
};

/** Returns a text without the match at its end. */
export const withoutEnd = (source: Span, end: RegExp | undefined): Span => {
  const match = end?.exec(source.plain);
  return match && match.index > 0 ? span(source, 0, match.index) : source;
};

/** The most polite phrases at the start of a question. */
const mostPolite = 6;

/** Returns a question without polite phrases and opening words. */
export const withoutCourtesies = (source: Span, { opening, polite, politeAtEnd }: Phrases): Span => {
  let body = withoutEnd(source, politeAtEnd);
  // Hola, ¿podrías decirme cuánto es
  for (let count = 0; count < mostPolite; count++) {
    const rest = withoutStart(body, polite);
    if (rest === body) break;
    body = rest;
  }
  return withoutStart(withoutStart(body, opening), polite);
};
