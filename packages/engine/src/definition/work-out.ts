import { invalidDefinition, quoted, UnitsError } from '../model/error.ts';
import { isInverse, readDimension, sameDimension } from '../model/dimension.ts';
import type {
  Fit,
  Level,
  Quantity,
  QuantityDefinition,
  UnitDefinition,
  UnitEntry,
  UnitRow,
} from '../model/quantity.ts';
import { one, zero, type Ratio } from '../model/rational.ts';
import type { Prefix, Product, SiFactor, Unit } from '../model/unit.ts';
import { prefixes, takes } from './prefix.ts';
import { readDefinition, readNumeral, readProduct, siFactorOfProduct, type ById } from './definition.ts';
import { plural as pluralByRule } from './english.ts';
import { showDimension } from './show-dimension.ts';
import { symbolOfProduct } from './symbol.ts';

const isEntry = (unit: UnitDefinition | UnitEntry): unit is UnitEntry => 'ratio' in unit;

const levelOf = ({ log }: UnitDefinition): Level | undefined =>
  log && { base: log.base, per: readNumeral(log.per), ...(log.quiet && { quiet: true }) };

const numerals = (text: string): readonly Ratio[] => text.split(' ').map(readNumeral);

const fitOf = ({ fit }: Partial<UnitRow>): Fit | undefined =>
  fit && {
    gives: fit.gives,
    slope: readNumeral(fit.slope),
    top: numerals(fit.top),
    bottom: numerals(fit.bottom),
    least: readNumeral(fit.least),
  };

const isWorkedOut = (quantity: QuantityDefinition): quantity is QuantityDefinition & Quantity => 'base' in quantity;

/** A unit calculated from its definition, without the texts of its row. */
interface Worked {
  readonly scale: SiFactor;
  /** The product, if the identifier spells the definition. */
  readonly product: Product | undefined;
  /** True if a unit of the definition depends on a measurement. */
  readonly isMeasured: boolean;
}

const hasOwnName = ({ id, name, plural }: UnitDefinition): boolean => {
  const byRule = id.replaceAll('-', ' ');
  return (name ?? byRule) !== byRule || (plural ?? pluralByRule(byRule)) !== pluralByRule(byRule);
};

const entryOf = (
  row: UnitDefinition | UnitRow,
  { scale, product, isMeasured }: Worked,
  isReciprocal: boolean,
): UnitEntry => {
  const { id, symbol, symbols = [], name, plural, names = [], offset, si, binary } = row;
  const rest: Partial<UnitRow> = row;
  return {
    id,
    line: undefined,
    symbol,
    printed: symbol ?? (product && symbolOfProduct(product)),
    ratio: scale.ratio,
    piPower: scale.piPower,
    offset: offset === undefined ? zero : readNumeral(offset),
    level: levelOf(row),
    fit: fitOf(rest),
    isReciprocal,
    isMeasured: isMeasured || rest.status === 'measured',
    isSpelled: product !== undefined,
    hasOwnName: hasOwnName(row),
    si,
    binary,
    common: rest.common ?? [],
    rank: rest.rank ?? 'everyday',
    name,
    plural,
    names,
    symbols,
  };
};

/** The maximum number of hexadecimal digits of a factor, because chained definitions could double them each time. */
const mostDigits = 1000;
const isTooLong = ({ n, d }: Ratio): boolean => [n, d].some((each) => each.toString(16).length > mostDigits);

/** A row, and the index of its quantity in the list. */
type Listed = readonly [row: UnitDefinition | UnitEntry, quantity: number];

/**
 * Calculates the definitions of quantities on access. A definition may use units of any quantity in any order. It is a
 * class, because calculating one unit needs others.
 */
class Definitions {
  private readonly rows = new Map<string, Listed>();
  private readonly entries = new Map<UnitDefinition, UnitEntry>();
  private readonly units = new Map<string, Unit>();
  private readonly quantities: readonly Quantity[];
  private readonly definitions: readonly QuantityDefinition[];

  constructor(definitions: readonly QuantityDefinition[]) {
    this.definitions = definitions;
    this.quantities = definitions.map((definition) => this.quantityOf(definition));
    for (const [at, { units }] of definitions.entries()) {
      for (const row of units) if (!this.rows.has(row.id)) this.rows.set(row.id, [row, at]);
    }
  }

  all(): readonly Quantity[] {
    for (const { units } of this.quantities) void units;
    return this.quantities;
  }

  private quantityOf(definition: QuantityDefinition): Quantity {
    if (isWorkedOut(definition)) return definition;
    const { id, name, dimension, inTurns, units } = definition;
    const entry = (row: UnitDefinition | UnitEntry): UnitEntry => this.byId(row.id)!.entry!;
    let entries: readonly UnitEntry[] | undefined;
    return {
      id,
      name,
      dimension,
      inTurns,
      get base() {
        return entry(units[0]!);
      },
      get units() {
        return (entries ??= units.map(entry));
      },
    };
  }

  readonly byId: ById = (id) => this.units.get(id) ?? this.listed(id) ?? this.prefixed(id);

  /**
   * Returns the unit of a row. Its definition is calculated on access, because identifiers are looked up more often.
   */
  private listed(id: string): Unit | undefined {
    const found = this.rows.get(id);
    return found && this.known(id, found, undefined);
  }

  private prefixed(id: string): Unit | undefined {
    for (const prefix of prefixes) {
      const found = id.startsWith(prefix.name) ? this.rows.get(id.slice(prefix.name.length)) : undefined;
      if (found && takes(found[0], prefix)) return this.known(id, found, prefix);
    }
    return undefined;
  }

  private known(id: string, [row, at]: Listed, prefix: Prefix | undefined): Unit {
    const entryOfRow = (): UnitEntry => this.entry(row, at);
    const unit: Unit = {
      id,
      quantity: this.quantities[at]!,
      get entry() {
        return entryOfRow();
      },
      prefix,
      product: undefined,
    };
    this.units.set(id, unit);
    return unit;
  }

  private entry(row: UnitDefinition | UnitEntry, at: number): UnitEntry {
    if (isEntry(row)) return row;
    let entry = this.entries.get(row);
    if (!entry) this.entries.set(row, (entry = this.compileRow(row, this.definitions[at]!)));
    return entry;
  }

  private compileRow(row: UnitDefinition, quantity: QuantityDefinition): UnitEntry {
    const wanted = readDimension(quantity.dimension);
    const worked = this.define(row, quantity);
    const { ratio, dimension } = worked.scale;
    if (ratio.n === 0n) throw invalidDefinition(`The unit "${row.id}" is defined as zero.`);
    if (isTooLong(ratio)) throw cannotBe(row.id, row.is ?? row.id, 'its factor has too many digits');
    if (sameDimension(dimension, wanted)) return entryOf(row, worked, false);
    if (isInverse(dimension, wanted)) return entryOf(row, worked, true);
    throw invalidDefinition(
      `The unit "${row.id}" has the dimension ${showDimension(dimension)}, and ${quantity.name} has ${showDimension(wanted)}.`,
    );
  }

  /** Returns true if the unit of an identifier, or a unit in the product that it spells, depends on a measurement. */
  private measures(id: string, product = this.byId(id) ? undefined : readProduct(id, this.byId)): boolean {
    const units = product ? product.factors.map(({ unit }) => unit) : [this.byId(id)!];
    return units.some(({ entry }) => entry!.isMeasured);
  }

  /** Calculates a definition. It may be malformed, use an unknown unit or be circular. */
  private define({ id, is }: UnitDefinition, { units, dimension }: QuantityDefinition): Worked {
    try {
      if (is !== undefined)
        return {
          scale: readDefinition(is, this.byId),
          product: undefined,
          isMeasured: this.measures(is.split(' ').at(-1)!),
        };
      const product = readProduct(id, this.byId);
      if (product) return { scale: siFactorOfProduct(product), product, isMeasured: this.measures(id, product) };
      if (id === units[0]!.id) return { scale: baseSiFactor(dimension), product: undefined, isMeasured: false };
    } catch (error) {
      if (error instanceof UnitsError) throw error;
      const why =
        error instanceof RangeError
          ? 'it divides by zero or comes back to itself'
          : (error as Error).message.slice(0, 120);
      throw cannotBe(id, is ?? id, why);
    }
    throw cannotBe(id, id, 'it says no definition, and its identifier spells none');
  }
}

const cannotBe = (id: string, is: string, why: string): UnitsError =>
  invalidDefinition(
    `The unit "${id}" cannot be worked out from ${quoted(is)}: ${why}. A definition is a number and the id of a unit of these quantities, like "12 inch".`,
  );

const baseSiFactor = (dimension: string): SiFactor => ({ ratio: one, piPower: 0, dimension: readDimension(dimension) });

/**
 * Returns the quantities with calculated units. Already calculated ones stay unchanged.
 *
 * @throws UnitsError (invalid-definition) for a definition that is malformed, uses an unknown unit, is circular, is
 * zero, or does not have the dimension of its quantity. The sentence names the unit.
 */
export const compileDefinitions = (quantities: readonly QuantityDefinition[]): readonly Quantity[] =>
  new Definitions(quantities).all();
