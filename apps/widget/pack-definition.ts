import { Listed, quantities, type Quantity, type Unit } from '@units/engine/browse';

type Row = Quantity['units'][number];

const listed = new Listed(quantities);

/** Whether a definition leads through a number that is measured: such a one is left as it is, so that its last word is seen. */
const isMeasured = ({ row }: Unit): boolean => {
  const defining = listed.byId(row?.is?.split(' ').at(-1) ?? '');
  return row?.status === 'measured' || (defining !== undefined && isMeasured(defining));
};

/** An integer times a power of ten, without zeros at the end. */
const shorten = (digits: bigint, exponent: number): string => {
  const [, kept = '', zeros = ''] = /^(.*?)(0*)$/.exec(String(digits))!;
  const power = exponent + zeros.length;
  return power === 0 || (exponent === 0 && power < 3) ? kept + zeros.slice(0, power) : `${kept}e${power}`;
};

/** n/d where it ends as a decimal, without the zeros of a power of ten. */
const asDecimal = (n: bigint, d: bigint): string | undefined => {
  for (let places = 0; places < 40; places++) {
    const scaled = n * 10n ** BigInt(places);
    if (scaled % d === 0n) return shorten(scaled / d, -places);
  }
  return undefined;
};

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** How many base units a unit is, as short as that can be written; undefined where that is no fraction. */
const inBaseUnits = (unit: Unit, base: Unit): string | undefined => {
  const line = listed.lineBetween(unit, base);
  if (!line || line.turns !== 0 || line.reciprocal) return undefined;
  const divisor = gcd(line.p, line.q);
  const [n, d] = [line.p / divisor, line.q / divisor];
  const fraction = d === 1n ? shorten(n, 0) : `${shorten(n, 0)}/${shorten(d, 0)}`;
  const decimal = asDecimal(n, d) ?? fraction;
  return decimal.length < fraction.length ? decimal : fraction;
};

/** The definition of a unit, or a shorter one that says the same. A number alone counts base units of its quantity. */
export const packDefinition = (row: Row, { units }: Quantity): string => {
  const { is } = row;
  const [base] = units;
  if (is === undefined || !base || row === base) return is ?? '';
  const written = is.endsWith(` ${base.id}`) && !is.includes(' pi') ? is.slice(0, is.indexOf(' ')) : is;
  const unit = listed.byId(row.id)!;
  const worked = row.log || isMeasured(unit) ? undefined : inBaseUnits(unit, listed.byId(base.id)!);
  return worked !== undefined && worked.length < written.length ? worked : written;
};
