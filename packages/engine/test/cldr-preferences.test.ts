import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertExact } from '../src/index.ts';
import { plus, ratio } from '../src/model/rational.ts';
import { best } from '../src/text/catalogue.ts';

/** The reasons why the preferred unit differs from CLDR's, by category, usage and region. */
const differences: Readonly<Record<string, string>> = {
  'cubic-meter-per-meter default 001': 'A volume by a length is an area, unless it is asked for vehicles.',
  'year default 001':
    'A year is a time, whose units by default are days and shorter ones; CLDR has a quantity of years beside.',
};

interface Row {
  readonly base: string;
  readonly usage: string;
  readonly region: string;
  /** One amount, or the amounts of several units that are used together. */
  readonly amounts: readonly (readonly [value: string, unit: string])[];
}

const rows = readFileSync(new URL('../fixtures/cldr-preferences.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line): Row[] => {
    const [base = '', usage = '', region = '', preferred = ''] = line.split('\t');
    return preferred.split('; ').map((text) => ({
      base,
      usage,
      region,
      amounts: Array.from(text.matchAll(/(\S+) (\S+)/g), ([, value, unit]) => [value!, unit!] as const),
    }));
  });

const convert = convertExact as (value: string, from: string, to: string) => ReturnType<typeof convertExact>;
/** Returns the preferred unit and amount for an amount in its base unit. */
const saidFor = ({ base, usage, region, amounts }: Row): string => {
  const { n, d } = amounts
    .map(([value, unit]) => convert(value, unit, base))
    .map(({ numerator, denominator }) => ratio(numerator, denominator))
    .reduce((sum, part) => plus(sum, part));
  const exact = { numerator: n, denominator: d, piPower: 0 };
  const got = best<string>(exact, base, { region, ...(usage === 'default' ? {} : { usage }) });
  return (got.parts ?? [got]).map(({ value, unit }) => `${Number(value.toPrecision(12))} ${unit}`).join(' ');
};

test('the unit that people of a region prefer is that of the tests of CLDR, or its difference is explained', () => {
  const different = rows
    .filter((row) => saidFor(row) !== row.amounts.map(([value, unit]) => `${Number(value)} ${unit}`).join(' '))
    .map(({ base, usage, region }) => `${base} ${usage} ${region}`);
  expect(rows.length).toBe(358);
  expect([...new Set(different)].sort()).toEqual(Object.keys(differences).sort());
});
