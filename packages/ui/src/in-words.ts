import { fill, type Unit } from '@units/engine/internal';
import { otherSide, type Outcome, type Side, type Typed } from './typed.ts';
import { withUnit } from './locale.ts';
import { writeNumber } from './number-text.ts';
import { sentencesOf } from './words/sentences.ts';
import { spellOut } from './meaning.ts';
import type { Explained } from './uncertain-of.ts';
import type { Words } from './words/words.ts';

/** Returns a value with its unit in words, rounded for listening: `3.106856 miles`. */
const sideInWords = (value: number, unit: Unit, locale: string): string =>
  withUnit(writeNumber(value, locale, 7), value, unit, locale);

/** Returns true if the spoken value is rounded. */
const isRounded = (value: number): boolean => Number(value.toPrecision(7)) !== value;

/** Returns the text for screen readers: `5 kilometers is about 3.106856 miles`. */
export const inWords = (
  typed: Typed,
  outcome: Outcome,
  words: Words,
  locale: string,
  uncertain?: Explained,
): string => {
  if ('problem' in outcome) return outcome.problem;
  if (uncertain) {
    const spoken = (text: string, side: Side) => withUnit(text, outcome[side], typed[side], locale);
    const [given, result] = [
      spoken(uncertain.given, typed.side),
      spoken(spellOut(uncertain.result), otherSide(typed.side)),
    ];
    return fill(sentencesOf(words).equal, given, result);
  }
  const about = isRounded(outcome.from) || isRounded(outcome.to);
  const side = (one: Side) => sideInWords(outcome[one], typed[one], locale);
  const sentences = sentencesOf(words);
  return fill(about ? sentences.about : sentences.equal, side(typed.side), side(otherSide(typed.side)));
};
