import { largestOffset, mostInPart } from '../http/window.ts';
import type { Parameter } from './operation.ts';
import { count, string, type Schema } from './schema.ts';

/** Returns the parameters for a part of a list of `what`. */
export const windowParameters = (what: string, most = mostInPart): readonly Parameter[] => [
  {
    name: 'limit',
    required: false,
    description: `The maximum number of ${what} in the answer.`,
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: most },
  },
  {
    name: 'offset',
    required: false,
    description: `The number of ${what} to skip.`,
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: largestOffset, default: 0 },
  },
];

/** Returns the fields about the whole list in an answer with a part of it. `next` is optional. */
export const windowSchema = (what: string, when = ''): Readonly<Record<'total' | 'next', Schema>> => ({
  total: count(`The number of ${what} in the whole list. ${when}`.trim()),
  next: string('The path and query of the next part. Absent in the last part. The header `Link` has it too.'),
});
