import type { Quantity } from '@units/engine/browse';
import type { Plugin } from 'vite';
import { emptyList, lists, texts, type Packed } from './src/unpack.ts';

const checked = (cell: string, separator: RegExp): string => {
  if (separator.test(cell)) throw new Error(`A spelling that cannot be packed: ${cell}`);
  return cell;
};

/** Packs what a converter needs of the quantities. */
export const pack = (quantities: readonly Quantity[]): Packed => {
  const rows = quantities.flatMap(({ units }) => units);
  const list = (words: readonly string[] = []): string => words.map((word) => checked(word, /[\n\t,]|^-?$/)).join(',');
  const columns = [
    ...texts.map((key) => rows.map((row) => checked(row[key] ?? '', /[\n\t]/))),
    ...lists.map((key) => rows.map((row) => (row[key]?.length === 0 ? emptyList : list(row[key])))),
  ];
  return [
    quantities.map(({ id, name, dimension, units, inTurns }) =>
      inTurns ? [id, name, dimension, units.length, 1] : [id, name, dimension, units.length],
    ),
    columns.map((column) => column.join('\n')).join('\t'),
    Object.fromEntries(rows.flatMap(({ id, log }) => (log ? [[id, log]] : []))),
  ];
};

const source = /\/engine\/src\/data\/quantities\.ts$/;

/** Gives the bundle the units of the engine packed, in place of its rows: half the bytes. */
export const packedUnits = (): Plugin => {
  let found = false;
  return {
    name: 'packed-units',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!source.test(id)) return undefined;
      found = true;
      const { quantities } = (await import(id)) as { readonly quantities: readonly Quantity[] };
      const unpack = JSON.stringify(`${import.meta.dirname}/src/unpack.ts`);
      return `import { unpack } from ${unpack};\nexport const quantities = unpack(${JSON.stringify(pack(quantities))});`;
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('The rows of the engine are not where the packing looks for them.');
    },
  };
};
