// The measured work of each library. A job does `length` conversions and returns their sum, so that none is optimized
// away.
import type { Library } from './subjects.ts';
import { length, order, pairs, valuesOf, type ValueKind } from './workload.ts';

type Work = () => number;
type Spell = (unit: string) => string;

export interface Job {
  readonly name: string;
  /** Returns undefined if the library does not support the job. */
  readonly make: (library: Library, spell: Spell) => Work | undefined;
}

/** Constant spellings: the same string each time. */
const byStrings =
  (kind: ValueKind): Job['make'] =>
  ({ convert }, spell) => {
    const values = valuesOf(kind);
    const from = order.map((index) => spell(pairs[index]![0]));
    const to = order.map((index) => spell(pairs[index]![1]));
    return () => {
      let sum = 0;
      for (let index = 0; index < length; index += 1) sum += convert(values[index]!, from[index]!, to[index]!);
      return sum;
    };
  };

/** Spellings cut out of a new query for each conversion, as on a server. */
const byFreshStrings: Job['make'] = ({ convert }, spell) => {
  const values = valuesOf('integers');
  const queries = order.map(
    (index, at) => `value=${values[at]}&from=${spell(pairs[index]![0])}&to=${spell(pairs[index]![1])}`,
  );
  const starts = queries.map((query) => query.indexOf('from=') + 5);
  const ends = queries.map((query) => query.indexOf('&to='));
  return () => {
    let sum = 0;
    for (let index = 0; index < length; index += 1) {
      const query = queries[index]!;
      const end = ends[index]!;
      sum += convert(values[index]!, query.slice(starts[index], end), query.slice(end + 4));
    }
    return sum;
  };
};

/** One pair for many values: compiled if possible, otherwise called with the same two strings. */
const compiled =
  (kind: ValueKind): Job['make'] =>
  ({ convert, compile }, spell) => {
    const values = valuesOf(kind);
    const [from, to] = [spell('km'), spell('mi')];
    const one = compile?.(from, to) ?? ((value: number) => convert(value, from, to));
    return () => {
      let sum = 0;
      for (let index = 0; index < length; index += 1) sum += one(values[index]!);
      return sum;
    };
  };

const parsing: Job['make'] = ({ parse }, spell) => {
  if (!parse) return undefined;
  const texts = valuesOf('2 decimals').map((value) => `${value} ft`);
  const to = spell('m');
  return () => {
    let sum = 0;
    for (let index = 0; index < length; index += 1) sum += parse(texts[index]!, to);
    return sum;
  };
};

export const jobs: readonly Job[] = [
  { name: 'by strings, integers', make: byStrings('integers') },
  { name: 'by strings, 2 decimals', make: byStrings('2 decimals') },
  { name: 'by strings, 17 digits', make: byStrings('17 digits') },
  { name: 'by freshly cut strings', make: byFreshStrings },
  { name: 'one pair, 2 decimals', make: compiled('2 decimals') },
  { name: 'one pair, 17 digits', make: compiled('17 digits') },
  { name: 'parsing "12.34 ft"', make: parsing },
];
