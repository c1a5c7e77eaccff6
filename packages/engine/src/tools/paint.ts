import { counted, roundUp } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over, times } from '../model/rational.ts';
import { integer, measure, tool } from '../tool/declaration.ts';
import { identifierIn, measureIn, quantity } from '../tool/measured.ts';

const mostCoats = 10;
/** The default coverage, in m²/L, and the default can, in liters. */
const usualCoverage = /* @__PURE__ */ String(10);
const usualCan = /* @__PURE__ */ String(2.5);

/** If the walls are in one of these units, the paint is in gallons. */
const imperial: ReadonlySet<string> = new Set(['square-foot', 'square-yard', 'square-inch']);

/**
 * Returns the paint that walls need: the area without doors and windows, times the coats, divided by the coverage.
 *
 * @throws UnitsError for negative measures, and for openings larger than the walls.
 * @example paint({ area: '40 m²', coats: 2, coverage: '10 m²/l' }).paint // { value: 8, unit: 'liter', symbol: 'L' }
 */
export const paint = tool({
  id: 'paint',
  name: 'Paint calculator',
  category: 'home',
  description: 'Calculate how much paint you need and how many cans to buy.',
  keywords: [
    'wall',
    'coverage',
    'coats',
    'room',
    'gallon',
    'liter',
    'litre',
    'primer',
    'cans',
    'decorating',
    'ceiling',
  ],
  main: 'paint',
  asks: [
    'how much paint [do i need] (for|to paint|to cover) {area}',
    'paint [needed] (for|to cover|to paint) {area} [of] [wall|walls|room]',
    '[how much] paint [needed|do i need] [for|to cover|to paint] @({area} [of] [wall|walls|room|ceiling] | [with|in] {coats} (coat|coats) | [[at] {coverage}])',
    {
      says: ['[how much] paint [needed|do i need] [for|to cover|to paint] {area} [wall|walls|room] once'],
      given: { coats: '1' },
    },
    '[how much] paint [for] [wall|walls|room] [of] {area} [wall|walls] (with|minus|less) {openings} [of] (windows|doors|openings)',
    { says: ['how many cans of paint for {area}'], main: 'cans' },
    {
      says: [
        '[how many] gallons of paint [do i need] (for|to cover|to paint) {area} [wall|walls|room] [[with|in] {coats} (coat|coats)] [at {coverage}]',
      ],
      main: 'gallons',
    },
    {
      says: [
        '[how many] (liters|litres) of paint [do i need] (for|to cover|to paint) {area} [wall|walls|room] [[with|in] {coats} (coat|coats)] [at {coverage}]',
      ],
      main: 'liters',
    },
  ],
  params: {
    area: quantity({ label: 'Area to paint', of: 'area', unit: 'm²', above: 0 }),
    openings: quantity({
      label: 'Doors and windows',
      description: 'Subtracted from the area.',
      of: 'area',
      unit: 'm²',
      min: 0,
      default: '0',
    }),
    coats: integer({ label: 'Coats', min: 1, max: mostCoats, default: 2 }),
    coverage: quantity({
      label: 'Coverage',
      description: 'The area that a liter or gallon covers, as printed on the can.',
      of: 'wavenumber',
      unit: 'm²/l',
      units: ['m²/l', 'ft²/gal'],
      above: 0,
      default: usualCoverage,
    }),
    can: quantity({ label: 'Can size', of: 'volume', unit: 'l', above: 0, default: usualCan }),
  },
  result: {
    paint: measure({ label: 'Paint needed', digits: 2 }),
    cans: integer({ label: 'Cans', min: 0 }),
    liters: measure({ label: 'In liters', digits: 2 }),
    gallons: measure({ label: 'In US gallons', digits: 2 }),
    painted: measure({ label: 'Area, all coats', digits: 2 }),
  },
  examples: [
    {
      given: { area: '40 m²', openings: '5 m²' },
      gives: {
        paint: { value: 7, unit: 'liter', symbol: 'L' },
        cans: 3,
        liters: { value: 7, unit: 'liter', symbol: 'L' },
        gallons: { value: 1.849204366507039, unit: 'gallon', symbol: 'gal' },
        painted: { value: 70, unit: 'square-meter', symbol: 'm²' },
      },
    },
    {
      given: { area: '500 ft²', openings: '40 ft²', coverage: '400 ft²/gal', can: '1 gal' },
      gives: {
        paint: { value: 2.3, unit: 'gallon', symbol: 'gal' },
        cans: 3,
        liters: { value: 8.7064471032, unit: 'liter', symbol: 'L' },
        gallons: { value: 2.3, unit: 'gallon', symbol: 'gal' },
        painted: { value: 920, unit: 'square-foot', symbol: 'ft²' },
      },
      region: 'US',
    },
  ],
  explain: () => ({
    rules: ['Paint = (area − openings) × coats ÷ coverage. Cans are rounded up.'],
    limits: [
      'Rough or bare walls need more paint than the can says, smooth walls less.',
      'Buy cans from one batch and keep some for touch-ups.',
    ],
    units: ['liter', 'gallon', 'square-foot'],
    lookUp: {
      vary: 'area',
      values: ['10 m²', '20 m²', '30 m²', '40 m²', '50 m²', '75 m²', '100 m²'],
      show: ['paint', 'cans'],
    },
  }),
  run({ area, openings, coats, coverage, can }, name) {
    const bare = minus(area.size, openings.size);
    if (bare.n < 0n) throw mustBe('out-of-range', name('openings'), 'no larger than the area to paint', openings.unit);
    const painted = times(bare, exactly(coats));
    const liters = over(painted, coverage.size);
    const isImperial = imperial.has(identifierIn('m²', area.unit));
    return {
      paint: measureIn(liters, 'l', isImperial ? 'gal' : 'L'),
      cans: counted(roundUp(over(liters, can.size))),
      liters: measureIn(liters, 'l', 'L'),
      gallons: measureIn(liters, 'l', 'gal'),
      painted: measureIn(painted, 'm²', area.unit),
    };
  },
});
