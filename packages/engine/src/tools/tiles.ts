import { hundred } from '../arithmetic/percent.ts';
import { counted, rounded, roundUp } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { over, plus, times, type Ratio } from '../model/rational.ts';
import { integer, measure, number, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

const mostWaste = 100;

// @__NO_SIDE_EFFECTS__
const side = (label: string) =>
  quantity({ label, of: 'length', unit: 'cm', units: ['cm', 'mm', 'm', 'in', 'ft'], above: 0 });

/**
 * Returns the tiles for a floor or wall, including joints and waste, and their boxes.
 *
 * @throws UnitsError for measures that are not above zero.
 * @example tiles({ area: '10 m²', width: '50 cm', height: '50 cm', wastePercent: 0 }).tiles // 40
 */
export const tiles = tool({
  id: 'tiles',
  name: 'Tile calculator',
  category: 'home',
  description: 'Calculate how many tiles, planks or slabs you need, with joints and waste.',
  keywords: [
    'flooring',
    'laminate',
    'paving',
    'slabs',
    'planks',
    'bathroom',
    'kitchen',
    'boxes',
    'grout',
    'joint',
    'bricks',
    'coverage',
  ],
  main: 'tiles',
  asks: [
    '[how many|number of] tiles [of] [size] {width} (by|x|×|*) {height} [tiles] [do i need] [for|to cover] [floor|wall|room|area] [of] {area} [floor|wall|room|area]',
    '(how many|number of) {width} (by|x|×|*) {height} tiles [do i need] [for|to cover] [floor|wall|room|area] [of] {area} [floor|wall|room|area]',
    '[how many|number of] tiles [do i need] [for|to cover] [floor|wall|room|area] [of] {area} [floor|wall|room|area] [of|with|tiles|tile size|size|if] [tiles|tile] [of|are] {width} (by|x|×|*) {height} [tiles]',
  ],
  params: {
    area: quantity({ label: 'Area', of: 'area', unit: 'm²', above: 0 }),
    width: side('Tile width'),
    height: side('Tile length'),
    joint: quantity({ label: 'Joint width', of: 'length', unit: 'mm', units: ['mm', 'in'], min: 0, default: '0' }),
    wastePercent: number({
      label: 'Waste (%)',
      description: 'Extra for cuts and breakage.',
      min: 0,
      max: mostWaste,
      default: 10,
    }),
    perBox: integer({ label: 'Tiles per box', min: 1, optional: true }),
  },
  result: {
    tiles: integer({ label: 'Tiles', min: 1 }),
    boxes: integer({ label: 'Boxes', min: 1, optional: true }),
    withoutWaste: number({ label: 'Tiles without waste', digits: 2 }),
    covered: measure({ label: 'Area of these tiles', digits: 2 }),
  },
  examples: [
    {
      given: { area: '12 m²', width: '60 cm', height: '30 cm', joint: '3 mm' },
      gives: {
        tiles: 73,
        withoutWaste: 65.67820961200597,
        covered: { value: 13.14, unit: 'square-meter', symbol: 'm²' },
      },
    },
    {
      given: { area: '120 ft²', width: '12 in', height: '12 in', joint: '0 in', perBox: 11 },
      gives: { tiles: 132, boxes: 12, withoutWaste: 120, covered: { value: 132, unit: 'square-foot', symbol: 'ft²' } },
      region: 'US',
    },
  ],
  explain: () => ({
    rules: ['Tiles = area ÷ area of one tile with its joint, plus waste. Tiles and boxes are rounded up.'],
    limits: [
      'Allow more waste for diagonal patterns and small rooms.',
      'Ignores how rows meet the walls: cut tiles are part of the waste.',
    ],
    units: ['square-foot', 'inch'],
    lookUp: { vary: 'area', values: ['1 m²', '5 m²', '10 m²', '15 m²', '20 m²', '30 m²', '50 m²'], show: ['tiles'] },
  }),
  run({ area, width, height, joint, wastePercent, perBox }) {
    // Sides are in centimeters, joints in millimeters, the area in square meters
    const [centimeters, perMeter] = [over(joint.size, exactly(10)), exactly(100)];
    const meters = (length: Ratio): Ratio => over(length, perMeter);
    const laid = times(meters(plus(width.size, centimeters)), meters(plus(height.size, centimeters)));
    const exact = over(area.size, laid);
    const count = roundUp(times(exact, plus(exactly(1), over(exactly(wastePercent), hundred))));
    const covered = times(times(meters(width.size), meters(height.size)), count);
    return {
      tiles: counted(count),
      boxes: perBox === undefined ? undefined : counted(roundUp(over(count, exactly(perBox)))),
      withoutWaste: rounded(exact),
      covered: measureIn(covered, 'm²', area.unit),
    };
  },
});
