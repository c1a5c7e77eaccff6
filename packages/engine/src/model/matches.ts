/**
 * Returns all matches of a global pattern. `matchAll` copies the pattern for each text, which takes longer than to match
 * a short one.
 *
 * @param most - The most matches that are looked for.
 */
export const matchesOf = (pattern: RegExp, text: string, most = Infinity): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < most; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += text.codePointAt(match.index)! > 0xff_ff ? 2 : 1;
  }
  return found;
};
