// Records the conversions of Unicode CLDR as exact fractions: `node oracles/cldr.ts <units.json>` in packages/engine,
// with the file of the package cldr-core (supplemental/units.json). CLDR is © Unicode, Inc., under the Unicode License
// v3.
import { readFileSync, writeFileSync } from 'node:fs';
import { decimalToRatio, readDecimal } from '../src/model/decimal.ts';
import { one, over, times, zero, type Ratio } from '../src/model/rational.ts';

interface Conversion {
  readonly _baseUnit: string;
  readonly _factor?: string;
  readonly _offset?: string;
  readonly _special?: string;
}

const [, , path] = process.argv;
if (path === undefined) throw new Error('Say where units.json is.');
const { version, unitConstants, convertUnits } = JSON.parse(readFileSync(path, 'utf8')).supplemental as {
  version: Record<string, string>;
  unitConstants: Record<string, Record<string, string>>;
  convertUnits: Record<string, Conversion>;
};

/**
 * Evaluates products and one quotient of numbers and constants. Everything after the slash is a divisor, as CLDR
 * specifies.
 */
const evaluate = (expression: string): Ratio => {
  const [top, bottom] = expression
    .split('/')
    .map((side) => side.split('*').reduce((product, factor) => times(product, valueOf(factor.trim())), one));
  return bottom ? over(top!, bottom) : top!;
};

const valueOf = (text: string): Ratio => {
  const constant = unitConstants[text];
  if (constant) return evaluate(constant['_value']!);
  const decimal = readDecimal(text.toLowerCase());
  if (!decimal) throw new Error(`Not a number: ${text}`);
  return decimalToRatio(decimal);
};

const print = ({ n, d }: Ratio): string => (d === 1n ? String(n) : `${n}/${d}`);

const lines = Object.entries(convertUnits)
  .filter(([id]) => !/^currency|^grapheme/.test(id))
  .map(([id, { _baseUnit, _factor = '1', _offset, _special }]) => {
    const offset = _offset === undefined ? zero : evaluate(_offset);
    const entry = _special
      ? [_baseUnit, _special]
      : [_baseUnit, print(evaluate(_factor)), ...(offset.n === 0n ? [] : [print(offset)])];
    return `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`;
  });
const licence = 'Numbers from Unicode CLDR, copyright Unicode, Inc., Unicode License v3';
writeFileSync(
  new URL('cldr.json', import.meta.url),
  `{\n  "licence": ${JSON.stringify(licence)},\n  "version": ${JSON.stringify(version['_cldrVersion'])},\n  "units": {\n${lines.join(',\n')}\n  }\n}\n`,
);
console.log(`${lines.length} units of CLDR ${version['_cldrVersion']} recorded.`);
