/** A spelling that is refused, with advice. */
export interface RefusedSpelling {
  /** The reason, as a sentence. */
  readonly reason: string;
  /** Units to write instead. Default: suggestions near to the spelling. */
  readonly instead?: readonly string[];
}

const byRegion = 'Its size differs from place to place: say whose it is.';
/** The reason for volumes of gas without pressure and temperature. */
const actualFlow = 'It counts gas at the pressure and temperature of the place, which are not given.';
const weighted = 'A weighted sound level counts each frequency as an ear hears it: without the spectrum no other level follows from it.';
const quarter = 'It is a quarter: of a seer by the old law, of a kilogram in shops today.';
const byMachine = 'Of data, how many bytes it has depends on the machine.';
const transfers = 'How many bits a transfer carries depends on the bus.';
const turbidity = 'It is told in another way than NTU, and comes near to it, but no factor leads from one to the other.';
const tradeCode = 'It is a code of UN/ECE Recommendation 20, which is read only where codes of "unece" are asked for.';

const ofTons = 'It may be of tonnes, of short tons, or of TNT.';
const cubed = 'It is written for a multiple of the cube as well as for the cube of a multiple.';

const hardness = 'Scales of hardness are tests of their own: only tables for one material lead from one to another (ISO 18265, ASTM E140).';
const sieve = 'The opening of a mesh depends on its wire: tables of sieves say it (ASTM E11, ISO 3310).';
const outflow = 'Seconds of a Saybolt or Redwood cup and degrees Engler follow no one factor. Above 75 cSt a centistokes is 4.632 Saybolt universal seconds at 100 °F, below it ASTM D2161 has tables.';
// Ubbelohde's equation, as in Herschel (Technologic Papers of the Bureau of Standards 100, 1917): Ubbelohde's own
// tables of 1907 were not available
const engler = 'Degrees Engler follow no one factor: by Ubbelohde’s formula E degrees are about 7.32 E − 6.31 / E mm²/s. One degree is water at 20 °C.';
const cup = 'Seconds of a flow cup follow no one factor: each cup has its own formula (ASTM D1200, ASTM D4212, ISO 2431).';
const rubber = 'Scales of Shore hardness are tests of their own: no factor leads from one to another (ISO 868, ASTM D2240).';
const mohs = 'Mohs’ scale is an order of which mineral scratches which: its steps are not equal, and no factor leads to another hardness.';
const baume = 'Degrees Baumé are no multiple of a density: of heavy liquids the specific gravity is 145 / (145 − °Bé), of light ones 140 / (130 + °Bé).';
const twaddell = 'Degrees Twaddell are no multiple of a density: the specific gravity is 1 + °Tw / 200.';
const noOneSize = 'Its size differs from place to place, and no law that we could read fixes it.';
const solidWood = 'A Festmeter is a cubic meter of solid wood, a Raummeter one of a stack with the gaps: by rule of thumb 0.7 of the other, and each kind of wood has its own number.';
const activity = 'It is dosed by what it does: no mass belongs to a unit of it, since each preparation has another strength.';
const amplitude = 'A ratio r of amplitudes is a ratio r² of powers: 20 log10 r decibels.';
const instructions = 'What one instruction or operation does differs from machine to machine: no other unit follows from it.';
const humidity = 'Relative humidity is a share of what air can hold: with the temperature the dew point calculator leads on.';
const salinity = 'Practical salinity is a ratio of conductivities (PSS-78) without a unit; it comes near to grams of salt in a kilogram of seawater.';
const fNumber = 'An f-number is a ratio of lengths. From one to another it is 2 log2 of their quotient in stops: from f/2.8 to f/4 one stop.';
const gauge = 'It is the number of a gauge, which differs by metal and trade: a table says its thickness.';

const insulation = 'It is told in W/(m²·K) in most of the world, in BTU/(h·ft²·°F) in the United States.';
const cans = 'A can is filled by weight: what a size holds differs by food, and the label says it. A No. 10 can holds about 3 liters.';
const shot = 'So many balls of lead that fit the bore weigh a pound: their diameter goes by the cube root of the number.';

const bag = 'A bag is as heavy as its label says: of cement 94 lb in the United States, 25 to 50 kg elsewhere.';

const okas = ['Egyptian oka', 'Cypriot oka'];

const bighas = ['bigha (Bengal)', 'bigha (Bihar)', 'bigha (Nepal)'];

/**
 * Spellings that people write but that mean no unit of the catalogue, because their size depends on information that is
 * not in the question. Lowercase without spaces matches every case and spacing; capitals match only themselves. Only
 * literals are allowed here, so that a page that does not need them can drop them.
 */
export const refusedSpellings: Readonly<Record<string, RefusedSpelling>> = {
  psid: { reason: 'A difference of two pressures is written in psi.', instead: ['psi'] },
  acfm: { reason: actualFlow, instead: ['cfm', 'scfm'] },
  icfm: { reason: actualFlow, instead: ['cfm', 'scfm'] },
  acmh: { reason: actualFlow, instead: ['m³/h', 'Nm³/h'] },
  'am3/h': { reason: actualFlow, instead: ['m³/h', 'Nm³/h'] },
  bigha: { reason: byRegion, instead: bighas },
  vigha: { reason: byRegion, instead: bighas },
  katha: { reason: byRegion, instead: ['katha (Bengal)', 'katha (Assam)', 'katha (Bihar)', 'kattha (Nepal)'] },
  dhur: { reason: byRegion, instead: ['dhur (Bihar)', 'dhur (Nepal)'] },
  kani: { reason: byRegion, instead: ['acre'] },
  oka: { reason: byRegion, instead: okas },
  oke: { reason: byRegion, instead: okas },
  kantar: { reason: byRegion, instead: ['Egyptian kantar', 'kg'] },
  qantar: { reason: byRegion, instead: ['Egyptian kantar', 'kg'] },
  dirham: { reason: byRegion, instead: ['g'] },
  mithqal: { reason: noOneSize, instead: ['g'] },
  jerib: { reason: byRegion, instead: ['Afghan jerib', 'hectare'] },
  farsakh: { reason: noOneSize, instead: ['km'] },
  caballeria: { reason: noOneSize, instead: ['hectare'] },
  caballería: { reason: noOneSize, instead: ['hectare'] },
  fen: { reason: byRegion, instead: ['fen (Taiwan)', 'm²'] },
  alqueire: { reason: byRegion, instead: ['São Paulo alqueire', 'Minas Gerais alqueire'] },
  klafter: { reason: byRegion, instead: ['Viennese klafter', 'stere'] },
  gantang: { reason: byRegion, instead: ['Malaysian gantang', 'liter'] },
  festmeter: { reason: solidWood, instead: ['m³'] },
  raummeter: { reason: solidWood, instead: ['stere'] },
  bag: { reason: bag, instead: ['kg', 'lb'] },
  sack: { reason: bag, instead: ['kg', 'lb'] },
  rkm: { reason: 'The breaking length of yarn is a force for each linear density.', instead: ['gf/tex', 'cN/tex'] },
  bpp: { reason: 'Bits per pixel are written out.', instead: ['bit/px'] },
  hrc: { reason: hardness, instead: [] },
  hrb: { reason: hardness, instead: [] },
  hra: { reason: hardness, instead: [] },
  hv: { reason: hardness, instead: [] },
  hb: { reason: hardness, instead: [] },
  hbw: { reason: hardness, instead: [] },
  rockwell: { reason: hardness, instead: [] },
  rockwella: { reason: hardness, instead: [] },
  rockwellb: { reason: hardness, instead: [] },
  rockwellc: { reason: hardness, instead: [] },
  hrd: { reason: hardness, instead: [] },
  hrf: { reason: hardness, instead: [] },
  hv10: { reason: hardness, instead: [] },
  knoop: { reason: hardness, instead: [] },
  vickers: { reason: hardness, instead: [] },
  brinell: { reason: hardness, instead: [] },
  shore: { reason: rubber, instead: [] },
  shorea: { reason: rubber, instead: [] },
  shored: { reason: rubber, instead: [] },
  mohs: { reason: mohs, instead: [] },
  mesh: { reason: sieve, instead: ['micrometer', 'mm'] },
  sus: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  ssu: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  SFS: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  sayboltsecond: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  sayboltfurolsecond: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  sayboltuniversalsecond: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  SSF: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  engler: { reason: engler, instead: ['cSt', 'mm²/s'] },
  '°engler': { reason: engler, instead: ['cSt', 'mm²/s'] },
  englerdegree: { reason: engler, instead: ['cSt', 'mm²/s'] },
  '°e': { reason: engler, instead: ['cSt', 'mm²/s'] },
  zahncup: { reason: cup, instead: ['cSt', 'mm²/s'] },
  zahncupsecond: { reason: cup, instead: ['cSt', 'mm²/s'] },
  fordcup: { reason: cup, instead: ['cSt', 'mm²/s'] },
  fordcupsecond: { reason: cup, instead: ['cSt', 'mm²/s'] },
  baume: { reason: baume, instead: ['kg/m³'] },
  baumé: { reason: baume, instead: ['kg/m³'] },
  '°baume': { reason: baume, instead: ['kg/m³'] },
  '°baumé': { reason: baume, instead: ['kg/m³'] },
  '°bé': { reason: baume, instead: ['kg/m³'] },
  twaddell: { reason: twaddell, instead: ['kg/m³'] },
  twaddle: { reason: twaddell, instead: ['kg/m³'] },
  '°twaddell': { reason: twaddell, instead: ['kg/m³'] },
  '°twaddle': { reason: twaddell, instead: ['kg/m³'] },
  '°tw': { reason: twaddell, instead: ['kg/m³'] },
  swg: { reason: gauge, instead: ['mm', 'inch'] },
  bwg: { reason: gauge, instead: ['mm', 'inch'] },
  kos: { reason: byRegion, instead: ['km'] },
  talent: { reason: byRegion, instead: ['Attic talent', 'biblical talent'] },
  mina: { reason: byRegion, instead: ['Attic mina', 'biblical mina'] },
  pau: { reason: quarter, instead: ['seer', 'kg'] },
  pao: { reason: quarter, instead: ['seer', 'kg'] },
  pav: { reason: quarter, instead: ['seer', 'kg'] },
  jtu: { reason: turbidity, instead: ['NTU'] },
  fau: { reason: turbidity, instead: ['NTU'] },
  qubit: { reason: 'A qubit has states between those of a bit, and stands for no number of bits.', instead: ['bit'] },
  block: { reason: byMachine, instead: ['byte', 'KiB'] },
  page: { reason: byMachine, instead: ['byte', 'KiB'] },
  sector: { reason: byMachine, instead: ['byte', 'KiB'] },
  'GT/s': { reason: transfers, instead: ['Gbit/s', 'GB/s'] },
  'MT/s': { reason: transfers, instead: ['Mbit/s', 'MB/s'] },
  'u-value': { reason: insulation, instead: ['W/(m²·K)', 'BTU/(h·ft²·°F)'] },
  'u-factor': { reason: insulation, instead: ['W/(m²·K)', 'BTU/(h·ft²·°F)'] },
  can: { reason: cans, instead: ['cup', 'liter'] },
  gaugeshotgun: { reason: shot, instead: ['mm', 'inch'] },
  redwoodsecond: { reason: outflow, instead: ['cSt', 'mm²/s'] },
  heparin: { reason: activity, instead: [] },
  hcg: { reason: activity, instead: [] },
  epoetin: { reason: activity, instead: [] },
  amplituderatio: { reason: amplitude, instead: ['dB'] },
  mass: { reason: 'It is a kind of quantity, not a unit: write how many kilograms or pounds.', instead: ['kg', 'lb'] },
  mips: { reason: instructions, instead: [] },
  '%rh': { reason: humidity, instead: ['%'] },
  psu: { reason: salinity, instead: ['g/kg'] },
  'f-number': { reason: fNumber, instead: ['stop'] },
  'f-stop': { reason: fNumber, instead: ['stop'] },
  dba: { reason: weighted, instead: [] },
  'db(a)': { reason: weighted, instead: [] },
  dbb: { reason: weighted, instead: [] },
  'db(b)': { reason: weighted, instead: [] },
  'db(c)': { reason: weighted, instead: [] },
  'db(z)': { reason: weighted, instead: [] },
  degr: { reason: 'It may be of degrees Fahrenheit, Celsius or Rankine, or of an angle.', instead: ['°F', '°C', '°'] },
  kiloton: { reason: ofTons, instead: ['kilotonne', 'kiloton of TNT'] },
  megaton: { reason: ofTons, instead: ['megatonne', 'megaton of TNT'] },
  gigaton: { reason: ofTons, instead: ['gigatonne'] },
  kft3: { reason: cubed, instead: ['kcf', 'ft³'] },
  'kft^3': { reason: cubed, instead: ['kcf', 'ft³'] },
  KGM: { reason: tradeCode, instead: ['kg', 'kgf·m'] },
  MMT: { reason: tradeCode, instead: ['mm', 'Mt'] },
};

const listed = (key: string): RefusedSpelling | undefined => (Object.hasOwn(refusedSpellings, key) ? refusedSpellings[key] : undefined);

/** Returns true if a spelling, as written, is refused, even if its letters could be units. */
export const isRefused = (text: string): boolean => listed(text) !== undefined;

/** Returns the refusal of a spelling in any case and spacing. Undefined for others. */
export const refusalOf = (text: string): RefusedSpelling | undefined => listed(text) ?? listed(text.toLowerCase().replace(/[\s-]+/g, ''));

/** Finds the refusal of a spelling, in any case, spacing or plural, or after the name of a place: Rajasthan bigha. */
export const findRefused = (text: string): RefusedSpelling | undefined => {
  const lower = text.toLowerCase();
  const words = [text, lower.replace(/\s+/g, ''), lower.split(/\s+/).at(-1)!];
  return words.flatMap((word) => listed(word) ?? listed(word.replace(/s$/, '')) ?? [])[0];
};
