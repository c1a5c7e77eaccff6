import { exactFunctionOfListed, type Unit } from '@units/engine/internal';
import { localized, readPlain } from './number-text.ts';
import type { Answer } from './request.ts';
import { isNamedLater } from './units.ts';

/**
 * Answers a request for listed units with the same result as the reader. Returns undefined if it needs the reader: for
 * any number that is not plain digits, and for units whose names or factors come with the reader.
 *
 * @param value - The number in program notation.
 */
export const plainAnswer = (value: string, from: Unit, to: Unit, locale: string): Answer | undefined => {
  const number = readPlain(value, 'en');
  if (number === undefined || !exactFunctionOfListed(from, to) || [from, to].some(isNamedLater)) return undefined;
  const reading = { value: number, plain: value };
  return { typed: { from, to, side: 'from', text: localized(value, locale), reading }, excuse: undefined };
};
