import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, number, tool } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const kinds = ['women', 'men', 'hat'] as const;
const systems = ['eu', 'uk', 'us', 'fr', 'it', 'jp', 'cm'] as const;

type System = (typeof systems)[number];

const inch = exactly(2.54);
const eighths = exactly(8);
const two = exactly(2);

/** The sizes of other countries minus the European one, from manufacturers. A missing system has no such size. */
const steps: Readonly<Record<'women' | 'men', Readonly<Partial<Record<System, number>>>>> = {
  women: { eu: 0, uk: -26, us: -30, fr: 2, it: 6, jp: -29 },
  men: { eu: 0, uk: -10, us: -10, fr: 0, it: 0 },
};

/**
 * Half the body measure minus the European size: the bust is twice the size plus 12 cm, the chest of a man twice the
 * size.
 */
const bodyOf = { women: exactly(6), men: exactly(0) } as const;

/** Hats in inches are the head’s circumference over π; British sizes are an eighth less. */
const britishHats = exactly(0.125);

const plausible = { women: [28, 60], men: [38, 72], hat: [45, 70] } as const;

/** Rounds to the nearest eighth. */
const toEighth = (inches: Ratio): number => Math.round(rounded(times(inches, eighths))) / rounded(eighths);

const hatOf = (size: Ratio, system: System): Ratio | undefined => {
  const ofInches = (inches: Ratio): Ratio => times(times(inches, piRatio()), inch);
  if (system === 'cm' || system === 'eu') return size;
  if (system === 'us') return ofInches(size);
  return system === 'uk' ? ofInches(plus(size, britishHats)) : undefined;
};

/** Returns the European size for another one. */
const europeanOf = (kind: 'women' | 'men', size: Ratio, system: System): Ratio | undefined => {
  if (system === 'cm') return minus(over(size, two), bodyOf[kind]);
  const step = steps[kind][system];
  return step === undefined ? undefined : minus(size, exactly(step));
};

/** The countries that people ask for, with their results. */
const targets = [
  ['(us|american)', 'us'],
  ['(eu|european|german)', 'eu'],
  ['(uk|british)', 'uk'],
] as const;

/** Returns the questions for a kind of clothes from one country's size to another's. */
// @__NO_SIDE_EFFECTS__
const asksFor = (kind: 'women' | 'men', clothes: string) =>
  targets.map(([words, main]) => {
    const target = `[in|to|as] ${words} [size]`;
    return {
      says: [
        `${clothes} size {system} {size} ${target}`,
        `${clothes} size {size} [in] {system} ${target}`,
        `{system} [size] {size} ${clothes} [size] ${target}`,
        `${clothes} [size] {size} {system} ${target}`,
        `{system} ${clothes} [size] {size} ${target}`,
        `{system} [${clothes}] size {size} ${clothes} ${target}`,
      ],
      given: { kind },
      main,
    };
  });

/**
 * Converts sizes of women’s dresses, men’s jackets and hats between countries, with the body measure.
 *
 * @throws UnitsError for sizes that do not exist, and for a country without sizes of this kind.
 * @example clothingSize({ size: 38 }).us // 8
 */
export const clothingSize = tool({
  id: 'clothing-size',
  name: 'Clothing and hat size converter',
  category: 'sizes',
  description: 'Convert women’s, men’s and hat sizes between EU, UK, US, France, Italy and Japan.',
  keywords: ['dress', 'jacket', 'suit', 'hat', 'clothes', 'bust', 'chest', 'head circumference', 'women', 'men'],
  main: 'us',
  asks: [
    {
      says: [
        'hat size {size} [cm] (in|to|as) (us|inches)',
        'hat size [for|of] {size} cm',
        '{size} cm hat [size] [in|to|as] [us]',
      ],
      given: { kind: 'hat', system: 'cm' },
    },
    { says: ['[us] hat size {size} [us] (in|to|as) cm'], given: { kind: 'hat', system: 'us' }, main: 'body' },
    asksFor('women', "[women|womens|women’s|women's|ladies] (dress|clothing|clothes)"),
    asksFor('men', "[men|mens|men’s|men's] (jacket|suit|suit jacket|blazer)"),
  ],
  params: {
    size: number({ label: 'Size', above: 0, max: 300 }),
    kind: choice({
      label: 'Kind',
      values: kinds,
      names: { women: 'women’s clothes', men: 'men’s jackets', hat: 'hats' },
    }),
    system: choice({
      label: 'System',
      values: systems,
      names: {
        eu: 'Europe (Germany)',
        uk: 'United Kingdom',
        us: 'United States',
        fr: 'France',
        it: 'Italy',
        jp: 'Japan',
        cm: 'Bust, chest or head in cm',
      },
    }),
  },
  result: {
    eu: number({ label: 'Europe (Germany)', digits: 0 }),
    uk: number({ label: 'United Kingdom', digits: 3 }),
    us: number({ label: 'United States', digits: 3 }),
    fr: number({ label: 'France', digits: 0, optional: true }),
    it: number({ label: 'Italy', digits: 0, optional: true }),
    jp: number({ label: 'Japan', digits: 0, optional: true }),
    body: measure({ label: 'Bust, chest or head', digits: 1 }),
  },
  examples: [
    {
      given: { size: 38 },
      gives: { eu: 38, uk: 12, us: 8, fr: 40, it: 44, jp: 9, body: { value: 88, unit: 'centimeter', symbol: 'cm' } },
    },
    {
      given: { size: 8, system: 'us' },
      gives: { eu: 38, uk: 12, us: 8, fr: 40, it: 44, jp: 9, body: { value: 88, unit: 'centimeter', symbol: 'cm' } },
      region: 'US',
    },
    {
      given: { size: 50, kind: 'men' },
      gives: { eu: 50, uk: 40, us: 40, fr: 50, it: 50, body: { value: 100, unit: 'centimeter', symbol: 'cm' } },
    },
    {
      given: { size: 58, kind: 'hat', system: 'cm' },
      gives: { eu: 58, uk: 7.125, us: 7.25, body: { value: 58, unit: 'centimeter', symbol: 'cm' } },
    },
  ],
  explain: () => ({
    rules: [
      `Women: US = EU − ${-steps.women.us!}, UK = EU − ${-steps.women.uk!}, France EU + ${steps.women.fr}, Italy EU + ${steps.women.it}, Japan EU − ${-steps.women.jp!}. The bust is 2 × EU + 12 cm.`,
      `Men: the EU size is half of the chest in cm; US and UK = EU − ${-steps.men.us!}, about the chest in inches.`,
      'Hats: centimeters around the head; US = inches ÷ π to the nearest 1/8, UK 1/8 less.',
    ],
    limits: [
      'No standard is binding across countries, so sizes differ by brand. Labels to EN 13402 give body measurements: compare those. Older tables put American women’s sizes one size higher, with UK 12 as US 10. Spain uses the French sizes.',
      'With vanity sizing, many US sizes run smaller than shown here.',
    ],
    units: ['inch', 'centimeter'],
    lookUp: { vary: 'size', values: [32, 34, 36, 38, 40, 42, 44, 46, 48, 50], show: ['us', 'uk', 'fr', 'it', 'body'] },
  }),
  run({ size, kind, system }, name) {
    const given = exactly(size);
    const european = kind === 'hat' ? hatOf(given, system) : europeanOf(kind, given, system);
    if (!european)
      throw mustBe('invalid-choice', name('system'), `a country with a size of its own for this kind`, system);
    const [least, most] = plausible[kind];
    if (rounded(european) < least || rounded(european) > most) {
      throw mustBe('out-of-range', name('size'), `a size that makers have, ${least} to ${most} in Europe`, size);
    }
    if (kind === 'hat') {
      const inches = over(over(european, inch), piRatio());
      return {
        eu: Math.round(rounded(european)),
        uk: toEighth(minus(inches, britishHats)),
        us: toEighth(inches),
        body: measureIn(european, 'cm', 'cm'),
      };
    }
    const whole = Math.round(rounded(european));
    const inCountry = (country: System): number | undefined => {
      const step = steps[kind][country];
      return step === undefined ? undefined : whole + step;
    };
    return {
      eu: whole,
      uk: inCountry('uk')!,
      us: inCountry('us')!,
      fr: inCountry('fr'),
      it: inCountry('it'),
      jp: inCountry('jp'),
      body: measureIn(times(plus(exactly(whole), bodyOf[kind]), two), 'cm', 'cm'),
    };
  },
});
