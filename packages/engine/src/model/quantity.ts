import type { Ratio } from './rational.ts';
import type { SiPrefixName, BinaryPrefixName } from './prefix.ts';

/** The ranks of units, the most common first. See `UnitRow.rank`. */
export const ranks = ['everyday', 'trade', 'science', 'rare'] as const;

export type Rank = (typeof ranks)[number];

/**
 * One unit, written as its law or standard defines it.
 *
 * A unit is defined by one exact number and one unit above it (`is`), never by a product that
 * somebody worked out: the engine multiplies.
 */
export interface UnitDefinition {
  /** Kebab-case identifier: the one of Unicode CLDR / ECMA-402 where there is one. */
  readonly id: string;

  /** The preferred symbol, case-sensitive. Left out where the id spells a compound: `ft²`, `kg/m³` follow. */
  readonly symbol?: string;

  /**
   * The definition: `<number> [pi[^n]] <unit id>`, for example `0.9144 meter`, `1/3 yard`,
   * `1/180 pi radian`, `550 foot-pound-force-per-second`. Left out for a unit that defines itself
   * (meter) and where the id already spells the definition (`square-foot`, `mile-per-hour`).
   */
  readonly is?: string;

  /** Affine units: degrees added to the value before scaling, base = (value + offset) × is. */
  readonly offset?: string;

  /**
   * Logarithmic units: a value v stands for `is` × base^(v / per). A decibel of a power quantity is
   * base 10, per 10; of a field quantity, per 20. `quiet`: below 40 it follows the hearing of quiet sounds instead (ISO 532-1).
   */
  readonly log?: { readonly base: 2 | 10 | 'e'; readonly per: string; readonly quiet?: true };

  /** English name in the singular, where it is not the id with spaces for hyphens. */
  readonly name?: string;

  /** English plural, where the rule (`mile` → `miles`, `inch` → `inches`) does not give it. */
  readonly plural?: string;

  /** Further names, read in any case; spaces, hyphens and underscores alike; plurals and metre/litre by rule. */
  readonly names?: readonly string[];

  /** Further symbols and abbreviations, read exactly as written first. */
  readonly symbols?: readonly string[];

  /** Takes every SI prefix, in symbol and in name; the ones listed here are shown in lists and pickers. */
  readonly si?: readonly SiPrefixName[];

  /** Takes every binary prefix; the ones listed here are shown. */
  readonly binary?: readonly BinaryPrefixName[];
}

/** A unit of the catalogue. */
export interface UnitRow extends UnitDefinition {
  /**
   * Who writes the unit today: everybody, in kitchens and shops, on roads, screens and weather maps (`everyday`); trades,
   * engineers, physicians and farmers (`trade`); scientists (`science`); or few: historical, regional and withdrawn units
   * (`rare`). Where a spelling has several meanings, the more common one is meant.
   */
  readonly rank: Rank;

  /** The prefixes under which it is as common as by itself. Others that lists show are one rank rarer, all others are `rare`. */
  readonly common?: readonly (SiPrefixName | BinaryPrefixName)[];

  /** The document that defines the unit: a key of `sources.ts`. */
  readonly source: string;

  /**
   * `measured`: the number carries an uncertainty, since it was measured, worked out from what was found, or is known only rounded.
   * `conventional`: fixed by agreement to stand for a natural quantity.
   */
  readonly status?: 'conventional' | 'measured';

  /** Where and when the unit holds, or what a reader must know to use it rightly. */
  readonly note?: string;

  /** The text of the source could not be read when the row was written. */
  readonly unseen?: true;
}

/** The relation of a logarithmic unit to its reference: v stands for the unit's factor × base^(v / per). */
export interface Level {
  readonly base: number | 'e';
  readonly per: Ratio;
  /** True if values below 40 follow the hearing of quiet sounds instead. */
  readonly quiet?: boolean;
}

/** A unit of a quantity with its definition worked out: what conversions and names need of it. */
export interface UnitEntry {
  readonly id: string;
  /** Its place among the units of its quantity, by which the data of languages name it; undefined for units of a program. */
  readonly line?: number | undefined;
  /** Its symbol as people print it: its own, or made of its parts where the identifier spells them (`ft²`); undefined for none. */
  readonly printed: string | undefined;
  /** Its own symbol, which spellings are held to. */
  readonly symbol: string | undefined;
  /** The number of coherent SI base units, without the power of π. */
  readonly ratio: Ratio;
  /** The power of π in its factor. */
  readonly piPower: number;
  /** Degrees added to a value before it is scaled; zero but for affine units. */
  readonly offset: Ratio;
  readonly level: Level | undefined;
  /** A unit of the inverse of what its quantity measures: miles per gallon among gallons per mile. */
  readonly isReciprocal: boolean;
  /** True if its factor is measured or rounded, its own or that of a unit in its definition. */
  readonly isMeasured: boolean;
  /** True if its identifier spells its definition: `foot-pound-force`. */
  readonly isSpelled: boolean;
  /** True if its English name or its plural is its own: no rule gives it. */
  readonly hasOwnName: boolean;
  /** The SI prefixes under which lists show it; undefined where it takes none. */
  readonly si: readonly SiPrefixName[] | undefined;
  /** The binary prefixes under which lists show it; undefined where it takes none. */
  readonly binary: readonly BinaryPrefixName[] | undefined;
  /** The prefixes under which it is as common as by itself. */
  readonly common: readonly (SiPrefixName | BinaryPrefixName)[];
  readonly rank: Rank;
  /** English name in the singular, where it is not the identifier in words. */
  readonly name: string | undefined;
  /** English plural, where the rule does not give it. */
  readonly plural: string | undefined;
  readonly names: readonly string[];
  readonly symbols: readonly string[];
}

/** The part of a unit that conversions need, without names. */
export type UnitFactor = Pick<UnitEntry, 'id' | 'printed' | 'ratio' | 'piPower' | 'offset' | 'level' | 'isReciprocal'>;

/** A kind of quantity with its units worked out: units in one conversion must share it. */
export interface Quantity {
  /** Kebab-case identifier, the category name over HTTP. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** Product of base dimensions: `L`, `M L T^-2`, `1`. */
  readonly dimension: string;
  /** Counted in whole turns: an angle in a compound that meets it is a part of a turn (2π rad/s is 1 Hz). */
  readonly inTurns?: true | undefined;
  /** The base unit. */
  readonly base: UnitEntry;
  /** The base unit first. */
  readonly units: readonly UnitEntry[];
}

/** Where a quantity keeps the type of its units' spellings. No such property exists: only the compiler reads it. */
declare const spellings: unique symbol;

/** A kind of quantity: units in one conversion must share it. `Name` is the type of the spellings of its units. */
export interface QuantityDefinition<Id extends string = string, Name extends string = string> {
  /** Kebab-case identifier, the category name over HTTP. */
  readonly id: Id;
  /** The name for people. */
  readonly name: string;
  /** Product of base dimensions: `L`, `M L T^-2`, `1`. */
  readonly dimension: string;
  /** Counted in whole turns: an angle in a compound that meets it is a part of a turn (2π rad/s is 1 Hz). */
  readonly inTurns?: true;
  /** The base unit first. */
  readonly units: readonly (UnitDefinition | UnitEntry)[];
  /** The quantities that its definitions name. */
  readonly uses?: () => readonly QuantityDefinition[];
  readonly [spellings]?: () => Name;
}

/** A quantity of the catalogue, as its file writes it. */
export interface QuantityRows extends QuantityDefinition {
  readonly units: readonly UnitRow[];
}
