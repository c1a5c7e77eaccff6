import type { Ratio } from './rational.ts';
import type { SiPrefixName, BinaryPrefixName } from './prefix.ts';

/** The ranks of units, the most common first. See `UnitRow.rank`. */
export const ranks = ['everyday', 'trade', 'science', 'rare'] as const;

export type Rank = (typeof ranks)[number];

/**
 * One unit, written as its law or standard defines it.
 *
 * A unit is defined by one exact number and one unit above it (`is`). The engine multiplies; rows contain no
 * precalculated products.
 */
export interface UnitDefinition {
  /** Kebab-case identifier: that of Unicode CLDR / ECMA-402, if there is one. */
  readonly id: string;

  /** The preferred symbol, case-sensitive. Omit it if the id spells a compound: `ft²` and `kg/m³` are derived. */
  readonly symbol?: string;

  /**
   * The definition: `<number> [pi[^n]] <unit id>`, for example `0.9144 meter`, `1/3 yard`, `1/180 pi radian`, `550
   * foot-pound-force-per-second`. Omit it for a unit that defines itself (meter), and if the id spells the definition
   * (`square-foot`, `mile-per-hour`).
   */
  readonly is?: string;

  /** Affine units: the offset that is added to the value before scaling, base = (value + offset) × is. */
  readonly offset?: string;

  /**
   * Logarithmic units: a value v stands for `is` × base^(v / per). A decibel has base 10, and per 10 for a power
   * quantity or per 20 for a field quantity. `quiet`: values below 40 follow the curve of ISO 532-1 for quiet sounds.
   */
  readonly log?: { readonly base: 2 | 10 | 'e'; readonly per: string; readonly quiet?: true };

  /** The English singular name, if it is not the id with spaces for hyphens. */
  readonly name?: string;

  /** The English plural, if the rule (`mile` → `miles`, `inch` → `inches`) does not give it. */
  readonly plural?: string;

  /**
   * Further names. They are read in any case, with spaces, hyphens or underscores. Plurals and metre/litre follow by
   * rule.
   */
  readonly names?: readonly string[];

  /** Further symbols and abbreviations, read exactly as written first. */
  readonly symbols?: readonly string[];

  /** The SI prefixes that lists and pickers show. The unit takes every SI prefix, in its symbol and its name. */
  readonly si?: readonly SiPrefixName[];

  /** The binary prefixes that lists show. The unit takes every binary prefix. */
  readonly binary?: readonly BinaryPrefixName[];
}

/** A unit of the catalogue. */
export interface UnitRow extends UnitDefinition {
  /**
   * Who writes the unit today: everybody, in kitchens and shops, on roads, screens and weather maps (`everyday`);
   * trades, engineers, physicians and farmers (`trade`); scientists (`science`); or few people, for historical,
   * regional and withdrawn units (`rare`). A spelling with several meanings means the most common unit.
   */
  readonly rank: Rank;

  /**
   * The prefixes with which the unit is as common as without. Other prefixes in lists are one rank rarer; all others
   * are `rare`.
   */
  readonly common?: readonly (SiPrefixName | BinaryPrefixName)[];

  /** The document that defines the unit: a key of `sources.ts`. */
  readonly source: string;

  /**
   * `measured`: the number has an uncertainty, because it was measured, estimated or published only rounded.
   * `conventional`: the number is fixed by agreement for a natural quantity.
   */
  readonly status?: 'conventional' | 'measured';

  /**
   * Readings of a test, with the formula of its document: the reading by the amount in units of `is`, or the amount by the
   * reading.
   */
  readonly fit?: FitDefinition;

  /**
   * Where and when the unit is used, or a caveat for using it, in clauses between semicolons: `cooking, Japan`. Pages
   * compose it in other languages from their words for each clause.
   */
  readonly note?: string;

  /** True if the author of the row could not read the source. */
  readonly unseen?: true;
}

/** The relation of a logarithmic unit to its reference: a value v means the unit's factor × base^(v / per). */
export interface Level {
  readonly base: number | 'e';
  readonly per: Ratio;
  /** True if values below 40 follow the curve of ISO 532-1 for quiet sounds. */
  readonly quiet?: boolean;
}

/** A formula that fits a test: slope · x + top(x) / bottom(x), from the least x upwards, where it only increases. */
interface Formula<Number, Numbers> {
  /** The side of the test that the formula gives. The other side is x. */
  readonly gives: 'reading' | 'amount';
  readonly slope: Number;
  /** The coefficients of a polynomial, the constant first. */
  readonly top: Numbers;
  readonly bottom: Numbers;
  readonly least: Number;
}

/** A formula as its document prints it. Spaces separate coefficients. */
export type FitDefinition = Formula<string, string>;

/** The relation of the readings of a test to the unit's factor: an amount of 1 is the factor. */
export type Fit = Formula<Ratio, readonly Ratio[]>;

/** A unit with its compiled definition: the data for conversions and names. */
export interface UnitEntry {
  readonly id: string;
  /** The index of the unit in its quantity, which language data refer to. Undefined for units of a program. */
  readonly line?: number | undefined;
  /** The symbol to print: its own, or that of its parts if the identifier spells them (`ft²`). */
  readonly printed: string | undefined;
  /** The unit's own symbol, which spellings are compared with. */
  readonly symbol: string | undefined;
  /** The SI factor, without the power of π. */
  readonly ratio: Ratio;
  /** The exponent of π in the SI factor. */
  readonly piPower: number;
  /** The offset that is added to a value before scaling. Zero except for affine units. */
  readonly offset: Ratio;
  readonly level: Level | undefined;
  readonly fit: Fit | undefined;
  /** True if the unit measures the inverse of its quantity: miles per gallon, among gallons per mile. */
  readonly isReciprocal: boolean;
  /** True if its factor, or the factor of a unit in its definition, is measured or rounded. */
  readonly isMeasured: boolean;
  /** True if its identifier spells its definition: `foot-pound-force`. */
  readonly isSpelled: boolean;
  /** True if no rule gives its English name or plural. */
  readonly hasOwnName: boolean;
  /** The SI prefixes that lists show. Undefined if it takes none. */
  readonly si: readonly SiPrefixName[] | undefined;
  /** The binary prefixes that lists show. Undefined if it takes none. */
  readonly binary: readonly BinaryPrefixName[] | undefined;
  /** The prefixes with which the unit is as common as without. */
  readonly common: readonly (SiPrefixName | BinaryPrefixName)[];
  readonly rank: Rank;
  /** The English singular name, if it is not the identifier as words. */
  readonly name: string | undefined;
  /** The English plural, if the rule does not give it. */
  readonly plural: string | undefined;
  readonly names: readonly string[];
  readonly symbols: readonly string[];
}

/** The part of a unit that conversions need, without names. */
export type UnitFactor = Pick<
  UnitEntry,
  'id' | 'printed' | 'ratio' | 'piPower' | 'offset' | 'level' | 'fit' | 'isReciprocal'
>;

/** A kind of quantity with its compiled units. Units in one conversion must share it. */
export interface Quantity {
  /** Kebab-case identifier, the category name over HTTP. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Product of base dimensions: `L`, `M L T^-2`, `1`. */
  readonly dimension: string;
  /**
   * True if it counts whole turns: an angle in a compound that converts to it is a fraction of a turn (2π rad/s is 1
   * Hz).
   */
  readonly inTurns?: true | undefined;
  /** The base unit. */
  readonly base: UnitEntry;
  /** The base unit first. */
  readonly units: readonly UnitEntry[];
}

/** The key for the type of the units' spellings. The property exists only for the compiler. */
declare const spellings: unique symbol;

/** A kind of quantity. Units in one conversion must share it. `Name` is the type of the spellings of its units. */
export interface QuantityDefinition<Id extends string = string, Name extends string = string> {
  /** Kebab-case identifier, the category name over HTTP. */
  readonly id: Id;
  /** The name for people. */
  readonly name: string;
  /** Product of base dimensions: `L`, `M L T^-2`, `1`. */
  readonly dimension: string;
  /**
   * True if it counts whole turns: an angle in a compound that converts to it is a fraction of a turn (2π rad/s is 1
   * Hz).
   */
  readonly inTurns?: true;
  /** The base unit first. */
  readonly units: readonly (UnitDefinition | UnitEntry)[];
  /** The quantities whose units its definitions use. */
  readonly uses?: () => readonly QuantityDefinition[];
  readonly [spellings]?: () => Name;
}

/** A quantity of the catalogue, as written in its file. */
export interface QuantityRows extends QuantityDefinition {
  readonly units: readonly UnitRow[];
}
