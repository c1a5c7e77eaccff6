import type { Answer } from './answer.ts';
import { noteOf } from './note.ts';
import type { AnswerOptions } from './plain-conversion.ts';

/** Returns an answer that names the ignored words in its note. */
export const leaving = <A extends Answer>(answer: A, aside: string, { notes }: AnswerOptions): A => ({
  ...answer,
  aside,
  note: noteOf([], notes, { aside, assumed: answer.assumed }),
});
