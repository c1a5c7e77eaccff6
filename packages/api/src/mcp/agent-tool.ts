import type { UnitsError } from '@units/engine';
import { parameterName, type AnyTool } from '@units/engine/server';
import { unknownArgument } from '../http/fault.ts';
import { inputSchemaOf, named, outputSchemaOf, type JsonSchema } from './json-schema.ts';

export type Arguments = Readonly<Record<string, unknown>>;

/** A tool as agents see it. */
export interface AgentTool {
  readonly name: string;
  readonly title: string;
  /** The purpose of the tool, without its example. */
  readonly about: string;
  /** Arguments and their answer, or the most informative part of it. */
  readonly example: { readonly given: Arguments; readonly gives: object };
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  /** Runs the tool. Throws UnitsError. */
  readonly call: (given: Arguments) => object;
  /** Runs the tool in steps, between which a server may answer others. Absent for a fast tool. */
  readonly steps?: (given: Arguments) => Generator<void, object>;
}

/** Returns the arguments without null values. Throws UnitsError for an unknown argument. */
export const checkNames = (given: Arguments, names: readonly string[]): Arguments => {
  for (const name of Object.keys(given)) if (!names.includes(name)) throw unknownArgument(name, names);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
};

/** A function of typed values. Every tool is such a function and checks the values by the same rules as text. */
type Typed = (given: object, name: (key: string) => string) => object;

const isOfToday = ({ params }: AnyTool): boolean =>
  Object.values(params).some(({ default: value }) => typeof value === 'function');

const aboutOf = (tool: AnyTool): string =>
  isOfToday(tool)
    ? `${tool.description} Without a day it answers for today in UTC, and the answer holds for that day.`
    : tool.description;

/** Returns the description of a tool with its example. A test checks the example against the schema and the tool. */
export const descriptionOf = ({ about, example: { given, gives } }: AgentTool): string =>
  `${about} For example ${JSON.stringify(given)} gives ${JSON.stringify(gives)}.`;

/** Returns a calculator as a tool for agents, from its declaration. */
export const agentTool = (tool: AnyTool): AgentTool => {
  const keys = Object.keys(tool.params);
  const names = keys.map(parameterName);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every tool is such a function, checked at run time
  const run = tool as unknown as Typed;
  return {
    name: tool.id,
    title: tool.name,
    about: aboutOf(tool),
    example: { given: named(tool.examples[0]!.given), gives: tool.examples[0]!.gives },
    inputSchema: inputSchemaOf(tool),
    outputSchema: outputSchemaOf(tool),
    call: (given) => {
      const values = checkNames(given, names);
      return run(Object.fromEntries(keys.map((key) => [key, values[parameterName(key)]])), parameterName);
    },
  };
};

/** Returns the sentence of a mistake, with suggestions. */
export const sentenceOf = ({ message, suggestions = [] }: UnitsError): string => {
  const missing = suggestions.filter((word) => !message.includes(word));
  return missing.length === 0 ? message : `${message} Suggestions: ${suggestions.join(', ')}.`;
};
