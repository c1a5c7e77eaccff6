import { createCodeReader } from '../listed.ts';
import { codes } from './table.ts';
import { unmeasured } from './unmeasured.ts';
import { withdrawn } from './withdrawn.ts';

/** Codes that do not mean a number of a unit, with the reason. */
const unitless: Readonly<Record<string, string>> = {
  AWG: 'is the number of a gauge, which the wire gauge calculator reads',
  H41: 'has the root of a watt, which no unit here has',
};

const has = (codesOfReason: string, code: string): boolean => code !== '' && codesOfReason.split(/\s/).includes(code);

/** Matches codes of the form of packages, which invoices write after an X: XBX is a box. */
const ofPackage = /^X[A-Z\d]{2}$/;

const whyNot = (code: string): string | undefined => {
  if (has(withdrawn, code)) return 'is one that the Recommendation has withdrawn';
  if (Object.hasOwn(unitless, code)) return unitless[code];
  if (ofPackage.test(code)) return 'has the form of a package of Recommendation 21, which no unit measures';
  return unmeasured.find(([, listed]) => has(listed, code))?.[0];
};

/** Reads codes of UN/ECE Recommendation 20. */
export const unece = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'a code of UN/ECE Recommendation 20, like KGM',
  whyNot,
});
