import { largestOffset, mostInPart } from '../http/window.ts';
import type { Parameter } from './operation.ts';
import { count, string, type Schema } from './schema.ts';

/** Returns the parameters for a part of a list of `what`. */
export const windowParameters = (what: string, most = mostInPart): readonly Parameter[] => [
  {
    name: 'limit',
    required: false,
    description: `The most ${what} in the answer.`,
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: most },
  },
  {
    name: 'offset',
    required: false,
    description: `The number of ${what} to leave out at the start.`,
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: largestOffset, default: 0 },
  },
];

/** Returns the fields about the whole list in an answer with a part of it. `next` is optional. */
export const windowSchema = (what: string, when = ''): Readonly<Record<'total' | 'next', Schema>> => ({
  total: count(`The number of ${what} in the whole list. ${when}`.trim()),
  next: string('The next part, below the address of the service; absent after the last one. `Link` has it too.'),
});
