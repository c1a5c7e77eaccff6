import type { Reader } from '@units/ui';
import {
  answer,
  bridgeByMolarMass,
  bridgeThrough,
  copyText,
  grant,
  inWords,
  loadUncertain,
  prepareSearch,
  readOffers,
  readTyped,
  exactFunctionFor,
  sayNothingFound,
  searchUnits,
  uncertainOf,
  writePlain,
} from '@units/ui/reader';

/** The functions of the reader, one by one: a namespace object would need a file of its own. */
export const reader: Reader = {
  answer,
  bridgeByMolarMass,
  bridgeThrough,
  copyText,
  grant,
  inWords,
  loadUncertain,
  prepareSearch,
  readOffers,
  readTyped,
  exactFunctionFor,
  sayNothingFound,
  searchUnits,
  uncertainOf,
  writePlain,
};
