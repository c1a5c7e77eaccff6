import { quantities } from '@units/engine/browse';
import type { Plugin } from 'vite';
import { pack, packRemainder } from './pack.ts';

const write = JSON.stringify;
const unpackModule = write(`${import.meta.dirname}/src/unpack.ts`);

/** What the bundle has in place of some modules, by the end of their path. */
const replacements: Readonly<Record<string, (id: string) => Promise<string>>> = {
  '/engine/src/data/catalogue.ts': async () =>
    // The front door of the engine is not open yet where its data are read: the prefixes are those beside the quantities.
    `import { binaryPrefixes, siPrefixes } from './prefixes.ts';
import { unpack } from ${unpackModule};
const prefixNames = [...siPrefixes, ...binaryPrefixes].map(([name]) => name);
export const quantities = unpack(${write(pack(quantities))}, prefixNames);`,
  '/widget/src/remainder.ts': async () => `export const remainder = ${write(packRemainder(quantities))};`,
  '/widget/src/unclear.ts': async (id) => {
    const { unclear } = (await import(id)) as { readonly unclear: object };
    return `export const unclear = ${write(unclear)};`;
  },
};

/** Gives the bundle the units of the engine packed, in two parts: what the first view shows, and what is read later. */
export const packedUnits = (): Plugin => {
  const missing = new Set(Object.keys(replacements));
  return {
    name: 'packed-units',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const found = Object.entries(replacements).find(([end]) => id.endsWith(end));
      if (!found) return undefined;
      const [end, replace] = found;
      missing.delete(end);
      return replace(id);
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`Nothing to pack at ${[...missing].join(', ')}.`);
    },
  };
};
