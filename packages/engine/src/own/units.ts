import type { ListOptions, QuantityId, UnitGroup, UnitItem } from '../naming/unit-list.ts';
import type { Best } from '../text/format/best.ts';
import type { Format, FormatParts } from '../text/format/format.ts';
import type { Split } from '../text/format/split.ts';
import type { Parse } from '../text/question/parse.ts';
import type { CompileConverter, Convert, ConvertExact, Names } from '../typing/unit-name.ts';

/** A unit of a list; a currency says where its rate comes from. */
export interface OwnItem extends UnitItem {
  /** Who published the rate of a currency. */
  readonly source?: string;
  /** The day of the rate of a currency, `YYYY-MM-DD`. */
  readonly date?: string;
}

/** The functions of some units, with the spellings that the compiler knows of each quantity: what the catalogue's entries offer. */
export interface Units<N extends Names<N>> {
  /** Converts a value between two units: the double nearest to the exact answer. */
  readonly convert: Convert<N>;
  /** Compiles a conversion, for those who convert in a loop. */
  readonly converter: CompileConverter<N>;
  /** Converts decimal text of any number of digits into an exact fraction. */
  readonly convertExact: ConvertExact<N>;
  /** Reads what people type: `3 blk in m`. */
  readonly parse: Parse;
  /** Writes a value with its unit for people. */
  readonly format: Format<N>;
  /** Writes the parts of one quantity. */
  readonly formatParts: FormatParts;
  /** Says a value in the unit that people would use. */
  readonly best: Best<N>;
  /** Counts a value out in several units. */
  readonly split: Split<N>;
  /** Lists the quantities and their units, the common ones first, for select boxes. */
  readonly list: <const Id extends string = ''>(
    options?: ListOptions<QuantityId<N, Id>>,
  ) => readonly UnitGroup<OwnItem>[];
}
