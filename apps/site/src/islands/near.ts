import { tags } from '../language.ts';
import { indexOf, type Listed } from './listed.ts';

const most = 6;

const wordsIn = (path: string): readonly string[] => path.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '');

/**
 * Returns an index that finds pages by their names and by the words of their addresses, which are English in all
 * languages.
 */
export const pathIndexOf = (listed: readonly Listed[]): ReturnType<typeof indexOf> =>
  indexOf(listed.map((page) => ({ ...page, words: `${page.words} ${wordsIn(page.page).slice(1).join(' ')}` })));

/**
 * Lists pages with a path similar to a missing one.
 *
 * @param path - The requested path: `/kilometers-to-milez/`, `/de/kilometers-to-milez/`.
 */
export const nearTo = (path: string, index: ReturnType<typeof indexOf>): readonly Listed[] => {
  const [first = '', ...others] = wordsIn(path.slice(0, 200).replace(/\.html?$/, ''));
  const isLanguage = (tags as readonly string[]).includes(first);
  const words = (isLanguage ? others : [first, ...others]).filter((word) => word !== '' && word !== 'tools');
  return words.length === 0 ? [] : index.find(words.join(' '), () => true).slice(0, most);
};
