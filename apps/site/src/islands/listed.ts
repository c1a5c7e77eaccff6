import { TextIndex } from '@units/engine/internal';
import { base } from '../base.ts';
import { inLanguage } from '../language.ts';

/** A page that can be found. */
export interface Listed {
  readonly name: string;
  readonly page: string;
  /** Extra search keywords. */
  readonly words: string;
}

/** A page without the parts that follow from its name. */
export type ListedRow = readonly [name: string, words: string, page?: string];

/**
 * All pages as `/index.json` lists them. Inverse pairs share a row, and ingredients list only the parts that differ.
 */
export interface ListedFile {
  readonly pages: readonly ListedRow[];
  /** The third item is the name of the inverse, if it differs from the result of {@link inverseOf}. */
  readonly pairs: readonly (readonly [name: string, words: string, inverse?: string])[];
  readonly ingredients: readonly ListedRow[];
  /** The text after the name of each ingredient. */
  readonly suffix: string;
}

/** Returns the address of a page that follows from its name. */
export const pageNamed = (name: string): string =>
  `/${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}/`;

export const ingredientPageNamed = (name: string): string => `/ingredients${pageNamed(name)}`;

/** Returns the inverse name: `Miles to kilometers` for `Kilometers to miles`. */
export const inverseOf = (name: string): string => {
  const [from, to] = name.split(' to ') as [string, string];
  return `${to.charAt(0).toUpperCase()}${to.slice(1)} to ${from.charAt(0).toLowerCase()}${from.slice(1)}`;
};

/** Returns the pages of a file, one by one. */
export const readListed = ({ pages, pairs, ingredients, suffix }: ListedFile): readonly Listed[] => [
  ...pages.map(([name, words, page = pageNamed(name)]) => ({ name, words, page })),
  ...pairs.flatMap(([forth, words, back = inverseOf(forth)]) =>
    [forth, back].map((name) => ({ name, words, page: pageNamed(name) })),
  ),
  ...ingredients.map(([name, words, page = ingredientPageNamed(name)]) => ({ name: name + suffix, words, page })),
];

/** Loads the list of all pages of the site. */
export const fetchListed = async (): Promise<readonly Listed[]> => {
  const response = await fetch(base + inLanguage('/index.json'));
  return readListed((await response.json()) as ListedFile);
};

/** Returns an index of the pages. Names weigh more than extra keywords. */
export const indexOf = (listed: readonly Listed[]): TextIndex<Listed> =>
  new TextIndex(
    listed.map((item) => ({
      item,
      texts: [
        { text: item.name, weight: 10 },
        { text: item.words, weight: 4 },
      ],
    })),
  );
