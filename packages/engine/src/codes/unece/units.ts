import { createCodeReader } from '../listed.ts';
import { codes } from './table.ts';
import { withdrawn } from './withdrawn.ts';

/** Codes that do not mean a number of a unit, with the reason. */
const unitless: Readonly<Record<string, string>> = {
  AWG: 'is the number of a gauge, which the wire gauge calculator reads',
  H41: 'has the root of a watt, which no unit here has',
};

const whyNot = (code: string): string | undefined => {
  if (code !== '' && withdrawn.split(/\s/).includes(code)) return 'is one that the Recommendation has withdrawn';
  return Object.hasOwn(unitless, code) ? unitless[code] : undefined;
};

/** Reads codes of UN/ECE Recommendation 20. */
export const unece = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'a code of UN/ECE Recommendation 20, like KGM',
  whyNot,
});
