/**
 * Spellings that stand for several units because people write them so, each with its meanings in
 * order: the other unit of a conversion decides, and where it does not, the first meaning wins.
 * An empty string in first place means that the spelling alone is unknown.
 */
export const sharedSpellings: Readonly<Record<string, readonly string[]>> = {
  '"': ['inch', 'arc-second'],
  "'": ['foot', 'arc-minute'],
  a: ['are', 'year'],
  B: ['byte', 'bel'],
  b: ['bit', 'barn'],
  C: ['celsius', 'coulomb'],
  dr: ['dram-avoirdupois', 'dram'],
  dram: ['dram-avoirdupois', 'dram'],
  F: ['fahrenheit', 'farad'],
  G: ['gauss', 'g-force'],
  g: ['gram', 'g-force'],
  M: ['', 'molar'],
  oz: ['ounce', 'fluid-ounce'],
  ounce: ['ounce', 'fluid-ounce'],
  pt: ['pint', 'point'],
  R: ['rankine', 'roentgen'],
  rad: ['radian', 'rad'],
  T: ['tesla', 'tablespoon'],
  ton: ['ton', 'ton-of-refrigeration'],
};
