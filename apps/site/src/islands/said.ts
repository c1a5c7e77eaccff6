import type { Answers } from './ask.ts';

/** Who types is done with it after this long, in milliseconds: only then is the answer spoken, or said why there is none. */
export const pause = 900;

/** What is spoken of an answer: the answer, and what should be known beside it, not the pages below it. */
export const spoken = ({ reply, nothing }: Answers): string =>
  reply ? `${reply.asked} ${reply.answer}${reply.note === undefined ? '' : `. ${reply.note}`}` : (nothing ?? '');
