import { toDimensioned, multiplyExponents, type Exponents, type Dimensioned } from '../../conversion/dimensioned.ts';
import { readNumeral } from '../../definition/definition.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import type { Relation } from '../../conversion/relation.ts';
import { one, over, power, times, zero, type Ratio } from '../../model/rational.ts';
import type { Atom } from './atoms.ts';
import { readCode, type Term } from './read.ts';
import { angles } from './table.ts';

/** The error for a product that contains a UCUM unit with its own scale, such as Cel. */
export class NoProduct extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Factor {
  readonly ratio: Ratio;
  readonly piPower: number;
  readonly exponents: Exponents;
}

const nothing: Factor = { ratio: one, piPower: 0, exponents: new Map() };

const join = (a: Factor, b: Factor, exponent: number): Factor => ({
  ratio: times(a.ratio, power(b.ratio, exponent)),
  piPower: a.piPower + b.piPower * exponent,
  exponents: multiplyExponents(a.exponents, b.exponents, exponent),
});

/** Returns exponents as in UCUM, where bits are dimensionless and angles are not. */
const asUcum = (code: string, exponents: Exponents): Exponents => {
  const result = new Map(exponents);
  result.delete('B');
  const angle = angles[code];
  if (angle !== undefined) result.set('angle', angle);
  return result;
};

const measuresByCode = new Map<string, Dimensioned>();

/** Returns the measure of an atom, cached. The cache is bounded by the table of atoms. */
const measureAtom = (atom: Atom): Dimensioned => {
  let measured = measuresByCode.get(atom.code);
  if (!measured) measuresByCode.set(atom.code, (measured = measureOfAtom(atom)));
  return measured;
};

const linear = ({ ratio, piPower, exponents }: Factor): Dimensioned => ({
  relation: { kind: 'linear', ratio, piPower, offset: zero },
  exponents,
  level: undefined,
  law: undefined,
});

const measureOfAtom = ({ code, is, law, isArbitrary }: Atom): Dimensioned => {
  if (code === '[pi]') return linear({ ...nothing, piPower: 1 });
  // [iU] and [IU] are the same unit
  if (isArbitrary) return linear({ ...nothing, exponents: new Map([[code === '[iU]' ? '[IU]' : code, 1]]) });
  if (is.length === 1) {
    const { relation, exponents } = toDimensioned(unitIndex.byId(is[0]!)!);
    return { relation, exponents: asUcum(code, exponents), level: undefined, law: undefined };
  }
  const [number, expression] = is;
  const start = factorsOf(readCode(expression!) as readonly Term[]);
  const { relation, exponents } = linear({ ...start, ratio: times(readNumeral(number!), start.ratio) });
  if (law === undefined) return { relation, exponents };
  const [name, base, per] = law.split(':');
  return name === 'log'
    ? {
        relation: { ...relation, kind: 'logarithmic' },
        exponents,
        level: { base: base === 'e' ? 'e' : Number(base), per: readNumeral(per!) },
        law: undefined,
      }
    : { relation, exponents, level: undefined, law: name as 'tangent' | 'root' };
};

/** Returns true if values in the unit are not multiples of it: degrees Celsius, bels, percent of slope. */
const isOnScale = ({ relation, level, law }: Dimensioned): boolean =>
  relation.kind !== 'linear' || level !== undefined || law !== undefined;

/** Multiplies a unit with its own scale by a factor. */
const scaled = ({ relation, level, ...rest }: Dimensioned, factor: Ratio): Dimensioned => {
  if (level) return { ...rest, relation, level: { ...level, per: over(level.per, factor) } };
  const { ratio, offset } = relation;
  return {
    ...rest,
    relation: { ...relation, ratio: times(ratio, factor), offset: over(offset, factor) } satisfies Relation,
  };
};

const factorsOf = (terms: readonly Term[]): Factor => {
  let result = nothing;
  for (const term of terms) {
    if ('number' in term) result = join(result, { ...nothing, ratio: { n: term.number, d: 1n } }, term.exponent);
    else {
      const measured = measureAtom(term.atom);
      if (isOnScale(measured)) throw new NoProduct(term.atom.code);
      const { relation, exponents } = measured;
      const ratio = times(term.prefix?.factor ?? one, relation.ratio);
      result = join(result, { ...relation, ratio, exponents }, term.exponent);
    }
  }
  return result;
};

const equivalentsIn = (terms: readonly Term[]): number =>
  terms.reduce((sum, term) => ('atom' in term && term.atom.code === 'eq' ? sum + term.exponent : sum), 0);

/** Returns the measure of a code. Throws {@link NoProduct} if a unit with a zero of its own is multiplied or raised to a power. */
export const measureTerms = (terms: readonly Term[]): Dimensioned => {
  const onScale = terms.find((term) => 'atom' in term && isOnScale(measureAtom(term.atom)));
  if (!onScale || !('atom' in onScale)) return { ...linear(factorsOf(terms)), equivalents: equivalentsIn(terms) };
  const others = factorsOf(terms.filter((term) => term !== onScale));
  if (onScale.exponent !== 1 || others.piPower !== 0 || others.exponents.size > 0)
    throw new NoProduct(onScale.atom.code);
  const prefix = onScale.prefix?.factor ?? one;
  return scaled(measureAtom(onScale.atom), times(prefix, others.ratio));
};
