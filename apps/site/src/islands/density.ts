import { exactly, type PortableUnit } from '@units/engine/browse';

/** The densities of ingredients as a script carries them. */
export interface Densities {
  /** Kilograms to the cubic meter in one `gram-per-cup` and so on, as `n/d`. */
  readonly portions: Readonly<Record<string, string>>;
  /** A line for each ingredient: how many of which portion, then its names. */
  readonly rows: string;
}

/** A name without what people leave out of it: capitals, commas, brackets and hyphens. */
export const ingredientKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s,()_-]+/g, ' ')
    .trim();

type Fraction = readonly [n: bigint, d: bigint];

/** Reads `n/d` of decimals. */
const fraction = (text: string): Fraction => {
  const [top, bottom] = [...text.split('/'), '1'].map((part) => exactly(Number(part)));
  return [top!.n * bottom!.d, top!.d * bottom!.n];
};

/** Reads `n/d` of integers of any length. */
const whole = (text: string): Fraction => {
  const [n, d = '1'] = text.split('/');
  return [BigInt(n!), BigInt(d)];
};

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];

/** Makes a volume the mass of what fills it, or a mass the volume that it fills. Undefined for an ingredient that nobody knows. */
export const filler = ({ portions, rows }: Densities, name: string) => {
  const key = ingredientKey(name);
  const row = rows.split('\n').find((line) => line.split('\t').slice(2).includes(key));
  if (row === undefined) return undefined;
  const [amount, portion] = row.split('\t');
  const [n, d] = times(fraction(amount!), whole(portions[portion!]!));
  return <U extends PortableUnit>(unit: U, isMass: boolean): U => {
    const [top, bottom] = times(whole(unit.ratio), isMass ? [d, n] : [n, d]);
    return { ...unit, ratio: `${top}/${bottom}` };
  };
};
