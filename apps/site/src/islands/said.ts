import type { Answers } from './ask.ts';

/** Milliseconds without typing after which the answer, or the reason for none, is announced. */
export const pause = 900;

/** Returns the text to announce: the answer and its note, without the pages below. */
export const spoken = ({ reply, nothing }: Answers): string =>
  reply ? `${reply.asked} ${reply.answer}${reply.note === undefined ? '' : `. ${reply.note}`}` : (nothing ?? '');

/**
 * Returns true if a text may be the beginning of a word. Letters alone spell too many units, so they are answered only
 * after a pause.
 */
export const mayGoOn = (text: string): boolean => !/\p{Nd}/u.test(text);
