import { capitalized, everydayName, pairPages, type PairPage, type Unit } from '@units/engine/internal';
import { isNamed, pluralFor } from './measure.ts';
import { locale, type Tag } from '../language.ts';
import { t } from '../messages/all.ts';

/** Short names for units with long ones. */
const shortNames: Readonly<Record<string, string>> = {
  'pound-force-per-square-inch': 'psi',
  'british-thermal-unit-it': 'BTU',
  'british-thermal-unit-it-per-hour': 'BTU/h',
  'decibel-milliwatt': 'dBm',
};

/** Returns the name of a unit in a title: `kilometers`, `psi`. */
export const titleName = (unit: Unit): string =>
  locale() === 'en' ? everydayName(unit) : (shortNames[unit.id] ?? pluralFor(unit));

const pairsByLanguage = new Map<Tag, readonly PairPage[]>();

/** Returns the popular pairs whose units have names in the page's language. */
export const pairs = (): readonly PairPage[] => {
  let known = pairsByLanguage.get(locale());
  if (!known) {
    known = pairPages().filter(({ from, to }) => isNamed(from) && isNamed(to));
    pairsByLanguage.set(locale(), known);
  }
  return known;
};

/** Returns the title of a pair's page: `Kilometers to miles`. */
export const pairName = ({ name, from, to }: PairPage): string =>
  locale() === 'en' ? name : capitalized(t().pairTitle(titleName(from), titleName(to)));

/** Returns extra search keywords for a page. They come from its declaration and exist only in English. */
export const keywordsOf = ({ keywords }: { readonly keywords: readonly string[] }): string | undefined =>
  locale() === 'en' ? keywords.join(' ') : undefined;
