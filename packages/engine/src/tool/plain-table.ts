import type { Ways } from '../bridges/ways.ts';
import { find } from '../conversion/catalogue.ts';
import { declareTable } from './table.ts';

/** The parameters that {@link plainTable} takes no notice of. */
export const bridging: readonly (keyof Ways)[] = ['substance', 'as', 'codes'];

/** The conversion table where no bridge is named: the data of codes and substances weigh a fifth of what a page may. */
export const plainTable = declareTable((from, to) => ({ compiled: find(from, to).compiled, taken: {} }));
