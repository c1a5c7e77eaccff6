const wordsIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Returns true if the text contains every searched word, or a word that starts with it. */
export const matches = (text: string, sought: string): boolean => {
  const words = ` ${wordsIn(text)}`;
  return wordsIn(sought)
    .split(' ')
    .every((word) => words.includes(` ${word}`));
};
