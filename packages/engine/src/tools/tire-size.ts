import { hundred } from '../arithmetic/percent.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { measure, number, text, tool, type Naming } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const inch = exactly(25.4);
const two = exactly(2);
const millimetersAKilometer = exactly(1_000_000);
const millimetersAMile = exactly(1_609_344);

/** Width in millimeters, sidewall in percent of it, rim in inches: 205/55 R16, P225/60R17, LT245/75ZR16. */
const sizes =
  /^(?:P|LT|ST|T)?\s*(\d{3})\s*\/\s*(\d{2,3})\s*-?\s*(?:Z?R|B|D|-)?\s*(\d{2}(?:\.\d)?)(?:\s*(?:XL|C|\d{2,3}[A-Z]))*$/i;

/** Diameter, width and rim in inches, as light trucks have them: 31x10.50R15LT. */
const flotation =
  /^(?:LT)?\s*(\d{2}(?:\.\d{1,2})?)\s*[x×]\s*(\d{1,2}\.\d{1,2})\s*-?\s*(?:R|D|B|-)\s*(\d{2}(?:\.5)?)\s*(?:LT)?$/i;

const longest = 30;

interface Tire {
  readonly width: Ratio;
  readonly sidewall: Ratio;
  readonly diameter: Ratio;
}

const readTire = (written: string, parameter: string, name: Naming): Tire => {
  const [, overall, tread, hole] = flotation.exec(written.trim()) ?? [];
  if (overall !== undefined && Number(overall) > Number(hole)) {
    const [diameter, across, inner] = [overall, tread, hole].map((inches) => times(exactly(Number(inches)), inch));
    return { width: across!, sidewall: over(minus(diameter!, inner!), two), diameter: diameter! };
  }
  const [, width, percent, rim] = sizes.exec(written.trim()) ?? [];
  if (width === undefined || percent === undefined || rim === undefined || Number(percent) === 0) {
    throw mustBe('invalid-text', name(parameter), 'a size such as 205/55 R16', written);
  }
  const across = exactly(Number(width));
  const sidewall = times(across, over(exactly(Number(percent)), hundred));
  return { width: across, sidewall, diameter: plus(times(sidewall, two), times(exactly(Number(rim)), inch)) };
};

/**
 * Returns the dimensions of a tire by its size, and its difference from another tire.
 *
 * @throws UnitsError for text that is not a tire size.
 * @example tireSize({ size: '205/55 R16' }).diameter.value // 631.9
 */
export const tireSize = tool({
  id: 'tire-size',
  name: 'Tire size calculator',
  category: 'travel',
  description: 'Calculate the diameter, sidewall and circumference of a tire, and compare two sizes.',
  keywords: [
    'tyre',
    'wheel',
    'rim',
    'aspect ratio',
    'sidewall',
    'speedometer',
    'circumference',
    'revolutions per mile',
  ],
  main: 'diameter',
  asks: [
    {
      says: [
        '[tire|tyre] {size} (vs|versus|or|compared to|compared with) {other} [tire|tyre|tires|tyres]',
        'compare [tire|tyre] {size} (with|and|to) {other}',
        'is {size} [tire|tyre] [the] same [diameter|size|height] as {other}',
      ],
      main: 'difference',
    },
    {
      says: [
        '[tire|tyre] circumference [of|for] {size} [tire|tyre] [in] [mm]',
        '{size} [tire|tyre] circumference [in] [mm]',
      ],
      main: 'circumference',
    },
    {
      says: [
        '[tire|tyre] sidewall [height] [of|for] {size} [tire|tyre]',
        '[tire size|tyre size] {size} [tire|tyre] sidewall',
      ],
      main: 'sidewall',
    },
    '[overall] [tire|tyre] (diameter of|diameter for|height of|how tall is|how big is) {size} [tire|tyre] [in] [mm]',
    {
      says: [
        '[tire|tyre] [size] {size} [tire|tyre] (diameter|height) in (inches|inch|in)',
        '(how tall is|diameter of) {size} [tire|tyre] in (inches|inch|in)',
      ],
      main: 'inches',
    },
    '{size} (tire|tyre) [diameter|size|height]',
    '{size} [tire|tyre] [overall] (diameter|height) [in] [mm]',
    '(tire|tyre) [size] {size} [diameter|height]',
  ],
  params: {
    size: text({
      label: 'Tire size',
      description: 'For example 205/55 R16.',
      maxLength: longest,
      looks: /^(?:(?:P|LT)?\d{3}\/\d{2,3}\s*Z?R\s?\d{2}|\d{2}(?:\.\d{1,2})?[x×]\d{1,2}\.\d{1,2}R\d{2})$/i,
    }),
    other: text({
      label: 'Compare with',
      maxLength: longest,
      looks: /^(?:(?:P|LT)?\d{3}\/\d{2,3}\s*Z?R\s?\d{2}|\d{2}(?:\.\d{1,2})?[x×]\d{1,2}\.\d{1,2}R\d{2})$/i,
      optional: true,
    }),
  },
  result: {
    diameter: measure({ label: 'Diameter', digits: 1 }),
    inches: measure({ label: 'Diameter', digits: 1 }),
    width: measure({ label: 'Width', digits: 0 }),
    sidewall: measure({ label: 'Sidewall', digits: 1 }),
    circumference: measure({ label: 'Circumference', digits: 0 }),
    perKilometer: number({ label: 'Turns per kilometer', digits: 1 }),
    perMile: number({ label: 'Turns per mile', digits: 1 }),
    difference: number({
      label: 'Other tire (%)',
      description: 'How much larger its diameter is. Your true speed exceeds the speedometer by the same percentage.',
      digits: 2,
      optional: true,
    }),
  },
  examples: [
    {
      given: { size: '205/55 R16' },
      gives: {
        diameter: { value: 631.9, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 24.87795275590551, unit: 'inch', symbol: 'in' },
        width: { value: 205, unit: 'millimeter', symbol: 'mm' },
        sidewall: { value: 112.75, unit: 'millimeter', symbol: 'mm' },
        circumference: { value: 1985.1723978033904, unit: 'millimeter', symbol: 'mm' },
        perKilometer: 503.73458804208053,
        perMile: 810.682236857994,
      },
    },
    {
      given: { size: '225/60R17', other: '235/65R17' },
      gives: {
        diameter: { value: 701.8, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 27.62992125984252, unit: 'inch', symbol: 'in' },
        width: { value: 225, unit: 'millimeter', symbol: 'mm' },
        sidewall: { value: 135, unit: 'millimeter', symbol: 'mm' },
        circumference: { value: 2204.769724289317, unit: 'millimeter', symbol: 'mm' },
        perKilometer: 453.5621062749938,
        perMile: 729.9374543610237,
        difference: 5.05842120262183,
      },
    },
  ],
  explain: () => ({
    rules: [
      'Width in mm / sidewall in percent of the width / rim in inches.',
      'Diameter = rim × 25.4 mm + 2 × sidewall. Circumference = π × diameter.',
    ],
    limits: [
      'Nominal measures of a new tire. A loaded tire covers a few percent less per revolution than its circumference.',
      'Check which sizes your car is approved for.',
    ],
    units: ['inch', 'millimeter'],
    lookUp: {
      vary: 'size',
      values: [
        '175/65 R14',
        '185/65 R15',
        '195/65 R15',
        '205/55 R16',
        '215/60 R16',
        '225/45 R17',
        '225/60 R17',
        '235/65 R17',
        '245/40 R18',
        '265/70 R17',
      ],
      show: ['diameter', 'inches', 'circumference'],
    },
  }),
  run({ size, other }, name) {
    const { width, sidewall, diameter } = readTire(size, 'size', name);
    const second = other === undefined ? undefined : readTire(other, 'other', name);
    const circumference = times(piRatio(), diameter);
    return {
      diameter: measureIn(diameter, 'mm', 'mm'),
      inches: measureIn(diameter, 'mm', 'in'),
      width: measureIn(width, 'mm', 'mm'),
      sidewall: measureIn(sidewall, 'mm', 'mm'),
      circumference: measureIn(circumference, 'mm', 'mm'),
      perKilometer: rounded(over(millimetersAKilometer, circumference)),
      perMile: rounded(over(millimetersAMile, circumference)),
      difference: second && rounded(over(times(minus(second.diameter, diameter), hundred), diameter)),
    };
  },
});
