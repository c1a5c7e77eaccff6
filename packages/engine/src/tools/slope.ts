import { hundred } from '../arithmetic/percent.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { arctangent, tangent } from '../arithmetic/trigonometry.ts';
import { exactly } from '../model/decimal.ts';
import { divisionByZero, mustBe } from '../model/error.ts';
import { one, over, times, type Ratio } from '../model/rational.ts';
import { choice, number, tool } from '../tool/declaration.ts';

const ways = ['percent', 'degrees', 'ratio', 'pitch', 'permille'] as const;

type Way = (typeof ways)[number];

const thousand = exactly(1000);
const inchesAFoot = exactly(12);
const halfTurn = exactly(180);
const rightAngle = 90;

/** Returns the rise over the run. Undefined for a ratio of zero, which is vertical. */
const gradientOf = (value: Ratio, way: Way): Ratio | undefined => {
  switch (way) {
    case 'percent':
      return over(value, hundred);
    case 'permille':
      return over(value, thousand);
    case 'pitch':
      return over(value, inchesAFoot);
    case 'ratio':
      return value.n === 0n ? undefined : over(one, value);
    default:
      return tangent(over(times(value, piRatio()), halfTurn));
  }
};

/**
 * Converts a slope between percent, degrees, a ratio, the pitch of a roof, and permille.
 *
 * @throws UnitsError for angles of 90 degrees and more, and for a ratio of one to zero.
 * @example slope({ value: 10 }).degrees // 5.710593137499642
 */
export const slope = tool({
  id: 'slope',
  name: 'Slope calculator',
  category: 'home',
  description: 'Convert a slope between percent, degrees, ratio, roof pitch and permille.',
  keywords: [
    'gradient',
    'grade',
    'incline',
    'angle',
    'roof pitch',
    'ramp',
    'rise over run',
    'steepness',
    'fall',
    'percent grade',
    '1 in 12',
  ],
  main: 'degrees',
  asks: [
    '{value}% (grade|slope|gradient|incline) [in|to|as] [degrees]',
    '(grade|slope|gradient|incline) [of] {value}% [in|to|as] [degrees]',
    {
      says: [
        '(slope|gradient|ramp|incline) [of] (1:|1 in) {value} (in|to|into|as) degrees',
        '(1:|1 in) {value} (slope|gradient|ramp|incline) [in|to|as] [degrees]',
        '1 : {value} (in|to|into|as) degrees',
        '[slope|gradient|ramp|incline] [of] (1:|1 in) {value} how many degrees',
      ],
      given: { given: 'ratio' },
    },
    {
      says: [
        '(slope|gradient|ramp|incline) [of] (1:|1 in) {value} [in|to|as] [percent|%]',
        '(1:|1 in) {value} (slope|gradient|ramp|incline) (in|to|into|as) (percent|%)',
      ],
      given: { given: 'ratio' },
      main: 'percent',
    },
    {
      says: [
        '{value} (degrees|degree|°) (grade|slope|gradient|incline) [in|to|as] [percent|%]',
        '(grade|slope|gradient|incline) [of] {value} (degrees|degree|°) [in|to|as] [percent|%]',
        '{value} (degrees|degree|deg|°) (in|to|into|as) (percent|percentage|%) [grade|slope|gradient]',
      ],
      given: { given: 'degrees' },
      main: 'percent',
    },
    {
      says: [
        '[a|my|the] [roof] pitch [of|is] {value} (in|:) 12 [in|to|as] [degrees]',
        '{value} (in|:) 12 [roof] (pitch|slope) [in|to|as] [degrees]',
        '[a|my|the] [roof] pitch [of|is] {value}/12 [in|to|as] [degrees]',
        '{value}/12 [roof] pitch [in|to|as|what angle in|what angle|angle in|angle] [degrees]',
      ],
      given: { given: 'pitch' },
    },
    {
      says: ['{value} (inches|inch|in) (per|to the|to a|to) (foot|ft) [roof] (pitch|slope) [in|to|as] [degrees]'],
      given: { given: 'pitch' },
    },
  ],
  params: {
    value: number({ label: 'Slope' }),
    given: choice({
      label: 'Unit',
      values: ways,
      names: {
        percent: 'percent (%)',
        degrees: 'degrees (°)',
        ratio: 'ratio (1 to …)',
        pitch: 'roof pitch (inches per foot)',
      },
    }),
  },
  result: {
    percent: number({ label: 'Percent', digits: 2 }),
    degrees: number({ label: 'Degrees', digits: 2 }),
    ratio: number({
      label: 'One to',
      digits: 2,
      description: 'The run for a rise of 1. Absent if there is no rise.',
      optional: true,
    }),
    pitch: number({ label: 'Roof pitch (inches per foot)', digits: 2 }),
    permille: number({ label: 'Permille', digits: 1 }),
  },
  examples: [
    { given: { value: 10 }, gives: { percent: 10, degrees: 5.710593137499642, ratio: 10, pitch: 1.2, permille: 100 } },
    {
      given: { value: 12, given: 'ratio' },
      gives: {
        percent: 8.333333333333334,
        degrees: 4.763641690726177,
        ratio: 12,
        pitch: 1,
        permille: 83.33333333333333,
      },
    },
    {
      given: { value: 45, given: 'degrees' },
      gives: { percent: 100, degrees: 45, ratio: 1, pitch: 12, permille: 1000 },
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'permille', is: `percent × ${Number(thousand.n) / Number(hundred.n)}` }],
    rules: [
      'Percent = rise ÷ run × 100. Degrees = arctan(rise ÷ run).',
      'A ratio of 1 to 12 rises 1 over a run of 12. Roof pitch is inches of rise per foot of run.',
    ],
    limits: [
      'The run is horizontal, not measured along the slope.',
      'A slope of 100% is 45°, not vertical. Negative slopes go down.',
    ],
    units: ['degree'],
    lookUp: {
      vary: 'value',
      values: [1, 2, 3, 5, 6, 8, 8.33, 10, 12, 15, 20, 25, 30, 50, 100],
      show: ['degrees', 'ratio', 'pitch'],
    },
  }),
  run({ value, given }, name) {
    if (given === 'degrees' && Math.abs(value) >= rightAngle) {
      throw mustBe('out-of-range', name('value'), 'between −90 and 90 degrees', value);
    }
    const gradient = gradientOf(exactly(value), given);
    if (!gradient) throw divisionByZero(name('value'));
    return {
      percent: rounded(times(gradient, hundred)),
      degrees: rounded(over(times(arctangent(gradient), halfTurn), piRatio())),
      ratio: gradient.n === 0n ? undefined : rounded(over(one, gradient)),
      pitch: rounded(times(gradient, inchesAFoot)),
      permille: rounded(times(gradient, thousand)),
    };
  },
});
