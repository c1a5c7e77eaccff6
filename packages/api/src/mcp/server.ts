import { Server, type CallToolResult, type Tool } from '@modelcontextprotocol/server';
import { UnitsError } from '@units/engine';
import { contract, limits } from '../contract.ts';
import { answerTooLong, faultOf, unknownTool } from '../http/fault.ts';
import { sentenceOf, type AgentTool, type Arguments } from './agent-tool.ts';
import type { AgentTools } from './tools.ts';

type Report = (error: unknown) => void;

/** Nothing is changed anywhere, the same question has the same answer, and nobody else is asked. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const listing = ({ name, title, description, inputSchema, outputSchema }: AgentTool): Tool => ({
  name,
  title,
  description,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is the schema of an object, which the type asks for
  inputSchema: inputSchema as Tool['inputSchema'],
  outputSchema,
  annotations: { title, ...annotations },
});

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

/** Calls a tool. A mistake is an answer too: an agent can put it right. */
const call = ({ all, find }: AgentTools, name: string, given: Arguments, report: Report): CallToolResult => {
  try {
    const tool = find(name);
    if (!tool)
      throw unknownTool(
        name,
        all.map((one) => one.name),
      );
    const result = tool.call(given);
    const text = JSON.stringify(result);
    // An answer has its result twice
    if (2 * text.length > limits.agentAnswer) throw answerTooLong();
    return { content: [{ type: 'text', text }], structuredContent: { ...result } };
  } catch (error) {
    if (error instanceof UnitsError) return refusal(sentenceOf(error));
    report(error);
    return refusal(faultOf(error).body.error);
  }
};

/** Makes a server of the Model Context Protocol with these tools. It keeps nothing, so that one is made for each request. */
export const createMcpServer = (tools: AgentTools, report: Report): Server => {
  const server = new Server(
    { name: 'units', title: contract.name, version: contract.version },
    { capabilities: { tools: {} }, instructions: tools.instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.all.map(listing) }));
  server.setRequestHandler('tools/call', ({ params }) => call(tools, params.name, params.arguments ?? {}, report));
  return server;
};
