import { ProtocolError, ProtocolErrorCode, Server, type CallToolResult, type Tool } from '@modelcontextprotocol/server';
import { UnitsError } from '@units/engine';
import { contract, limits } from '../contract.ts';
import { answerTooLong, faultOf, mistakeOf, unknownTool } from '../http/fault.ts';
import { finishSteps } from '../http/steps.ts';
import { descriptionOf, sentenceOf, type AgentTool, type Arguments } from './agent-tool.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import type { AgentTools } from './tools.ts';

type Report = (error: unknown) => void;

/** Lets the server answer other requests. */
type Pause = () => Promise<void>;

/** Every tool is read-only and idempotent, and calls no other service. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

const listing = (tool: AgentTool): Tool => {
  const { name, title, inputSchema, outputSchema } = tool;
  return {
    name,
    title,
    description: descriptionOf(tool),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each is the schema of an object, which the type asks for
    inputSchema: inputSchema as Tool['inputSchema'],
    outputSchema,
    annotations: { title, ...annotations },
  };
};

/**
 * Returns a refusal: the sentence for the agent, and the API's error object with the code, the parameter and
 * suggestions.
 */
const refusal = (text: string, body: object): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
  structuredContent: { ...body },
});

/** Calls a tool. A mistake is returned as a result, so that the agent can correct it. */
const call = async (
  { all, find }: AgentTools,
  name: string,
  given: Arguments,
  report: Report,
  pause: Pause,
): Promise<CallToolResult> => {
  try {
    const tool = find(name);
    if (!tool)
      throw unknownTool(
        name,
        all.map((one) => one.name),
      );
    const result = tool.steps ? await finishSteps(tool.steps(given), pause) : tool.call(given);
    const text = JSON.stringify(result);
    // An answer contains its result twice
    if (2 * text.length > limits.agentAnswer) throw answerTooLong();
    return { content: [{ type: 'text', text }], structuredContent: { ...result } };
  } catch (error) {
    if (error instanceof UnitsError) return refusal(sentenceOf(error), mistakeOf(error));
    report(error);
    const { body } = faultOf(error);
    return refusal(body.error, body);
  }
};

const invalid = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** Reads a resource. Throws a ProtocolError if there is none, as the protocol requires. */
const read = (uri: string) => {
  try {
    const result = readResource(uri);
    if (result) return result;
  } catch (error) {
    throw error instanceof UnitsError ? invalid(sentenceOf(error)) : error;
  }
  throw invalid('There is no such resource: units://quantities lists the quantities.');
};

/**
 * Creates a server of the Model Context Protocol with these tools. It has no state, so one is created for each request.
 */
export const createMcpServer = (tools: AgentTools, report: Report, pause: Pause = async () => {}): Server => {
  const server = new Server(
    { name: 'units', title: contract.name, version: contract.version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: tools.instructions },
  );
  server.setRequestHandler('tools/list', () => ({ tools: tools.all.map(listing) }));
  server.setRequestHandler('tools/call', ({ params }) =>
    call(tools, params.name, params.arguments ?? {}, report, pause),
  );
  server.setRequestHandler('resources/list', () => ({ resources: listResources() }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: listTemplates() }));
  server.setRequestHandler('resources/read', ({ params }) => read(params.uri));
  server.setRequestHandler('prompts/list', () => ({ prompts: listPrompts() }));
  server.setRequestHandler('prompts/get', ({ params }) => {
    const result = getPrompt(params.name, params.arguments);
    if (typeof result === 'string') throw invalid(result);
    return result;
  });
  return server;
};
