/** A spelling that is refused, with advice. */
export interface RefusedSpelling {
  /** The reason, as a sentence. */
  readonly reason: string;
  /** Units to write instead. Default: suggestions near to the spelling. */
  readonly instead?: readonly string[];
}

const byRegion = 'Its size differs from place to place. Name the place.';
const noOneSize = 'Its size differs from place to place, and we found no law that defines it.';
/** The reason for volumes of gas without pressure and temperature. */
const actualFlow = 'It counts gas at the pressure and temperature on site, which are missing.';
const solidWood = 'A Festmeter is a cubic meter of solid wood, a Raummeter a cubic meter of stacked wood: about 0.7 Festmeter, depending on the wood.';
const transfers = 'The bits of one transfer depend on the bus.';
const tradeCode = 'It is a code of UN/ECE Recommendation 20, which is read only where codes of "unece" are asked for.';
const ofTons = 'It may be of tonnes, of short tons, or of TNT.';

/**
 * Spellings that people write but that mean no unit of the catalogue, because their size depends on information that is
 * not in the question: spellings of one reason with spaces between them, the reason, and the units to write instead.
 * Lowercase without spaces matches every case and spacing; capitals match only themselves. Only literals are allowed
 * here, so that a page that does not need them can drop them.
 */
export const refusals: readonly (readonly [spellings: string, reason: string, instead: readonly string[]])[] = [
  ['psid', 'Write a difference of two pressures in psi.', ['psi']],
  ['acfm icfm', actualFlow, ['cfm', 'scfm']],
  ['acmh am3/h', actualFlow, ['m³/h', 'Nm³/h']],
  ['bigha vigha', byRegion, ['bigha (Bengal)', 'bigha (Bihar)', 'bigha (Nepal)']],
  ['katha', byRegion, ['katha (Bengal)', 'katha (Assam)', 'katha (Bihar)', 'kattha (Nepal)']],
  ['dhur', byRegion, ['dhur (Bihar)', 'dhur (Nepal)']],
  ['kani', byRegion, ['acre']],
  ['oka oke', byRegion, ['Egyptian oka', 'Cypriot oka']],
  ['kantar qantar', byRegion, ['Egyptian kantar', 'kg']],
  ['dirham', byRegion, ['g']],
  ['mithqal', noOneSize, ['g']],
  ['jerib', byRegion, ['Afghan jerib', 'hectare']],
  ['farsakh parasang', noOneSize, ['km']],
  ['alen', byRegion, ['Danish alen', 'Swedish aln']],
  ['caballeria caballería', noOneSize, ['hectare']],
  ['fen', byRegion, ['fen (Taiwan)', 'm²']],
  ['alqueire', byRegion, ['São Paulo alqueire', 'Minas Gerais alqueire']],
  ['klafter', byRegion, ['Viennese klafter', 'stere']],
  ['gantang', byRegion, ['Malaysian gantang', 'liter']],
  ['kos', byRegion, ['km']],
  ['talent', byRegion, ['Attic talent', 'biblical talent']],
  ['mina', byRegion, ['Attic mina', 'biblical mina']],
  ['pau pao pav', 'It is a quarter: of a seer by the old law, of a kilogram in shops today.', ['seer', 'kg']],
  ['festmeter', solidWood, ['m³']],
  ['raummeter', solidWood, ['stere']],
  ['bag sack', 'A bag weighs what its label says: cement 94 lb in the United States, 25 to 50 kg elsewhere.', ['kg', 'lb']],
  ['can', 'A can is filled by weight, so its volume depends on the food. A No. 10 can holds about 3 liters.', ['cup', 'liter']],
  ['rkm', 'The breaking length of yarn is a force for each linear density.', ['gf/tex', 'cN/tex']],
  ['bpp', 'Write bits per pixel as bit/px.', ['bit/px']],
  ['hrc hrb hra hrd hrf hv hv10 hb hbw rockwell rockwella rockwellb rockwellc knoop vickers brinell', 'Each hardness scale is a separate test. Only tables for one material compare them (ISO 18265, ASTM E140).', []],
  ['shore shorea shored', 'Each Shore hardness scale is a separate test without a factor to another (ISO 868, ASTM D2240).', []],
  ['mohs', 'Mohs’ scale orders minerals by which scratches which. Its steps are not equal, so no factor leads to another hardness.', []],
  ['mesh', 'The opening of a mesh depends on its wire. Tables of sieves give it (ASTM E11, ISO 3310).', ['micrometer', 'mm']],
  ['zahncup zahncupsecond fordcup fordcupsecond', 'Each flow cup has its own formula for seconds (ASTM D1200, ASTM D4212, ISO 2431).', ['cSt', 'mm²/s']],
  ['baume baumé °baume °baumé °be °bé twaddell twaddle °twaddell °twaddle °tw', 'Degrees Baumé and Twaddell are not multiples of a density. Use the API gravity, Baumé and Twaddell converter.', ['kg/m³']],
  ['swg bwg', 'It is the number of a gauge, which differs by metal and trade. Tables give its thickness.', ['mm', 'inch']],
  ['jtu fau', 'It is measured in another way than NTU. The numbers are similar, but there is no factor between them.', ['NTU']],
  ['qubit', 'A qubit has states between those of a bit, so it equals no number of bits.', ['bit']],
  ['block page sector', 'The number of bytes in it depends on the machine.', ['byte', 'KiB']],
  ['GT/s', transfers, ['Gbit/s', 'GB/s']],
  ['MT/s', transfers, ['Mbit/s', 'MB/s']],
  ['mips', 'The work of one instruction depends on the machine, so no other unit follows from it.', []],
  ['u-value uvalue u-factor ufactor', 'Its unit is BTU/(h·ft²·°F) in the United States, W/(m²·K) elsewhere. It is the inverse of the R-value: 1/(0.3 W/(m²·K)) in R-value or RSI.', ['W/(m²·K)', 'BTU/(h·ft²·°F)']],
  ['heparin hcg epoetin', 'It is dosed by what it does: the mass of a unit depends on the preparation.', []],
  ['amplituderatio voltageratio fieldratio', 'A ratio r of amplitudes is a ratio r² of powers: 20 log10 r decibels.', ['dB']],
  ['mass', 'It is a quantity, not a unit. Write the number of kilograms or pounds.', ['kg', 'lb']],
  ['%rh', 'Relative humidity is a share of what air can hold. With a temperature, use the dew point calculator.', ['%']],
  ['psu', 'Practical salinity is a ratio of conductivities (PSS-78). Its number is close to grams of salt per kilogram of seawater.', ['g/kg']],
  ['f-number f-stop f/2 f/4 f/8 f/11 f/16 f/22', 'An f-number is a ratio of lengths. Two differ by 2 log2 of their quotient in stops: f/2.8 and f/4 by one stop.', ['stop']],
  ['dba db(a) dbb db(b) db(c) db(z)', 'A weighted sound level counts frequencies as an ear hears them. Without the spectrum, no other level follows from it.', []],
  ['degr', 'It may be of degrees Fahrenheit, Celsius or Rankine, or of an angle.', ['°F', '°C', '°']],
  ['wlm workinglevelmonth', 'It is an exposure: one working level for 170 hours.', ['WL']],
  ['kiloton', ofTons, ['kilotonne', 'kiloton of TNT']],
  ['megaton', ofTons, ['megatonne', 'megaton of TNT']],
  ['gigaton', ofTons, ['gigatonne']],
  ['kft3 kft^3', 'It is written for a multiple of the cube and for the cube of a multiple.', ['kcf', 'ft³']],
  ['KGM', tradeCode, ['kg', 'kgf·m']],
  ['MMT', tradeCode, ['mm', 'Mt']],
];

/** The refusals by spelling, created on first use. */
const bySpelling = /* @__PURE__ */ new Map<string, RefusedSpelling>();

const refusalFor = (key: string): RefusedSpelling | undefined => {
  // Loops, because the first conversion of a process would call a function for each spelling
  if (bySpelling.size === 0) for (const [spellings, reason, instead] of refusals) for (const spelling of spellings.split(' ')) bySpelling.set(spelling, { reason, instead });
  return bySpelling.get(key);
};

/** Returns true if a spelling, as written, is refused, even if its letters could be units. */
export const isRefused = (text: string): boolean => refusalFor(text) !== undefined;

/** Returns the refusal of a spelling in any case and spacing. Undefined for others. */
export const refusalOf = (text: string): RefusedSpelling | undefined => refusalFor(text) ?? refusalFor(text.toLowerCase().replace(/[\s-]+/g, ''));

/** Finds the refusal of a spelling, in any case, spacing or plural, or after the name of a place: Rajasthan bigha. */
export const findRefused = (text: string): RefusedSpelling | undefined => {
  const lower = text.toLowerCase();
  const words = [text, lower.replace(/\s+/g, ''), lower.split(/\s+/).at(-1)!];
  return words.flatMap((word) => refusalFor(word) ?? refusalFor(word.replace(/s$/, '')) ?? []).at(0);
};
