import type { Answers } from './ask.ts';

/** Who types is done with it after this long, in milliseconds: only then is the answer spoken, or said why there is none. */
export const pause = 900;

/** Returns the text to announce: the answer and its note, without the pages below. */
export const spoken = ({ reply, nothing }: Answers): string =>
  reply ? `${reply.asked} ${reply.answer}${reply.note === undefined ? '' : `. ${reply.note}`}` : (nothing ?? '');

/** Returns true if a text may be the beginning of a word. Letters alone spell too many units to answer them before a pause. */
export const mayGoOn = (text: string): boolean => !/\p{Nd}/u.test(text);
