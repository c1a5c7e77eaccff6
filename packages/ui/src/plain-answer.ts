import { exactFunctionOfListed, type Unit } from '@units/engine/internal';
import { localized, readPlain } from './number-text.ts';
import type { Answer } from './request.ts';

/** Returns true if the name of a unit comes with what reads spellings, as no rule gives it. */
const isNamedLater = ({ entry }: Unit): boolean =>
  entry?.hasOwnName === true && entry.name === undefined && entry.plural === undefined;

/**
 * Answers a request for units that lists show, as the reader does. Returns undefined where that takes a reader: for any other number
 * than one of plain digits, and for units whose names or factors come with it.
 *
 * @param value - The number as programs write it.
 */
export const plainAnswer = (value: string, from: Unit, to: Unit, locale: string): Answer | undefined => {
  const number = readPlain(value, 'en');
  if (number === undefined || !exactFunctionOfListed(from, to) || [from, to].some(isNamedLater)) return undefined;
  const reading = { value: number, plain: value };
  return { typed: { from, to, side: 'from', text: localized(value, locale), reading }, excuse: undefined };
};
