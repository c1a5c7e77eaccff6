import { languages, longestTag } from '../http/language.ts';
import type { Parameter } from './operation.ts';
import { string } from './schema.ts';

/** Returns the parameter `lang`. */
export const langParameter = (description: string): Parameter => ({
  name: 'lang',
  required: false,
  description: `${description} A language tag: ${languages.join(', ')}.`,
  schema: { ...string(), maxLength: longestTag },
  example: 'de',
});
