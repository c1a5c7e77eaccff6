import type { Rates } from '@units/engine/ask';
import { tools } from '@units/engine/catalog';
import { agentTool, type AgentTool } from './agent-tool.ts';
import { askTool } from './ask.ts';
import { listUnitsTool } from './list-units.ts';

/** The tools for agents. */
export interface AgentTools {
  readonly all: readonly AgentTool[];
  /** The tool of the name; agents write hyphens and underscores alike. */
  readonly find: (name: string) => AgentTool | undefined;
}

const calculators = tools.map(agentTool);

/** Every tool for agents, out of the declarations. */
export const createAgentTools = (rates: () => Rates | undefined): AgentTools => {
  const all = [askTool(rates), ...calculators, listUnitsTool];
  const byName = new Map(all.map((tool) => [tool.name, tool]));
  return {
    all,
    find: (name) => byName.get(name) ?? byName.get(name.replaceAll('_', '-')) ?? byName.get(name.replaceAll('-', '_')),
  };
};
