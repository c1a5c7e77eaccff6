import { listTools } from '@units/engine/catalog';
import type { Listed } from '../islands/ask.ts';

/** Every tool with its page, as the boxes of the site find them. */
export const listed = (): readonly Listed[] =>
  listTools().map(({ name, page, keywords }) => ({ name, page, words: keywords.join(' ') }));
