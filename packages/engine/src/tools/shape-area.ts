import { exactly } from '../model/decimal.ts';
import { identifierIn, measureIn, quantity } from '../tool/measured.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { over, plus, times, type Ratio } from '../model/rational.ts';
import { shapesWith, sidesOf } from '../tool/sides.ts';
import { choice, measure, tool, unit } from '../tool/declaration.ts';

const shapes = [
  'rectangle',
  'square',
  'circle',
  'triangle',
  'trapezoid',
  'parallelogram',
  'ellipse',
  'semicircle',
] as const;

type Shape = (typeof shapes)[number];
type Side = 'width' | 'height' | 'top' | 'radius';

/** The sides of each shape, in their usual order. */
const sides: Record<Shape, readonly Side[]> = {
  rectangle: ['width', 'height'],
  square: ['width'],
  circle: ['radius'],
  triangle: ['width', 'height'],
  trapezoid: ['width', 'top', 'height'],
  parallelogram: ['width', 'height'],
  ellipse: ['width', 'height'],
  semicircle: ['radius'],
};

const two = exactly(2);
const four = exactly(4);

const areaOf: Record<Shape, (side: Readonly<Record<Side, Ratio>>) => Ratio> = {
  rectangle: ({ width, height }) => times(width, height),
  square: ({ width }) => times(width, width),
  circle: ({ radius }) => times(piRatio(), times(radius, radius)),
  triangle: ({ width, height }) => over(times(width, height), two),
  trapezoid: ({ width, top, height }) => over(times(plus(width, top), height), two),
  parallelogram: ({ width, height }) => times(width, height),
  ellipse: ({ width, height }) => over(times(piRatio(), times(width, height)), four),
  semicircle: ({ radius }) => over(times(piRatio(), times(radius, radius)), two),
};

// @__NO_SIDE_EFFECTS__
const side = <const O extends { readonly label: string; readonly description?: string }>(key: Side, options: O) =>
  quantity({ ...options, of: 'length', unit: 'm', above: 0, optional: true, neededFor: shapesWith(sides, key) });

/**
 * Returns the area of a shape. Its sides are text such as `4 m` or `12 ft 6 in`, or numbers in meters. A circle takes
 * its radius or its diameter.
 *
 * @throws UnitsError for a missing side that the shape needs, and for one that is not above zero.
 * @example shapeArea({ width: '12 ft', height: '10 ft' }).area // { value: 120, unit: 'square-foot', symbol: 'ft²' }
 */
export const shapeArea = tool({
  id: 'shape-area',
  name: 'Area calculator',
  category: 'shapes',
  description: 'Calculate the area of a rectangle, circle, triangle or other shape, in any units.',
  keywords: [
    'surface',
    'square meters',
    'square feet',
    'floor',
    'room',
    'geometry',
    'size',
    'radius',
    'diameter',
    'sq ft',
    'm2',
  ],
  main: 'area',
  asks: [
    'area of [rectangle|room|floor|wall] [of|with] {width} (by|x|×|*) {height} [(in|to) {unit}]',
    'area {width} (by|x|×|*) {height} [(in|to) {unit}]',
    '(room|floor) [of] {width} (by|x|×|*) {height} [(in|to) {unit}]',
    '{width} (by|x|×|*) {height} [room|floor] area [(in|to) {unit}]',
    {
      says: [
        '(square footage|sq footage|how many square feet) [is|of|for] [room|floor|wall] {width} (by|x|×|*) {height} [room|floor|wall]',
      ],
      main: 'squareFeet',
    },
    '[room|floor|wall] {width} (by|x|×|*) {height} area [(in|to) {unit}]',
    {
      says: [
        'area [of] circle [of|with] (radius|r) [of] {radius}',
        '[circle] area radius {radius}',
        'circle [with] (radius|r) [of] {radius} area',
        'area of circle [of|with] {radius} radius',
        'circle area [of|with] {radius} radius',
        'circle area [of|with] (radius|r) [of] {radius}',
        '{radius} radius circle area',
      ],
      given: { shape: 'circle' },
    },
    {
      says: [
        'area [of] circle [of|with] (diameter|d) [of] {diameter}',
        'circle [with] (diameter|d) [of] {diameter} area',
        'area of circle [of|with] {diameter} diameter',
        'circle area [of|with] {diameter} diameter',
        'circle area [of|with] (diameter|d) [of] {diameter}',
        '{diameter} diameter circle area',
      ],
      given: { shape: 'circle' },
    },
    {
      says: [
        'area of square [of|with] [side|sides] [of] {width} [side|sides]',
        'square [of|with] (side|sides) [of] {width} [what is] area',
      ],
      given: { shape: 'square' },
    },
    {
      says: [
        'triangle [with] base [of] {width} [and] height [of] {height} [what is] area',
        'area of triangle [of|with] [base] [of] {width} [by|x|×|*|and] height [of] {height}',
        'area of triangle [of|with] [base] [of] {width} (by|x|×|*|and) [height|h] [of] {height}',
      ],
      given: { shape: 'triangle' },
    },
    {
      says: [
        '(area of trapezoid|trapezoid area) [of|with] [sides|bases] {width} (and|,) {top} [and|with|,] height [of] {height}',
      ],
      given: { shape: 'trapezoid' },
    },
    { says: ['area of ellipse [of|with] [axes] {width} (by|x|×|*|and) {height}'], given: { shape: 'ellipse' } },
  ],
  params: {
    shape: choice({ label: 'Shape', values: shapes }),
    width: side('width', {
      label: 'Width',
      description: 'The base of a triangle, trapezoid or parallelogram; one axis of an ellipse.',
    }),
    height: side('height', {
      label: 'Height',
      description: 'The length of a rectangle; the other axis of an ellipse.',
    }),
    top: side('top', { label: 'Top', description: 'The side of a trapezoid opposite its base.' }),
    radius: side('radius', { label: 'Radius' }),
    diameter: side('radius', { label: 'Diameter', description: 'Enter this instead of the radius.' }),
    unit: unit({
      label: 'Result in',
      description: 'By default the square of the unit you enter.',
      optional: true,
    }),
  },
  result: {
    area: measure({ label: 'Area', digits: 3 }),
    squareMeters: measure({ label: 'In square meters', digits: 3 }),
    squareFeet: measure({ label: 'In square feet', digits: 3 }),
  },
  examples: [
    {
      given: { shape: 'rectangle', width: '4 m', height: '2.5 m' },
      gives: {
        area: { value: 10, unit: 'square-meter', symbol: 'm²' },
        squareMeters: { value: 10, unit: 'square-meter', symbol: 'm²' },
        squareFeet: { value: 107.63910416709723, unit: 'square-foot', symbol: 'ft²' },
      },
    },
    {
      given: { shape: 'circle', radius: '50 cm' },
      gives: {
        area: { value: 7853.981633974483, unit: 'square-centimeter', symbol: 'cm²' },
        squareMeters: { value: 0.7853981633974483, unit: 'square-meter', symbol: 'm²' },
        squareFeet: { value: 8.453955472258478, unit: 'square-foot', symbol: 'ft²' },
      },
    },
    {
      given: { shape: 'triangle', width: '12 ft', height: '8 ft 6 in' },
      gives: {
        area: { value: 51, unit: 'square-foot', symbol: 'ft²' },
        squareMeters: { value: 4.73805504, unit: 'square-meter', symbol: 'm²' },
        squareFeet: { value: 51, unit: 'square-foot', symbol: 'ft²' },
      },
    },
    {
      given: { shape: 'rectangle', width: '12 ft', height: '10 ft' },
      gives: {
        area: { value: 120, unit: 'square-foot', symbol: 'ft²' },
        squareMeters: { value: 11.1483648, unit: 'square-meter', symbol: 'm²' },
        squareFeet: { value: 120, unit: 'square-foot', symbol: 'ft²' },
      },
      region: 'US',
    },
  ],
  rivals: { of: ['radius', 'diameter'], most: 1 },
  explain: () => ({
    rules: [
      'Rectangle, parallelogram: width × height. Triangle: half of that. Square: width × width.',
      'Circle: π × radius². Ellipse: π × both axes ÷ 4.',
      'Trapezoid: (base + top) × height ÷ 2.',
    ],
    limits: ['You can mix units: each side is converted exactly.', 'Measure the height at a right angle to the base.'],
    units: ['foot'],
    lookUp: {
      vary: 'width',
      values: ['1 m', '2 m', '3 m', '4 m', '5 m', '6 m', '8 m', '10 m'],
      show: ['area', 'squareFeet'],
    },
  }),
  run({ shape, unit: asked, ...given }, name) {
    const { sizes, unit: unitOfSide } = sidesOf(shape, sides[shape], given, name);
    const exact = areaOf[shape](sizes);
    return {
      area: measureIn(exact, 'm²', asked ?? `square-${identifierIn('m', unitOfSide)}`, name('unit')),
      squareMeters: measureIn(exact, 'm²', 'm²'),
      squareFeet: measureIn(exact, 'm²', 'ft²'),
    };
  },
});
