/** Where an outside table has another number, why ours stands. `units` are identifiers with spaces between. */
export interface Difference {
  readonly units: string;
  readonly reason: string;
}

/** GNU units 2.22, compared to 1e-12. */
export const gnuDifferences: readonly Difference[] = [
  {
    units: 'dalton electron-mass proton-mass neutron-mass bohr-radius bohr-magneton nuclear-magneton',
    reason: 'CODATA 2018 there, CODATA 2022 here.',
  },
  {
    units: 'planck-length planck-mass planck-time planck-temperature planck-energy',
    reason: 'Worked out there from CODATA 2018 constants; here the rounded values that CODATA 2022 recommends.',
  },
  { units: 'atomic-unit-of-velocity atomic-unit-of-force', reason: 'CODATA 2018 there, CODATA 2022 here.' },
  {
    units: 'oersted gilbert',
    reason: 'Through the measured magnetic constant there; here 1000/(4π) A/m, as NIST SP 811 has it.',
  },
  { units: 'parsec', reason: 'A tangent there; IAU 2015 Resolution B2 says 648000/π au.' },
  {
    units: 'earth-radius solar-radius solar-irradiance',
    reason: 'Estimates there; the nominal values of IAU 2015 Resolution B3 here.',
  },
  {
    units: 'solar-mass earth-mass jupiter-mass',
    reason: 'Other estimates of G and of the masses; all of these are measured.',
  },
  {
    units:
      'year-tropical year-sidereal month-synodic month-sidereal day-sidereal hour-sidereal minute-sidereal second-sidereal',
    reason: 'Measured means, to another number of digits.',
  },
  {
    units: 'pes passus stadium jugerum amphora congius sextarius modius',
    reason:
      'A foot of 296 mm there, and a larger amphora; here the foot of 296.2 mm of Brill’s New Pauly, and its cube.',
  },
  { units: 'pous stadion', reason: 'The Olympic foot there, the Attic one here.' },
  { units: 'cubit-biblical', reason: 'The long cubit of Ezekiel there, the common one here.' },
  { units: 'uncia', reason: 'Of a pound of 327.36 g there, of 327 g here.' },
  { units: 'half-year', reason: 'Of a tropical year there, of a Julian year here.' },
  { units: 'tatami', reason: 'A mat of 5.8 by 2.9 shaku there; the least size of a mat for rooms on offer here.' },
  {
    units: 'barleycorn nail span ell',
    reason: 'By the British inch of before 1959 there; by the international inch here.',
  },
  {
    units: 'butt tun',
    reason: 'By the British inch of before 1959 there; 126 and 252 US gallons of 231 cubic inches here.',
  },
  { units: 'point-printer', reason: 'The point of TeX, 1/72.27 in, there; NIST SP 811 has 0.013837 in.' },
  {
    units: 'arpent',
    reason: 'By the Paris foot there; by the 12.789 inches of the Canadian Weights and Measures Act here.',
  },
  { units: 'tael', reason: 'By the pound there; by the catty of 0.60478982 kg of the Hong Kong ordinance here.' },
  {
    units: 'funt zolotnik pood',
    reason: 'The Russian regulation of 1899 fixed the funt at 0.40951241 kg; 0.40951718 kg is the older estimate.',
  },
  { units: 'mach', reason: 'The speed of sound at 0 °C there; in the standard atmosphere at 15 °C here.' },
  { units: 'calorie-15-celsius thermie', reason: '4.1858 J there; the CIPM gave 4.1855 J in 1950.' },
  { units: 'british-thermal-unit-mean', reason: 'From the mean calorie there; NIST SP 811 has 1055.87 J.' },
  { units: 'hefner', reason: '0.9 international candles there; measured as 0.903 cd.' },
];

/** CLDR 48, compared to 1e-12. */
export const cldrDifferences: readonly Difference[] = [
  {
    units: 'shaku-length sun rin ken jo-jp ri-jp shaku-cloth',
    reason: 'A slip there: a shaku is 10/33 m by the Japanese act of 1891, not 4/121 m.',
  },
  {
    units: 'pinch',
    reason: 'A sixteenth of the old teaspoon there; of the present one here, as measuring spoons are made.',
  },
  { units: 'drop', reason: '1/576 fluid ounce there; 20 to the milliliter here, as medicine counts.' },
  { units: 'cup-jp', reason: '100 mL there; the cup of Japanese cookery holds 200 mL.' },
  {
    units: 'dessert-spoon dessert-spoon-imperial',
    reason: '1/16 fluid ounce there, by a slip; two teaspoons here.',
  },
  { units: 'ounce-troy', reason: 'Rounded there; 480 grains.' },
  { units: 'dalton electronvolt', reason: 'Dated there: CODATA 2022, and the electronvolt exact since 2019.' },
  { units: 'solar-mass earth-mass', reason: 'From another G there; measured: the nominal GM of IAU 2015 over G here.' },
  {
    units: 'ofglucose',
    reason: 'Of 180.1557 g/mol there; of the abridged atomic weights, 180.156 g/mol, here as on every surface.',
  },
];

/** @lhncbc/ucum-lhc 7.1.9, compared to 1e-12. `units` are codes of UCUM; under a prefix they differ alike. */
export const ucumDifferences: readonly Difference[] = [
  { units: 'u eV [h] [k] [e] [m_e] [m_p] [G]', reason: 'CODATA 1986 there; the SI of 2019 and CODATA 2022 here.' },
  { units: '[eps_0] [mu_0]', reason: 'As the SI had them until 2019 there; CODATA 2022 here.' },
  { units: 'pc AU', reason: 'Before IAU 2012 and 2015 there.' },
  { units: 'mo_s', reason: 'Measured; another number of digits.' },
  { units: 'ph', reason: 'UCUM has 1e-4 lx, by a slip: a phot is a lumen per square centimeter, 1e4 lx.' },
  { units: '[degRe]', reason: 'A slip there: 25 °Ré are 31.25 °C.' },
  { units: '%[slope]', reason: 'The arctangent, in radians, taken for degrees there.' },
  { units: '[LPF] /[LPF]', reason: 'One there; 100 by the specification.' },
];
