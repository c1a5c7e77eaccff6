/** A spelling that is not read, with what to tell who writes it. */
export interface RefusedSpelling {
  /** Why no number is given: a sentence for the reader. */
  readonly reason: string;
  /** Units to write instead; left out where those near to the spelling are suggested. */
  readonly instead?: readonly string[];
}

const gauge = (absolute: string): RefusedSpelling => ({
  reason: `A gauge pressure counts from the pressure of the air outside, which is not given: add it, as in 30 ${absolute} + 1 atm.`,
  instead: [absolute],
});

const byRegion = (...instead: readonly string[]): RefusedSpelling => ({
  reason: 'Its size differs from place to place: say whose it is.',
  instead,
});

/** A volume of gas says how much gas it is only with the pressure and the temperature that it is taken at. */
const actualFlow = (...instead: readonly string[]): RefusedSpelling => ({
  reason: 'It counts gas at the pressure and temperature of the place, which are not given.',
  instead,
});

const weighted: RefusedSpelling = {
  reason: 'A weighted sound level counts each frequency as an ear hears it: without the spectrum no other level follows from it.',
  instead: [],
};

const tradeCode = (...instead: readonly string[]): RefusedSpelling => ({
  reason: 'It is a code of UN/ECE Recommendation 20, which is read where it is asked for: codes=unece.',
  instead,
});

/**
 * Spellings that people write and that no unit of the catalogue stands for, because what they mean depends on something that
 * the question does not say. Small letters without spaces stand for every case and spacing, capitals for themselves alone.
 */
export const refusedSpellings: Readonly<Record<string, RefusedSpelling>> = {
  psig: gauge('psi'),
  psid: { reason: 'A difference of two pressures is written in psi.', instead: ['psi'] },
  barg: gauge('bar'),
  'bar(g)': gauge('bar'),
  mbarg: gauge('mbar'),
  kpag: gauge('kPa'),
  'kpa(g)': gauge('kPa'),
  mpag: gauge('MPa'),
  'kg/cm2g': gauge('kgf/cm²'),
  'kg/cm^2g': gauge('kgf/cm²'),
  atg: gauge('at'),
  inhgg: gauge('inHg'),
  acfm: actualFlow('cfm', 'scfm'),
  bigha: byRegion('bigha (Bengal)', 'bigha (Bihar)', 'bigha (Nepal)'),
  katha: byRegion('katha (Bengal)', 'katha (Assam)', 'katha (Bihar)', 'kattha (Nepal)'),
  talent: byRegion('Attic talent', 'biblical talent'),
  mina: byRegion('Attic mina', 'biblical mina'),
  iu: { reason: 'How much an international unit is depends on the substance, for each of which it is agreed on.', instead: [] },
  dba: weighted,
  'db(a)': weighted,
  dbb: weighted,
  'db(b)': weighted,
  'db(c)': weighted,
  'db(z)': weighted,
  KGM: tradeCode('kg', 'kgf·m'),
  MMT: tradeCode('mm', 'Mt'),
};
