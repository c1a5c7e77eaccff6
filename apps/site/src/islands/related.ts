import type { ConversionAnswer } from '@units/engine/ask';
import { pluralName, unitIndex } from '@units/engine/internal';
import { inLanguage } from '../language.ts';
import { pageNamed, type Listed } from './listed.ts';

const most = 8;

/** Returns the units of a pair page by the names in its address, which are English in every language. */
const pairIn = (page: string): readonly [string, string] | undefined => {
  const [, from, to] = /\/([a-z0-9-]+?)-to-([a-z0-9-]+)\/$/.exec(page) ?? [];
  return from === undefined ? undefined : [from, to!];
};

/**
 * Returns the pages about the units of a conversion: pages about both first, then about one, then the page of their
 * quantity.
 */
export const pagesAbout = ({ parts, to }: ConversionAnswer, listed: readonly Listed[]): readonly Listed[] => {
  const units = [...parts.map(({ unit }) => unit), ...to].flatMap((id) => unitIndex.byId(id) ?? []);
  const names = new Set(units.map((unit) => pageNamed(pluralName(unit)).slice(1, -1)));
  const quantity = units[0]?.quantity && inLanguage(`/${units[0].quantity.id}/`);
  const countOf = (page: string): number => pairIn(page)?.filter((name) => names.has(name)).length ?? 0;
  const pairs = listed.map((item) => ({ item, count: countOf(item.page) })).filter(({ count }) => count > 0);
  const ofQuantity = listed.filter(({ page }) => page === quantity);
  return [
    ...pairs
      .toSorted((a, b) => b.count - a.count)
      .map(({ item }) => item)
      .slice(0, most - 1),
    ...ofQuantity,
  ];
};
