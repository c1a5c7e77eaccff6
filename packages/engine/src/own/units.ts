import type { ListOptions, QuantityId, UnitGroup, UnitItem } from '../naming/unit-list.ts';
import type { Best } from '../text/format/best.ts';
import type { Format, FormatParts } from '../text/format/format.ts';
import type { Split } from '../text/format/split.ts';
import type { Parse } from '../text/question/parse.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import type { CompileConverter, Convert, ConvertExact, Names } from '../typing/unit-name.ts';

/** A unit in a list. A currency names the source of its rate. */
export interface OwnItem extends UnitItem {
  /** The publisher of a currency's rate. */
  readonly source?: string;
  /** The date of a currency's rate, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** The quantities that keep all units of the catalogue. */
type Indexed<N extends Names> = {
  [Q in keyof N]: Pick<Catalogue['names'], Q & keyof Catalogue['names']> extends Pick<N, Q> ? Q : never;
}[keyof N];

/**
 * A program's units as the compiler knows them: all spellings of the catalogue's quantities, plus the program's own.
 */
export interface OwnUnits<N extends Names> {
  /** The units that editors offer, by quantity. */
  readonly names: N;
  /** All units that editors offer. */
  readonly any: N[keyof N];
  /** Every spelling of the catalogue as text. */
  readonly index: Catalogue['index'];
  /** The spellings of the catalogue that take prefixes. */
  readonly prefixable: Catalogue['prefixable'];
  /** The quantities whose spellings `index` contains. */
  readonly indexed: Indexed<N> & string;
  /** The spellings to compare with, by quantity. */
  readonly compared: N;
}

/** The functions that convert among some units, with the spellings that the compiler knows of each quantity. */
export interface Converters<N extends Names> {
  /** Converts a value between two units. Returns the double nearest to the exact result. */
  readonly convert: Convert<OwnUnits<N>>;
  /** Compiles a conversion, for use in a loop. */
  readonly converter: CompileConverter<OwnUnits<N>>;
  /** Converts decimal text of any number of digits into an exact fraction. */
  readonly convertExact: ConvertExact<OwnUnits<N>>;
  /**
   * Converts a value between two units as `convert` does, but returns undefined where `convert` throws.
   *
   * @param value - Anything. Anything but a finite number gives undefined.
   * @param from - The unit of the value, from any text.
   * @param to - The unit of the result, from any text.
   */
  tryConvert(this: void, value: unknown, from: unknown, to: unknown): number | undefined;
  /**
   * Returns true if the text spells one or more units.
   *
   * @param text - Anything.
   */
  isUnit(this: void, text: unknown): text is string;
}

/** The functions for a program's units, the same as those of the catalogue's entries. */
export interface Units<N extends Names> extends Converters<N> {
  /** Reads what people type: `3 blk in m`. */
  readonly parse: Parse;
  /** Writes a value with its unit for people. */
  readonly format: Format<OwnUnits<N>>;
  /** Writes the parts of one quantity. */
  readonly formatParts: FormatParts;
  /** Converts a value to the unit that people would use. */
  readonly best: Best<OwnUnits<N>>;
  /** Splits a value into several units. */
  readonly split: Split<OwnUnits<N>>;
  /**
   * Lists the quantities and their units, the common ones first, for select boxes.
   *
   * @param options - The quantity (default: all quantities) and the language.
   */
  list<const Id extends string = ''>(
    this: void,
    options?: ListOptions<QuantityId<N, Id>>,
  ): readonly UnitGroup<OwnItem>[];
}
