import * as core from '../../calculation/refusal.ts';
import { UnitsError, type ErrorCode } from '../../model/error.ts';
import { Fault } from '../../text/diagnostics/diagnostic.ts';
import { placeOf, type Source } from '../../text/span.ts';

/** A refusal of what was understood, at its place in the text: another way to read the text must not be tried. */
export const faultOf = ({ code, message, reason }: UnitsError, at: Source): Fault => {
  const place = placeOf(at);
  return new Fault(
    place,
    (parameter) => new UnitsError(code, message, { parameter, place, ...(reason === undefined ? {} : { reason }) }),
    true,
  );
};

const refuse = (code: ErrorCode, place: Source, message: string, reason: string): Fault =>
  faultOf(new UnitsError(code, message, { reason }), place);

export const tooMuch = (place: Source, what: string): Fault =>
  refuse('too-many', place, `This has ${what}: work it out in steps.`, `It has ${what}.`);

export const tooLarge = (place: Source): Fault => faultOf(core.tooLarge(), place);

export const dividesByZero = (place: Source): Fault => faultOf(core.dividesByZero(), place);

export const cannotAddTo = (place: Source, left: string, right: string): Fault =>
  faultOf(core.cannotAddTo(left, right), place);

export const notConvertible = (place: Source, from: string, to: string): Fault =>
  refuse(
    'incompatible-units',
    place,
    `Cannot convert ${from} to ${to}.`,
    `The result is ${from}, and ${to} measures something else.`,
  );

export const rootOfUnit = (place: Source): Fault => faultOf(core.rootOfUnit(), place);

export const severalCurrencies = (place: Source, a: string, b: string): Fault =>
  refuse(
    'incompatible-units',
    place,
    `${a} and ${b} are two currencies, and no rates were given to lead from one to the other.`,
    'Rates of exchange change by the minute: none are built in, and none are fetched.',
  );

/** 2^3^2. */
export const severalPowers = (place: Source): Fault =>
  refuse(
    'invalid-query',
    place,
    'A power of a power has two readings: write (2^3)^2 or 2^(3^2).',
    'Calculators do not agree on which of two powers comes first.',
  );
