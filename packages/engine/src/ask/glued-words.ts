/** Matches the places where an English text lacks a space: 89for 4how much each, tip20% on 80. */
const glued =
  /(?<=[\d%])(?=(?:for|how|what|whats|each|and|plus|minus|times|with|off|on|tip|tax|people|per|percent|packs?|ways|split|between|divided)(?![a-z]))|(?<=(?<![a-z\d])(?:for|tip|tax|off|of|and|with|from|split|plus|minus|times|between))(?=\d)/gi;

/** Matches the place before the name of a base whose letters are also digits: 0x1F4dec. */
const beforeBase = /(?<=0[xX][\dA-F]*[A-F][\dA-F]*)(?=dec(?![a-z]))/g;

/** Returns an English text with spaces between its numbers and the words that are written together with them. */
export const withWordsApart = (text: string): string => text.replace(glued, ' ').replace(beforeBase, ' ');
