import { bare } from '../model/given.ts';
import { find as findBySpelling, unitIndex } from '../conversion/catalogue.ts';
import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import { densityOf } from '../conversion/density.ts';
import { bridge } from '../conversion/ingredient-bridge.ts';
import { findIngredient } from '../conversion/ingredients.ts';
import { toDimensioned, type Dimensioned } from '../conversion/dimensioned.ts';
import { UnitsError } from '../model/error.ts';
import { findSubstance } from '../substances/index.ts';
import { byEquivalence } from './equivalence.ts';
import { bySubstance, differInEquivalents } from '../conversion/substance.ts';
import type { BridgedConversion, Bridges, FindConversion } from './ways.ts';

/** Reads the units of a conversion: spellings, or the codes of a system. */
export interface UnitReader {
  /** Returns the conversion without a bridge. */
  readonly find: (from: string, to: string) => CompiledConversion;
  /** Returns all meanings of a text. Throws a UnitsError that names `parameter` for a wrong code. */
  readonly meaningsOf: (text: string, parameter: string) => readonly Dimensioned[];
  /** Returns the spelling of a unit, because ingredients need identifiers. */
  readonly spelled: (text: string) => string;
}

/** Returns the first connection between two meanings. */
const firstBetween = <T>(
  from: readonly Dimensioned[],
  to: readonly Dimensioned[],
  connect: (a: Dimensioned, b: Dimensioned) => T | undefined,
): T | undefined => {
  for (const a of from) {
    for (const b of to) {
      const found = connect(a, b);
      if (found) return found;
    }
  }
  return undefined;
};

/**
 * Finds the conversion between two units, through the named bridge if they need one.
 *
 * @param names - Reads both units.
 * @throws UnitsError as {@link findConversion} does.
 */
export const findThroughBridge = (
  names: UnitReader,
  from: string,
  to: string,
  bridges: Bridges,
  name = (key: string): string => key,
): BridgedConversion => {
  const { as, substance, ingredient } = bare(bridges);
  const matter = substance === undefined ? undefined : findSubstance(substance, name('substance'));
  const row = ingredient === undefined ? undefined : findIngredient(ingredient, name('ingredient'));
  const meanings = () => [names.meaningsOf(from, name('from')), names.meaningsOf(to, name('to'))] as const;

  const throughSubstance = (connect = bySubstance): BridgedConversion | undefined => {
    if (!matter) return undefined;
    let isDosed = false;
    const compiled = firstBetween(...meanings(), (a, b) => {
      isDosed = (a.exponents.get('U') ?? 0) !== (b.exponents.get('U') ?? 0);
      return connect(a, b, matter, name('substance'));
    });
    const { id, molarMass, internationalUnit } = matter;
    if (!compiled) return undefined;
    const by = isDosed && internationalUnit !== undefined ? { internationalUnit } : { molarMass };
    return { compiled, taken: { substance: id, ...by } };
  };
  const throughEquivalence = (): BridgedConversion | undefined => {
    if (as === undefined) return undefined;
    const compiled = firstBetween(...meanings(), (a, b) => byEquivalence(a, b, as));
    return compiled && { compiled, taken: { as } };
  };
  const throughIngredient = (): BridgedConversion | undefined => {
    const compiled = row && bridge(names.spelled(from), names.spelled(to), row, unitIndex);
    return compiled && { compiled, taken: { ingredient: row.id, density: densityOf(row) } };
  };

  // Bridges come before the direct conversion: an ingredient may need another meaning of oz, and moles convert to
  // equivalents one to one, which is wrong for an ion with two charges
  const first =
    throughIngredient() ??
    throughSubstance((a, b, ...rest) => (differInEquivalents(a, b) ? bySubstance(a, b, ...rest) : undefined));
  if (first) return first;
  try {
    return { compiled: names.find(from, to), taken: {} };
  } catch (error) {
    if (!(error instanceof UnitsError) || error.code !== 'incompatible-units') throw error;
    const bridged = throughSubstance() ?? throughEquivalence();
    if (bridged) return bridged;
    throw error;
  }
};

/** Reads spellings. A wrong one is reported by the direct conversion. */
const spellings: UnitReader = {
  find: (from, to) => findBySpelling(from, to).compiled,
  meaningsOf: (text) => unitIndex.find(text).units.map(toDimensioned),
  spelled: (text) => text,
};

/**
 * Finds the conversion between two units by their spellings, through the named bridge if they need one.
 *
 * @throws UnitsError for an unknown or ambiguous unit, units that do not convert even with the bridge, an unknown
 * ingredient or substance.
 */
export const findConversion: FindConversion<Bridges> = (...given) => findThroughBridge(spellings, ...given);
