import { listTools } from '@units/engine/catalog';
import { ingredientPages } from '@units/engine/pages';
import { pageNamed, type Listed, type ListedRow } from '../islands/listed.ts';

/** Words that every ingredient has find none of them. */
const ofEveryIngredient = (): ReadonlySet<string> => {
  const [first, ...others] = ingredientPages().map(({ keywords }) => keywords);
  return new Set(first!.filter((word) => others.every((keywords) => keywords.includes(word))));
};

/** Every tool with its page, as the boxes of the site find them. */
export const listed = (): readonly Listed[] => {
  const common = ofEveryIngredient();
  return listTools().map(({ name, page, keywords }) => {
    const known = name.toLowerCase();
    const words = keywords.filter((word) => !common.has(word)).flatMap((word) => word.split(' '));
    const further = words.filter((word) => !known.includes(word.toLowerCase()));
    return { name, page, words: [...new Set(further)].join(' ') };
  });
};

/** The same as a file. */
export const listedRows = (): readonly ListedRow[] =>
  listed().map(({ name, page, words }) => (page === pageNamed(name) ? [name, words] : [name, words, page]));
