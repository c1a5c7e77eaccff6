import type { Rates } from '@units/engine/ask';
import { tools } from '@units/engine/catalog';
import { conversion } from '@units/engine/tools';
import { agentTool, type AgentTool } from './agent-tool.ts';
import { askTool } from './ask.ts';
import { convertTool } from './convert.ts';
import { explainUnitTool } from './explain-unit.ts';
import { listUnitsTool } from './list-units.ts';
import { rewriteTool } from './rewrite.ts';
import { sheetTool } from './sheet.ts';

/** The tools for agents. */
export interface AgentTools {
  /** The purpose of each tool, in words for the agent. */
  readonly instructions: string;
  readonly all: readonly AgentTool[];
  /** Returns the tool with a name, in which hyphens and underscores are the same. */
  readonly find: (name: string) => AgentTool | undefined;
}

const calculators = tools.map((tool) => (tool.id === conversion.id ? convertTool : agentTool(tool)));

const common = `\
Exact unit conversion and calculators. Results are the doubles nearest to the exact answers. Units are named by symbol, name or
identifier: km, miles, degree Fahrenheit, kg*m/s^2. A mistake is answered with a sentence that says what would do.`;

const short = `\
Use convert for a number and two units that you know, ask for a question as people type it (arithmetic with units, dates, tips, loans and
every other calculator), list_units to look up the identifiers of a quantity's units, explain_unit to check what a unit or an expression
measures and if two are of one kind, sheet for several lines that use one another, and rewrite for the quantities of a text. An answer has its kind of quantity, the exact result where
it ends, and what was assumed; an error has its code, its place in the text and what to write instead.`;

/** Returns the tools for an agent: a few that answer everything, or with `full` also a tool for each calculator. */
export const createAgentTools = (
  rates: () => Rates | undefined,
  { full = false }: { readonly full?: boolean } = {},
): AgentTools => {
  const convert = calculators.filter(({ name }) => name === conversion.id);
  const all = [
    askTool(rates),
    ...(full ? calculators : convert),
    listUnitsTool,
    explainUnitTool,
    sheetTool(rates),
    rewriteTool,
  ];
  const byName = new Map(all.map((tool) => [tool.name, tool]));
  return {
    instructions: full ? common : `${common}\n\n${short}`,
    all,
    find: (name) => byName.get(name) ?? byName.get(name.replaceAll('_', '-')) ?? byName.get(name.replaceAll('-', '_')),
  };
};
