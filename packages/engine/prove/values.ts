import { besideMidpoint, onMidpoint } from './midpoints.ts';
import type { Random } from './random.ts';
import { isCurved, type Question } from './reference.ts';

const view = new DataView(new ArrayBuffer(8));

/** Returns a finite double with random bits whose exponent field is between two bounds. */
const ofExponent = (random: Random, low: number, high: number): number => {
  const exponent = BigInt(random.between(low, high));
  view.setBigUint64(0, (exponent << 52n) | (random.bits() >> 12n));
  return view.getFloat64(0);
};

/** Returns a decimal of some digits, with its point near them. */
const decimal = (random: Random, fewest: number, most: number): number => {
  const length = random.between(fewest, most);
  const digits = random.wide(10n ** BigInt(length));
  return Number(`${digits}e${random.between(-length - 4, 3)}`);
};

type Shape = (random: Random, question: Question) => number | undefined;

const shapes = {
  'integers of up to 3 digits': (random) => random.below(1000),
  'integers up to 2^53': (random) => Number(random.wide(2n ** BigInt(random.between(10, 53)))),
  'decimals of 1 to 6 digits': (random) => decimal(random, 1, 6),
  'decimals of 7 to 15 digits': (random) => decimal(random, 7, 15),
  'decimals of 16 and 17 digits': (random) => decimal(random, 16, 17),
  'any double from 2^-30 to 2^60': (random) => ofExponent(random, 993, 1083),
  'any double': (random) => ofExponent(random, 0, 2046),
  'subnormals and the least normals': (random) => ofExponent(random, 0, 3),
  'near overflow': (random) => ofExponent(random, 2030, 2046),
  'powers of two and their neighbours': (random) => {
    const power = 2 ** random.between(-40, 60);
    return power * (1 + random.between(-2, 2) * 2 ** -52);
  },
  'powers of ten': (random) => Number(`${random.between(1, 9)}e${random.between(-30, 30)}`),
  'beside a midpoint of doubles': (random, question) =>
    isCurved(question) ? undefined : besideMidpoint(question, random),
  'on a midpoint of doubles': (random, question) => (isCurved(question) ? undefined : onMidpoint(question, random)),
  'exact powers after a level': (random, { from, to }) => {
    const level = from.log ?? to.log;
    if (!level) return undefined;
    const [top, bottom] = level.per;
    const exponent = random.between(-20, 20);
    if (from.log) return (exponent * Number(top)) / Number(bottom);
    return level.base === 'e' ? 1 : level.base ** exponent;
  },
} satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as ShapeName[];

/** Returns a value of a shape, of either sign, or of the simplest shape if a pair has none of it. */
export const valueOfShape = (
  shape: ShapeName,
  random: Random,
  question: Question,
): { shape: ShapeName; value: number } => {
  const make: Shape = shapes[shape];
  const found = make(random, question);
  const value = found ?? random.below(1000);
  const signed = random.below(4) === 0 ? -value : value;
  return { shape: found === undefined ? 'integers of up to 3 digits' : shape, value: signed };
};
