import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

const refusalOf = (text: string): UnitsError => {
  try {
    ask(text);
  } catch (error) {
    if (error instanceof UnitsError) return error;
  }
  throw new Error(`${text} was answered.`);
};

it.each([
  ['5 degrees Baumé', 'Baumé', /converter/],
  ['40 degrees Baumé in feet', 'Baumé', /converter/],
  ['HRC 60 in HV', 'HRC', /ISO 18265/],
  ['convert Brinell 200 to HRC', 'Brinell', /ISO 18265/],
  ['Shore A 70', 'Shore A', /ISO 868/],
  ['Mohs 7 in HV', 'Mohs', /scratches/],
  ['ISO VG 46', 'ISO VG', /ISO 3448/],
  ['46 ISO VG in cSt', 'ISO VG', /ISO 3448/],
  ['SAE 30 in cSt', 'SAE', /SAE J300/],
  ['Ford cup 4 30 seconds in cSt', 'Ford cup', /3\.85 \(t − 4\.49\)/],
  ['Zahn cup 2, 25 seconds', 'Zahn cup', /3\.5 \(t − 14\)/],
  ['No. 10 can in L', 'can', /filled by weight/],
  ['thread pitch 20 tpi', 'thread pitch', /1\/\(20 tpi\)/],
  ['wind chill -10 C 30 km/h', 'wind chill', /up to 10 °C/],
  ['M6x1 in mm', 'M6x1', /M8 thread pitch/],
  ['M8x1.25', 'M8x1.25', /ISO 261/],
  ['20 lb paper in gsm', 'lb paper', /500 sheets/],
  ['4k7 in ohms', '4k7', /IEC 60062/],
  ['R47', 'R47', /IEC 60062/],
  ['2M2 ohm', '2M2', /IEC 60062/],
  ['U-value 0.25 in R-value', 'U-value', /inverse of the R-value/],
  ['5 m²K/W to U-factor', 'U-factor', /inverse of the R-value/],
  ['R-21 in RSI', 'R-21', /R-value/],
  ['R38 insulation', 'R38', /R-value/],
  ['R-13 in m2K/W', 'R-13', /R-value/],
  ['1/4-32 UNEF', '1/4-32 UNEF', /ASME B1\.1/],
  ['#8-32 UNJ in mm', '#8-32 UNJ', /ASME B1\.1/],
  ['120/80 mmHg in kPa', '120/80', /Convert each/],
  ['#16 scoop in ml', 'scoop', /1\/16 quart/],
  ['foolscap in mm', 'foolscap', /F4/],
  ['16 gauge shotgun in mm', '16 gauge', /lead balls/],
  ['shotgun gauge 20', 'gauge 20', /lead balls/],
  ['12 bore in inches', '12 bore', /lead balls/],
  ['diameter of a 16 gauge barrel', '16 gauge', /lead balls/],
  ['28 gauge bore diameter in mm', '28 gauge', /lead balls/],
  ['3 parasangs in miles', 'parasangs', /no law/],
])('says why %s has no factor', (text, spelling, reason) => {
  const { code, reason: said, place } = refusalOf(text);
  expect(code).toBe('unknown-unit');
  expect(said).toMatch(reason);
  expect(text.slice(place!.index, place!.index + place!.length)).toBe(spelling);
});

it.each([
  ['R47', '0.47 Ω'],
  ['4k7 ohm', '4.7 kΩ'],
  ['2M2 in ohms', '2.2 MΩ'],
  ['R-21 in RSI', 'R-value 21'],
  // SAAMI's and CIP's tables
  ['12 gauge shotgun', '18.5 mm'],
  ['20 bore', '15.6 mm'],
])('suggests what the code %s means', (text, value) => {
  expect(refusalOf(text).suggestions).toContain(value);
});

it.each([
  ['5 degrees to mm', /Degrees measure angle/],
  ['0 mpg in L/100km', /reciprocal/],
  ['10 dBc in dBm', /carrier/],
  ['-3 dBFS in V', /full scale/],
  ['20 threads per inch in mm', /1\/\(20 tpi\) in mm/],
  ['8 METs in mL/(kg·min)', /3.5 mL of oxygen/],
  ['3 alen in m', /Name the place/],
  ['5 dBm/MHz in dBm/Hz', /level with a reference/],
  ['1 N H2SO4 in mol/L', /depends on the reaction/],
  ['10 mEq KMnO4 in mg', /mole of charges/],
])('refuses %s with its own reason', (text, reason) => {
  expect(refusalOf(text).reason).toMatch(reason);
});

it.each(['time in Tokyo', 'what time is it in Sydney?', "what's the current time in New York"])(
  'asks for the time to convert: %s',
  (text) => {
    expect(refusalOf(text)).toMatchObject({
      code: 'missing-parameter',
      message: expect.stringMatching(/9 am London in/),
    });
  },
);

it('gives no reason about scales for other questions', () => {
  expect(refusalOf('US gallon 5').reason).toBeUndefined();
});

it.each([
  ['1/(20 tpi) in mm', '1/(20 tpi) = 1.27 mm'],
  ['1 k_B in J/K', '1 k_B ≈ 1.38065E-23 J/K'],
  ['2 boltzmann constant in J/K', '2 boltzmann constant ≈ 2.7613E-23 J/K'],
  // An approximate value of an ancient unit, or a rounded one of a law: not an equation
  ['1 shekel in g', '1 shekel ≈ 11.4 g'],
  ['1 kanna in L', '1 kanna ≈ 2.617 L'],
  ['1 vedro in L', '1 vedro ≈ 12.299 L'],
  ['1 US standard drink in g', '1 US standard drink ≈ 14 g'],
  ['16 g in units of alcohol', '16 g ≈ 2 units of alcohol'],
  // An exact number of the other unit
  ['2 passus in pedes', '2 passus = 10 pedes'],
  ['1 carat in g', '1 ct = 0.2 g'],
])('%s is answered as %s', (text, said) => {
  expect(ask(text).text).toBe(said);
});

it.each([
  ['5 Nm³/min in Nm³/h', '5 Nm³/min = 300 Nm³/h'],
  ['1 Sm³/s in Nm³/s', '1 Sm³/s ≈ 0.947944 Nm³/s'],
  ['10 g/Nm^3 in mg/Nm³', '10 g/Nm³ = 10,000 mg/Nm³'],
  ['5 cm³/g in L/kg', '5 cm³/g = 5 L/kg'],
  ['5 N·m³ in N cm³', '5 N·m³ = 5,000,000 N·cm³'],
])('reads a normal cubic meter within a compound, and no cube of newton meters: %s', (text, said) => {
  expect(ask(text).text).toBe(said);
});

it.each(['10 mg/Nm³ in mg/m³', '1 Sm³/s in m³/s', '5 Nm³ in m³'])('says what a standard volume lacks: %s', (text) => {
  expect(refusalOf(text).reason).toMatch(/pressure and temperature/);
});

it('gives no exact fraction where the size of a unit is a rounded figure', () => {
  expect(ask('1 kanna in L')).not.toMatchObject({ exact: expect.anything() });
});

it('says that a seasonal figure was read as the unit that it is given in', () => {
  const answer = ask('16 SEER in COP');
  expect(answer).toMatchObject({ note: '"SEER" was read as energy efficiency ratios.' });
  expect(ask('16 EER in COP').note).toBeUndefined();
});
