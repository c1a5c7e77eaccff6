import { remember } from '../model/remember.ts';
import { mustBe } from '../model/error.ts';
import { optionsOf, unpolluted } from '../model/given.ts';
import { measureOf } from '../text/numbers/exact.ts';
import { checkTag, tagOf, type LocaleOption } from '../text/locale.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { idOf } from '../text/units/unit-id.ts';
import type { Found, Item } from './found.ts';
import { Scanner } from './scan.ts';

/** Options for reading a text. */
export interface FindOptions {
  /**
   * The language of the text: a tag, for its number format, or the default export of `@units/engine/locales/…`, for its
   * unit names too. Default: `en`.
   */
  readonly locale?: LocaleOption | undefined;
}

const scanners = new WeakMap<Lexicon, Map<string, Scanner>>();
/** A limit above the number of languages, because callers choose the tags. */
const mostScanners = 200;

/** Returns the scanner of a language, with a cache. Throws a UnitsError for an invalid locale. */
export const scannerFor = (everywhere: Lexicon, locale: LocaleOption = 'en'): Scanner => {
  const tag = tagOf(locale);
  checkTag(tag);
  const lexicon = everywhere.in(locale);
  let known = scanners.get(lexicon);
  if (!known) scanners.set(lexicon, (known = new Map()));
  return remember(known, mostScanners, tag, () => new Scanner(lexicon, tag));
};

/** Returns the text that a caller gave. Throws a UnitsError for other values. */
export const textGiven = (text: unknown): string => {
  if (typeof text !== 'string') throw mustBe('invalid-text', 'text', 'a text', text);
  return text;
};

const foundOf = (item: Item, text: string, lexicon: Lexicon): Found => {
  const unit = idOf(item.unit, lexicon.index);
  return {
    index: item.start,
    text: text.slice(item.start, item.end),
    kind: item.kind,
    measures: item.numbers.map(({ value }) => measureOf(value, unit)),
    unit,
    isSure: item.doubt === undefined,
    doubt: item.doubt,
    isConverted: item.isConverted,
  };
};

/** Finds the quantities of a text. */
export interface Find {
  /**
   * Finds every quantity in running text, in the order of the text. The work is linear in the length of the text.
   *
   * @param text - Running text of any length.
   * @param options - The language of the text.
   */
  (text: string, options?: FindOptions): Found[];
}

/** Returns the function that finds quantities in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createFind = (lexicon: Lexicon): Find =>
  unpolluted((given, options) => {
    const text = textGiven(given);
    const { locale } = optionsOf(options);
    return scannerFor(lexicon, locale)
      .scan(text)
      .map((item) => foundOf(item, text, lexicon));
  });
