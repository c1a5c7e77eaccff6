import { createCodeReader } from '../listed.ts';
import { codes } from './table.ts';

/** What stands before a name in QUDT's data: its address, over either protocol, or the prefix that stands for it. */
const address = /^(?:https?:\/\/qudt\.org\/vocab\/unit\/|unit:)/;

/** Units of QUDT's vocabulary, by their names or addresses. */
export const qudt = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'a unit of QUDT, like KiloM-PER-HR',
  readUnlisted: (code, find) => (address.test(code) ? find(code.replace(address, '')) : undefined),
  whyNot: (code) => (code.includes('CCY_') ? 'is a currency' : undefined),
});
