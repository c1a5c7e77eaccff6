import type { ConstantFormula } from './unit-constant-sources.ts';
import type { SourceId } from './sources.ts';

/** The row of a physical constant: its value in a unit, and its formula from other constants. */
export interface ConstantRow {
  /** Kebab-case, unique. */
  readonly id: string;
  readonly symbol: string;
  /** Other ways to write the symbol: `hbar` for ħ. */
  readonly symbols?: readonly string[];
  /** The name, in lower case except for proper names. */
  readonly name: string;
  readonly names?: readonly string[];
  /** A unit of the catalogue, or `part` for a dimensionless number. */
  readonly unit: string;
  readonly source: Extract<SourceId, 'SI9' | 'CODATA2022' | 'CIPM1988'>;
  /** The digits that the source prints. Omitted if the formula gives the exact value. */
  readonly value?: string;
  /** The standard uncertainty in the same unit, as the source prints it. Omitted for exact constants. */
  readonly uncertainty?: string;
  /** The formula of an exact constant. Formulas of measured constants are in constant-sources.ts. */
  readonly formula?: ConstantFormula;
}

/** The exact constants: those that define the SI, those that follow from them, and conventional values. */
export const exactConstants = [
  { id: 'speed-of-light', symbol: 'c', symbols: ['c₀', 'c_0', 'c0'], name: 'speed of light in vacuum', names: ['speed of light', 'light speed', 'velocity of light'], value: '299792458', unit: 'meter-per-second', source: 'SI9' },
  { id: 'planck-constant', symbol: 'h', name: 'Planck constant', names: ['Planck’s constant'], value: '6.62607015e-34', unit: 'joule-second', source: 'SI9' },
  { id: 'reduced-planck-constant', symbol: 'ħ', symbols: ['hbar', 'ℏ'], name: 'reduced Planck constant', names: ['Dirac constant', 'h-bar', 'h bar'], formula: { times: '1/2', piPower: -1, of: { 'planck-constant': 1 } }, unit: 'joule-second', source: 'SI9' },
  { id: 'elementary-charge', symbol: 'e', name: 'elementary charge', names: ['charge of the electron', 'electron charge'], value: '1.602176634e-19', unit: 'coulomb', source: 'SI9' },
  { id: 'boltzmann-constant', symbol: 'k', symbols: ['k_B', 'kB'], name: 'Boltzmann constant', names: ['Boltzmann’s constant'], value: '1.380649e-23', unit: 'joule-per-kelvin', source: 'SI9' },
  { id: 'avogadro-constant', symbol: 'N_A', symbols: ['NA', 'Nₐ'], name: 'Avogadro constant', names: ['Avogadro number', 'Avogadro’s number', 'Avogadro’s constant'], value: '6.02214076e23', unit: 'per-mole', source: 'SI9' },
  { id: 'hyperfine-transition-frequency-of-cesium', symbol: 'Δν_Cs', symbols: ['Δν(Cs)'], name: 'hyperfine transition frequency of cesium-133', names: ['cesium frequency', 'caesium frequency'], value: '9192631770', unit: 'hertz', source: 'SI9' },
  { id: 'luminous-efficacy', symbol: 'K_cd', name: 'luminous efficacy of 540 THz radiation', names: ['luminous efficacy'], value: '683', unit: 'lumen-per-watt', source: 'SI9' },
  { id: 'molar-gas-constant', symbol: 'R', name: 'molar gas constant', names: ['gas constant', 'ideal gas constant', 'universal gas constant'], formula: { of: { 'avogadro-constant': 1, 'boltzmann-constant': 1 } }, unit: 'joule-per-mole-kelvin', source: 'CODATA2022' },
  { id: 'faraday-constant', symbol: 'F', name: 'Faraday constant', names: ['Faraday’s constant'], formula: { of: { 'avogadro-constant': 1, 'elementary-charge': 1 } }, unit: 'coulomb-per-mole', source: 'CODATA2022' },
  {
    id: 'stefan-boltzmann-constant',
    symbol: 'σ',
    symbols: ['sigma_SB', 'σ_SB'],
    name: 'Stefan-Boltzmann constant',
    names: ['Stefan–Boltzmann constant'],
    formula: { times: '2/15', piPower: 5, of: { 'boltzmann-constant': 4, 'planck-constant': -3, 'speed-of-light': -2 } },
    unit: 'watt-per-square-meter-pow4-kelvin',
    source: 'CODATA2022',
  },
  { id: 'first-radiation-constant', symbol: 'c₁', symbols: ['c_1'], name: 'first radiation constant', formula: { times: '2', piPower: 1, of: { 'planck-constant': 1, 'speed-of-light': 2 } }, unit: 'watt-square-meter', source: 'CODATA2022' },
  { id: 'second-radiation-constant', symbol: 'c₂', symbols: ['c_2'], name: 'second radiation constant', formula: { of: { 'planck-constant': 1, 'speed-of-light': 1, 'boltzmann-constant': -1 } }, unit: 'meter-kelvin', source: 'CODATA2022' },
  // The root of x = 5 · (1 − exp(−x)), to 50 digits
  {
    id: 'wien-wavelength-displacement-constant',
    symbol: 'b',
    name: 'Wien wavelength displacement law constant',
    names: ['Wien’s displacement constant', 'Wien displacement constant', 'Wien constant'],
    formula: { times: '1/4.9651142317442763036987591313228939440555849867973', of: { 'planck-constant': 1, 'speed-of-light': 1, 'boltzmann-constant': -1 } },
    unit: 'meter-kelvin',
    source: 'CODATA2022',
  },
  // The root of x = 3 · (1 − exp(−x)), to 50 digits
  { id: 'wien-frequency-displacement-constant', symbol: 'b′', symbols: ["b'"], name: 'Wien frequency displacement law constant', formula: { times: '2.8214393721220788934031913302944851953458817440731', of: { 'boltzmann-constant': 1, 'planck-constant': -1 } }, unit: 'hertz-per-kelvin', source: 'CODATA2022' },
  { id: 'magnetic-flux-quantum', symbol: 'Φ₀', symbols: ['Phi_0', 'Φ_0'], name: 'magnetic flux quantum', names: ['flux quantum'], formula: { times: '1/2', of: { 'planck-constant': 1, 'elementary-charge': -1 } }, unit: 'weber', source: 'CODATA2022' },
  { id: 'conductance-quantum', symbol: 'G₀', symbols: ['G_0'], name: 'conductance quantum', formula: { times: '2', of: { 'elementary-charge': 2, 'planck-constant': -1 } }, unit: 'siemens', source: 'CODATA2022' },
  { id: 'josephson-constant', symbol: 'K_J', name: 'Josephson constant', formula: { times: '2', of: { 'elementary-charge': 1, 'planck-constant': -1 } }, unit: 'hertz-per-volt', source: 'CODATA2022' },
  { id: 'von-klitzing-constant', symbol: 'R_K', name: 'von Klitzing constant', formula: { of: { 'planck-constant': 1, 'elementary-charge': -2 } }, unit: 'ohm', source: 'CODATA2022' },
  { id: 'conventional-josephson-constant', symbol: 'K_J-90', name: 'conventional value of the Josephson constant', names: ['conventional Josephson constant'], value: '483597.9e9', unit: 'hertz-per-volt', source: 'CIPM1988' },
  { id: 'conventional-von-klitzing-constant', symbol: 'R_K-90', name: 'conventional value of the von Klitzing constant', names: ['conventional von Klitzing constant'], value: '25812.807', unit: 'ohm', source: 'CIPM1988' },
  { id: 'electron-volt', symbol: 'eV', name: 'electron volt', names: ['electronvolt'], value: '1.602176634e-19', unit: 'joule', source: 'SI9' },
  { id: 'standard-acceleration-of-gravity', symbol: 'g₀', symbols: ['g_0', 'g_n', 'gₙ'], name: 'standard acceleration of gravity', names: ['standard gravity', 'acceleration of gravity', 'gravitational acceleration'], value: '9.80665', unit: 'meter-per-square-second', source: 'CODATA2022' },
  { id: 'standard-atmosphere', symbol: 'atm', name: 'standard atmosphere', value: '101325', unit: 'pascal', source: 'CODATA2022' },
  { id: 'standard-state-pressure', symbol: 'p°', symbols: ['p⦵'], name: 'standard-state pressure', value: '100000', unit: 'pascal', source: 'CODATA2022' },
  { id: 'molar-volume-of-ideal-gas', symbol: 'V_m', name: 'molar volume of ideal gas (273.15 K, 101.325 kPa)', names: ['molar volume of ideal gas', 'molar volume of an ideal gas'], formula: { times: '273.15/101325', of: { 'molar-gas-constant': 1 } }, unit: 'cubic-meter-per-mole', source: 'CODATA2022' },
  { id: 'molar-volume-of-ideal-gas-at-standard-pressure', symbol: 'V_m°', name: 'molar volume of ideal gas (273.15 K, 100 kPa)', formula: { times: '273.15/100000', of: { 'molar-gas-constant': 1 } }, unit: 'cubic-meter-per-mole', source: 'CODATA2022' },
  { id: 'loschmidt-constant', symbol: 'n₀', symbols: ['n_0'], name: 'Loschmidt constant (273.15 K, 101.325 kPa)', names: ['Loschmidt constant', 'Loschmidt number'], formula: { times: '101325/273.15', of: { 'boltzmann-constant': -1 } }, unit: 'per-cubic-meter', source: 'CODATA2022' },
] as const satisfies readonly ConstantRow[];

// The constants that the CODATA adjustment of 2022 determines, each an independent variable
const adjusted = [
  { id: 'fine-structure-constant', symbol: 'α', symbols: ['alpha'], name: 'fine-structure constant', names: ['fine structure constant'], value: '7.2973525643e-3', uncertainty: '0.0000000011e-3', unit: 'part', source: 'CODATA2022' },
  { id: 'rydberg-constant', symbol: 'R∞', symbols: ['R_inf', 'R_∞'], name: 'Rydberg constant', value: '10973731.568157', uncertainty: '0.000012', unit: 'per-meter', source: 'CODATA2022' },
  { id: 'electron-relative-atomic-mass', symbol: 'A_r(e)', name: 'electron relative atomic mass', value: '5.485799090441e-4', uncertainty: '0.000000000097e-4', unit: 'part', source: 'CODATA2022' },
  { id: 'proton-relative-atomic-mass', symbol: 'A_r(p)', name: 'proton relative atomic mass', value: '1.0072764665789', uncertainty: '0.0000000000083', unit: 'part', source: 'CODATA2022' },
  { id: 'neutron-relative-atomic-mass', symbol: 'A_r(n)', name: 'neutron relative atomic mass', value: '1.00866491606', uncertainty: '0.00000000040', unit: 'part', source: 'CODATA2022' },
  { id: 'deuteron-relative-atomic-mass', symbol: 'A_r(d)', name: 'deuteron relative atomic mass', value: '2.013553212544', uncertainty: '0.000000000015', unit: 'part', source: 'CODATA2022' },
  { id: 'alpha-particle-relative-atomic-mass', symbol: 'A_r(α)', name: 'alpha particle relative atomic mass', value: '4.001506179129', uncertainty: '0.000000000062', unit: 'part', source: 'CODATA2022' },
  {
    id: 'gravitational-constant',
    symbol: 'G',
    name: 'Newtonian constant of gravitation',
    names: ['gravitational constant', 'universal gravitational constant', 'constant of gravitation'],
    value: '6.67430e-11',
    uncertainty: '0.00015e-11',
    unit: 'cubic-meter-per-kilogram-square-second',
    source: 'CODATA2022',
  },
  { id: 'muon-mass', symbol: 'm_μ', symbols: ['m_mu'], name: 'muon mass', names: ['mass of the muon'], value: '1.883531627e-28', uncertainty: '0.000000042e-28', unit: 'kilogram', source: 'CODATA2022' },
  { id: 'tau-mass', symbol: 'm_τ', symbols: ['m_tau'], name: 'tau mass', names: ['mass of the tau'], value: '3.16754e-27', uncertainty: '0.00021e-27', unit: 'kilogram', source: 'CODATA2022' },
  { id: 'electron-g-factor', symbol: 'g_e', name: 'electron g factor', value: '-2.00231930436092', uncertainty: '0.00000000000036', unit: 'part', source: 'CODATA2022' },
  { id: 'proton-magnetic-moment-in-bohr-magnetons', symbol: 'μ_p/μ_B', name: 'proton magnetic moment in Bohr magnetons', value: '1.52103220230e-3', uncertainty: '0.00000000045e-3', unit: 'part', source: 'CODATA2022' },
  { id: 'neutron-magnetic-moment-in-nuclear-magnetons', symbol: 'μ_n/μ_N', name: 'neutron magnetic moment in nuclear magnetons', value: '-1.91304276', uncertainty: '0.00000045', unit: 'part', source: 'CODATA2022' },
  { id: 'proton-charge-radius', symbol: 'r_p', name: 'proton rms charge radius', names: ['proton radius', 'proton charge radius'], value: '8.4075e-16', uncertainty: '0.0064e-16', unit: 'meter', source: 'CODATA2022' },
] as const satisfies readonly ConstantRow[];

// Constants derived from both: correlated through the adjusted constants in their formulas
const derived = [
  { id: 'inverse-fine-structure-constant', symbol: 'α⁻¹', symbols: ['1/α'], name: 'inverse fine-structure constant', value: '137.035999177', uncertainty: '0.000000021', unit: 'part', source: 'CODATA2022' },
  {
    id: 'electron-mass',
    symbol: 'm_e',
    symbols: ['mₑ', 'me'],
    name: 'electron mass',
    names: ['mass of the electron', 'mass of an electron'],
    value: '9.1093837139e-31',
    uncertainty: '0.0000000028e-31',
    unit: 'kilogram',
    source: 'CODATA2022',
  },
  {
    id: 'atomic-mass-constant',
    symbol: 'u',
    symbols: ['m_u', 'mᵤ'],
    name: 'atomic mass constant',
    names: ['unified atomic mass unit', 'atomic mass unit'],
    value: '1.66053906892e-27',
    uncertainty: '0.00000000052e-27',
    unit: 'kilogram',
    source: 'CODATA2022',
  },
  { id: 'proton-mass', symbol: 'm_p', symbols: ['mₚ', 'mp'], name: 'proton mass', names: ['mass of the proton', 'mass of a proton'], value: '1.67262192595e-27', uncertainty: '0.00000000052e-27', unit: 'kilogram', source: 'CODATA2022' },
  {
    id: 'neutron-mass',
    symbol: 'm_n',
    symbols: ['mₙ', 'mn'],
    name: 'neutron mass',
    names: ['mass of the neutron', 'mass of a neutron'],
    value: '1.67492750056e-27',
    uncertainty: '0.00000000085e-27',
    unit: 'kilogram',
    source: 'CODATA2022',
  },
  { id: 'deuteron-mass', symbol: 'm_d', name: 'deuteron mass', value: '3.3435837768e-27', uncertainty: '0.0000000010e-27', unit: 'kilogram', source: 'CODATA2022' },
  { id: 'alpha-particle-mass', symbol: 'm_α', symbols: ['m_alpha'], name: 'alpha particle mass', value: '6.6446573450e-27', uncertainty: '0.0000000021e-27', unit: 'kilogram', source: 'CODATA2022' },
  { id: 'proton-electron-mass-ratio', symbol: 'm_p/m_e', name: 'proton-electron mass ratio', value: '1836.152673426', uncertainty: '0.000000032', unit: 'part', source: 'CODATA2022' },
  { id: 'neutron-proton-mass-ratio', symbol: 'm_n/m_p', name: 'neutron-proton mass ratio', value: '1.00137841946', uncertainty: '0.00000000040', unit: 'part', source: 'CODATA2022' },
  { id: 'electron-mass-energy', symbol: 'm_e c²', symbols: ['m_e c^2'], name: 'electron mass energy equivalent', names: ['electron rest energy'], value: '8.1871057880e-14', uncertainty: '0.0000000026e-14', unit: 'joule', source: 'CODATA2022' },
  { id: 'proton-mass-energy', symbol: 'm_p c²', symbols: ['m_p c^2'], name: 'proton mass energy equivalent', names: ['proton rest energy'], value: '1.50327761802e-10', uncertainty: '0.00000000047e-10', unit: 'joule', source: 'CODATA2022' },
  { id: 'atomic-mass-energy', symbol: 'u c²', symbols: ['u c^2', 'm_u c²'], name: 'atomic mass constant energy equivalent', value: '1.49241808768e-10', uncertainty: '0.00000000046e-10', unit: 'joule', source: 'CODATA2022' },
  { id: 'molar-mass-constant', symbol: 'M_u', name: 'molar mass constant', value: '1.00000000105e-3', uncertainty: '0.00000000031e-3', unit: 'kilogram-per-mole', source: 'CODATA2022' },
  {
    id: 'vacuum-permittivity',
    symbol: 'ε₀',
    symbols: ['ε_0', 'epsilon_0', 'epsilon0', 'eps0'],
    name: 'vacuum electric permittivity',
    names: ['vacuum permittivity', 'electric constant', 'permittivity of free space', 'permittivity of vacuum'],
    value: '8.8541878188e-12',
    uncertainty: '0.0000000014e-12',
    unit: 'farad-per-meter',
    source: 'CODATA2022',
  },
  {
    id: 'vacuum-permeability',
    symbol: 'μ₀',
    symbols: ['μ_0', 'mu_0', 'mu0'],
    name: 'vacuum magnetic permeability',
    names: ['vacuum permeability', 'magnetic constant', 'permeability of free space', 'permeability of vacuum'],
    value: '1.25663706127e-6',
    uncertainty: '0.00000000020e-6',
    unit: 'newton-per-square-ampere',
    source: 'CODATA2022',
  },
  {
    id: 'vacuum-impedance',
    symbol: 'Z₀',
    symbols: ['Z_0', 'Z0'],
    name: 'characteristic impedance of vacuum',
    names: ['impedance of free space', 'vacuum impedance'],
    value: '376.730313412',
    uncertainty: '0.000000059',
    unit: 'ohm',
    source: 'CODATA2022',
  },
  { id: 'bohr-radius', symbol: 'a₀', symbols: ['a_0', 'a0'], name: 'Bohr radius', value: '5.29177210544e-11', uncertainty: '0.00000000082e-11', unit: 'meter', source: 'CODATA2022' },
  { id: 'rydberg-energy', symbol: 'R∞ h c', symbols: ['hcR∞'], name: 'Rydberg constant times hc', names: ['Rydberg energy'], value: '2.1798723611030e-18', uncertainty: '0.0000000000024e-18', unit: 'joule', source: 'CODATA2022' },
  { id: 'rydberg-frequency', symbol: 'R∞ c', symbols: ['cR∞'], name: 'Rydberg constant times c', names: ['Rydberg frequency'], value: '3.2898419602500e15', uncertainty: '0.0000000000036e15', unit: 'hertz', source: 'CODATA2022' },
  { id: 'hartree-energy', symbol: 'E_h', symbols: ['Eₕ'], name: 'Hartree energy', value: '4.3597447222060e-18', uncertainty: '0.0000000000048e-18', unit: 'joule', source: 'CODATA2022' },
  {
    id: 'compton-wavelength',
    symbol: 'λ_C',
    symbols: ['lambda_C'],
    name: 'Compton wavelength',
    names: ['Compton wavelength of the electron'],
    value: '2.42631023538e-12',
    uncertainty: '0.00000000076e-12',
    unit: 'meter',
    source: 'CODATA2022',
  },
  { id: 'reduced-compton-wavelength', symbol: 'ƛ_C', name: 'reduced Compton wavelength', value: '3.8615926744e-13', uncertainty: '0.0000000012e-13', unit: 'meter', source: 'CODATA2022' },
  { id: 'classical-electron-radius', symbol: 'r_e', symbols: ['rₑ'], name: 'classical electron radius', value: '2.8179403205e-15', uncertainty: '0.0000000013e-15', unit: 'meter', source: 'CODATA2022' },
  { id: 'thomson-cross-section', symbol: 'σ_e', symbols: ['σ_T'], name: 'Thomson cross section', value: '6.6524587051e-29', uncertainty: '0.0000000062e-29', unit: 'square-meter', source: 'CODATA2022' },
  { id: 'electron-charge-to-mass-quotient', symbol: '−e/m_e', symbols: ['-e/m_e'], name: 'electron charge to mass quotient', value: '-1.75882000838e11', uncertainty: '0.00000000055e11', unit: 'coulomb-per-kilogram', source: 'CODATA2022' },
  { id: 'bohr-magneton', symbol: 'μ_B', symbols: ['mu_B'], name: 'Bohr magneton', value: '9.2740100657e-24', uncertainty: '0.0000000029e-24', unit: 'joule-per-tesla', source: 'CODATA2022' },
  { id: 'nuclear-magneton', symbol: 'μ_N', symbols: ['mu_N'], name: 'nuclear magneton', value: '5.0507837393e-27', uncertainty: '0.0000000016e-27', unit: 'joule-per-tesla', source: 'CODATA2022' },
  { id: 'electron-magnetic-moment', symbol: 'μ_e', symbols: ['mu_e'], name: 'electron magnetic moment', value: '-9.2847646917e-24', uncertainty: '0.0000000029e-24', unit: 'joule-per-tesla', source: 'CODATA2022' },
  { id: 'proton-magnetic-moment', symbol: 'μ_p', symbols: ['mu_p'], name: 'proton magnetic moment', value: '1.41060679545e-26', uncertainty: '0.00000000060e-26', unit: 'joule-per-tesla', source: 'CODATA2022' },
  { id: 'neutron-magnetic-moment', symbol: 'μ_n', symbols: ['mu_n'], name: 'neutron magnetic moment', value: '-9.6623653e-27', uncertainty: '0.0000023e-27', unit: 'joule-per-tesla', source: 'CODATA2022' },
  { id: 'proton-g-factor', symbol: 'g_p', name: 'proton g factor', value: '5.5856946893', uncertainty: '0.0000000016', unit: 'part', source: 'CODATA2022' },
  { id: 'proton-gyromagnetic-ratio', symbol: 'γ_p', symbols: ['gamma_p'], name: 'proton gyromagnetic ratio', value: '2.6752218708e8', uncertainty: '0.0000000011e8', unit: 'per-second-tesla', source: 'CODATA2022' },
  { id: 'electron-gyromagnetic-ratio', symbol: 'γ_e', symbols: ['gamma_e'], name: 'electron gyromagnetic ratio', value: '1.76085962784e11', uncertainty: '0.00000000055e11', unit: 'per-second-tesla', source: 'CODATA2022' },
  { id: 'planck-mass', symbol: 'm_P', name: 'Planck mass', value: '2.176434e-8', uncertainty: '0.000024e-8', unit: 'kilogram', source: 'CODATA2022' },
  { id: 'planck-length', symbol: 'l_P', name: 'Planck length', value: '1.616255e-35', uncertainty: '0.000018e-35', unit: 'meter', source: 'CODATA2022' },
  { id: 'planck-time', symbol: 't_P', name: 'Planck time', value: '5.391247e-44', uncertainty: '0.000060e-44', unit: 'second', source: 'CODATA2022' },
  { id: 'planck-temperature', symbol: 'T_P', name: 'Planck temperature', value: '1.416784e32', uncertainty: '0.000016e32', unit: 'kelvin', source: 'CODATA2022' },
] as const satisfies readonly ConstantRow[];

/** The constants with an uncertainty, from the CODATA adjustment. */
export const measuredConstants = [...adjusted, ...derived];
