import type { Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Doubt } from './unit-at.ts';

/** The kinds of quantities: one amount, the two ends of a range, the sides of something, or a list of amounts in one unit. */
export type FoundKind = 'amount' | 'range' | 'sides' | 'list';

/** A quantity in a text. */
export interface Found {
  /** Where it begins in the text. */
  readonly index: number;
  /** The characters of the text that say it. */
  readonly text: string;
  /** Tells one amount from ranges, sides and lists. */
  readonly kind: FoundKind;
  /** Its amounts: one, the two ends of a range, or as many as the text has. */
  readonly measures: readonly Measure[];
  /** The identifier of the unit. */
  readonly unit: string;
  /** True where nothing speaks against it. */
  readonly isSure: boolean;
  /** Why it may be something else; undefined where it is sure. */
  readonly doubt: Doubt | undefined;
  /** True where the text says the same in two units: `5 miles (8 km)`. Both have it. */
  readonly isConverted: boolean;
}

/** A number of a quantity where it stands. */
export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly value: Ratio;
  readonly step: Ratio;
}

/** A quantity while a text is read. */
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
  /** Told in several units, 5 ft 6 in: the number is the total in the last. */
  readonly isMixed: boolean;
  isConverted: boolean;
}
