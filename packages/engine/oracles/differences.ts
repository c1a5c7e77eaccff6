/** The reasons for our number if an outside table has another. `units` are identifiers separated by spaces. */
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
  {
    units: 'lumen lux',
    reason: 'There a steradian is m²/m², which cancels. Here it stays: a lumen is a candela steradian, not a candela.',
  },
];

/** @lhncbc/ucum-lhc 7.1.9, compared to 1e-12. `units` are UCUM codes; with a prefix they differ in the same way. */
export const ucumDifferences: readonly Difference[] = [
  { units: 'u eV [h] [k] [e] [m_e] [m_p] [G]', reason: 'CODATA 1986 there; the SI of 2019 and CODATA 2022 here.' },
  { units: '[eps_0] [mu_0]', reason: 'As the SI had them until 2019 there; CODATA 2022 here.' },
  { units: 'pc AU', reason: 'Before IAU 2012 and 2015 there.' },
  { units: 'ph', reason: 'UCUM has 1e-4 lx, by a slip: a phot is a lumen per square centimeter, 1e4 lx.' },
  { units: '[degRe]', reason: 'A slip there: 25 °Ré are 31.25 °C.' },
  { units: '%[slope]', reason: 'The arctangent, in radians, taken for degrees there.' },
  { units: '[LPF] /[LPF]', reason: 'One there; 100 by the specification.' },
];

/** Qalculate 4.5, compared to 1e-12. */
export const qalculateDifferences: readonly Difference[] = [
  {
    units: 'rod section township',
    reason: 'By the survey foot there; by the international foot here, as NIST Handbook 44 has them.',
  },
  {
    units: 'planck-length planck-mass planck-time planck-temperature',
    reason: 'Rounded there; the values that CODATA 2022 recommends here.',
  },
  { units: 'dalton hartree', reason: 'Earlier or rounded values of CODATA there, CODATA 2022 here.' },
  { units: 'point-didot cicero', reason: 'A 72nd of a French inch there; DIN 16507-1 has 0.376065 mm.' },
  {
    units: 'tablespoon teaspoon dessert-spoon',
    reason: 'The metric spoons there; a spoon without a word is the US one here.',
  },
  { units: 'ton', reason: 'The metric ton there; a ton without a word is the US short ton here.' },
  { units: 'delta-celsius delta-fahrenheit', reason: 'A point of the scale there, a difference here.' },
  { units: 'calorie', reason: 'That of the International Table there, the thermochemical one here.' },
  { units: 'horsepower', reason: 'A slip there, 745.699987158227 W: 550 ft·lbf/s are 745.69987158227022 W.' },
];

/** Pint 0.19, compared to 1e-12. */
export const pintDifferences: readonly Difference[] = [
  {
    units: 'fathom rod chain link furlong league square-rod acre section acre-foot',
    reason: 'By the survey foot there; by the international foot here, as NIST Handbook 44 has them.',
  },
  { units: 'cable', reason: '120 fathoms of the US Navy there; a tenth of a nautical mile here.' },
  { units: 'parsec', reason: 'A tangent there; IAU 2015 Resolution B2 says 648000/π au.' },
  {
    units:
      'planck-length planck-mass planck-time planck-temperature bohr-radius x-unit-copper x-unit-molybdenum angstrom-star classical-electron-radius thomson-cross-section dalton electron-mass proton-mass neutron-mass atomic-unit-of-force atomic-unit-of-electric-field fine-structure-constant impedance-of-free-space bohr-magneton nuclear-magneton',
    reason: 'CODATA 2018 there, or worked out from it; CODATA 2022 here.',
  },
  { units: 'point-printer pica-printer', reason: 'The point of screens, 1/72 in, there; NIST SP 811 has 0.013837 in.' },
  { units: 'point-didot cicero', reason: '1/2660 m there; DIN 16507-1 has 0.376065 mm.' },
  { units: 'barrel', reason: '31.5 gallons there; a barrel without a word is the one of oil, 42 gallons, here.' },
  {
    units: 'quarter-hundredweight',
    reason: 'Eight bushels of grain or 28 stone there; a fourth of a hundredweight here.',
  },
  { units: 'dram-apothecary', reason: 'The drachm is the avoirdupois dram there; 60 grains here.' },
  {
    units: 'year-tropical year-sidereal month-sidereal day-sidereal',
    reason: 'Measured means, to another number of digits.',
  },
  { units: 'delta-reaumur', reason: 'A slip there: a degree Réaumur is 5/4 K, not 4/5.' },
  { units: 'mil-nato', reason: 'A slip there, ten times too small: 6400 mils are a turn.' },
  {
    units: 'inch-of-water-39-fahrenheit inch-of-water-60-fahrenheit inch-ofhg-32-fahrenheit inch-ofhg-60-fahrenheit',
    reason: 'From rounded densities there; the figures of NIST SP 811 here, which are rounded too.',
  },
  {
    units: 'british-thermal-unit-it quad ton-of-refrigeration',
    reason: 'The BTU of the International Table is rounded to 1055.056 J there.',
  },
  {
    units: 'british-thermal-unit',
    reason: 'That of the International Table there; a BTU without a word follows Unicode CLDR here.',
  },
  { units: 'therm-ec', reason: '105505600 J there; the Act of Accession of 1972 has 105506000 J.' },
  { units: 'horsepower-boiler', reason: '33475 BTU an hour there; NIST SP 811 has 9809.50 W.' },
  { units: 'unit-pole', reason: 'Through the measured magnetic constant there; 4π maxwells here.' },
];

/**
 * UnitsNet, compared to its figures of four digits: `Quantity: plural` of units that are not understood, or have
 * another meaning. Names are separated by commas.
 */
export const unitsNetDifferences: readonly Difference[] = [
  { units: 'Duration: months 30', reason: 'A month is a twelfth of a year here.' },
  {
    units: 'Length: shackles, Scalar: amount, Temperature: solar temperatures',
    reason: 'None of our documents has it.',
  },
  {
    units: 'StandardVolumeFlow: standard cubic centimeters per minute, StandardVolumeFlow: standard liters per minute',
    reason: 'All standard volumes are of one temperature there; those of mass flow controllers are of 0 °C here.',
  },
  {
    units: 'TemperatureDelta: millidegrees celsius',
    reason: 'A prefixed degree is a temperature here, as the degree is.',
  },
  {
    units: 'TemperatureDelta: degrees delisle, TemperatureDelta: degrees newton, TemperatureDelta: degrees roemer',
    reason: 'A degree by its name is a temperature here; delta says that it is a difference.',
  },
];
