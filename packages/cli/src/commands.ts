import { list } from './catalog/list-command.ts';
import { show } from './catalog/show-command.ts';
import { column } from './column/command.ts';
import type { Command } from './command.ts';
import { complete } from './completion/command.ts';
import { mcp } from './mcp.ts';
import { rewrite } from './rewrite/command.ts';
import { serve } from './serve.ts';
import { sheet } from './sheet/command.ts';
import { sql } from './sql/command.ts';

/** Every subcommand of `units`. */
export const commands: readonly Command[] = [sheet, column, rewrite, list, show, sql, mcp, serve, complete];
