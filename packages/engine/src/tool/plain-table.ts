import type { Ways } from '../bridges/ways.ts';
import { find } from '../conversion/catalogue.ts';
import { declareTable } from './table.ts';

/** The parameters that {@link plainTable} ignores. */
export const bridging: readonly (keyof Ways)[] = ['substance', 'as', 'codes'];

/**
 * The conversion table without bridges, because the data of codes and substances are a fifth of the size limit of a
 * page.
 */
export const plainTable = declareTable((from, to) => ({ compiled: find(from, to).compiled, taken: {} }));
