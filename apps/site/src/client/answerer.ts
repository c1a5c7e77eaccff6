import { tools } from '@units/engine/catalog';
import { createAnswerer, type Answerer, type Listed } from '../islands/ask.ts';

/** Gets the index of the pages, and makes the one who answers. */
export const load = async (): Promise<Answerer> => {
  const response = await fetch('/index.json');
  return createAnswerer(tools, (await response.json()) as readonly Listed[]);
};
