import { objectSchema, parameterName, parameterSchema, type AnyTool, type Field } from '@units/engine/server';
import { UnitsError } from '@units/engine';
import { faultOf, type ErrorBody } from '../http/fault.ts';
import { parameterWords } from '../http/parameter-words.ts';
import { notes, wrongValues } from './notes.ts';
import type { Operation, Parameter } from './operation.ts';

/** Runs a function that must fail and returns the error body, as a real example. */
export const refusalOf = (wrong: () => unknown): ErrorBody => {
  try {
    wrong();
  } catch (error) {
    if (error instanceof UnitsError) return faultOf(error).body;
    throw error;
  }
  throw new Error('The example of a mistake is not a mistake.');
};

/** `unit-price` becomes `unitPrice`, or `UnitPrice` for a schema. */
const camelCase = (id: string): string => id.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
const pascalCase = (id: string): string => camelCase(`-${id}`);

const rawOf = (given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]));

const answers = (tool: AnyTool, given: Readonly<Record<string, unknown>>, expected: object): boolean => {
  try {
    return JSON.stringify(tool.answer(rawOf(given))) === JSON.stringify(expected);
  } catch (error) {
    if (error instanceof UnitsError) return false;
    throw error;
  }
};

/**
 * Returns example values of the parameters that together give the answer of the first example. Values that the first
 * example lacks come from its answer or from other examples, if the answer stays the same.
 */
const examplesOf = (tool: AnyTool): Readonly<Record<string, unknown>> => {
  const [first, ...rest] = tool.examples;
  const expected = tool.answer(rawOf({ ...first!.given }));
  const found: Record<string, unknown> = { ...first!.given };
  for (const key of Object.keys(tool.params)) {
    const others = [first!.gives, ...rest.map(({ given }) => given)] as readonly Record<string, unknown>[];
    found[key] ??= others
      .map((values) => values[key])
      .find((value) => value !== undefined && answers(tool, { ...found, [key]: value }, expected));
    if (found[key] === undefined) delete found[key];
  }
  return found;
};

/** Returns the serialization of a list in a query: one text, unlike OpenAPI's default. */
const styleOf = ({ kind }: Field): Pick<Parameter, 'style' | 'explode'> =>
  kind === 'numbers' ? { style: 'form', explode: false } : {};

const parametersOf = (tool: AnyTool): readonly Parameter[] => {
  const examples = examplesOf(tool);
  return Object.entries(tool.params).map(([key, field]) => {
    const example = examples[key] ?? field.default;
    return {
      name: parameterName(key),
      required: !field.optional && field.default === undefined,
      description: parameterWords(tool, key),
      ...styleOf(field),
      schema: parameterSchema(field),
      ...(example === undefined || typeof example === 'function' ? {} : { example }),
    };
  });
};

/** Returns the OpenAPI description of a tool, from its declaration. */
export const describeTool = (tool: AnyTool, tag: string): Operation => ({
  id: camelCase(tool.id),
  summary: tool.name,
  description: [tool.description, notes[tool.id]].filter(Boolean).join('\n\n'),
  tag,
  parameters: parametersOf(tool),
  answer: {
    name: `${pascalCase(tool.id)}Answer`,
    description: 'The result.',
    schema: objectSchema(tool.result),
    example: tool.examples[0]!.gives,
  },
  mistake: refusalOf(() => tool.answer(wrongValues[tool.id] ?? {})),
});
