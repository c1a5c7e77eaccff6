/** A product: times · π^piPower · other constants, each to its power. */
export interface ConstantFormula {
  readonly times?: string;
  readonly piPower?: number;
  readonly of: Readonly<Record<string, number>>;
}

/** Where the uncertainty of a measured constant comes from. */
export interface ConstantSources {
  /**
   * The relative standard uncertainty of an adjusted constant, from which those of others follow. It has more digits than the printed
   * uncertainty, chosen such that each printed uncertainty of a constant that follows from this one comes out.
   */
  readonly relative?: number;
  /** The correlation with another constant of the same adjustment, chosen likewise. */
  readonly correlated?: { readonly with: string; readonly coefficient: number };
  /** The constants that it follows from. */
  readonly formula?: ConstantFormula;
}

/** The sources of uncertainty of the measured constants, by their identifiers: apart from names and values, for those who only propagate. */
export const constantSources: Readonly<Record<string, ConstantSources>> = {
  'fine-structure-constant': { relative: 1.558e-10 },
  'rydberg-constant': { relative: 1.1e-12 },
  'electron-relative-atomic-mass': { relative: 1.768e-11, correlated: { with: 'fine-structure-constant', coefficient: -0.05 } },
  'proton-relative-atomic-mass': { relative: 8.24e-12, correlated: { with: 'electron-relative-atomic-mass', coefficient: 0.265 } },
  'neutron-relative-atomic-mass': { relative: 4e-10 },
  'deuteron-relative-atomic-mass': { relative: 7.4e-12 },
  'alpha-particle-relative-atomic-mass': { relative: 1.55e-11 },
  'gravitational-constant': { relative: 2.24e-5 },
  'muon-mass': { relative: 2.23e-8 },
  'tau-mass': { relative: 6.63e-5 },
  'electron-g-factor': { relative: 1.8e-13 },
  'proton-magnetic-moment-in-bohr-magnetons': { relative: 2.94e-10 },
  'neutron-magnetic-moment-in-nuclear-magnetons': { relative: 2.36e-7 },
  'proton-charge-radius': { relative: 7.6e-4 },
  'inverse-fine-structure-constant': { formula: { of: { 'fine-structure-constant': -1 } } },
  'electron-mass': { formula: { times: '2', of: { 'planck-constant': 1, 'rydberg-constant': 1, 'speed-of-light': -1, 'fine-structure-constant': -2 } } },
  'atomic-mass-constant': { formula: { of: { 'electron-mass': 1, 'electron-relative-atomic-mass': -1 } } },
  'proton-mass': { formula: { of: { 'proton-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'neutron-mass': { formula: { of: { 'neutron-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'deuteron-mass': { formula: { of: { 'deuteron-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'alpha-particle-mass': { formula: { of: { 'alpha-particle-relative-atomic-mass': 1, 'atomic-mass-constant': 1 } } },
  'proton-electron-mass-ratio': { formula: { of: { 'proton-relative-atomic-mass': 1, 'electron-relative-atomic-mass': -1 } } },
  'neutron-proton-mass-ratio': { formula: { of: { 'neutron-relative-atomic-mass': 1, 'proton-relative-atomic-mass': -1 } } },
  'electron-mass-energy': { formula: { of: { 'electron-mass': 1, 'speed-of-light': 2 } } },
  'proton-mass-energy': { formula: { of: { 'proton-mass': 1, 'speed-of-light': 2 } } },
  'atomic-mass-energy': { formula: { of: { 'atomic-mass-constant': 1, 'speed-of-light': 2 } } },
  'molar-mass-constant': { formula: { of: { 'avogadro-constant': 1, 'atomic-mass-constant': 1 } } },
  'vacuum-permittivity': { formula: { times: '1/2', of: { 'elementary-charge': 2, 'fine-structure-constant': -1, 'planck-constant': -1, 'speed-of-light': -1 } } },
  'vacuum-permeability': { formula: { times: '2', of: { 'fine-structure-constant': 1, 'planck-constant': 1, 'elementary-charge': -2, 'speed-of-light': -1 } } },
  'vacuum-impedance': { formula: { times: '2', of: { 'fine-structure-constant': 1, 'planck-constant': 1, 'elementary-charge': -2 } } },
  'bohr-radius': { formula: { times: '1/4', piPower: -1, of: { 'fine-structure-constant': 1, 'rydberg-constant': -1 } } },
  'rydberg-energy': { formula: { of: { 'rydberg-constant': 1, 'planck-constant': 1, 'speed-of-light': 1 } } },
  'rydberg-frequency': { formula: { of: { 'rydberg-constant': 1, 'speed-of-light': 1 } } },
  'hartree-energy': { formula: { times: '2', of: { 'rydberg-constant': 1, 'planck-constant': 1, 'speed-of-light': 1 } } },
  'compton-wavelength': { formula: { of: { 'planck-constant': 1, 'electron-mass': -1, 'speed-of-light': -1 } } },
  'reduced-compton-wavelength': { formula: { of: { 'reduced-planck-constant': 1, 'electron-mass': -1, 'speed-of-light': -1 } } },
  'classical-electron-radius': { formula: { of: { 'fine-structure-constant': 2, 'bohr-radius': 1 } } },
  'thomson-cross-section': { formula: { times: '8/3', piPower: 1, of: { 'classical-electron-radius': 2 } } },
  'electron-charge-to-mass-quotient': { formula: { times: '-1', of: { 'elementary-charge': 1, 'electron-mass': -1 } } },
  'bohr-magneton': { formula: { times: '1/2', of: { 'elementary-charge': 1, 'reduced-planck-constant': 1, 'electron-mass': -1 } } },
  'nuclear-magneton': { formula: { times: '1/2', of: { 'elementary-charge': 1, 'reduced-planck-constant': 1, 'proton-mass': -1 } } },
  'electron-magnetic-moment': { formula: { times: '1/2', of: { 'electron-g-factor': 1, 'bohr-magneton': 1 } } },
  'proton-magnetic-moment': { formula: { of: { 'proton-magnetic-moment-in-bohr-magnetons': 1, 'bohr-magneton': 1 } } },
  'neutron-magnetic-moment': { formula: { of: { 'neutron-magnetic-moment-in-nuclear-magnetons': 1, 'nuclear-magneton': 1 } } },
  'proton-g-factor': { formula: { times: '2', of: { 'proton-magnetic-moment': 1, 'nuclear-magneton': -1 } } },
  'proton-gyromagnetic-ratio': { formula: { times: '2', of: { 'proton-magnetic-moment': 1, 'reduced-planck-constant': -1 } } },
  'electron-gyromagnetic-ratio': { formula: { times: '-2', of: { 'electron-magnetic-moment': 1, 'reduced-planck-constant': -1 } } },
  'planck-mass': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': 0.5, 'gravitational-constant': -0.5 } } },
  'planck-length': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': -1.5, 'gravitational-constant': 0.5 } } },
  'planck-time': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': -2.5, 'gravitational-constant': 0.5 } } },
  'planck-temperature': { formula: { of: { 'reduced-planck-constant': 0.5, 'speed-of-light': 2.5, 'gravitational-constant': -0.5, 'boltzmann-constant': -1 } } },
};
