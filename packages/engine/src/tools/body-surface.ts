import { powerOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { squareRootOf } from '../arithmetic/square-root.ts';
import { exactly } from '../model/decimal.ts';
import { over, times } from '../model/rational.ts';
import { number, tool, type Source } from '../tool/declaration.ts';
import { quantity } from '../tool/measured.ts';

const duBois = { factor: exactly(0.007184), weight: exactly(0.425), height: exactly(0.725) } as const;
const mosteller = exactly(3600);

const duBoisPaper: Source = {
  title: 'A formula to estimate the approximate surface area if height and weight be known',
  body: 'D. Du Bois and E. F. Du Bois, Archives of Internal Medicine 17(6), 863–871',
  year: 1916,
  url: 'https://doi.org/10.1001/archinte.1916.00080130010002',
};

const comparison: Source = {
  title: 'Body surface area formulae: an alarming ambiguity',
  body: 'G. Redlarski, A. Palkowski and M. Krawczuk, Scientific Reports 6, 27966',
  year: 2016,
  url: 'https://doi.org/10.1038/srep27966',
};

/**
 * Returns the body surface area in square meters by the formulas of Mosteller and of Du Bois.
 *
 * @throws UnitsError for a weight or height that is not above zero.
 * @example bodySurface({ weight: '80 kg', height: '180 cm' }).mosteller // 2
 */
export const bodySurface = tool({
  id: 'body-surface',
  name: 'Body surface area (BSA) calculator',
  category: 'health',
  description: 'Estimate body surface area (BSA) from height and weight.',
  keywords: ['body surface area', 'bsa', 'mosteller', 'du bois', 'dose', 'chemotherapy', 'skin', 'square meters'],
  main: 'mosteller',
  asks: [
    '(bsa|body surface area|body surface) [of|for|with|at] [adult|child|man|woman|patient|person|who|if|i] [is|am] @([and] [weight|weighing|weighs] {weight} | [and] [height] {height} [tall])',
    {
      says: [
        '(du bois|dubois) [bsa|body surface area] [of|for|with|at] [adult|child|man|woman|patient|person|who|if|i] [is|am] @([and] [weight|weighing|weighs] {weight} | [and] [height] {height} [tall])',
      ],
      main: 'duBois',
    },
  ],
  params: {
    weight: quantity({ label: 'Weight', of: 'mass', unit: 'kg', units: ['kg', 'lb'], above: 0 }),
    height: quantity({ label: 'Height', of: 'length', unit: 'cm', units: ['cm', 'm', 'in'], above: 0 }),
  },
  result: {
    mosteller: number({ label: 'Mosteller (m²)', digits: 2 }),
    duBois: number({ label: 'Du Bois (m²)', digits: 2 }),
  },
  examples: [
    {
      given: { weight: '70 kg', height: '175 cm' },
      gives: { mosteller: 1.8446619684315546, duBois: 1.8481430181213467 },
    },
    {
      given: { weight: '154 lb', height: '69 in' },
      gives: { mosteller: 1.8440953977789942, duBois: 1.8484836139659226 },
      region: 'US',
    },
  ],
  explain: () => ({
    rules: [
      `Mosteller: the square root of height in cm × weight in kg ÷ ${mosteller.n}.`,
      `Du Bois: ${rounded(duBois.factor)} × weight in kg to the power of ${rounded(duBois.weight)} × height in cm to the power of ${rounded(duBois.height)}.`,
    ],
    limits: [
      'For information only: doctors and pharmacists decide doses.',
      'Formulas differ by a few percent, and by more for children and for very heavy people.',
    ],
    sources: [duBoisPaper, comparison],
    units: ['pound', 'inch'],
    lookUp: {
      vary: 'weight',
      values: ['40 kg', '50 kg', '60 kg', '70 kg', '80 kg', '90 kg', '100 kg'],
      show: ['mosteller', 'duBois'],
    },
  }),
  run({ weight, height }) {
    return {
      mosteller: rounded(squareRootOf(over(times(weight.size, height.size), mosteller))),
      duBois: rounded(
        times(duBois.factor, times(powerOf(weight.size, duBois.weight), powerOf(height.size, duBois.height))),
      ),
    };
  },
});
