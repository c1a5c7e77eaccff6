import { loadDensities, loadShelfText } from 'virtual:shelves';
import { quickAnswers } from '../islands/quick.ts';
import { readShelf, type Shelf } from '../islands/shelf.ts';

const shelves = new Map<string, Shelf>();

const loadShelf = async (name: string): Promise<Shelf | undefined> => {
  const text = await loadShelfText(name);
  if (text !== undefined && !shelves.has(name)) shelves.set(name, readShelf(text));
  return shelves.get(name);
};

export const quick = quickAnswers({ loadShelf, loadDensities });
