import { mustBe } from '../model/error.ts';
import { flag, integer, numbers, text, tool } from '../tool/declaration.ts';

const mostNumbers = 20;
/** The largest number. Factors are tried up to the square root. */
const largest = 1e12;
/** The maximum number of divisors of a number below a million. */
const mostDivisors = 240;

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (exponent: number): string =>
  exponent === 1 ? '' : String(exponent).replaceAll(/\d/g, (digit) => superscripts[Number(digit)]!);

/** Returns the prime factors of a whole number above 1, with their exponents. */
const primesOf = (whole: number): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  let rest = whole;
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return rest > 1 ? [...found, [rest, 1]] : found;
};

const written = (whole: number): string => {
  const primes = primesOf(whole).map(([prime, exponent]) => `${prime}${raised(exponent)}`);
  return `${whole} = ${primes.length === 0 ? '1' : primes.join(' × ')}`;
};

/** Returns all divisors, the smallest first: the products of each prime to every power up to its own. */
const divisorsOf = (whole: number): readonly number[] => {
  const found = primesOf(whole).reduce<readonly number[]>(
    (so, [prime, exponent]) =>
      Array.from({ length: exponent + 1 }, (_, power) => so.map((one) => one * prime ** power)).flat(),
    [1],
  );
  return [...found].sort((a, b) => a - b);
};

const isPrime = (whole: number): boolean => whole > 1 && primesOf(whole)[0]![0] === whole;

/**
 * Returns the greatest common divisor and the least common multiple of whole numbers, and their prime factors.
 *
 * @throws UnitsError for numbers that are not whole, or not from 1 to 10^12.
 * @example factors({ values: [12, 18] }).divisor // 6
 */
export const factors = tool({
  id: 'factors',
  name: 'GCD, LCM and prime factor calculator',
  category: 'numbers',
  description: 'Find the greatest common divisor, the least common multiple and prime factors.',
  keywords: [
    'gcd',
    'gcf',
    'hcf',
    'lcm',
    'greatest common factor',
    'highest common factor',
    'prime number',
    'factorization',
    'divisor',
  ],
  main: 'divisor',
  asks: [
    '(gcd|gcf|hcf|greatest common divisor|greatest common factor|highest common factor) [of|for|between] {values}',
    { says: ['(lcm|least common multiple|lowest common multiple) [of|for|between] {values}'], main: 'multiple' },
    {
      says: [
        '(prime factors|prime factorization|prime factorisation|factorize|factorise|prime factor) [of|for] {values}',
      ],
      main: 'factors',
    },
    { says: ['is {values} [a] (prime|prime number)'], main: 'prime' },
    { says: ['[all|the|list] (factors|divisors) (of|for) {values}', 'divisors {values}'], main: 'divisors' },
  ],
  params: {
    values: numbers({ label: 'Whole numbers', description: 'Separated by spaces or commas.', most: mostNumbers }),
  },
  result: {
    divisor: integer({ label: 'Greatest common divisor', min: 1 }),
    multiple: text({ label: 'Least common multiple' }),
    factors: text({ label: 'Prime factors' }),
    divisors: text({
      label: 'All divisors',
      description: `Of one number that has at most ${mostDivisors}.`,
      optional: true,
    }),
    prime: flag({ label: 'All are prime' }),
  },
  examples: [
    {
      given: { values: [12, 18, 30] },
      gives: { divisor: 6, multiple: '180', factors: '12 = 2² × 3; 18 = 2 × 3²; 30 = 2 × 3 × 5', prime: false },
    },
    {
      given: { values: [97] },
      gives: { divisor: 97, multiple: '97', factors: '97 = 97', divisors: '1, 97', prime: true },
    },
  ],
  explain: () => ({
    rules: [
      'The greatest common divisor follows from Euclid’s algorithm; the least common multiple of two numbers is their product divided by it.',
      'A divisor of a number leaves no remainder. All divisors follow from the prime factors, and are listed only for a single number.',
      'Every whole number above 1 is a product of primes in one way. A number that is its own only prime factor is prime.',
    ],
    limits: [`Whole numbers from 1 to ${largest.toLocaleString('en')}, at most ${mostNumbers}.`],
  }),
  run({ values }, name) {
    const wrong = values.find((value) => !Number.isInteger(value) || value < 1 || value > largest);
    if (wrong !== undefined) {
      throw mustBe('out-of-range', name('values'), `whole numbers from 1 to ${largest}`, wrong);
    }
    const whole = values.map(BigInt);
    const divisor = Number(whole.reduce(divisorOf));
    const divisors = values.length === 1 ? divisorsOf(values[0]!) : [];
    const multiple = whole.reduce((a, b) => (a * b) / divisorOf(a, b));
    return {
      divisor,
      multiple: String(multiple),
      factors: values.map(written).join('; '),
      ...(divisors.length > 0 && divisors.length <= mostDivisors ? { divisors: divisors.join(', ') } : {}),
      prime: values.every(isPrime),
    };
  },
});
