import type { Sentences } from './words.ts';

export const sentences: Sentences = {
  nothingFound: 'No unit like “{0}”',
  equal: '{0} is {1}',
  about: '{0} is about {1}',
  uncertainDigits: 'What does {0} mean?',
  uncertainMeaning:
    '{0}: the digits in parentheses are the standard uncertainty of the last digits. About two measurements in three lie within it.',
  showing: '{0} Showing {1} instead.',
  unknownUnit: 'We don’t know the unit “{0}”.',
  ambiguousUnit: '“{0}” could be several units.',
  mismatch: '“{0}” and “{1}” measure different things.',
  badValue: '“{0}” is not a number.',
  enterNumber: 'Enter a number.',
  notANumber: 'Enter a number, for example {0} or 3 1/2.',
  ambiguousNumber: 'Write {0} or {1}: “{2}” could be either.',
};
