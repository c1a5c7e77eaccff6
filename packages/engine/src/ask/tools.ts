import { toolsInOrder } from '../catalog/category-names.ts';
import type { AnyTool } from '../tool/declaration.ts';
import { plainTable } from '../tool/plain-table.ts';
import * as exported from '../tools/index.ts';

/**
 * The tools that sentences ask for, in the order of lists. Sentences name the units of a table by their spellings, so
 * it needs no codes.
 */
export const tools: readonly AnyTool[] = toolsInOrder({ ...exported, table: plainTable });
