// The converted units and values: the units that every library knows, in random order, with values of three kinds.

/** Returns a repeatable random generator, so that every library gets the same inputs. */
const random = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const quantities: readonly (readonly string[])[] = [
  ['m', 'km', 'cm', 'mm', 'mi', 'ft', 'in', 'yd'],
  ['g', 'kg', 'mg', 'lb', 'oz'],
  ['C', 'F', 'K'],
  ['s', 'min', 'h', 'd', 'ms'],
  ['Pa', 'kPa', 'bar', 'psi'],
  ['J', 'kJ', 'Wh', 'kWh'],
  ['W', 'kW'],
  ['L', 'mL', 'gal'],
];

/** Every pair of different units of a quantity. */
export const pairs: readonly (readonly [from: string, to: string])[] = quantities.flatMap((units) =>
  units.flatMap((from) => units.filter((to) => to !== from).map((to) => [from, to] as const)),
);

export const length = 4096;

const next = random(20_260_101);
export const order: readonly number[] = Array.from({ length }, () => Math.floor(next() * pairs.length));

export const valueKinds = ['integers', '2 decimals', '17 digits'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Returns values from 0 to 1000. */
export const valuesOf = (kind: ValueKind): number[] => {
  const from = random(7);
  const make: Readonly<Record<ValueKind, () => number>> = {
    integers: () => Math.floor(from() * 1000) + 1,
    '2 decimals': () => Math.round(from() * 100_000) / 100,
    '17 digits': () => (from() + from() / 2 ** 32) * 1000,
  };
  return Array.from({ length }, make[kind]);
};
