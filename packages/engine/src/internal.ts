// Exports for the pages, the elements and the command of this repository, whose bundlers drop the rest. Not published:
// the exports may change at any time.

// Pickers, forms and formulas
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
export { prefixes } from './definition/prefix.ts';
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
export { everydayTexts } from './generated/everyday-texts.ts';
export { lightQuantities } from './generated/light-catalogue.ts';
export { readTypedNumber, readTypedRatio, type TypedNumber } from './text/numbers/typed-number.ts';
export type { Conversion } from './conversion/finder.ts';
export { decimalsFor, digitsOf, figuresFor, implausible } from './tool/digits.ts';
export type { Bounds, BoundsByChoice, Digits, Field } from './tool/field.ts';
export type { Naming } from './tool/declaration.ts';
export type { ExactFunction } from './conversion/exact-function.ts';
export { createAsk } from './ask/ask.ts';
export { createFirstLine, type FirstLine } from './sheet/first-line.ts';
export { createSheets } from './sheet/sheet.ts';
export { sheetMarkdown, sheetText } from './sheet/write.ts';
export type { LiveSheet } from './sheet/sheet.ts';
export type { Sheet, SheetLine } from './sheet/line.ts';
export { withoutCurrency, withPower } from './ask/money.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export type { Speech } from './model/speech.ts';
export type { Fit, Level, Quantity } from './model/quantity.ts';
export { formulaText } from './definition/formula.ts';
export type { Product, Unit } from './model/unit.ts';

// Pages of the catalog
export { capitalized } from './catalog/capitalized.ts';
export {
  everydayName,
  ingredientPages,
  pairPages,
  quantityPages,
  substancePages,
  unitPages,
  type IngredientPage,
  type PairPage,
  type QuantityPage,
  type SubstancePage,
  type UnitPage,
} from './catalog/pages.ts';
export { categoryNameIn } from './catalog/listing-in.ts';
export { pageOf } from './catalog/record.ts';
export { bridging, plainTable } from './tool/plain-table.ts';
export { TextIndex } from './catalog/text-index.ts';
export type { MaterialNames } from './model/material-names.ts';
export type { IngredientRow } from './model/ingredient.ts';
export type { Source } from './model/source.ts';
export { sourceOf } from './data/sources.ts';
export { explanationOf, mistakenFor, type UnitExplanation } from './catalog/explanation.ts';
export { detailsOf, type UnitDetails } from './catalog/details.ts';
export { noteIn } from './catalog/note.ts';
export { punctuationOf } from './languages/punctuation.ts';
export { atomicWeightsSource } from './data/atomic-weights.ts';
export type { SubstanceRecord } from './substances/list.ts';

// Plain conversions without the calculators: a command answers one question, and the home page waits for its first
// answer
export { askConversion } from './ask/conversion.ts';
export { createFirstAnswer } from './ask/first-answer.ts';
export { createPlainAnswer, type AnswerPlainly } from './ask/plain-answer.ts';
export type { PlainAnswer } from './ask/plain-conversion.ts';

// Everyday units as texts, the units of readers, and the words for judging running text
export { convertScale, type ExactScale } from './everyday/exact-scale.ts';
export { lookUp, readUnits, type Spellings } from './everyday/units-text.ts';
export { audienceSymbols, audienceUnits, dubiousSpellings, pageUnits } from './generated/page-units.ts';
export { glued, goesOn, inchAfter, noValue, passedOver, same, signOfMoney } from './find/judgment.ts';
export {
  differenceBefore,
  differenceAfter,
  english,
  labels,
  lumberBefore,
  lumberAfter,
  money,
  namedThings,
} from './find/words.ts';
