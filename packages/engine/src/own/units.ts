import type { ListOptions, QuantityId, UnitGroup, UnitItem } from '../naming/unit-list.ts';
import type { Best } from '../text/format/best.ts';
import type { Format, FormatParts } from '../text/format/format.ts';
import type { Split } from '../text/format/split.ts';
import type { Parse } from '../text/question/parse.ts';
import type { Catalogue } from '../generated/unit-names.ts';
import type { CompileConverter, Convert, ConvertExact, Names } from '../typing/unit-name.ts';

/** A unit of a list; a currency says where its rate comes from. */
export interface OwnItem extends UnitItem {
  /** Who published the rate of a currency. */
  readonly source?: string;
  /** The day of the rate of a currency, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** The quantities that have all units of the catalogue's. */
type Indexed<N extends Names> = {
  [Q in keyof N]: Pick<Catalogue['names'], Q & keyof Catalogue['names']> extends Pick<N, Q> ? Q : never;
}[keyof N];

/** The units of a program as the compiler knows them: all spellings of the catalogue's quantities, and those of its own. */
export interface OwnUnits<N extends Names> {
  /** The units that editors offer, by quantity. */
  readonly names: N;
  /** All of these. */
  readonly any: N[keyof N];
  /** Every spelling of the catalogue as text. */
  readonly index: Catalogue['index'];
  /** The spellings of the catalogue that take prefixes. */
  readonly prefixable: Catalogue['prefixable'];
  /** The quantities whose spellings the text has. */
  readonly indexed: Indexed<N> & string;
  /** The spellings to compare with, by quantity. */
  readonly compared: N;
}

/** The functions that convert among some units, with the spellings that the compiler knows of each quantity. */
export interface Converters<N extends Names> {
  /** Converts a value between two units: the double nearest to the exact answer. */
  readonly convert: Convert<OwnUnits<N>>;
  /** Compiles a conversion, for those who convert in a loop. */
  readonly converter: CompileConverter<OwnUnits<N>>;
  /** Converts decimal text of any number of digits into an exact fraction. */
  readonly convertExact: ConvertExact<OwnUnits<N>>;
  /**
   * Converts a value between two units as `convert` does; undefined where that throws.
   *
   * @param value - Anything: what is not a finite number has no result.
   * @param from - The unit of the value, as somebody wrote it.
   * @param to - The unit of the result, as somebody wrote it.
   */
  tryConvert(this: void, value: unknown, from: unknown, to: unknown): number | undefined;
  /**
   * Returns true for the spelling of a unit, or of several.
   *
   * @param text - Anything.
   */
  isUnit(this: void, text: unknown): text is string;
}

/** The functions of some units: what the catalogue's entries offer. */
export interface Units<N extends Names> extends Converters<N> {
  /** Reads what people type: `3 blk in m`. */
  readonly parse: Parse;
  /** Writes a value with its unit for people. */
  readonly format: Format<OwnUnits<N>>;
  /** Writes the parts of one quantity. */
  readonly formatParts: FormatParts;
  /** Says a value in the unit that people would use. */
  readonly best: Best<OwnUnits<N>>;
  /** Counts a value out in several units. */
  readonly split: Split<OwnUnits<N>>;
  /**
   * Lists the quantities and their units, the common ones first, for select boxes.
   *
   * @param options - The quantity, left out all of them; and the language.
   */
  list<const Id extends string = ''>(
    this: void,
    options?: ListOptions<QuantityId<N, Id>>,
  ): readonly UnitGroup<OwnItem>[];
}
