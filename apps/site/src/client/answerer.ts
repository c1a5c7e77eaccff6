import { tools } from '@units/engine/catalog';
import { createAnswerer, type Answerer } from '../islands/ask.ts';
import { fetchListed } from '../islands/listed.ts';

/** Gets the index of the pages, and makes the one who answers. */
export const load = async (): Promise<Answerer> => createAnswerer(tools, await fetchListed());
