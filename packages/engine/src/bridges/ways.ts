import type { equivalentQuantities } from '../conversion/bridge-hint.ts';
import type { CompiledConversion } from '../conversion/compiled-conversion.ts';
import type { Density } from '../conversion/density.ts';
import type { MolarMass } from '../substances/index.ts';

/** The name of an equivalence between different quantities, used only if a caller asks for it. */
export type Equivalence = keyof typeof equivalentQuantities;

export const equivalences = ['spectral', 'mass-energy', 'thermal', 'count'] as const satisfies readonly Equivalence[];

/** The code systems that can name units. */
export const codeSystems = ['ucum', 'unece', 'excel', 'prometheus'] as const;
export type CodeSystem = (typeof codeSystems)[number];

/** The bridges that a caller allows. */
export interface Bridges {
  readonly as?: Equivalence | undefined;
  readonly substance?: string | undefined;
  readonly ingredient?: string | undefined;
}

/** The bridges that a caller allows, and the code system of the unit names. */
export interface Ways extends Bridges {
  readonly codes?: CodeSystem | undefined;
}

/** The bridges that an answer used. Unused ones are absent. */
export interface Taken {
  readonly codes?: CodeSystem;
  readonly as?: Equivalence;
  readonly substance?: string;
  readonly molarMass?: MolarMass;
  /** The mass or amount of an international unit of the substance, with its document. */
  readonly internationalUnit?: string;
  readonly ingredient?: string;
  readonly density?: Density;
}

export interface BridgedConversion {
  readonly compiled: CompiledConversion;
  readonly taken: Taken;
}

/**
 * Finds the conversion between two units, through the named bridge if they do not convert without it. `name` names
 * parameters in errors.
 */
export type FindConversion<W extends Bridges> = (
  from: string,
  to: string,
  ways: W,
  name?: (key: string) => string,
) => BridgedConversion;
