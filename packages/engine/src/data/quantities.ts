import type { Quantity } from '../core/quantity.ts';
import { length } from './length.ts';

/** Every quantity, in the order in which lists show them. */
export const quantities = [length] as const satisfies readonly Quantity[];
