// oxlint-disable-next-line no-control-regex -- what a terminal would obey
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** A text in which nothing moves the cursor or changes the colors of a terminal: such characters are written as `\x1b`. */
export const visible = (text: string): string =>
  text.replace(obeyed, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
  });
