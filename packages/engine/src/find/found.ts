import type { Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Doubt } from './unit-at.ts';

/** The kind of a found quantity: one amount, a range, the sides of an object, or a list of amounts in one unit. */
export type FoundKind = 'amount' | 'range' | 'sides' | 'list';

/** A quantity in a text. */
export interface Found {
  /** The start index in the text. */
  readonly index: number;
  /** The matched text. */
  readonly text: string;
  /** One amount, a range, sides or a list. */
  readonly kind: FoundKind;
  /** The amounts: one, the two ends of a range, or all sides or items. */
  readonly measures: readonly Measure[];
  /** The identifier of the unit. */
  readonly unit: string;
  /** True if there is no doubt. */
  readonly isSure: boolean;
  /** The reason why it may be something else. Undefined if it is sure. */
  readonly doubt: Doubt | undefined;
  /** True if the text has the same quantity in two units: `5 miles (8 km)`. Both are marked. */
  readonly isConverted: boolean;
}

/** A number of a quantity, with its position. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly value: Ratio;
  readonly step: Ratio;
}

/** A quantity during the scan of a text. */
export interface Item {
  readonly start: number;
  readonly end: number;
  readonly kind: FoundKind;
  readonly numbers: readonly FoundNumber[];
  readonly unit: Unit;
  readonly unitText: string;
  /** The text between the last number and the unit. */
  readonly gap: string;
  doubt: Doubt | undefined;
  /** True for several units, such as `5 ft 6 in`. The number is then the total in the last unit. */
  readonly isMixed: boolean;
  isConverted: boolean;
}
