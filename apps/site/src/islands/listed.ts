import { TextIndex } from '@units/engine/pages';

/** A page that can be found. */
export interface Listed {
  readonly name: string;
  readonly page: string;
  /** What else people call what it is about. */
  readonly words: string;
}

/** A page as `/index.json` lists it, without what follows from its name. */
export type ListedRow = readonly [name: string, words: string, page?: string];

/** The address of a page that is called after its name. */
export const pageNamed = (name: string): string =>
  `/${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}/`;

/** Gets every page of the site. */
export const fetchListed = async (): Promise<readonly Listed[]> => {
  const response = await fetch('/index.json');
  const rows = (await response.json()) as readonly ListedRow[];
  return rows.map(([name, words, page = pageNamed(name)]) => ({ name, words, page }));
};

/** The index of the pages: names weigh more than further words. */
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
