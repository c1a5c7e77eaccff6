/** Units that Pint or Qalculate define and that do not have the program's value here, compared to 1e-9. */
export interface Judged {
  /** The program's first spellings, separated by spaces. */
  readonly units: string;
  /**
   * `number`: the same unit with another number. `unknown`: not read, or read as another unit. `none`: not counted,
   * because it is not a unit that people write.
   */
  readonly kind: 'number' | 'unknown' | 'none';
  readonly reason: string;
}

/** Pint 0.19. differences.ts has the figures of the units that ours are asked for, to 1e-12. */
export const ofPint: readonly Judged[] = [
  {
    units: 'acre acre_foot chain fathom furlong league rod square_league square_rod',
    kind: 'number',
    reason: 'By the survey foot there; by the international foot here, as NIST Handbook 44 has them.',
  },
  {
    units:
      'angstrom_star bohr_magneton dalton nuclear_magneton planck_length planck_mass planck_temperature planck_time unified_atomic_mass_unit x_unit_Cu x_unit_Mo',
    kind: 'number',
    reason: 'CODATA 2018 there, CODATA 2022 here.',
  },
  {
    units:
      'boiler_horsepower british_thermal_unit cicero cooling_tower_ton didot inch_H2O_39F inch_H2O_60F inch_Hg_60F quadrillion_Btu refrigeration_ton sidereal_month therm tropical_year',
    kind: 'number',
    reason: 'Rounded, or by another document, there: differences.ts says which.',
  },
  {
    units: 'mil degree_Reaumur delta_degree_Reaumur',
    kind: 'number',
    reason: 'Slips there: 6400 mils are a turn, and a degree Réaumur is 5/4 K.',
  },
  { units: 'decibel neper', kind: 'number', reason: 'The ratio of powers there; a level, which it stays, here.' },
  {
    units: 'decade octave',
    kind: 'unknown',
    reason: 'The number 10 or 2 to a power there; ten years and the interval of music here.',
  },
  {
    units: 'standard_liter_per_minute',
    kind: 'unknown',
    reason: 'A pressure times a volume flow there; an amount of gas here, as mass flow controllers state it.',
  },
  {
    units: 'sound_pressure_level',
    kind: 'unknown',
    reason: 'The pressure of 20 μPa there; the level dB SPL here.',
  },
  {
    units: 'barrel cables_length quarter',
    kind: 'unknown',
    reason:
      'The barrel of 31.5 gallons, the cable of the US Navy and the quarter of 28 stone there; the barrel of oil, a tenth of a nautical mile and three months here.',
  },
  {
    units: 'US_international_ampere US_international_ohm US_international_volt',
    kind: 'unknown',
    reason: 'As the United States had them until 1947: the mean ones, which differ in the sixth digit, are known.',
  },
  {
    units: 'RKM bag bits_per_pixel',
    kind: 'unknown',
    reason: 'Refused by name with the reason.',
  },
  {
    units: 'atomic_unit_of_intensity biot_turn buckingham planck_current',
    kind: 'unknown',
    reason: 'None of our documents has it.',
  },
  {
    units: 'stathenry stattesla statweber',
    kind: 'none',
    reason: 'Of dimensions there that do not lead to the SI. They are known here.',
  },
  {
    units: 'mercury mercury_60F water water_39F water_60F',
    kind: 'none',
    reason: 'Densities that make columns of liquids. The columns are units here.',
  },
];

/** Qalculate 4.5. */
export const ofQalculate: readonly Judged[] = [
  {
    units: 'US_ft US_in US_mi rd section township',
    kind: 'number',
    reason: 'By the survey foot there; a US foot without a word is the international one since 2023.',
  },
  {
    units: 'Da l_N planck_length planck_mass planck_temperature planck_time u',
    kind: 'number',
    reason: 'Earlier or rounded values of CODATA there, CODATA 2022 here.',
  },
  {
    units: 'ata_pica ata_point cal_mean cicero didot hp inHg mHg mmHg',
    kind: 'number',
    reason: 'Rounded, or by another document, there: mercury by the torr, the pica as 0.166 in.',
  },
  {
    units: 'Btu Calorie',
    kind: 'number',
    reason: 'Those of the International Table there; without a word the thermochemical calorie and CLDR’s BTU here.',
  },
  {
    units: 'dessertspoon tablespoon teaspoon',
    kind: 'unknown',
    reason: 'The metric spoons there; a spoon without a word is the US one here.',
  },
  { units: 'imperial_fluid_scuple', kind: 'unknown', reason: 'Misspelled there: the imperial fluid scruple.' },
  {
    units: 'declet nonet octal_digit tribble planck_charge new_didot',
    kind: 'unknown',
    reason: 'None of our documents has it, or few write it.',
  },
  {
    units: 'bohr_unit boltzmann_unit c_unit cal_fifteen e_unit electron_unit planck_unit rad_radioactivity',
    kind: 'none',
    reason: 'Names that Qalculate made up to keep its constants and its radian apart. The units have other names here.',
  },
];
