import { setNames, type Words } from '@units/ui';

/** Loads the reader, which reads all spellings, once. */
export const load = () => import('./reader.ts');

interface Loaded {
  readonly reader: Awaited<ReturnType<typeof load>>;
  readonly words: Words;
  /** The language of the words. */
  readonly language: string;
}

/** Loads the reader with the language of the reader's user: its words, and the names of all units. */
export const loadAll = async (locale: string): Promise<Loaded> => {
  const words = import('@units/ui/words/languages').then(({ loadWords }) => loadWords(locale));
  const [reader, spoken] = await Promise.all([load(), words]);
  setNames(undefined);
  return { reader, ...spoken };
};
