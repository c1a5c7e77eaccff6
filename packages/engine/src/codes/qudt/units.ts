import { createCodeReader } from '../listed.ts';
import { codes } from './table.ts';

/** Matches the start of a unit's URL in QUDT's data, with either protocol, or the prefix that abbreviates it. */
const address = /^(?:https?:\/\/qudt\.org\/vocab\/unit\/|unit:)/;

/** Reads units of QUDT's vocabulary, by their names or URLs. */
export const qudt = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'a unit of QUDT, like KiloM-PER-HR',
  readUnlisted: (code, find) => (address.test(code) ? find(code.replace(address, '')) : undefined),
  whyNot: (code) => (code.includes('CCY_') ? 'is a currency' : undefined),
});
