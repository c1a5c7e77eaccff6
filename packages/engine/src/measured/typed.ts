import { kindOf } from '../definition/definition.ts';
import { decimalOf } from '../model/decimal.ts';
import { toNumber } from '../model/rational.ts';
import type { Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { styleOf } from '../text/numbers/style.ts';
import { signsFor } from '../text/numbers/uncertain-words.ts';
import { readUncertainText } from '../text/numbers/uncertain.ts';
import { roundMeasured } from './show.ts';

/** A number with its uncertainty, as people type it into a field. */
export interface TypedUncertain {
  readonly value: Ratio;
  /** The standard uncertainty: in `uncertaintyUnit`, in the unit of the value, or a part of the value. */
  readonly size: number;
  readonly isRelative: boolean;
  /** Spellings of units: empty and undefined where none was typed. */
  readonly unit: string;
  readonly uncertaintyUnit: string | undefined;
}

/** A bound on the work for any text. */
const longestText = 128;

/** Reads a number with its uncertainty and a unit or none: `5.0(2)`, `5,0 ± 0,2 kg`. Undefined for all other text. */
export const readTypedUncertain = (text: string, locale: string): TypedUncertain | undefined => {
  if (text.length > longestText) return undefined;
  const read = readUncertainText(signsFor(text), { ...styleOf(locale), leavesPointOpen: true });
  if (!read || read instanceof Diagnostic) return undefined;
  const { value, uncertainty, divisor, isPercent, unit, uncertaintyUnit } = read;
  const size = toNumber(uncertainty) / divisor;
  return { value, size: isPercent ? size / 100 : size, isRelative: isPercent, unit, uncertaintyUnit };
};

/** Returns true if a part of a value says nothing: of zero, and of a point of a scale. */
export const hasNoParts = (value: Ratio, unit: Unit): boolean => value.n === 0n || kindOf(unit) === 'affine';

/** A value with its uncertainty, written by programs: all digits of both stay, `5.0(2)`. */
export const writeTyped = (value: number, uncertainty: number): string => {
  const [decimal, spread] = [decimalOf(value), decimalOf(uncertainty)];
  const count = Math.max(0, -Math.min(decimal.exponent, spread.exponent));
  return roundMeasured(decimal, uncertainty, { kind: 'places', count }).text ?? String(value);
};
