// Asks ucum-lhc, the implementation of the US National Library of Medicine, for every UCUM code that is not arbitrary,
// and for those of the functional tests: `node oracles/ucum.ts FOLDER` in packages/engine, where FOLDER has the
// unpacked package @lhncbc/ucum-lhc (7.1.9) with its dependencies. The tests need only the fixture.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { atoms } from '../src/codes/ucum/atoms.ts';
import { measureCode } from '../src/codes/ucum/system.ts';

interface Utils {
  convertUnitTo(from: string, value: number, to: string): { readonly status: string; readonly toVal: number | null };
}
const load = createRequire(import.meta.url);
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no types
const { UcumLhcUtils } = load(resolve(process.argv[2]!)) as { UcumLhcUtils: { getInstance(): Utils } };
const utils = UcumLhcUtils.getInstance();

const bases = new Map([
  ['L', 'm'],
  ['M', 'kg'],
  ['T', 's'],
  ['I', 'A'],
  ['Θ', 'K'],
  ['N', 'mol'],
  ['J', 'cd'],
  ['angle', 'rad'],
]);

/** Returns the coherent unit of a code's dimension. */
const coherent = (code: string): string =>
  Array.from(measureCode(code, 'code').exponents, ([name, exponent]) => `${bases.get(name)}${exponent}`).join('.') ||
  '1';

const functional: { validation: [string, string, boolean][] } = JSON.parse(
  readFileSync(new URL('../fixtures/ucum-functional.json', import.meta.url), 'utf8'),
);
const own = Array.from(atoms().values()).filter(({ isArbitrary }) => !isArbitrary);
const codes = new Set([
  ...own.map(({ code }) => code),
  ...own.filter(({ takesPrefixes }) => takesPrefixes).flatMap(({ code }) => [`m${code}`, `M${code}`]),
  ...functional.validation.filter(([, , valid]) => valid).map(([, code]) => code),
]);
const isArbitrary = (code: string): boolean =>
  Array.from(measureCode(code, 'code').exponents.keys()).some((name) => !bases.has(name));

const found: [string, number, string, number][] = [];
const unknown: string[] = [];
for (const code of codes) {
  if (isArbitrary(code)) continue;
  // A scale with its own zero shows only at a value other than 1
  const value = measureCode(code, 'code').relation.kind === 'linear' ? 1 : 25;
  const { toVal } = utils.convertUnitTo(code, value, coherent(code));
  if (toVal === null || !Number.isFinite(toVal)) unknown.push(code);
  else found.push([code, value, coherent(code), toVal]);
}
writeFileSync(
  new URL('ucum.json', import.meta.url),
  `{\n  "program": "@lhncbc/ucum-lhc 7.1.9",\n  "codes": [\n${found.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]\n}\n`,
);
console.log(`${found.length} codes recorded. It does not convert ${unknown.length}: ${unknown.join(' ')}`);
