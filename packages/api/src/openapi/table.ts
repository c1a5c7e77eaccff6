import { table } from '@units/engine/tools';
import type { Operation } from './operation.ts';
import { describeTool } from './tool.ts';
import { uncertaintyParameters, uncertaintySchemas } from './uncertainty.ts';

interface ListSchema {
  readonly items: { readonly properties: object };
}

/** Returns the OpenAPI description of `/table`. */
export const describeTable = (tag: string): Operation => {
  const operation = describeTool(table, tag);
  const { properties, ...schema } = operation.answer.schema as { readonly properties: { readonly rows: ListSchema } };
  const { items, ...list } = properties.rows;
  const rows = { ...list, items: { ...items, properties: { ...items.properties, ...uncertaintySchemas } } };
  return {
    ...operation,
    description: `${operation.description}

\`uncertainty\` states the standard uncertainty of all values: each row then has that of its result.`,
    parameters: [...operation.parameters!, ...uncertaintyParameters],
    answer: { ...operation.answer, schema: { ...schema, properties: { ...properties, rows } } },
  };
};
