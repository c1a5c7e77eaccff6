import { readUncertainty, uncertaintyByCode } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import { uncertaintySchemas } from '../openapi/uncertainty.ts';
import { agentTool, type AgentTool, type Arguments } from './agent-tool.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** Returns a number as text. JSON of another type becomes text that is refused later. */
const textOf = (given: unknown): string | undefined =>
  given === undefined || typeof given === 'string' ? given : JSON.stringify(given);

const withProperties = (schema: JsonSchema, more: object): JsonSchema => ({
  ...schema,
  properties: { ...(schema['properties'] as object), ...more },
});

const withoutUncertainty = agentTool(conversion);

/** The converter for agents, which handles uncertainty as `/convert` does. */
export const convertTool: AgentTool = {
  ...withoutUncertainty,
  inputSchema: withProperties(withoutUncertainty.inputSchema, {
    uncertainty: {
      type: 'number',
      minimum: 0,
      description: 'The standard uncertainty of the value, in its unit.',
    },
  }),
  outputSchema: withProperties(
    withoutUncertainty.outputSchema,
    Object.fromEntries(Object.entries(uncertaintySchemas).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
  ),
  call: ({ uncertainty, ...given }: Arguments) => {
    const answer = withoutUncertainty.call(given) as ReturnType<typeof conversion>;
    const stated = readUncertainty({ uncertainty: textOf(uncertainty ?? undefined) });
    if (!stated) return answer;
    return { ...answer, ...uncertaintyByCode(answer, given)(answer.value, stated, answer.result) };
  },
};
