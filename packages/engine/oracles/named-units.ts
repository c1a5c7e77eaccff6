// Asks Qalculate and Pint for every unit of the catalogue that they know by one of its names, and records their numbers
// in coherent SI units. Needs Debian's packages qalc, libqalculate-data and python3-pint; the tests need only the
// fixtures. `node oracles/named-units.ts` in packages/engine
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siFactorOf } from '../src/definition/definition.ts';
import { unitIndex } from '../src/conversion/catalogue.ts';
import { nameOf } from '../src/definition/english.ts';
import { quantities } from '../src/data/catalogue.ts';
import type { QuantityRows } from '../src/model/quantity.ts';

type Candidate = readonly [id: string, coherent: string, names: readonly string[]];
interface Found {
  readonly program: string;
  readonly units: Record<string, [name: string, value: number]>;
}

/** The base units of both programs in the order of a dimension's exponents. */
const bases = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'bit'];

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const candidates = (quantities as readonly QuantityRows[])
  .flatMap(({ units }) => units)
  .filter(({ log, offset }) => !log && offset === undefined)
  .flatMap((row): readonly Candidate[] => {
    const { dimension } = siFactorOf(unitIndex.byId(row.id)!);
    if (dimension.slice(bases.length).some((exponent) => exponent !== 0)) return [];
    const coherent = dimension.flatMap((exponent, index) => (exponent === 0 ? [] : [`${bases[index]}^(${exponent})`]));
    const names = [row.id, nameOf(row), ...(row.names ?? [])].map(keyOf).filter((name) => name.length > 2);
    return [[row.id, coherent.join(' * ') || '1', [...new Set(names)]]];
  });

/**
 * Returns the names of Qalculate's units, by their keys. Some names have a kind before a colon: abbreviation, plural.
 */
const namesOfQalculate = (): ReadonlyMap<string, string> => {
  const text = readFileSync('/usr/share/qalculate/units.xml', 'utf8');
  const units = Array.from(text.matchAll(/<unit type="(?:base|alias)">(.*?)<\/unit>/gs), ([, unit]) => unit!);
  const names = units.flatMap((unit) => /<names>(.*?)<\/names>/.exec(unit)?.[1]!.split(',') ?? []);
  const own = names.filter((name) => !/^\w*[ap]\w*:/.test(name)).map((name) => name.replace(/^\w*:/, ''));
  return new Map(own.toReversed().map((name) => [keyOf(name), name]));
};

const fromQalculate = (): Found => {
  const known = namesOfQalculate();
  const named = candidates.flatMap(([id, coherent, names]) => {
    const name = names.map((key) => known.get(key)).find((one) => one !== undefined);
    return name === undefined ? [] : [{ id, name, coherent }];
  });
  const questions = named.map(({ name, coherent }) => `(1 ${name}) / (1 * ${coherent})`);
  const file = join(mkdtempSync(join(tmpdir(), 'qalc-')), 'questions');
  writeFileSync(file, `${questions.join('\n')}\n`);
  const options = ['precision 20', 'approximation 2', 'unicode 0'].flatMap((option) => ['-set', option]);
  const said = execFileSync('qalc', ['-t', ...options, '-f', file], { encoding: 'utf8' });
  const answers = said.trim().split('\n');
  if (answers.length !== questions.length)
    throw new Error(`${answers.length} answers to ${questions.length} questions`);
  const units = named.flatMap(({ id, name }, index) => {
    const value = Number(answers[index]!.replaceAll('−', '-').replaceAll(/\s/g, '').replace('E', 'e'));
    return Number.isFinite(value) ? [[id, [name, value]] as const] : [];
  });
  const version = execFileSync('qalc', ['--version'], { encoding: 'utf8' }).trim();
  return { program: `Qalculate ${version}`, units: Object.fromEntries(units) as Found['units'] };
};

const fromPint = (): Found => {
  const input = JSON.stringify(candidates).replaceAll('^(', '**(');
  const script = new URL('pint_units.py', import.meta.url).pathname;
  return JSON.parse(execFileSync('/usr/bin/python3', [script], { input, encoding: 'utf8' })) as Found;
};

for (const [file, { program, units }] of [
  ['qalculate.json', fromQalculate()],
  ['pint.json', fromPint()],
] as const) {
  const lines = Object.entries(units).map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  writeFileSync(
    new URL(file, import.meta.url),
    `{\n  "program": ${JSON.stringify(program)},\n  "units": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  console.log(`${program}: ${lines.length} of ${candidates.length} units.`);
}
