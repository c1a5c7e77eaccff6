// For the pages of this repository that show units: pickers, forms and formulas. No sources and no tools, so that a page which needs
// none loads none. Not published.
export { byMolarMass } from './conversion/substance.ts';
export { isLikeFood } from './catalog/food.ts';
export { dependsOnMeasurement } from './definition/depends-on-measurement.ts';
export { findThrough } from './conversion/finder.ts';
export { exactly } from './model/decimal.ts';
export { factorOf, readProduct } from './definition/definition.ts';
export { nameOf, plural } from './definition/english.ts';
export { superscript } from './definition/superscript.ts';
export { exactFunction, find, unitIndex } from './conversion/catalogue.ts';
export { UnitsError } from './model/error.ts';
export { fill, sayIn, type Sentences } from './model/sentence.ts';
export { evaluate, evaluateRatio } from './conversion/exact-function.ts';
export { LightIndex } from './naming/light-index.ts';
export { exactFunctionOfListed } from './conversion/between.ts';
export { Language } from './languages/language.ts';
export { listUnitsOf, type Meanings, type UnitIndex } from './naming/unit-index.ts';
export { apply } from './conversion/compiled-conversion.ts';
export { fold } from './naming/spelling.ts';
export { editDistance } from './naming/near-words.ts';
export { pluralName, singularName, symbolOf } from './definition/symbol.ts';
export { basePrefixes } from './definition/base-prefix.ts';
export { lookUpIngredient, suggestIngredients } from './conversion/ingredients.ts';
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
} from './model/rational.ts';
export { uncertaintyThrough, writeConcise } from './measured/conversion.ts';
export { hasNoParts, readTypedUncertain, writeTyped } from './measured/typed.ts';
export { unitsOf } from './catalog/units.ts';
export { commonFirst, rankOf } from './naming/rank.ts';
export { everydayQuantities } from './data/everyday-quantities.ts';
export { everydayNames } from './generated/everyday-names.ts';
export { lightQuantities } from './generated/light-catalogue.ts';
export { readTypedNumber, readTypedRatio, type TypedNumber } from './text/numbers/typed-number.ts';
export type { Conversion } from './conversion/finder.ts';
export { decimalsFor, digitsOf, figuresFor, implausible } from './tool/digits.ts';
export type { Bounds, BoundsByChoice, Digits, Field } from './tool/field.ts';
export type { Naming } from './tool/declaration.ts';
export type { ExactFunction } from './conversion/exact-function.ts';
export { createAsk } from './ask/ask.ts';
export { createSheets } from './sheet/sheet.ts';
export { sheetMarkdown, sheetText } from './sheet/write.ts';
export type { LiveSheet } from './sheet/sheet.ts';
export type { Sheet, SheetLine } from './sheet/line.ts';
export { withoutCurrency } from './ask/money.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export type { Speech } from './model/speech.ts';
export type { Quantity } from './model/quantity.ts';
export type { Unit } from './model/unit.ts';
