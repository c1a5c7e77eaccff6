import { hundred } from '../arithmetic/percent.ts';
import { counted, rounded, roundUp } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { compare, over, plus, times } from '../model/rational.ts';
import { conflictingValues, missingOneOf, missingParameter } from '../model/error.ts';
import { choice, integer, measure, number, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

/** The mass of a cubic meter in kilograms, as suppliers assume it. That of mulch and compost differs too much with their moisture. */
const densities = { concrete: 2400, gravel: 1600, sand: 1600, topsoil: 1300, mulch: undefined } as const;

type Material = keyof typeof densities;

const materials = ['concrete', 'gravel', 'sand', 'topsoil', 'mulch'] as const satisfies readonly Material[];

const mostWaste = 100;

/** Units of people who buy by the cubic yard. */
const imperial = /^(?:square-)?(?:foot|inch|yard|ft|in|yd|'|")/;

/**
 * Returns the concrete, gravel, sand, soil or mulch for a slab, a bed or a path: its volume, its weight, and the bags.
 *
 * @throws UnitsError for sides that are not above zero, and without an area or both sides.
 * @example concrete({ length: '4 m', width: '3 m', depth: '10 cm' }).cubicMeters.value // 1.2
 */
export const concrete = tool({
  id: 'concrete',
  name: 'Concrete and gravel calculator',
  category: 'home',
  description: 'Calculate the volume and weight of concrete, gravel, sand, soil or mulch, and the bags to buy.',
  keywords: [
    'slab',
    'cement',
    'cubic yards',
    'path',
    'driveway',
    'patio',
    'soil',
    'bags',
    'fill',
    'topsoil',
    'mulch',
    'compost',
    'ballast',
  ],
  main: 'volume',
  asks: [
    {
      says: [
        'how many bags [of] {material} [do i need|are needed] [for] {length} (x|×|by) {width} (x|×|by) {depth} [deep|thick] [of|with|in] {bag} [bags|each]',
      ],
      main: 'bags',
    },
    {
      says: [
        'how many tons [of] {material} [do i need|are needed] [for|to cover|in] [area|slab|path|bed|driveway|patio] [of] {length} (x|×|by) {width} [x|×|by|at|and|with] {depth} [deep|thick|depth]',
        'how many tons [of] {material} [do i need|are needed] [for|to cover|in] [area|slab|path|bed|driveway|patio] [of] {area} [x|×|by|at|and|with] {depth} [deep|thick|depth]',
      ],
      main: 'mass',
    },
    {
      says: [
        'how many (cubic yards|yards) [of] {material} [do i need|are needed] [for|to cover|in] [area|slab|path|bed|driveway|patio] [of] {length} (x|×|by) {width} [area|slab|path|bed|driveway|patio] [x|×|by|at|and|with] {depth} [deep|thick|depth] [slab|path|bed|driveway|patio]',
      ],
      main: 'cubicYards',
    },
    {
      says: [
        'how many (cubic yards|yards) [of] {material} [do i need|are needed] [for|to cover|in] [area|slab|path|bed|driveway|patio] [of] {area} [x|×|by|at|and|with] {depth} [deep|thick|depth]',
      ],
      main: 'cubicYards',
    },
    '[how much|how many] {material} [do i need|is needed|needed] (for|to cover|in) [area|slab|path|bed|driveway|patio] [of] {area} [x|×|by|at|and|with] {depth} [deep|thick|depth]',
    '[how much] {material} {area} [x|×|by|at|and|with] {depth} (deep|thick|depth)',
    '[how much|how many] {material} [do i need|is needed] [for|to cover|in] [area|slab|path|bed|driveway|patio] [of] {length} (x|×|by) {width} [area|slab|path|bed|driveway|patio] [x|×|by|at|and|with] {depth} [deep|thick|depth] [slab|path|bed|driveway|patio]',
  ],
  params: {
    material: choice({
      label: 'Material',
      values: materials,
      names: { mulch: 'mulch or compost' },
      words: {
        topsoil: ['soil', 'top soil', 'dirt', 'garden soil'],
        mulch: ['compost', 'bark', 'bark mulch', 'wood chips'],
      },
    }),
    length: quantity({ label: 'Length', of: 'length', unit: 'm', above: 0, optional: true }),
    width: quantity({ label: 'Width', of: 'length', unit: 'm', above: 0, optional: true }),
    area: quantity({
      label: 'Area',
      description: 'Enter this instead of length and width.',
      of: 'area',
      unit: 'm²',
      above: 0,
      optional: true,
    }),
    depth: quantity({ label: 'Depth', of: 'length', unit: 'cm', units: ['cm', 'mm', 'm', 'in', 'ft'], above: 0 }),
    wastePercent: number({
      label: 'Extra (%)',
      description: 'For spills, uneven ground and settling.',
      min: 0,
      max: mostWaste,
      default: 0,
    }),
    bag: quantity({
      label: 'Volume of one bag',
      description: 'As printed on it, for example 12 L or 0.6 ft³.',
      of: 'volume',
      unit: 'l',
      units: ['l', 'ft³'],
      above: 0,
      optional: true,
    }),
  },
  result: {
    volume: measure({ label: 'Volume', digits: 2 }),
    cubicMeters: measure({ label: 'In cubic meters', digits: 2 }),
    cubicYards: measure({ label: 'In cubic yards', digits: 2 }),
    mass: measure({ label: 'Weight, about', digits: 0, optional: true }),
    bags: integer({ label: 'Bags', min: 1, optional: true }),
  },
  examples: [
    {
      given: { length: '4 m', width: '3 m', depth: '10 cm', wastePercent: 10 },
      gives: {
        volume: { value: 1.32, unit: 'cubic-meter', symbol: 'm³' },
        cubicMeters: { value: 1.32, unit: 'cubic-meter', symbol: 'm³' },
        cubicYards: { value: 1.7264948174949977, unit: 'cubic-yard', symbol: 'yd³' },
        mass: { value: 3168, unit: 'kilogram', symbol: 'kg' },
      },
    },
    {
      given: { material: 'concrete', length: '10 ft', width: '10 ft', depth: '4 in', bag: '0.6 ft³', wastePercent: 10 },
      gives: {
        volume: { value: 1.3580246913580247, unit: 'cubic-yard', symbol: 'yd³' },
        cubicMeters: { value: 1.03828437504, unit: 'cubic-meter', symbol: 'm³' },
        cubicYards: { value: 1.3580246913580247, unit: 'cubic-yard', symbol: 'yd³' },
        mass: { value: 5493.660530700726, unit: 'pound', symbol: 'lb' },
        bags: 62,
      },
      region: 'US',
    },
    {
      given: { material: 'gravel', area: '20 m²', depth: '5 cm', wastePercent: 10 },
      gives: {
        volume: { value: 1.1, unit: 'cubic-meter', symbol: 'm³' },
        cubicMeters: { value: 1.1, unit: 'cubic-meter', symbol: 'm³' },
        cubicYards: { value: 1.4387456812458315, unit: 'cubic-yard', symbol: 'yd³' },
        mass: { value: 1760, unit: 'kilogram', symbol: 'kg' },
      },
    },
    {
      given: { material: 'gravel', length: '6 m', width: '1.5 m', depth: '5 cm', wastePercent: 10 },
      gives: {
        volume: { value: 0.495, unit: 'cubic-meter', symbol: 'm³' },
        cubicMeters: { value: 0.495, unit: 'cubic-meter', symbol: 'm³' },
        cubicYards: { value: 0.6474355565606241, unit: 'cubic-yard', symbol: 'yd³' },
        mass: { value: 792, unit: 'kilogram', symbol: 'kg' },
      },
    },
  ],
  explain: () => ({
    rules: [
      'Volume = length × width × depth, or area × depth, plus the extra. Weight = volume × density. Bags are rounded up.',
    ],
    limits: [
      `Assumes ${densities.concrete} kg/m³ for concrete, ${densities.gravel} for gravel and sand and ${densities.topsoil} for topsoil. Wet or packed material weighs up to a third more.`,
      'Loose gravel and soil settle: order extra where you compact them.',
      'Gives no weight for mulch and compost: it depends too much on their moisture.',
    ],
    units: ['cubic-yard', 'cubic-foot'],
    lookUp: { vary: 'depth', values: ['5 cm', '8 cm', '10 cm', '12 cm', '15 cm', '20 cm'], show: ['volume', 'mass'] },
  }),
  run({ material, length, width, area, depth, wastePercent, bag }, name) {
    if (!area && !length) throw missingOneOf([name('length'), name('area')]);
    if (!area && !width) throw missingParameter(name('width'), 'a length, for example 3 m');
    const sides = length && width && times(length.size, width.size);
    if (area && sides && compare(area.size, sides) !== 0)
      throw conflictingValues(name('area'), `length × width is ${rounded(sides)} m²`);
    const ground = area?.size ?? sides!;
    const meters = times(ground, over(depth.size, hundred));
    const volume = times(meters, plus(exactly(1), over(exactly(wastePercent), hundred)));
    const density = densities[material];
    const isImperial = imperial.test((area ?? length!).unit);
    return {
      volume: measureIn(volume, 'm³', isImperial ? 'yd³' : 'm³'),
      cubicMeters: measureIn(volume, 'm³', 'm³'),
      cubicYards: measureIn(volume, 'm³', 'yd³'),
      mass: density && measureIn(times(volume, exactly(density)), 'kg', isImperial ? 'lb' : 'kg'),
      bags: bag && counted(roundUp(over(times(volume, exactly(1000)), bag.size))),
    };
  },
});
