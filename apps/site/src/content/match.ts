const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns true if a text has every word that is looked for, or its beginning. */
export const matches = (text: string, sought: string): boolean => {
  const words = ` ${plain(text)}`;
  return plain(sought)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};
