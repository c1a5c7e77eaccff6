/** A product: times · π^piPower · powers of other constants. */
export interface ConstantFormula {
  readonly times?: string;
  readonly piPower?: number;
  readonly of: Readonly<Record<string, number>>;
}

/** The source of the uncertainty of a measured constant. */
export interface ConstantSources {
  /**
   * The relative standard uncertainty of an adjusted constant, from which others are derived. It has more digits than
   * the printed one, chosen so that the printed uncertainties of derived constants result.
   */
  readonly relative?: number;
  /** The correlation with another constant of the same adjustment, also chosen so. */
  readonly correlated?: { readonly with: string; readonly coefficient: number };
  /** The constants that it is derived from. */
  readonly formula?: ConstantFormula;
}

/** The sources of uncertainty, by the identifiers of constants. */
export type SourcesOfConstants = Readonly<Record<string, ConstantSources>>;

/**
 * The sources of uncertainty of the constants in units, which suffice for uncertainty propagation without named
 * constants.
 */
export const unitConstantSources: SourcesOfConstants = {
  'fine-structure-constant': { relative: 1.558e-10 },
  'rydberg-constant': { relative: 1.1e-12 },
  'electron-relative-atomic-mass': { relative: 1.768e-11, correlated: { with: 'fine-structure-constant', coefficient: -0.05 } },
  'proton-relative-atomic-mass': { relative: 8.24e-12, correlated: { with: 'electron-relative-atomic-mass', coefficient: 0.265 } },
  'neutron-relative-atomic-mass': { relative: 4e-10 },
  'gravitational-constant': { relative: 2.24e-5 },
  'copper-x-unit': { relative: 2.8e-7 },
  'molybdenum-x-unit': { relative: 5.3e-7 },
  'angstrom-star': { relative: 9e-7 },
  'electron-mass': { formula: { times: '2', of: { 'planck-constant': 1, 'rydberg-constant': 1, 'speed-of-light': -1, 'fine-structure-constant': -2 } } },
  'atomic-mass-constant': { formula: { of: { 'electron-mass': 1, 'electron-relative-atomic-mass': -1 } } },
  'proton-mass': { formula: { of: { 'proton-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'neutron-mass': { formula: { of: { 'neutron-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'vacuum-impedance': { formula: { times: '2', of: { 'fine-structure-constant': 1, 'planck-constant': 1, 'elementary-charge': -2 } } },
  'bohr-radius': { formula: { times: '1/4', piPower: -1, of: { 'fine-structure-constant': 1, 'rydberg-constant': -1 } } },
  'hartree-energy': { formula: { times: '2', of: { 'rydberg-constant': 1, 'planck-constant': 1, 'speed-of-light': 1 } } },
  'classical-electron-radius': { formula: { of: { 'fine-structure-constant': 2, 'bohr-radius': 1 } } },
  'thomson-cross-section': { formula: { times: '8/3', piPower: 1, of: { 'classical-electron-radius': 2 } } },
  'bohr-magneton': { formula: { times: '1/2', of: { 'elementary-charge': 1, 'reduced-planck-constant': 1, 'electron-mass': -1 } } },
  'nuclear-magneton': { formula: { times: '1/2', of: { 'elementary-charge': 1, 'reduced-planck-constant': 1, 'proton-mass': -1 } } },
  'planck-mass': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': 0.5, 'gravitational-constant': -0.5 } } },
  'planck-length': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': -1.5, 'gravitational-constant': 0.5 } } },
  'planck-time': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': -2.5, 'gravitational-constant': 0.5 } } },
  'planck-temperature': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': 2.5, 'gravitational-constant': -0.5, 'boltzmann-constant': -1 } } },
};
