import { objectSchema } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import { limits } from '../contract.ts';
import type { Operation } from './operation.ts';
import { listOf, number, record, reference, string, type Schema } from './schema.ts';
import { describeTool } from './tool.ts';

/** The answer to several targets. */
const several = (single: {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}): Schema => {
  const { value: _, from: __, ...rest } = single.properties!;
  const optional = Object.keys(rest).filter((name) => !single.required?.includes(name));
  return record({
    value: number('Value.'),
    from: string('From.'),
    to: string('The targets as they were given.'),
    results: listOf(record(rest, optional), 'A result for each target, in their order.'),
  });
};

/** What the OpenAPI document says about `/convert`. */
export const describeConvert = (tag: string): Operation => {
  const operation = describeTool(conversion, tag);
  const single = objectSchema(conversion.result);
  return {
    ...operation,
    description: `${operation.description}

\`to\` may name up to ${limits.targets} units with commas between them, \`mi,ft\`: the answer then has \`results\`, one for each, instead of \`result\`.
As text the answer is the number and a line end, a line for each target.`,
    answer: {
      ...operation.answer,
      name: 'ConvertAnswer',
      schema: { oneOf: [reference('Conversion'), reference('Conversions')] },
      parts: { Conversion: single, Conversions: several(single) },
    },
  };
};
