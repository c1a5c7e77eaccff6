import { fill, readTypedNumber, readTypedRatio } from '@units/engine/internal';
import { meets } from './bridge.ts';
import { uncertainties, waitsForUncertain } from './load-uncertain.ts';
import { readMeasured } from './measured.ts';
import { writeNumber } from './number-text.ts';
import { plainTyped } from './plain-decimal.ts';
import { exactFunctionFor } from './exact-function-for.ts';
import type { Setting } from './setting.ts';
import { otherSide, type Reading, type Typed } from './typed.ts';
import { asListed, offeredWith, symbolFor, withUnit } from './units.ts';
import { cut, sentencesOf } from './words/sentences.ts';
import type { Words } from './words/words.ts';

/** Reads a number in the reader's language. */
export const readNumber = (text: string, words: Words, locale: string): Reading => {
  const write = (value: number) => writeNumber(value, locale);
  const reading = readTypedNumber(text, locale);
  const { enterNumber, notANumber, ambiguousNumber } = sentencesOf(words);
  if ('value' in reading) {
    const exact = readTypedRatio(text, locale)!;
    return { ...reading, exact, plain: plainTyped(text, exact) };
  }
  if (reading.problem === 'ambiguous') {
    return { problem: fill(ambiguousNumber, ...reading.meanings.map(write), text.trim()) };
  }
  if (reading.problem === 'empty') return { problem: enterNumber };
  if (reading.problem === 'too-large') return { problem: words.tooLarge };
  return { problem: fill(notANumber, write(0.25)) };
};

/** Reads the text of a converter: a number, or a number with its unit, which becomes the unit of the side. */
export const readTyped = (typed: Typed, { offers, words, locale, bridge }: Setting): Typed => {
  const { side, text } = typed;
  if (waitsForUncertain(text)) return typed;
  const reading = readNumber(text, words, locale);
  const measured =
    'value' in reading
      ? undefined
      : (uncertainties()?.readUncertain(text, locale, typed[side], exactFunctionFor) ?? readMeasured(text, locale));
  if (!measured) return { ...typed, reading };
  const { from, to } = typed;
  const before = { from, to };
  const { unit: read, ...number } = measured;
  if (!read) return { ...typed, reading: number, ...(number.uncertainty === undefined && { before }) };
  const unit = asListed(read);
  const other = typed[otherSide(side)];
  const units = offeredWith(unit, offers);
  if (!units && !meets(other, unit, bridge)) {
    const problem = fill(sentencesOf(words).mismatch, cut(text.trim()), symbolFor(typed[side]) || typed[side].id);
    return { ...typed, reading: { problem } };
  }
  return { ...typed, ...withUnit(typed, side, unit, units, bridge), reading: number, before };
};
