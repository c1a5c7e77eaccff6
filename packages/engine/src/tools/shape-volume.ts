import { exactly } from '../model/decimal.ts';
import { identifierIn, measureIn, quantity } from '../tool/measured.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { over, times, type Ratio } from '../model/rational.ts';
import { shapesWith, sidesOf } from '../tool/sides.ts';
import { choice, measure, tool, unit } from '../tool/declaration.ts';

const shapes = ['box', 'cube', 'cylinder', 'sphere', 'cone', 'pyramid'] as const;

type Shape = (typeof shapes)[number];
type Side = 'length' | 'width' | 'height' | 'radius';

const sides: Record<Shape, readonly Side[]> = {
  box: ['length', 'width', 'height'],
  cube: ['length'],
  cylinder: ['radius', 'height'],
  sphere: ['radius'],
  cone: ['radius', 'height'],
  pyramid: ['length', 'width', 'height'],
};

const three = exactly(3);
const four = exactly(4);

const product = (...factors: readonly Ratio[]): Ratio => factors.reduce(times);

const volumeOf: Record<Shape, (side: Readonly<Record<Side, Ratio>>) => Ratio> = {
  box: ({ length, width, height }) => product(length, width, height),
  cube: ({ length }) => product(length, length, length),
  cylinder: ({ radius, height }) => product(piRatio(), radius, radius, height),
  sphere: ({ radius }) => over(product(four, piRatio(), radius, radius, radius), three),
  cone: ({ radius, height }) => over(product(piRatio(), radius, radius, height), three),
  pyramid: ({ length, width, height }) => over(product(length, width, height), three),
};

// @__NO_SIDE_EFFECTS__
const side = <const O extends { readonly label: string; readonly description?: string }>(key: Side, options: O) =>
  quantity({ ...options, of: 'length', unit: 'm', above: 0, optional: true, neededFor: shapesWith(sides, key) });

/**
 * Returns the volume of a body. Its sides are text such as `40 cm` or `2 ft 6 in`, or numbers in meters. Round bodies
 * take a radius or a diameter.
 *
 * @throws UnitsError for a missing side that the body needs, and for one that is not above zero.
 * @example shapeVolume({ length: '60 cm', width: '30 cm', height: '40 cm' }).liters.value // 72
 */
export const shapeVolume = tool({
  id: 'shape-volume',
  name: 'Volume calculator',
  category: 'shapes',
  description: 'Calculate the volume of a box, cylinder, sphere, cone or pyramid, in any units.',
  keywords: [
    'capacity',
    'cubic meters',
    'cubic feet',
    'tank',
    'aquarium',
    'pool',
    'liters',
    'gallons',
    'geometry',
    'm3',
  ],
  main: 'volume',
  asks: [
    'volume of [box|[fish] tank|aquarium|room|pool] [of|with] {length} (by|x|×|*) {width} (by|x|×|*) {height} [(in|to) {unit}]',
    {
      says: [
        '[how many] gallons [are] in [round|circular|cylindrical] (pool|tank|cylinder) [of|with] {diameter} [diameter|across|wide] [by|x|×|*|and] {height} (deep|high|tall)',
        'cylinder [of|with] {diameter} diameter [by|x|×|*|and] {height} (deep|high|tall) [in] gallons',
      ],
      given: { shape: 'cylinder' },
      main: 'gallons',
    },
    {
      says: [
        '[how many] (liters|litres) [are] in [round|circular|cylindrical] (pool|tank|cylinder) [of|with] {diameter} [diameter|across|wide] [by|x|×|*|and] {height} (deep|high|tall)',
        'cylinder [of|with] {diameter} diameter [by|x|×|*|and] {height} (deep|high|tall) [in] (liters|litres)',
      ],
      given: { shape: 'cylinder' },
      main: 'liters',
    },
    '[fish] (tank|aquarium|pool) [volume] [of|with] {length} (by|x|×|*) {width} (by|x|×|*) {height} [(in|to) {unit}]',
    'volume {length} (by|x|×|*) {width} (by|x|×|*) {height}',
    { says: ['volume of cube [of|with] [side|sides] [of] {length}'], given: { shape: 'cube' } },
    { says: ['volume [of] sphere [of|with] (radius|r) [of] {radius}'], given: { shape: 'sphere' } },
    { says: ['volume [of] sphere [of|with] (diameter|d) [of] {diameter}'], given: { shape: 'sphere' } },
    {
      says: [
        'volume of cylinder [of|with] (radius|r) [of] {radius} [by|x|×|*|and] [height|h] [of] {height}',
        'volume of cylinder [of|with] {radius} radius [by|x|×|*|and] {height} (height|high|tall|long|deep)',
      ],
      given: { shape: 'cylinder' },
    },
    {
      says: [
        'volume of cylinder [of|with] (diameter|d) [of] {diameter} [by|x|×|*|and] [height|h] [of] {height}',
        '[volume of] cylinder [of|with] {diameter} diameter [by|x|×|*|and] {height} (height|high|tall|long|deep)',
      ],
      given: { shape: 'cylinder' },
    },
    {
      says: [
        '(volume of cone|cone volume) [of|with] (radius|r) [of] {radius} [by|x|×|*|and] [height|h] [of] {height}',
        '(volume of cone|cone volume) [of|with] {radius} radius [by|x|×|*|and] {height} (height|high|tall|deep)',
      ],
      given: { shape: 'cone' },
    },
    {
      says: [
        '(volume of cone|cone volume) [of|with] (diameter|d) [of] {diameter} [by|x|×|*|and] [height|h] [of] {height}',
        '(volume of cone|cone volume) [of|with] {diameter} diameter [by|x|×|*|and] {height} (height|high|tall|deep)',
      ],
      given: { shape: 'cone' },
    },
    {
      says: [
        '[how many] gallons [are] in [fish|swimming] (pool|tank|aquarium) [of] {length} (by|x|×|*) {width} (by|x|×|*) {height} [deep|high|tall]',
      ],
      main: 'gallons',
    },
    {
      says: [
        '[how many] (liters|litres) [are] in [fish|swimming] (pool|tank|aquarium) [of] {length} (by|x|×|*) {width} (by|x|×|*) {height} [deep|high|tall]',
      ],
      main: 'liters',
    },
  ],
  params: {
    shape: choice({ label: 'Shape', values: shapes }),
    length: side('length', { label: 'Length', description: 'Of a box, a cube or the base of a pyramid.' }),
    width: side('width', { label: 'Width' }),
    height: side('height', { label: 'Height' }),
    radius: side('radius', { label: 'Radius' }),
    diameter: side('radius', { label: 'Diameter', description: 'Enter this instead of the radius.' }),
    unit: unit({
      label: 'Result in',
      description: 'By default the cube of the unit you enter.',
      optional: true,
    }),
  },
  result: {
    volume: measure({ label: 'Volume', digits: 3 }),
    liters: measure({ label: 'In liters', digits: 1 }),
    gallons: measure({ label: 'In US gallons', digits: 1 }),
  },
  examples: [
    {
      given: { shape: 'box', length: '60 cm', width: '30 cm', height: '40 cm' },
      gives: {
        volume: { value: 72000, unit: 'cubic-centimeter', symbol: 'cm³' },
        liters: { value: 72, unit: 'liter', symbol: 'L' },
        gallons: { value: 19.020387769786687, unit: 'gallon', symbol: 'gal' },
      },
    },
    {
      given: { shape: 'cylinder', diameter: '10 ft', height: '4 ft' },
      gives: {
        volume: { value: 314.1592653589793, unit: 'cubic-foot', symbol: 'ft³' },
        liters: { value: 8895.999722625636, unit: 'liter', symbol: 'L' },
        gallons: { value: 2350.0745045035337, unit: 'gallon', symbol: 'gal' },
      },
    },
    {
      given: { shape: 'box', length: '10 ft', width: '10 ft', height: '4 in', unit: 'yd³' },
      gives: {
        volume: { value: 1.2345679012345678, unit: 'cubic-yard', symbol: 'yd³' },
        liters: { value: 943.8948864, unit: 'liter', symbol: 'L' },
        gallons: { value: 249.35064935064935, unit: 'gallon', symbol: 'gal' },
      },
      region: 'US',
    },
  ],
  rivals: { of: ['radius', 'diameter'], most: 1 },
  explain: () => ({
    rules: [
      'Box: length × width × height. Cube: length³.',
      'Cylinder: π × radius² × height. Cone: a third of the cylinder around it. Pyramid: a third of the box around it.',
      'Sphere: 4/3 × π × radius³.',
    ],
    limits: [
      'You can mix units: each side is converted exactly.',
      'For the capacity of a container, measure the inside.',
    ],
    units: ['foot', 'liter', 'gallon'],
    lookUp: {
      vary: 'height',
      values: ['10 cm', '20 cm', '30 cm', '40 cm', '50 cm', '1 m'],
      show: ['liters', 'gallons'],
    },
  }),
  run({ shape, unit: asked, ...given }, name) {
    const { sizes, unit: unitOfSide } = sidesOf(shape, sides[shape], given, name);
    const exact = volumeOf[shape](sizes);
    return {
      volume: measureIn(exact, 'm³', asked ?? `cubic-${identifierIn('m', unitOfSide)}`, name('unit')),
      liters: measureIn(exact, 'm³', 'L'),
      gallons: measureIn(exact, 'm³', 'gal'),
    };
  },
});
