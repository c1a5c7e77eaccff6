// Writes fixtures/unitsnet.tsv from the unit definitions of UnitsNet (MIT-0): `node oracles/unitsnet.ts FOLDER` in
// packages/engine, where FOLDER is Common/UnitDefinitions of a clone. It takes names, abbreviations and numbers, but no
// code.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { siPrefixes } from '../src/model/prefix.ts';

interface Unit {
  readonly SingularName: string;
  readonly PluralName: string;
  readonly FromUnitToBaseFunc: string;
  readonly Prefixes?: readonly string[];
  readonly Localization?: readonly {
    readonly Culture: string;
    readonly Abbreviations?: readonly string[];
    readonly AbbreviationsForPrefixes?: Readonly<Record<string, string | readonly string[]>>;
  }[];
}

interface Quantity {
  readonly Name: string;
  readonly BaseUnit: string;
  readonly Units: readonly Unit[];
}

const binary = new Map(['Kibi', 'Mebi', 'Gibi', 'Tebi', 'Pebi', 'Exbi'].map((name, index) => [name, index + 1]));

const prefixOf = (name: string): readonly [symbol: string, size: number] => {
  const power = binary.get(name);
  if (power !== undefined) return [`${name[0]}i`, 1024 ** power];
  const [, symbol, exponent] = siPrefixes.find(([known]) => known === name.toLowerCase().replace('deca', 'deka'))!;
  return [symbol === 'μ' ? 'µ' : symbol, 10 ** exponent];
};

/** Evaluates a formula: arithmetic in {x} with functions of Math, and digits marked as decimals. */
const compute = (formula: string, value: number): number => {
  const expression = formula
    .replaceAll('{x}', 'x')
    .replaceAll('Math.', '')
    .replace(/(\d)[md]\b/gi, '$1')
    .replace(/\b[A-Z]\w*(?=\()/g, (name) => `Math.${name.toLowerCase()}`)
    .replace(/\bPI\b/gi, 'Math.PI');
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- formulas of files that the caller names
  return Number(new Function('x', `return ${expression}`)(value));
};

const inWords = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)/g, ' ').toLowerCase();

/** A value for which both a factor and an offset show. */
const value = 7;

const rowsOf = ({ Name, BaseUnit, Units }: Quantity): string[] =>
  Units.flatMap(({ SingularName, PluralName, FromUnitToBaseFunc, Prefixes = [], Localization = [] }) => {
    const english = Localization.find(({ Culture }) => Culture === 'en-US');
    const abbreviations = english?.Abbreviations ?? [];
    const row = (prefix: string, symbols: readonly string[], size: number): string => {
      const named = (name: string): string =>
        prefix === '' ? name : prefix + name.charAt(0).toLowerCase() + name.slice(1);
      const isBase = named(SingularName) === BaseUnit ? 'base' : '';
      const result = compute(FromUnitToBaseFunc, value * size);
      return [Name, inWords(named(PluralName)), symbols.join('|'), result, isBase].join('\t');
    };
    return [
      row('', abbreviations, 1),
      ...Prefixes.map((prefix) => {
        const [symbol, size] = prefixOf(prefix);
        const own = english?.AbbreviationsForPrefixes?.[prefix];
        return row(prefix, own === undefined ? abbreviations.map((text) => symbol + text) : [own].flat(), size);
      }),
    ];
  });

const [, , folder = ''] = process.argv;
const rows = readdirSync(folder)
  .toSorted()
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    // Some lists end with a comma
    const text = readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/^\uFEFF/, '')
      .replace(/,(\s*[\]}])/g, '$1');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the format of their files
    return rowsOf(JSON.parse(text) as Quantity);
  });
const head = `# Units of UnitsNet (MIT No Attribution, Andreas Gullberg Larsen and contributors): quantity, plural, abbreviations, what ${value} of it are in the base unit, whether it is that; by oracles/unitsnet.ts`;
writeFileSync(new URL('../fixtures/unitsnet.tsv', import.meta.url), `${[head, ...rows].join('\n')}\n`);
console.log(`${rows.length} units.`);
