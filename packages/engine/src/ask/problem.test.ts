import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import { convert } from '../index.ts';
import { UnitsError } from '../model/error.ts';

const resultOf = (question: string): number | string | undefined => {
  try {
    return ask(question).result;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Sentences with a measure, and the sentences that ask for it in another unit. */
const facts = [
  (measure: string) => `The display in the workshop shows ${measure}`,
  (measure: string) => `A sample from the second batch was found to have ${measure}`,
  (measure: string) => `Sample Cs-137 in CO₂ (the larger one) has about ${measure}`,
  (measure: string) => `Its reading is ~${measure} at 25 °C`,
];
const requests = [
  (unit: string) => `. Convert to ${unit}.`,
  (unit: string) => `. Express it in ${unit}.`,
  (unit: string) => `. What is that in ${unit}?`,
  (unit: string) => `. Convert to ${unit} for the report.`,
];
const values = ['5', '0.25', '1200', '3.2e4'];
const pairs = [
  ['lb', 'kg'],
  ['mg/mL', 'g/L'],
  ['µg/min', 'mg/h'],
  ['kPa', 'mmHg'],
  ['W/(m·K)', 'BTU/(h·ft·°F)'],
  ['kg/s', 'lb/h'],
  ['km/s', 'm/s'],
  ['mSv', 'mrem'],
  ['lux', 'lm/m²'],
  ['m³/s', 'L/min'],
  ['J/cm²', 'kJ/m²'],
] as const;

describe('a problem in words that is a conversion', () => {
  it.each(pairs.map(([from, to], index) => ({ from, to, index })))(
    'is answered as the conversion of $from to $to is',
    ({ from, to, index }) => {
      for (const [i, fact] of facts.entries())
        for (const [j, request] of requests.entries()) {
          // Each value beside each fact and each request, and over the pairs beside both together
          const value = values[(i + j + index) % values.length]!;
          const question = fact(`${value} ${from}`) + request(to);
          const answer = Number(resultOf(question));
          const expected = convert(Number(value), from as string, to as string);
          expect([question, Math.abs(answer / expected - 1) < 1e-12]).toEqual([question, true]);
        }
    },
  );

  it.each([
    ['Convert the drug level of 250 ng/mL to µg/L.', 250],
    ['Convert 80 ft·lbf of torque to N·m. (1 ft·lbf = 1.356 N·m)', 108.465],
    ['A bolt needs a torque of 80 ft·lbf. Express in N·m.', 108.465],
    ['Convert 20 m of water to kPa. (1 m H₂O ≈ 9.807 kPa)', 196.133],
    ['A beam delivers 2e8 photons per cm². Convert to photons per m².', 2e12],
    ['The reaction gives -120 kJ/mol. Express in kcal/mol.', -28.6807],
    ['The air has 420 ppm of it. Express as a percentage.', 0.042],
    ['A signal has 50 Hz. What is the period in ms?', 20],
  ])('%s', (question, result) => {
    expect(Number(resultOf(question))).toBeCloseTo(result, 2);
  });
});

describe('a problem in words that is a chain of factors', () => {
  it.each([
    ['A battery supplies 3 A for 2 hours. What is the charge in coulombs?', 21_600],
    ['A heater draws 1500 W for 20 minutes. How many kWh is that?', 0.5],
    ['A 230 V heater draws 10 A. Calculate the power in kW.', 2.3],
    ['A 60 W lamp runs at 120 V. What is the current in mA?', 500],
    ['A patient weighs 80 kg. The dose is 5 mg/kg. Calculate the dose in mg.', 400],
    ['A runner covers 10 km in 50 min. What is the speed in km/h?', 12],
    ['A tank holds 50 L and drains at 2 L/min. How many minutes does it take?', 25],
    ['A plane descends 500 ft per minute for 4 min. How many feet is that?', 2000],
    ['A wire is 50 m long and has 2 ohm/km. What is its resistance in ohm?', 0.1],
    ['A pump gives 3 mL/h for 2 days. How many liters is that?', 0.144],
    ['Convert 10 mmol/L to mg/dL. (MW = 180 g/mol)', 180],
    ['A radio sends at 100 MHz. What is the wavelength in m? (c = 3e8 m/s)', 3],
    ['Heparin 400 mg in 250 mL at 10 mcg/min. Calculate mL/h.', 0.375],
    ['Order: 400 mg in 250 mL. Dose 5 mcg/kg/min for an 82 kg patient. Calculate mL/h.', 15.375],
    ['Clearance CL = dose rate / Css. Rate = 50 mg/h, Css = 5 mg/L. Find CL in L/h.', 10],
  ])('%s', (question, result) => {
    expect(Number(resultOf(question))).toBeCloseTo(result, 6);
  });
});

describe('a problem that is not a conversion', () => {
  it.each([
    // Another quantity
    'A torque of 5 N·m. Convert to joules.',
    'A wrench applies 50 N·m of torque. Express in J.',
    'A dose of 2 Gy is absorbed. Convert to Sv.',
    'A source has 100 Bq. Express in Hz.',
    'A supply is rated at 1500 VA. Express in W.',
    'A motor draws 10 kvar. Convert to kW.',
    'Convert 100 mg to mL.',
    'A drug of 500 mg. Convert to mL.',
    'A lamp of 800 lm. Convert to W.',
    // Missing values, or assumptions
    'A power plant gives 500 MW. Convert to kWh.',
    'A car travels at 60 km/h. Convert to km.',
    'Convert 5 kg to N without an acceleration.',
    'A field of 2.5 µSv/h. Express the annual dose in mSv, assuming 2000 hours.',
    // A factor that is not among the numbers
    'A ball of mass 2 kg moves at 3 m/s. What is its kinetic energy in J?',
    'A car accelerates from rest to 60 mph in 5 s. How far does it go in m?',
    'A car slows from 60 mph for 5 s. How far does it go in m?',
    'A resistor of 10 ohm carries 5 A. What is the power in W?',
    'A load draws 200 kW at 0.8 power factor. What is the apparent power in kVA?',
    'Power is 100 W for 3 h at 50% load. How many kWh is that?',
    'A stone falls for 3 s at 9.81 m/s². How far in m?',
    'A pump at 2 L/min runs twice for 5 min. How many liters is that?',
    // Words that change the number or the unit
    'Two bags weigh 5 kg each. Convert to lb.',
    'Half of 3 kg is used. Convert to lb.',
    'The temperature rose by 10 °C. Convert to °F.',
    'It weighs 5 kg less. Convert to lb.',
    'The tire has 2 bar gauge. Convert to psi.',
    'A ring has 2 oz of gold. Convert to grams.',
    // A wrong factor in parentheses
    'Convert 500 N to lbf. (1 lbf = 9.81 N)',
    'Convert 3 knots to m/s. (1 knot = 0.6 m/s)',
    // Unused numbers
    'SAE 30 oil has 100 cSt. Convert to mm²/s.',
    'A scan of 10 mSv covers 50 cm in 30 s. What is the dose rate in µSv/s?',
  ])('is refused: %s', (question) => {
    expect(resultOf(question)).toBeUndefined();
  });

  it('takes little time, however long it is', () => {
    const texts = [
      'A 5 m '.repeat(80),
      `${'5 kg of it, '.repeat(30)}Convert to lb.`,
      `A ${'1 m ('.repeat(70)} Convert to km.`,
    ];
    const began = performance.now();
    for (const text of texts) resultOf(text.slice(0, 400));
    expect(performance.now() - began).toBeLessThan(1500);
  });
});

describe('a text of a stranger', () => {
  const rows = rowsOf<[string, string, string?]>('word-problems.tsv');

  it.each(rows)('%s', (text, value) => {
    const result = resultOf(text);
    expect(typeof result === 'number' ? result.toPrecision(9) : '!').toBe(
      value === '!' ? '!' : Number(value).toPrecision(9),
    );
  });
});
