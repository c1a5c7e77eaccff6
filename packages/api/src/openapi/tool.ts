import { objectSchema, parameterName, parameterSchema, type AnyTool, type Field } from '@units/engine/catalog';
import { UnitsError } from '@units/engine';
import { faultOf, type ErrorBody } from '../http/fault.ts';
import { notes, telling } from './notes.ts';
import type { Operation, Parameter } from './operation.ts';

/** Runs what must fail, and gives the body of the refusal: an example that is true. */
export const refusalOf = (wrong: () => unknown): ErrorBody => {
  try {
    wrong();
  } catch (error) {
    if (error instanceof UnitsError) return faultOf(error).body;
    throw error;
  }
  throw new Error('The example of a mistake is none.');
};

/** `unit-price` is `unitPrice` and, as a schema, `UnitPrice`. */
const camelCase = (id: string): string => id.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
const pascalCase = (id: string): string => camelCase(`-${id}`);

/**
 * An example of a parameter that goes with those of the others: what the first example gives or is answered with, else
 * what another example gives.
 */
const exampleOf = (examples: AnyTool['examples'], key: string): unknown => {
  const [first, ...rest] = examples;
  const sources = [first?.given, first?.gives, ...rest.map(({ given }) => given)] as readonly Record<string, unknown>[];
  return sources.find((values) => values[key] !== undefined)?.[key];
};

/** What the texts of some kinds of rows look like. */
const formOf = (field: Field): string | undefined => {
  if (field.kind === 'unit') return 'A unit, by any alias in `/units`.';
  if (field.kind === 'numbers') return 'Numbers with commas, semicolons or spaces between them.';
  if (field.kind !== 'quantity') return undefined;
  return `A measure, like \`5 ${field.unit}\`, in any unit of its quantity; a bare number is in ${field.unit}.`;
};

const descriptionOf = (field: Field): string =>
  [`${field.label}.`, field.description, formOf(field)].filter(Boolean).join(' ');

/** How a list stands in a query: as one text, unlike OpenAPI's own default. */
const styleOf = ({ kind }: Field): Pick<Parameter, 'style' | 'explode'> =>
  kind === 'numbers' ? { style: 'form', explode: false } : {};

const parametersOf = ({ params, examples }: AnyTool): readonly Parameter[] =>
  Object.entries(params).map(([key, field]) => {
    const example = exampleOf(examples, key) ?? field.default;
    return {
      name: parameterName(key),
      required: !field.optional && field.default === undefined,
      description: descriptionOf(field),
      ...styleOf(field),
      schema: parameterSchema(field),
      ...(example === undefined || typeof example === 'function' ? {} : { example }),
    };
  });

/** What the OpenAPI document says about a tool, all of it from its declaration. */
export const describeTool = (tool: AnyTool, tag: string): Operation => ({
  id: camelCase(tool.id),
  summary: tool.name,
  description: [tool.description, notes[tool.id]].filter(Boolean).join('\n\n'),
  tag,
  parameters: parametersOf(tool),
  answer: {
    name: `${pascalCase(tool.id)}Result`,
    description: 'The result.',
    schema: objectSchema(tool.result),
    example: tool.examples[0]!.gives,
  },
  mistake: refusalOf(() => tool.answer(telling[tool.id] ?? {})),
});
