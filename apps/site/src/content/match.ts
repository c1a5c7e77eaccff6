const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns true if the text contains every searched word, or a word that starts with it. */
export const matches = (text: string, sought: string): boolean => {
  const words = ` ${plain(text)}`;
  return plain(sought)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};
