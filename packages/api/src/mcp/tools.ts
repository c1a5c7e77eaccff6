import { tools } from '@units/engine/catalog';
import { agentTool, type AgentTool } from './agent-tool.ts';
import { listUnitsTool } from './list-units.ts';

/** Every tool for agents, out of the declarations. */
export const agentTools: readonly AgentTool[] = [...tools.map(agentTool), listUnitsTool];

const byName = new Map(agentTools.map((tool) => [tool.name, tool]));

/** The tool of the name; agents write hyphens and underscores alike. */
export const findTool = (name: string): AgentTool | undefined =>
  byName.get(name) ?? byName.get(name.replaceAll('_', '-')) ?? byName.get(name.replaceAll('-', '_'));
