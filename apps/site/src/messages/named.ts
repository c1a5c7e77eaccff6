import type { Locale } from '@units/engine/internal';
import { setInternational, type Words } from '@units/ui';
import {
  decimalSignIn,
  isNamed,
  isRightToLeft,
  nameFor,
  nameUnits,
  symbolIn,
  unitName,
  withUnit,
  writeDecimal,
} from '@units/ui/international';
import { withNames } from '@units/ui/words/named';
import type { Language, Tag } from '../language.ts';
import type { FormMessages } from './types.ts';

/** The functions one by one: a namespace object would need a file of its own. */
const international = {
  decimalSignIn,
  isNamed,
  isRightToLeft,
  nameFor,
  nameUnits,
  symbolIn,
  unitName,
  withUnit,
  writeDecimal,
};

/** Returns a language whose names of units and quantities come from its locale data. */
export const languageOf = (tag: Tag, messages: FormMessages, words: Words, locale: Locale): Language => {
  setInternational(international);
  return { tag, messages, words: withNames(words, locale), data: locale };
};
