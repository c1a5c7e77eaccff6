import { packAll } from './lean-pack.ts';

/** The rows of every quantity: see row.ts. */
export const everything: readonly string[] = /* @__PURE__ */ packAll();
