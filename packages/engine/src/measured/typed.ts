import { kindOf } from '../definition/definition.ts';
import { decimalOf } from '../model/decimal.ts';
import { toNumber } from '../model/rational.ts';
import type { Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { styleOf } from '../text/numbers/style.ts';
import { readUncertainText, signsFor } from '../text/numbers/uncertain.ts';
import { roundMeasured } from './show.ts';

/** A number with its uncertainty, typed into a field. */
export interface TypedUncertain {
  readonly value: Ratio;
  /** The standard uncertainty: in `uncertaintyUnit`, in the unit of the value, or relative to the value. */
  readonly size: number;
  readonly isRelative: boolean;
  /** The spellings of the units: empty or undefined if none was typed. */
  readonly unit: string;
  readonly uncertaintyUnit: string | undefined;
}

/** The longest text to read, which limits the work. */
const longestText = 128;

/** Reads a number with its uncertainty and an optional unit: `5.0(2)`, `5,0 ± 0,2 kg`. Undefined for other text. */
export const readTypedUncertain = (text: string, locale: string): TypedUncertain | undefined => {
  if (text.length > longestText) return undefined;
  const read = readUncertainText(signsFor(text), { ...styleOf(locale), leavesPointOpen: true });
  if (!read || read instanceof Diagnostic) return undefined;
  const { value, uncertainty, divisor, isPercent, unit, uncertaintyUnit } = read;
  const size = toNumber(uncertainty) / divisor;
  return { value, size: isPercent ? size / 100 : size, isRelative: isPercent, unit, uncertaintyUnit };
};

/** Returns true if a relative uncertainty of a value is meaningless: for zero, and for a point on a scale. */
export const hasNoParts = (value: Ratio, unit: Unit): boolean => value.n === 0n || kindOf(unit) === 'affine';

/** Formats a value with its uncertainty for programs, with all digits: `5.0(2)`. */
export const writeTyped = (value: number, uncertainty: number): string => {
  const [decimal, spread] = [decimalOf(value), decimalOf(uncertainty)];
  const count = Math.max(0, -Math.min(decimal.exponent, spread.exponent));
  return roundMeasured(decimal, uncertainty, { kind: 'places', count }).text ?? String(value);
};
