export type { Bridge } from './bridge.ts';
export { Converter, type Shown } from './converter.tsx';
export { otherSide, plainText, type Typed } from './typed.ts';
export { copyText } from './copy.ts';
export { formulaOf } from './formula.ts';
export { Icon } from './icons.tsx';
export { directionOf } from './direction.ts';
export { isNamed, nameFor, readLocale, symbolIn, unitName, withUnit } from './locale.ts';
export { meaningOf, type Meaning } from './meaning.ts';
export { NumberField } from './number-field.tsx';
export { readTypedNumber as readNumber } from '@units/engine/internal';
export {
  fitNumber,
  nameUnits,
  localized,
  plainNumber,
  readableDigits,
  readPlain,
  setInternational,
  withMinus,
  writeNumber,
} from './number-text.ts';
export { plainAnswer } from './plain-answer.ts';
export { plainDecimal, plainTyped } from './plain-decimal.ts';
export { QuantityPicker } from './quantity-picker.tsx';
export type { Reader } from './reader.ts';
export type { Answer, Asked } from './request.ts';
export { UnitPicker } from './unit-picker.tsx';
export {
  attachTexts,
  everything,
  isNamedLater,
  offeredWith,
  offersOf,
  partnerOf,
  startingPair,
  symbolFor,
  unitsByUse,
  setNames,
  type Names,
  type Offer,
  type Texts,
} from './units.ts';
export { en } from './words/en.ts';
export { fill } from '@units/engine/internal';
export type { Words } from './words/words.ts';
