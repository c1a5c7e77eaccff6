import { bare } from '../model/given.ts';
import { find as findUcum, parse as parseUcum } from '../codes/ucum/index.ts';
import { measureCode } from '../codes/ucum/system.ts';
import { excel } from '../codes/excel/units.ts';
import type { CodeReader } from '../codes/listed.ts';
import { prometheus } from '../codes/prometheus/units.ts';
import { unece } from '../codes/unece/units.ts';
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
import type { BridgedConversion, CodeSystem, FindConversion } from './ways.ts';

/** The code systems with a table. */
const listed: Readonly<Record<Exclude<CodeSystem, 'ucum'>, CodeReader>> = { unece, excel, prometheus };

/** Returns the conversion without a bridge. */
const findDirect = (from: string, to: string, codes: CodeSystem | undefined): CompiledConversion =>
  codes === undefined
    ? findBySpelling(from, to).compiled
    : (codes === 'ucum' ? findUcum : listed[codes].find)(from, to);

/**
 * Returns all meanings of a spelling or a code. Throws a UnitsError for a wrong code; the direct conversion already
 * reported a wrong spelling.
 */
const meaningsOf = (text: string, parameter: string, codes: CodeSystem | undefined): readonly Dimensioned[] => {
  if (codes === 'ucum') return [measureCode(text, parameter)];
  return codes === undefined
    ? unitIndex.find(text).units.map(toDimensioned)
    : [toDimensioned(listed[codes].unitOf(text, parameter))];
};

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

/** Returns the spelling of a coded unit, because ingredients need identifiers. */
const spelled = (text: string, codes: CodeSystem | undefined): string => {
  if (codes === undefined) return text;
  return codes === 'ucum' ? (parseUcum(text).unit ?? text) : listed[codes].idOf(text, 'code');
};

/**
 * Finds the conversion between two units, through the named bridge if they need one.
 *
 * @throws UnitsError for an unknown or ambiguous unit or code, units that do not convert even with the bridge, an
 * unknown ingredient or substance.
 */
export const findConversion: FindConversion = (from, to, options, name = (key) => key) => {
  const { codes, as, substance, ingredient } = bare(options);
  const told = codes === undefined ? {} : { codes };
  const matter = substance === undefined ? undefined : findSubstance(substance, name('substance'));
  const row = ingredient === undefined ? undefined : findIngredient(ingredient, name('ingredient'));
  const meanings = () => [meaningsOf(from, name('from'), codes), meaningsOf(to, name('to'), codes)] as const;

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
    return { compiled, taken: { ...told, substance: id, ...by } };
  };
  const throughEquivalence = (): BridgedConversion | undefined => {
    if (as === undefined) return undefined;
    const compiled = firstBetween(...meanings(), (a, b) => byEquivalence(a, b, as));
    return compiled && { compiled, taken: { ...told, as } };
  };
  const throughIngredient = (): BridgedConversion | undefined => {
    const compiled = row && bridge(spelled(from, codes), spelled(to, codes), row, unitIndex);
    return compiled && { compiled, taken: { ...told, ingredient: row.id, density: densityOf(row) } };
  };

  // Bridges come before the direct conversion: an ingredient may need another meaning of oz, and moles convert to
  // equivalents one to one, which is wrong for an ion with two charges
  const first =
    throughIngredient() ??
    throughSubstance((a, b, ...rest) => (differInEquivalents(a, b) ? bySubstance(a, b, ...rest) : undefined));
  if (first) return first;
  try {
    return { compiled: findDirect(from, to, codes), taken: told };
  } catch (error) {
    if (!(error instanceof UnitsError) || error.code !== 'incompatible-units') throw error;
    const bridged = throughSubstance() ?? throughEquivalence();
    if (bridged) return bridged;
    throw error;
  }
};
