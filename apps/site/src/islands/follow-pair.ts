import { pluralName, type Unit } from '@units/engine/internal';
import { base } from '../base.ts';
import { inLanguage } from '../language.ts';
import { fetchListed, pageNamed } from './listed.ts';

/** Returns the page of two units: the pair page if there is one, otherwise the page of their quantity. */
const pageOf = async (from: Unit, to: Unit): Promise<string | undefined> => {
  const own = inLanguage(pageNamed(`${pluralName(from)} to ${pluralName(to)}`));
  const listed = await fetchListed();
  if (listed.some(({ page }) => page === own)) return own;
  return from.quantity && inLanguage(`/${from.quantity.id}/`);
};

/** The other elements of a page that name its units. */
const parts = ['title', 'link[rel="canonical"]', 'meta[name="description"]', '.languages'] as const;

/** Replaces everything around the converter with the content of another page. */
const surround = (there: Document): void => {
  const island = document.querySelector('main > .island')!;
  const other = there.querySelector('main > .island')!;
  const siblings = Array.from(other.parentElement!.children);
  const place = siblings.indexOf(other);
  for (const child of Array.from(island.parentElement!.children)) if (child !== island) child.remove();
  island.before(...siblings.slice(0, place));
  island.after(...siblings.slice(place + 1));
  for (const part of parts) {
    const [old, own] = [document, there].map((one) => one.querySelector(part));
    if (old && own) old.replaceWith(own);
  }
};

let latest: string | undefined;

/**
 * Changes a pair page into the page of other units when the user picks or swaps units: its heading, formula, table and
 * address. If that fails, the browser goes to that page.
 */
export const followPair = async (from: Unit, to: Unit): Promise<void> => {
  const page = await pageOf(from, to);
  if (page === undefined || page === latest) return;
  latest = page;
  try {
    const response = await fetch(base + page);
    const there = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (latest !== page) return;
    surround(there);
    history.replaceState(null, '', base + page + location.search);
  } catch {
    location.assign(base + page + location.search);
  }
};
