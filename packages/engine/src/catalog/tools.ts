import type { AnyTool } from '../tool/declaration.ts';
import * as byCode from '../tools/by-code.ts';
import * as exported from '../tools/index.ts';
import { toolsInOrder } from './category-names.ts';

/** The tools, in the order of lists. */
export const tools: readonly AnyTool[] = toolsInOrder({ ...exported, ...byCode });
