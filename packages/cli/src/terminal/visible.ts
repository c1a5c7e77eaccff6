// oxlint-disable-next-line no-control-regex -- characters that control a terminal
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a text with control characters written as `\x1b`, so that it cannot move the cursor or change the colors of a
 * terminal.
 */
export const visible = (text: string): string =>
  text.replace(obeyed, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code}` : `\\x${code.padStart(2, '0')}`;
  });
