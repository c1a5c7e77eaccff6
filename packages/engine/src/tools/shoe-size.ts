import type { Assumption } from '../model/assumption.ts';
import { exactly, toFixed } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, number, tool, type Source } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const systems = ['eu', 'uk', 'us-men', 'us-women', 'foot', 'japan', 'mondopoint'] as const;

/** The systems by length of the foot: in centimeters, and in millimeters. */
const perCentimeter = { foot: exactly(1), japan: exactly(1), mondopoint: exactly(10) } as const;

type OfFoot = keyof typeof perCentimeter;

type System = (typeof systems)[number];

// All sizes count the length of the last, here in centimeters: the foot plus room for the toes

const inch = exactly(2.54);
const barleycorn = over(inch, exactly(3));
const parisPoint = over(exactly(2), exactly(3));
const room = times(barleycorn, exactly(2));

/** The step and the zero of each size system, in lengths of the last. The zero differs by country. */
const scales: Record<Exclude<System, OfFoot>, { readonly step: Ratio; readonly zero: Ratio }> = {
  eu: { step: parisPoint, zero: exactly(0) },
  uk: { step: barleycorn, zero: exactly(25) },
  'us-men': { step: barleycorn, zero: exactly(24) },
  'us-women': { step: barleycorn, zero: exactly(22.5) },
};

/**
 * The zero of children’s sizes: 4 inches in the United Kingdom, a third less in the United States. Size 13 precedes
 * adult size 1.
 */
const childrensZero: Readonly<Partial<Record<System, Ratio>>> = {
  uk: exactly(12),
  'us-men': exactly(11),
  'us-women': exactly(11),
};

type Wearer = 'adult' | 'child';

const zeroOf = (system: Exclude<System, OfFoot>, wearer: Wearer): Ratio =>
  (wearer === 'child' ? childrensZero[system] : undefined) ?? scales[system].zero;

/** The range of feet, in centimeters. */
const feet = { adult: { shortest: 20, longest: 36 }, child: { shortest: 8, longest: 23 } } as const;

const lastOf = (system: System, size: Ratio, wearer: Wearer): Ratio => {
  if (system === 'foot' || system === 'japan' || system === 'mondopoint') {
    return plus(over(size, perCentimeter[system]), room);
  }
  return times(plus(size, zeroOf(system, wearer)), scales[system].step);
};

const halves = exactly(2);

const toHalf = (size: Ratio): number => Number(toFixed(times(size, halves), 0)) / 2;

/** Returns the nearest half size. */
const sizeOn = (system: Exclude<System, OfFoot>, last: Ratio, wearer: Wearer): number =>
  toHalf(minus(over(last, scales[system].step), zeroOf(system, wearer)));

/** The words for the systems. A US size names its wearer, or is a man's. */
const eu = '(eu|european)';
const uk = '(uk|british)';
const us = 'us';
const women = "women|womens|women's|ladies|ladies'";
const men = "men|mens|men's";
const usWomen = `(us (${women})|(${women}) us)`;
const usMen = `(us (${men})|(${men}) us)`;
const onlyWomen = `(${women})`;
const onlyMen = `(${men})`;

/** The assumption about a US size without a wearer. */
const assumes = { kind: 'system', of: 'US', as: 'US men’s' } as const;

/** Returns the assumption about a size whose words leave out the wearer or the country. */
const impliedBy = (...words: readonly string[]): { readonly assumes?: Assumption } => {
  if (words.includes(us)) return { assumes };
  const wearer = words.includes(onlyWomen) ? 'US women’s' : words.includes(onlyMen) ? 'US men’s' : undefined;
  return wearer === undefined ? {} : { assumes: { kind: 'system', of: 'size', as: wearer } };
};

/** The assumption about a size without a kind. */
const ofShoes = { kind: 'system', of: 'size', as: 'a shoe size' } as const;

/** The systems, with their results and words. A foot is in centimeters. */
const named = [
  { system: 'us-women', main: 'usWomen', words: usWomen },
  { system: 'us-men', main: 'usMen', words: usMen },
  { system: 'us-women', main: 'usWomen', words: onlyWomen },
  { system: 'us-men', main: 'usMen', words: onlyMen },
  { system: 'us-men', main: 'usMen', words: us },
  { system: 'uk', main: 'uk', words: uk },
  { system: 'eu', main: 'eu', words: eu },
] as const;
const results = [
  ...named,
  { system: 'foot', main: 'foot', words: '(cm|centimeters|centimetres)' },
  { system: 'japan', main: 'japan', words: '(jp|japan|japanese)' },
  { system: 'mondopoint', main: 'mondopoint', words: '(mondopoint|mondo)' },
] as const;

/** The systems of regions, which also have sizes for children. */
const regional = [
  { system: 'us-men', main: 'usMen', words: us },
  { system: 'uk', main: 'uk', words: uk },
  { system: 'eu', main: 'eu', words: eu },
] as const;

/** Returns the sentences from one system to another. Without the word shoe, a size may also be of rings or clothes. */
const sentences = (from: string, to: string): readonly string[] => [
  `(shoe|shoes) [size] ${from} [size] {size} ${to}`,
  `(shoe|shoes) [size] {size} ${from} ${to}`,
  `${from} (shoe|shoes) [size] {size} ${to}`,
  `[size] {size} ${from} (shoe|shoes) [size] ${to}`,
  `${from} [size] {size} (shoe|shoes) [size] ${to}`,
  ...(to === ''
    ? []
    : [`${from} [size] {size} ${to} (shoe|shoes) [size]`, `[size] {size} ${from} ${to} (shoe|shoes) [size]`]),
];

/** Returns the sentences with a wearer who does not matter: outside the United States men and women have the same sizes. */
const ofAnyone = (from: string, to: string): readonly string[] =>
  [uk, eu].includes(from) && !to.includes(us)
    ? [
        `(${men}|${women}) (shoe|shoes) [size] ${from} [size] {size} (in|to|as) ${to}`,
        `${from} [size] {size} (${men}|${women}) (shoe|shoes) [size] [in|to|as] ${to} [size]`,
      ]
    : [];

/** The wearers of US sizes, if named separately from the system: women's shoe size 7 US. */
const wearers = [
  { system: 'us-women', main: 'usWomen', words: women },
  { system: 'us-men', main: 'usMen', words: men },
] as const;

/**
 * Returns the sentences of every two systems. Without a target, the result is the size on the other side of the
 * Atlantic.
 */
// @__NO_SIDE_EFFECTS__
const asks = () => [
  ...named.flatMap(({ system, words }) => [
    ...results
      .filter((result) => result.system !== system)
      .map((result) => ({
        says: [...sentences(words, `(in|to|as) ${result.words}`), ...ofAnyone(words, result.words)],
        given: { system },
        main: result.main,
        ...impliedBy(words, result.words),
      })),
    {
      says: sentences(words, ''),
      given: { system },
      main: system === 'eu' ? ('usMen' as const) : ('eu' as const),
      ...(system === 'eu' ? { assumes } : impliedBy(words)),
    },
  ]),
  ...wearers.flatMap((wearer) =>
    regional
      .filter(({ words }) => words !== us)
      .flatMap(({ system, main, words }) => [
        {
          says: [
            `(${wearer.words}) shoe [size] {size} ${us} (in|to|as) ${words}`,
            `(${wearer.words}) shoe [size] ${us} [size] {size} (in|to|as) ${words}`,
            `${us} [size] {size} (${wearer.words}) (shoe|shoes) [size] (in|to|as) ${words}`,
          ],
          given: { system: wearer.system },
          main,
        },
        {
          says: [
            `${us} [size] {size} (${wearer.words}) [size] (in|to|as) ${words}`,
            `(${wearer.words}) [size] {size} ${us} (in|to|as) ${words}`,
          ],
          given: { system: wearer.system },
          main,
          assumes: ofShoes,
        },
        {
          says: [
            `${words} [size] {size} (${wearer.words}) [size] (in|to|as) ${us}`,
            `(${wearer.words}) [size] {size} ${words} (in|to|as) ${us}`,
          ],
          given: { system },
          main: wearer.main,
          assumes: ofShoes,
        },
        {
          says: [
            `(${wearer.words}) shoe [size] {size} ${words} (in|to|as) ${us}`,
            `(${wearer.words}) shoe [size] ${words} [size] {size} (in|to|as) ${us}`,
            `${words} [size] {size} (${wearer.words}) (shoe|shoes) [size] (in|to|as) ${us}`,
          ],
          given: { system },
          main: wearer.main,
        },
      ]),
  ),
  ...regional.flatMap(({ system, words }) =>
    regional
      .filter((result) => result.system !== system)
      .map(({ main, words: target }) => ({
        says: [
          `(kids|kid|child|childrens|children|children's|kid's|toddler) shoe [size] ${words} [size] {size} (in|to|as) ${target}`,
          `(kids|kid|child|childrens|children|children's|kid's|toddler) shoe [size] {size} ${words} (in|to|as) ${target}`,
          `(kids|kid|child|childrens|children|children's|kid's|toddler) ${words} shoe [size] {size} (in|to|as) ${target}`,
          `${words} (kids|kid|child|childrens|children|children's|kid's|toddler) shoe [size] {size} (in|to|as) ${target}`,
        ],
        given: { system, wearer: 'child' as const },
        main,
      })),
  ),
  {
    says: [
      '(japanese|japan|jp) shoe [size] {size} (in|to|as) (eu|european)',
      'shoe [size] (japanese|japan|jp) {size} (in|to|as) (eu|european)',
    ],
    given: { system: 'japan' as const },
    main: 'eu' as const,
  },
  {
    says: ["(japanese|japan|jp) shoe [size] {size} (in|to|as) (us|american) [men|mens|men's]"],
    given: { system: 'japan' as const },
    main: 'usMen' as const,
    assumes,
  },
  {
    says: ["(japanese|japan|jp) shoe [size] {size} (in|to|as) (us|american) (women|womens|women's)"],
    given: { system: 'japan' as const },
    main: 'usWomen' as const,
  },
  {
    says: [
      '(mondopoint|mondo) [shoe|size|shoe size] {size} (in|to|as) (eu|european)',
      '[shoe] [size] mondopoint {size} (in|to|as) (eu|european)',
    ],
    given: { system: 'mondopoint' as const },
    main: 'eu' as const,
  },
  {
    says: ['shoe size (for|of) [foot] {size:centimeter} [foot] [in|to|as] [eu]'],
    given: { system: 'foot' as const },
    main: 'eu' as const,
  },
  // Without the word shoe: most sizes that people convert between regions are shoe sizes
  ...named.flatMap(({ system, words }) =>
    named
      .filter((result) => result.system.slice(0, 2) !== system.slice(0, 2))
      .map((result) => ({
        says: [
          `${words} [size] {size} (in|to|as) ${result.words} [size]`,
          `[size] {size} ${words} (in|to|as) ${result.words} [size]`,
        ],
        given: { system },
        main: result.main,
        assumes: {
          ...ofShoes,
          as: [ofShoes.as, impliedBy(words, result.words).assumes?.as].filter(Boolean).join(', '),
        },
      })),
  ),
  {
    says: [
      'shoe size {size} (in|to|as) (cm|centimeters|centimetres)',
      'size {size} (shoe|shoes) (in|to|as) (cm|centimeters|centimetres)',
    ],
    // Europe has no sizes that small
    like: /^(?:shoe )?size (?:[3-9]|1[0-6])(?:\.5|\s?½)? /i,
    given: { system: 'us-men' as const },
    main: 'foot' as const,
    assumes: { kind: 'system' as const, of: 'size', as: 'US men’s' },
  },
  {
    says: ['shoe size {size}'],
    // No other system has numbers that large
    like: /^shoe size (?:3[4-9]|4\d|50)(?:\.5|\s?½)?$/i,
    given: { system: 'eu' as const },
    main: 'usMen' as const,
    assumes: { kind: 'system' as const, of: 'shoe size', as: 'a European size, and converted to US men’s' },
  },
];

const iso19407: Source = {
  title: 'ISO 19407, Footwear, sizing: Conversion of sizing systems',
  body: 'ISO',
  year: 2023,
  url: 'https://www.iso.org/standard/83106.html',
  unseen: true,
};
const iso9407: Source = {
  title: 'ISO 9407, Footwear sizing, Mondopoint system of sizing and marking',
  body: 'ISO',
  year: 2019,
  url: 'https://www.iso.org/standard/73758.html',
  unseen: true,
};

/**
 * Converts shoe sizes between Europe, the United Kingdom, the United States and Japan, with the length of the foot.
 *
 * @throws UnitsError for a size outside those of feet.
 * @example shoeSize({ size: 42 }).usMen // 9
 */
export const shoeSize = tool({
  id: 'shoe-size',
  name: 'Shoe size converter',
  category: 'sizes',
  description: 'Convert adults’ and children’s shoe sizes between EU, UK, US, Japan, Mondopoint and cm.',
  keywords: [
    'shoes',
    'footwear',
    'eu size',
    'uk size',
    'us size',
    'mondopoint',
    'sneakers',
    'boots',
    'trainers',
    'paris point',
  ],
  main: 'usMen',
  asks: asks(),
  params: {
    size: number({ label: 'Size', above: 0 }),
    system: choice({
      label: 'System',
      values: systems,
      names: {
        eu: 'Europe',
        uk: 'United Kingdom',
        'us-men': 'US men’s',
        'us-women': 'US women’s',
        foot: 'Foot length in cm',
        japan: 'Japan (cm)',
        mondopoint: 'Mondopoint (mm)',
      },
    }),
    wearer: choice({
      label: 'Wearer',
      description: 'For children, US and UK sizes are children’s sizes.',
      values: ['adult', 'child'],
    }),
  },
  result: {
    eu: number({ label: 'EU size' }),
    uk: number({ label: 'UK size' }),
    usMen: number({ label: 'US size (men’s or children’s)' }),
    usWomen: number({ label: 'US women’s size' }),
    japan: number({ label: 'Japanese size (cm)' }),
    mondopoint: number({ label: 'Mondopoint (mm)' }),
    foot: measure({ label: 'Foot length', digits: 1 }),
    last: measure({ label: 'Last length', digits: 1 }),
  },
  examples: [
    {
      given: { size: 42 },
      gives: {
        eu: 42,
        uk: 8,
        usMen: 9,
        usWomen: 10.5,
        japan: 26.5,
        mondopoint: 265,
        foot: { value: 26.30666666666667, unit: 'centimeter', symbol: 'cm' },
        last: { value: 28, unit: 'centimeter', symbol: 'cm' },
      },
    },
    {
      given: { size: 9, system: 'us-women' },
      gives: {
        eu: 40,
        uk: 6.5,
        usMen: 7.5,
        usWomen: 9,
        japan: 25,
        mondopoint: 250,
        foot: { value: 24.976666666666667, unit: 'centimeter', symbol: 'cm' },
        last: { value: 26.67, unit: 'centimeter', symbol: 'cm' },
      },
      region: 'US',
    },
    {
      given: { size: 26, system: 'foot' },
      gives: {
        eu: 41.5,
        uk: 7.5,
        usMen: 8.5,
        usWomen: 10,
        japan: 26,
        mondopoint: 260,
        foot: { value: 26, unit: 'centimeter', symbol: 'cm' },
        last: { value: 27.69333333333333, unit: 'centimeter', symbol: 'cm' },
      },
    },
    {
      given: { size: 28, wearer: 'child' },
      gives: {
        eu: 28,
        uk: 10,
        usMen: 11,
        usWomen: 11,
        japan: 17,
        mondopoint: 170,
        foot: { value: 16.973333333333333, unit: 'centimeter', symbol: 'cm' },
        last: { value: 18.666666666666668, unit: 'centimeter', symbol: 'cm' },
      },
    },
  ],
  explain: () => ({
    rules: [
      'Sizes measure the last, the form a shoe is made on: in steps of 2/3 cm in Europe and 1/3 inch in the UK and US.',
      `Last length in thirds of an inch, minus ${scales.uk.zero.n} for UK sizes or ${scales['us-men'].zero.n} for US men’s. US women’s sizes are 1.5 larger.`,
      'We assume a last 2/3 inch longer than the foot.',
      `Children’s sizes count thirds of an inch minus ${childrensZero.uk!.n} in the UK and ${childrensZero['us-men']!.n} in the US. Japanese sizes and Mondopoint are the length of the foot.`,
    ],
    limits: [
      'Brands differ by up to a size. ISO 19407 gives guideline tables; ISO 9407 (Mondopoint) marks the foot length itself.',
      'Rounded to the nearest half, Mondopoint to 5 mm. Children’s sizes end where those of adults begin.',
      'US women’s sizes follow most brands. The Brannock device in shops counts one size above men’s.',
    ],
    sources: [iso19407, iso9407],
    lookUp: {
      vary: 'size',
      values: [35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47],
      show: ['uk', 'usMen', 'usWomen', 'foot'],
    },
  }),
  run({ size, system, wearer }, name) {
    const last = lastOf(system, exactly(size), wearer);
    const { shortest, longest } = feet[wearer];
    const foot = minus(last, room);
    if (compare(foot, exactly(shortest)) < 0 || compare(foot, exactly(longest)) > 0) {
      throw mustBe('out-of-range', name('size'), `a size for feet of ${shortest} to ${longest} cm`, size);
    }
    return {
      eu: sizeOn('eu', last, wearer),
      uk: sizeOn('uk', last, wearer),
      usMen: sizeOn('us-men', last, wearer),
      usWomen: sizeOn('us-women', last, wearer),
      japan: toHalf(foot),
      mondopoint: toHalf(foot) * 10,
      foot: measureIn(foot, 'cm', 'cm'),
      last: measureIn(last, 'cm', 'cm'),
    };
  },
});
