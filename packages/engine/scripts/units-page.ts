// Writes packages/engine/docs/units.md, the page of all units: `node scripts/units-page.ts` in packages/engine. A test
// compares it with the data.
import { listUnitRecords, type UnitRecord } from '../src/catalog/units.ts';
import { readProduct } from '../src/definition/definition.ts';
import { unitIndex } from '../src/conversion/catalogue.ts';
import { ranks, type QuantityRows, type Rank, type UnitRow } from '../src/model/quantity.ts';
import { symbolOf } from '../src/definition/symbol.ts';
import type { Unit } from '../src/model/unit.ts';
import { ingredients } from '../src/data/ingredients.ts';
import { quantities } from '../src/data/catalogue.ts';
import { sources } from '../src/data/sources.ts';
import type { Source } from '../src/model/source.ts';

export const page = new URL('../docs/units.md', import.meta.url);

const rows = (quantities as readonly QuantityRows[]).flatMap(({ units }) => units);
const records = new Map(listUnitRecords().flatMap(({ units }) => units.map((unit) => [unit.id, unit] as const)));

const writers: Readonly<Record<Rank, string>> = {
  everyday: 'everybody, in kitchens and shops, on roads, screens and weather maps;',
  trade: 'trades, engineers, physicians and farmers;',
  science: 'scientists;',
  rare: 'few: historical, regional and withdrawn units.',
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Returns the marks about the exactness of a number. */
const exactness = ({ status, unseen }: UnitRow): string => `${status ?? 'exact'}${unseen ? ' †' : ''}`;

/** Returns the definition in the row, or for a unit that its identifier spells, its parts. */
const definition = (row: UnitRow, { definition: text, reference }: UnitRecord): string => {
  if (reference !== undefined) return reference;
  if (row.is !== undefined) return text.replace(' pi^-1 ', ' /π ').replace(' pi ', ' π ');
  const product = readProduct(row.id, unitIndex.byId);
  const parts: Unit = { id: row.id, quantity: undefined, entry: undefined, prefix: undefined, product };
  return product ? symbolOf(parts) : 'base unit';
};

const prefixes = ({ si, binary, common = [] }: UnitRow): string => {
  const listed = [...(si ?? []), ...(binary ?? [])];
  if (si === undefined && binary === undefined) return '';
  const marked = listed.map((name) => (common.includes(name) ? `**${name}**` : name));
  return ` Prefixes${listed.length > 0 ? `: ${marked.join(', ')}` : ''}.`;
};

const line = (row: UnitRow): string => {
  const record = records.get(row.id);
  if (!record) throw new Error(`"${row.id}" is a new row: run pnpm generate.`);
  const note = row.note === undefined ? '' : `${row.note}.`;
  const cells = [
    `${record.name}<br>\`${row.id}\``,
    record.symbol === record.name ? '' : record.symbol,
    definition(row, record),
    exactness(row),
    row.rank,
    `[${row.source}](#${row.source.toLowerCase()})`,
    `${note}${prefixes(row)}`.trim(),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

const section = ({ name, id, dimension, units }: QuantityRows): string =>
  [
    `## ${name}`,
    '',
    `\`${id}\`, dimension ${dimension}, base unit \`${units[0]!.id}\``,
    '',
    '| unit | symbol | definition | number | rank | source | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...units.map(line),
    '',
  ].join('\n');

const sourceLine = (id: string, { title, body, year, url }: Source): string =>
  `- <a id="${id.toLowerCase()}"></a>**${id}** ${url === undefined ? title : `[${title}](${url})`}. ${body}, ${year}.`;

const count = (has: (row: UnitRow) => boolean): number => rows.filter(has).length;

/** Returns the whole page. */
export const render = (): string =>
  [
    '# Every unit',
    '',
    `${rows.length} units of ${quantities.length} quantities, and ${ingredients.length} ingredients; forms under a prefix are not counted. This page is written by`,
    '`packages/engine/scripts/units-page.ts` from the rows in `packages/engine/src/data`.',
    '',
    'A definition is one number and one unit above it, as the document says it. The number is',
    '',
    `- **exact** (${count(({ status }) => status === undefined)}): by definition,`,
    `- **conventional** (${count(({ status }) => status === 'conventional')}): fixed by agreement to stand for a natural quantity,`,
    `- **measured** (${count(({ status }) => status === 'measured')}): known as well as it has been measured.`,
    '',
    `† marks the ${count(({ unseen }) => unseen === true)} rows whose document could not be read when the row was written; their numbers come from other texts.`,
    '',
    'The rank says who writes the unit today, and decides where a spelling has several meanings. Under the prefixes in bold a unit is',
    'as common as by itself; others that are listed are one rank rarer, all others rare.',
    '',
    ...ranks.map((rank) => `- **${rank}** (${count((row) => row.rank === rank)}): ${writers[rank]}`),
    '',
    ...(quantities as readonly QuantityRows[]).map(section),
    '## Sources',
    '',
    ...Object.entries<Source>(sources).map(([id, source]) => sourceLine(id, source)),
    '',
  ].join('\n');
