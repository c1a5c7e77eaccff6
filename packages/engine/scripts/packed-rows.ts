// Packs the rows of the catalogue for what is published: see src/compact/packed.ts. In src they stay as their authors wrote them.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ranks, type Quantity, type UnitRow } from '../src/model/quantity.ts';
import { spellingsOf } from '../src/naming/rows.ts';
import { binaryPrefixes, siPrefixes } from '../src/model/prefix.ts';

const siLetters = 'QRYZEPTGMkhDdcmunpfazyrq';
const siNames = siPrefixes.map(([name]) => name);

const checked = (cell: string, separators: RegExp): string => {
  if (separators.test(cell)) throw new Error(`Cannot be packed: ${cell}`);
  return cell;
};

const prefixesOf = ({ si, binary }: Pick<UnitRow, 'si' | 'binary'>): string =>
  (si ? `.${si.map((name) => siLetters[siNames.indexOf(name)]).join('')}` : '') +
  (binary ? `:${binary.map((name) => name.charAt(0)).join('')}` : '');

/** The prefixes under which the row is as common as by itself. */
const commonOf = ({ common = [] }: UnitRow): string => {
  const si = siPrefixes.flatMap(([name]) => (common.includes(name) ? [name] : []));
  const binary = binaryPrefixes.flatMap(([name]) => (common.includes(name) ? [name] : []));
  return prefixesOf({ ...(si.length > 0 && { si }), ...(binary.length > 0 && { binary }) });
};

const packRow = (row: UnitRow): string => {
  const { id, symbol = '', symbols = [], name, names = [], is = '', plural, offset, log, rank } = row;
  const written = [id, symbol, ...symbols];
  const called = name === undefined && names.length === 0 ? [] : [name ?? '', ...names];
  const inWords = name === undefined ? id.replaceAll('-', ' ') : id;
  const folded = spellingsOf(row).filter((form) => form !== inWords && ![...written, ...called].includes(form));
  const parts = [
    written,
    ...(called.length + folded.length > 0 ? [called] : []),
    ...(folded.length > 0 ? [folded] : []),
  ];
  const cells = parts.map((part) => part.map((cell) => checked(cell, /[\t\n]|^~$/)).join('\t')).join('\t~\t');
  const logarithm = log && `${log.base} ${log.per}`;
  const rest = [ranks.indexOf(rank) + is, plural, offset, logarithm, prefixesOf(row), commonOf(row)].map((cell = '') =>
    checked(cell, /[|\t\n]/),
  );
  return `\t${cells}\t${rest.join('|').replace(/\|+$/, '')}`;
};

/** The rows as text. */
export const packRows = (rows: readonly UnitRow[]): string => rows.map(packRow).join('\n');

/** The details as text, a line for each row. */
export const packDetails = (rows: readonly UnitRow[]): string =>
  rows
    .map(({ id, source, status = '', unseen, note = '' }) =>
      [id, source, status.charAt(0) + (unseen ? 'u' : ''), note]
        .map((cell) => checked(cell, /[\t\n]/))
        .join('\t')
        .trimEnd(),
    )
    .join('\n');

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'units' in value && Array.isArray(value.units);

const exportOf = async (file: string): Promise<readonly [name: string, quantity: Quantity] | undefined> => {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module)) if (isQuantity(value)) return [name, value];
  return undefined;
};

const source = fileURLToPath(new URL('../src', import.meta.url));
const rowsFolder = join(source, 'data/quantities');

/** The module that stands for the rows of a quantity. */
const quantityModule = (name: string, { units, ...quantity }: Quantity): string => {
  const parts = [quantity, packRows(units)].map((part) => JSON.stringify(part)).join(', ');
  return `import { packed } from ${JSON.stringify(join(source, 'compact/packed.ts'))};\nexport const ${name} = /* @__PURE__ */ packed(${parts});\n`;
};

const detailsModule = async (): Promise<string> => {
  const files = readdirSync(rowsFolder);
  const found = await Promise.all(files.map((file) => exportOf(join(rowsFolder, file))));
  const text = packDetails(found.flatMap((entry) => entry?.[1].units ?? []));
  return `import { packedDetails } from ${JSON.stringify(join(source, 'compact/packed-details.ts'))};\nexport const detailsOf = /* @__PURE__ */ packedDetails(${JSON.stringify(text)});\n`;
};

/** A module that works its exports out when it is loaded, as what they are. */
const workedOut = async (file: string): Promise<string> => {
  const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`).join('');
};

/** A module of data as it is published, or undefined where it is published as it stands. */
export const packedModule = async (file: string): Promise<string | undefined> => {
  if (file === join(source, 'generated/lean-rows.ts') || file === join(source, 'compact/lean-everything.ts'))
    return workedOut(file);
  if (file === join(source, 'data/details.ts')) return detailsModule();
  if (dirname(file) !== rowsFolder) return undefined;
  const found = await exportOf(file);
  return found && quantityModule(...found);
};

/** The packing as a plugin of Rolldown. */
export const packedRows = {
  name: 'packed-rows',
  load: packedModule,
};
