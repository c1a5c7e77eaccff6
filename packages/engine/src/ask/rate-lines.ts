import type { LocaleWords } from '../model/locale.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Unit } from '../model/unit.ts';
import type { Span } from '../text/span.ts';

// The lines of rates, and words for them: 15 mg/kg, 40 min pro kg, 24 часа в сутки.

const inEnglish: Pick<LocaleWords, 'per' | 'to'> = { per: ['per'], to: [] };

const wordsOver = oncePer(({ per }: Pick<LocaleWords, 'per'>): RegExp => {
  const words = per.map((word) => (word.endsWith("'") ? word : String.raw`${word}\s`));
  return new RegExp(String.raw`\s+(${words.join('|')})\s*`, 'gu');
});

const wordAtStart = /^[\p{L}\p{M}]+/u;
const wordAtEnd = /[\p{L}\p{M}]+$/u;

/** Units that rates are for, apart from those of time: 40 min na kg. */
const ofRates: ReadonlySet<string> = new Set(['kilogram', 'liter', 'kilometer', 'square-meter']);

/** Returns the words between the sides of a rate. One that also leads to a target stands before such a unit, and another quantity. */
export const linesInWords = ({ plain, lexicon }: Span): readonly RegExpExecArray[] => {
  const words = lexicon!.vocabulary?.words ?? inEnglish;
  const unitOf = (word = ''): Unit | undefined => lexicon!.meaningsOf(word).units[0];
  return matchesOf(wordsOver(words), plain).filter(({ index, 0: all, 1: word }) => {
    if (!words.to.includes(word!.trim())) return true;
    const after = unitOf(wordAtStart.exec(plain.slice(index + all.length))?.[0]);
    if (!after || after.quantity?.id === 'time') return after !== undefined;
    const before = unitOf(wordAtEnd.exec(plain.slice(0, index))?.[0]);
    return ofRates.has(after.id) && after.quantity !== before?.quantity;
  });
};

/** Returns the sides of a rate: mg and kg of 15 mg/kg. A text without a line is one side. */
export const sidesOfLines = (place: Span): readonly string[] => {
  const lines = [...matchesOf(/\s*\/\s*/g, place.plain), ...linesInWords(place)].sort((a, b) => a.index - b.index);
  const starts = [0, ...lines.map(({ index, 0: line }) => index + line.length)];
  return starts.map((start, at) => place.plain.slice(start, lines[at]?.index));
};

export const hasLine = (place: Span): boolean => sidesOfLines(place).length > 1;
