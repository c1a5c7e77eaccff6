/** A spelling that is not read, with what to tell who writes it. */
export interface RefusedSpelling {
  /** Why no number is given: a clause for the reader. */
  readonly reason: string;
  /** What to write instead, or what to add. */
  readonly instead: readonly string[];
}

const gauge = (absolute: string): RefusedSpelling => ({
  reason: 'a gauge pressure counts from the pressure of the air outside, which is not given',
  instead: [absolute, `${absolute} + 1 atm`],
});

const byRegion = (...instead: readonly string[]): RefusedSpelling => ({
  reason: 'its size differs from place to place',
  instead,
});

/** A volume of gas says how much gas it is only with the pressure and the temperature that it is taken at. */
const actualFlow = (...instead: readonly string[]): RefusedSpelling => ({
  reason: 'it counts gas at the pressure and temperature of the place, which are not given',
  instead,
});

/**
 * Spellings that people write and that no unit of the catalogue stands for, because what they mean depends on something that
 * the question does not say. Compared without regard to case and spaces.
 */
export const refusedSpellings: Readonly<Record<string, RefusedSpelling>> = {
  psig: gauge('psi'),
  psid: { reason: 'it is a difference of pressures, and as such reads psi', instead: ['psi'] },
  barg: gauge('bar'),
  'bar(g)': gauge('bar'),
  mbarg: gauge('mbar'),
  kpag: gauge('kPa'),
  'kpa(g)': gauge('kPa'),
  mpag: gauge('MPa'),
  'kg/cm2g': gauge('kgf/cm²'),
  'kg/cm²g': gauge('kgf/cm²'),
  atg: gauge('at'),
  inhgg: gauge('inHg'),
  acfm: actualFlow('cfm', 'scfm'),
  bigha: byRegion('bigha (Bengal)', 'bigha (Bihar)', 'bigha (Nepal)'),
  katha: byRegion('katha (Bengal)', 'katha (Assam)', 'katha (Bihar)', 'kattha (Nepal)'),
  talent: byRegion('Attic talent', 'biblical talent'),
  mina: byRegion('Attic mina', 'biblical mina'),
};
