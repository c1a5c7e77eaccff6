import { prefixes } from '../../definition/prefix.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { factorOf } from '../../definition/definition.ts';
import { power } from '../../model/rational.ts';
import type { Prefix, Unit } from '../../model/unit.ts';
import { createCodeReader } from '../listed.ts';
import { codes } from './table.ts';

/**
 * Returns the codes of a prefix in Excel. Micro is u, and deca is da or e. Excel has no prefix beyond yotta and yocto.
 */
const signsOf = ({ name, symbol }: Prefix): string[] => {
  if (name === 'micro') return ['u'];
  if (name === 'deka') return ['da', 'e'];
  return name === 'kibi' ? ['ki', 'Ki'] : [symbol];
};

const signedPrefixes = (): [sign: string, prefix: Prefix][] =>
  prefixes
    .filter(({ binary, exponent }) => binary || Math.abs(exponent) <= 24)
    .flatMap((prefix) => signsOf(prefix).map((sign): [string, Prefix] => [sign, prefix]));

/** The marks of each code, parsed at the first use. */
let marks: ReadonlyMap<string, string> | undefined;
const marksOf = (code: string): string => {
  marks ??= new Map(
    codes
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([listed = '', , mark = '']) => [listed, mark]),
  );
  return marks.get(code) ?? '';
};

/** Returns the exponent of a code. A prefix is raised to it: 1 km2 is a million m2. */
const powerOf = (code: string): number => (/[23]$/.test(code) ? Number(code.at(-1)) : 1);

/** Matches the beginning of an identifier that a prefix follows. */
const powerName = /^(?:square-|cubic-)?/;

/** Returns the code as in the table: m2 for m^2. */
const withoutCaret = (code: string): string => code.replace(/\^(?=[23]$)/, '');

/** Returns the unit with a prefix: that of the catalogue, square-kilometer, or a product that Excel alone has. */
const withPrefix = (prefix: Prefix, unit: Unit, exponent: number): Unit => {
  const id = unit.id.replace(powerName, `$&${prefix.name}`);
  const product = { constant: power(factorOf(prefix), exponent), factors: [{ unit, exponent: 1 }] };
  return unitIndex.byId(id) ?? { id, quantity: undefined, entry: undefined, prefix: undefined, product };
};

/** The codes of the worksheet function CONVERT. */
export const excel = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'a unit of the worksheet function CONVERT, like lbm (capitals matter)',
  readUnlisted: (code, find) => {
    const own = withoutCaret(code);
    const listed = find(own);
    if (listed) return listed;
    for (const [sign, prefix] of signedPrefixes()) {
      const rest = own.startsWith(sign) ? own.slice(sign.length) : '';
      const mark = marksOf(rest);
      if (mark.includes(prefix.binary ? 'b' : 'p')) return withPrefix(prefix, find(rest)!, powerOf(rest));
    }
    return undefined;
  },
  // By identifier, because the kilogram is a unit of its own, without a prefix
  writeUnlisted: ({ id }, write) => {
    const [raised] = powerName.exec(id)!;
    const own = id.slice(raised.length);
    for (const [sign, { name, binary }] of signedPrefixes()) {
      const code = own.startsWith(name) ? write(raised + own.slice(name.length)) : undefined;
      if (code !== undefined && marksOf(code).includes(binary ? 'b' : 'p')) return sign + code;
    }
    return undefined;
  },
});
