import type { Forms } from '../../src/languages/cell.ts';
import { afterNumber, withoutNumber } from '../../src/languages/cell.ts';

/**
 * The plural categories of the hand-written names in each language. Others are derived: `many` of Romance languages is
 * for a million, which CLDR writes with `de`. A further form is the one for lists.
 */
const written: Readonly<Record<string, readonly string[]>> = {
  de: ['one', 'other'],
  nl: ['one', 'other'],
  es: ['one', 'other'],
  fr: ['one', 'other'],
  it: ['one', 'other'],
  pt: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'display'],
  ar: ['other', 'few'],
  hi: ['one', 'other'],
};

const shown: Readonly<Record<string, string>> = { pl: 'few', ru: 'display' };

/**
 * Returns the Russian form for fractions, which hand-written names lack: the genitive, which for nouns equals `few`.
 */
const russianOther = (one: string, few: string): string => {
  const words = one.split(' ');
  return few
    .split(' ')
    .map((word, at) =>
      /[ыи]х$/.test(word) && /(?:[ыи]й|ой|ое)$/.test(words[at] ?? '')
        ? word.replace(/[ыи]х$/, /[жнчшщ]их$/.test(word) ? 'его' : 'ого')
        : /[ыи]е$/.test(word) && words[at]?.endsWith('ая')
          ? word.replace(/[ыи]е$/, 'ой')
          : word,
    )
    .join(' ');
};

/** Reads a hand-written name, `Oktave|Oktaven`, into forms as in CLDR. */
export const readName = (tag: string, name: string, plurals: readonly string[], joiner: string): Forms => {
  const [first = '', ...others] = name.split('|');
  const texts = [first, ...others.map((text) => (text.startsWith('+') ? first + text.slice(1) : text))];
  const categories = written[tag] ?? ['other'];
  const textOf = (category: string): string | undefined => texts[categories.indexOf(category)];
  const other =
    textOf('other') ?? (tag === 'ru' && others.length > 0 ? russianOther(first, textOf('few')!) : undefined) ?? first;
  // 분당 $회전 contains its number
  const patterns = plurals
    .map((category) => textOf(category) ?? other)
    .map((text) => (text.includes('$') ? text : `$${joiner}${text}`));
  const display = textOf(shown[tag] ?? 'other')?.replace('$', '') ?? withoutNumber(patterns[0]!);
  return { patterns, display, per: undefined, isFeminine: false };
};

/** Matches an Arabic adjective of a masculine noun, `مربع`, `زئبقي`. With three to ten of the noun, it is feminine. */
const adjective = /^(?:مربع|مكعب|\p{L}{2,}ي)$/u;

/**
 * Returns the name for three to ten of an Arabic unit: `أمتار مربعة` for `متر مربع`. Undefined for a noun without a
 * given plural.
 */
const fewOf = (name: string, nouns: Readonly<Record<string, string>>): string | undefined => {
  const [noun = '', ...others] = name.split(' ');
  const few = nouns[noun];
  if (few === undefined) return undefined;
  const last = others.findIndex((word) => !adjective.test(word));
  const adjectives = last < 0 ? others.length : last;
  return [few, ...others.map((word, at) => (at < adjectives ? `${word}ة` : word))].join(' ');
};

/** Returns forms in which three to ten use the plural of the noun, if they were the same as for other numbers. */
export const withFew = (forms: Forms, plurals: readonly string[], nouns: Readonly<Record<string, string>>): Forms => {
  const at = plurals.indexOf('few');
  const [other = ''] = forms.patterns;
  const parts = forms.patterns[at] === other ? afterNumber(other) : undefined;
  const few = parts && fewOf(parts.name, nouns);
  return few === undefined ? forms : { ...forms, patterns: forms.patterns.with(at, parts!.gap + few) };
};
