// For the pages of this repository that show units: pickers, forms and formulas. No sources and no tools, so that a page which needs
// none loads none. Not published.
export { exactly } from './core/decimal.ts';
export { factorOf, readProduct } from './core/define.ts';
export { nameOf, plural } from './core/english.ts';
export { raised } from './core/raised.ts';
export { find, names } from './core/engine.ts';
export { UnitsError } from './core/error.ts';
export { evaluate } from './core/line.ts';
export { Listed } from './core/listed.ts';
export { apply } from './core/pair.ts';
export { packUnit, pairOfPacked, type PortableUnit } from './core/portable.ts';
export { editDistance, fold } from './core/spelling.ts';
export { pluralName, singularName, symbolOf } from './core/symbol.ts';
export { basePrefixes } from './core/base-prefix.ts';
export { readValue } from './core/read.ts';
export {
  magnitude,
  minus,
  over,
  plus,
  power,
  ratio,
  readRatio,
  times,
  toNumber,
  writeRatio,
  type Ratio,
} from './core/ratio.ts';
export { tabulate } from './core/tabulate.ts';
export { unitsOf } from './catalog/units.ts';
export { commonFirst, rankOf } from './core/rank.ts';
export { quantities } from './data/quantities.ts';
export { readTypedNumber, type TypedNumber } from './text/typed-number.ts';
export type { Conversion } from './core/convert.ts';
export type { Field } from './core/field.ts';
export type { Naming } from './core/tool.ts';
export type { Line } from './core/line.ts';
export type { Quantity } from './core/quantity.ts';
export type { Unit } from './core/unit.ts';
