import type { AnyTool } from '../tool/declaration.ts';
import * as exported from '../tools/index.ts';
import { categoryNames } from './category-names.ts';

const place = ({ category }: AnyTool): number => categoryNames.findIndex(({ id }) => id === category);

/** The tools, in the order of lists: by category, then by export name. */
export const tools: readonly AnyTool[] = Object.values<AnyTool>(exported).sort((a, b) => place(a) - place(b));
