// Search engines truncate longer titles and descriptions in the middle of a word.

/** The most characters of a title. */
export const longestTitle = 60;

/** The most characters of a description. */
export const longestDescription = 160;

const sizeOf = (text: string): number => Array.from(text).length;

/** Truncates a text after a word, with an ellipsis. */
const cut = (text: string, most: number): string => {
  const start = Array.from(text)
    .slice(0, most - 1)
    .join('');
  const end = start.lastIndexOf(' ');
  return `${(end > most / 2 ? start.slice(0, end) : start).replace(/[\s,;:(（、]+$/, '')}…`;
};

/**
 * Returns the first title that fits, or the last one, truncated.
 *
 * @param titles - The best title first.
 */
export const fittingTitle = (titles: readonly string[]): string =>
  titles.find((title) => sizeOf(title) <= longestTitle) ?? cut(titles.at(-1)!, longestTitle);

/** Returns the sentences of a description that fit, or its first sentence, truncated. */
export const fittingDescription = (description: string): string => {
  const sentences = description.match(/.+?(?:[.!?](?=\s+\S)|。(?=.)|$)\s*/gu) ?? [description];
  let text = '';
  for (const sentence of sentences) {
    if (sizeOf((text + sentence).trim()) > longestDescription) break;
    text += sentence;
  }
  return text === '' ? cut(description, longestDescription) : text.trim();
};
