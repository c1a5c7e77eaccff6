import * as core from '../../calculation/refusal.ts';
import * as measured from '../../measured/refusal.ts';
import { UnitsError, type ErrorCode } from '../../model/error.ts';
import { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import { placeOf, type Span } from '../../text/span.ts';

/** A refusal of what was understood, at its place in the text: another way to read the text must not be tried. */
export const faultOf = ({ code, message, reason }: UnitsError, at: Span): Diagnostic => {
  const place = placeOf(at);
  return new Diagnostic(
    place,
    (parameter) => new UnitsError(code, message, { parameter, place, ...(reason === undefined ? {} : { reason }) }),
    true,
  );
};

const refuse = (code: ErrorCode, place: Span, message: string, reason: string): Diagnostic =>
  faultOf(new UnitsError(code, message, { reason }), place);

export const tooMuch = (place: Span, what: string): Diagnostic =>
  refuse('too-many', place, `This has ${what}: work it out in steps.`, `It has ${what}.`);

export const tooLarge = (place: Span): Diagnostic => faultOf(core.tooLarge(), place);

export const dividesByZero = (place: Span): Diagnostic => faultOf(core.dividesByZero(), place);

export const cannotAddTo = (place: Span, left: string, right: string): Diagnostic =>
  faultOf(core.cannotAddTo(left, right), place);

export const notConvertible = (place: Span, from: string, to: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `Cannot convert ${from} to ${to}.`,
    `The result is ${from}, and ${to} measures something else.`,
  );

export const rootOfUnit = (place: Span): Diagnostic => faultOf(core.rootOfUnit(), place);

export const severalCurrencies = (place: Span, a: string, b: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `${a} and ${b} are two currencies, and no rates were given to lead from one to the other.`,
    'Rates of exchange change by the minute: none are built in, and none are fetched.',
  );

export const partOfScale = (place: Span): Diagnostic => faultOf(measured.partOfScale(), place);

export const partOfZero = (place: Span): Diagnostic => faultOf(measured.partOfZero(), place);

/** 10 dBm ± 5 %. */
export const partOfLevel = (place: Span): Diagnostic =>
  refuse(
    'invalid-number',
    place,
    'Give the uncertainty of a level in its own unit, as in 10.0(5) dBm.',
    'A level is a logarithm: a part of it means nothing.',
  );

/** 5.0(2) kg * $3/kg. */
export const uncertainMoney = (place: Span): Diagnostic =>
  refuse(
    'invalid-query',
    place,
    'Amounts of money are calculated without uncertainties: write the numbers alone.',
    'An amount of money is exact.',
  );

/** 5.00(2) m in ft and in. */
export const uncertainParts = (place: Span): Diagnostic =>
  refuse(
    'invalid-query',
    place,
    'A value with an uncertainty is told in one unit: name one, as in 5.00(2) m in ft.',
    'An uncertainty belongs to one number.',
  );

/** $3/lb in kg. */
export const priceNotMeasure = (place: Span, currency: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `A price is money for one of a unit: write ${currency}/${place.text}.`,
    `The result is a price, and ${place.text} measures something else.`,
  );

/** $60000/year in $/hour. */
export const hoursOfWork = (place: Span): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    'Pay for a day or longer has as many hours as are worked in it: divide by those, as in 60000 / 2080.',
    'A year has 8,766 hours, of which some 2,080 are worked by those who work 40 hours a week.',
  );

/** 2^3^2. */
export const severalPowers = (place: Span): Diagnostic =>
  refuse(
    'invalid-query',
    place,
    'A power of a power has two readings: write (2^3)^2 or 2^(3^2).',
    'Calculators do not agree on which of two powers comes first.',
  );
