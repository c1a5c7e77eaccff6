import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { conflictingValues, divisionByZero, missingParameter } from '../model/error.ts';
import { over, times, type Ratio } from '../model/rational.ts';
import { number, text, tool } from '../tool/declaration.ts';

const keys = ['a', 'b', 'c', 'd'] as const;

type Key = (typeof keys)[number];

/** For each term of a ÷ b = c ÷ d, the opposite term and the two factors: term = factors ÷ divisor. */
const across: Record<Key, { readonly divisor: Key; readonly factors: readonly [Key, Key] }> = {
  a: { divisor: 'd', factors: ['b', 'c'] },
  b: { divisor: 'c', factors: ['a', 'd'] },
  c: { divisor: 'b', factors: ['a', 'd'] },
  d: { divisor: 'a', factors: ['b', 'c'] },
};

/** Returns a ratio in its smallest whole numbers. */
const simplest = (a: Ratio, b: Ratio): string | undefined => {
  if (b.n === 0n) return undefined;
  const { n, d } = over(a, b);
  return `${n}:${d}`;
};

/**
 * Returns the missing number of a proportion a : b = c : d from the other three. From only a and b, returns the ratio
 * in its smallest whole numbers.
 *
 * @throws UnitsError for fewer than two numbers, four that are not a proportion, and a division by zero.
 * @example proportion({ a: 3, b: 4, c: 9 }).d // 12
 */
export const proportion = tool({
  id: 'proportion',
  name: 'Ratio and proportion calculator',
  category: 'numbers',
  description: 'Find the missing number in a proportion, or simplify a ratio.',
  keywords: [
    'ratio',
    'rule of three',
    'cross multiply',
    'simplify ratio',
    'scale',
    'equivalent',
    'aspect ratio',
    'dilution',
  ],
  main: 'result',
  asks: [
    '{a} is to {b} as {c} is to [what|x|?]',
    '{a} is to {b} as (what|x|?) is to {d}',
    '[ratio] {a} : {b} = {c} : [what|x|?]',
    '[ratio] {a} : {b} = (what|x|?) : {d}',
    '[solve] {a} / (x|?) = {c} / {d}',
    '[solve] (x|?) / {b} = {c} / {d}',
    '[solve] {a} / {b} = {c} / (x|?)',
    '[solve] {a} / {b} = (x|?) / {d}',
    {
      says: [
        '[simplify|reduce] ratio [of] {a} (to|and) {b}',
        '(simplify|reduce) [ratio] {a} : {b}',
        'ratio [of] {a} : {b}',
      ],
      main: 'simplest',
    },
  ],
  params: {
    a: number({ label: 'a', optional: true }),
    b: number({ label: 'b', description: 'First ratio, a : b.', optional: true }),
    c: number({ label: 'c', optional: true }),
    d: number({ label: 'd', description: 'Second ratio, c : d. Leave one of the four numbers empty.', optional: true }),
  },
  result: {
    result: number({ label: 'Missing number', description: 'Absent if you gave only a and b.', optional: true }),
    simplest: text({ label: 'Simplest ratio', description: 'Absent if b is 0.', optional: true }),
    ratio: number({ label: 'As a number', optional: true }),
    a: number({ label: 'a' }),
    b: number({ label: 'b' }),
    c: number({ label: 'c', optional: true }),
    d: number({ label: 'd', optional: true }),
  },
  examples: [
    { given: { a: 3, b: 4, c: 9 }, gives: { result: 12, simplest: '3:4', ratio: 0.75, a: 3, b: 4, c: 9, d: 12 } },
    { given: { a: 1920, b: 1080 }, gives: { simplest: '16:9', ratio: 1.7777777777777777, a: 1920, b: 1080 } },
  ],
  rivals: { of: ['a', 'b', 'c', 'd'], most: 3 },
  explain: () => ({
    rules: ['In a : b = c : d, a × d = b × c, so the missing number is a product divided by the number opposite it.'],
    limits: ['Give only a and b to simplify a ratio to the smallest whole numbers.', 'You can’t divide by zero.'],
    lookUp: { vary: 'c', values: [1, 2, 3, 5, 10, 20, 50, 100], show: ['d'] },
  }),
  run(given, name) {
    const missing = keys.filter((key) => given[key] === undefined);
    const known = keys.flatMap((key) => (given[key] === undefined ? [] : [[key, exactly(given[key])] as const]));
    const exact = Object.fromEntries(known) as Partial<Record<Key, Ratio>>;
    const [wanted] = missing;
    const isRatio = missing.length === 2 && exact.a !== undefined && exact.b !== undefined;
    if (missing.length > 1 && !isRatio)
      throw missingParameter(name(wanted!), 'three of a, b, c and d, or only a and b');
    if (wanted && !isRatio) {
      const { divisor, factors } = across[wanted];
      if (exact[divisor]!.n === 0n) throw divisionByZero(name(divisor));
      exact[wanted] = over(times(exact[factors[0]]!, exact[factors[1]]!), exact[divisor]!);
    }
    const { a, b, c, d } = exact;
    if (!wanted && rounded(times(a!, d!)) !== rounded(times(b!, c!))) {
      throw conflictingValues(name('d'), `${given.a} × ${given.d} is not ${given.b} × ${given.c}`);
    }
    const value = (ratio: Ratio | undefined) => (ratio === undefined ? undefined : rounded(ratio));
    return {
      result: isRatio || !wanted ? undefined : value(exact[wanted]),
      simplest: simplest(a!, b!),
      ratio: b!.n === 0n ? undefined : value(over(a!, b!)),
      a: rounded(a!),
      b: rounded(b!),
      c: value(c),
      d: value(d),
    };
  },
});
