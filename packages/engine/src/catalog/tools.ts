import type { AnyTool } from '../tool/declaration.ts';
import * as exported from '../tools/index.ts';
import { categoryNames } from './category-names.ts';

const place = ({ category }: AnyTool): number => categoryNames.findIndex(({ id }) => id === category);

/** Every tool, in the order in which lists show them: by category, then by name of export. */
export const tools: readonly AnyTool[] = Object.values<AnyTool>(exported).sort((a, b) => place(a) - place(b));
