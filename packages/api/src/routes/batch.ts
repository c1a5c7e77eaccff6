import { convert as convertUnits, UnitsError } from '@units/engine';
import { finishAtOnce, readUncertainty, uncertaintyByCode } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import { never } from '../http/answer.ts';
import { csvOf } from '../http/csv.ts';
import type { Forms } from '../http/form.ts';
import { parseJson } from '../http/body.ts';
import { limits } from '../contract.ts';
import { ofBody, type Endpoint, type Success } from './endpoint.ts';
import type { Options } from './options.ts';
import {
  allOf,
  inItem,
  mistakeOf,
  notABatch,
  notAChoice,
  notAConversion,
  notAJsonNumber,
  wrongCount,
  brokenBatch,
} from '../http/fault.ts';
import { readQuery } from '../http/query.ts';
import { describeBatch } from '../openapi/batch.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readConversions = (body: unknown): readonly unknown[] => {
  if (!isObject(body) || !Array.isArray(body.conversions)) throw notABatch();
  const { length } = body.conversions;
  if (length === 0 || length > limits.conversions) throw wrongCount(length, limits.conversions);
  return body.conversions;
};

/** The optional members of an item. Null means absent. */
const ways = ['ingredient', 'substance', 'as', 'codes'] as const satisfies readonly (keyof typeof conversion.params)[];

/**
 * Converts an item that has only a value and two units, as nearly all have, with the engine's own function. The tool
 * checks each value by its declaration, which takes as long as reading and writing the JSON. Returns undefined for an
 * item that the tool must check, including every refused item.
 */
const convertPlainly = (item: JsonObject): object | undefined => {
  const { value, from, to, ingredient, substance, as, codes, uncertainty, coverage } = item;
  if (typeof value !== 'number' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  if ((ingredient ?? substance ?? as ?? codes ?? uncertainty ?? coverage ?? undefined) !== undefined) return undefined;
  try {
    return { value, from, to, result: convertUnits(value, from, to) };
  } catch {
    return undefined;
  }
};

/**
 * Returns a number or a percentage of an item as text. Null means absent, and JSON of another type becomes text that is
 * refused later.
 */
const statedIn = (given: unknown): string | undefined => {
  if (given === undefined || given === null) return undefined;
  return typeof given === 'string' ? given : JSON.stringify(given);
};

const convertItem = (item: unknown, index: number, codes: string | undefined): object => {
  try {
    if (!isObject(item)) throw notAConversion();
    const plainly = codes === undefined ? convertPlainly(item) : undefined;
    if (plainly) return plainly;
    const { value, from, to } = item;
    if (value !== undefined && typeof value !== 'number') throw notAJsonNumber();
    const given = Object.fromEntries(ways.map((way) => [way, item[way] ?? undefined]));
    given.codes ??= codes;
    // The engine checks the types at run time.
    const wanted = { value, from, to, ...given } as Parameters<typeof conversion>[0];
    const answer = conversion(wanted);
    const stated = readUncertainty({
      uncertainty: statedIn(item['uncertainty']),
      coverage: statedIn(item['coverage']),
    });
    return stated ? { ...answer, ...uncertaintyByCode(answer, wanted)(answer.value, stated, answer.result) } : answer;
  } catch (error) {
    throw error instanceof UnitsError ? inItem(`conversions[${index}]`, error) : error;
  }
};

/** Returns the result of an item, or its mistake. */
const tryItem = (item: unknown, index: number, codes: string | undefined): object | UnitsError => {
  try {
    return convertItem(item, index, codes);
  } catch (error) {
    if (error instanceof UnitsError) return error;
    throw error;
  }
};

/** The ways to report mistakes, the default first. */
const errorModes = ['first', 'all', 'each'] as const;

interface BatchOptions {
  /** The mistakes to report: the first, all, or each in place of the result of its item. */
  readonly errors: (typeof errorModes)[number];
  /** The code system of all items without one of their own. */
  readonly codes: string | undefined;
}

/** Reads one of several words, in any case. Throws UnitsError for any other text. */
const readWord = <Word extends string>(name: string, text: string, words: readonly Word[]): Word => {
  const found = words.find((word) => word === text.trim().toLowerCase());
  if (found === undefined) throw notAChoice(name, text, words);
  return found;
};

const readOptions = (query: string): BatchOptions => {
  const { errors = 'first', codes } = readQuery(query, ['errors', 'codes']);
  return {
    errors: readWord('errors', errors, errorModes),
    codes: codes === undefined ? undefined : readWord('codes', codes, conversion.params.codes.values),
  };
};

interface BatchResult {
  readonly results: readonly object[];
  readonly count: number;
}

/** Returns the answer to an invalid item: its own fields, and the mistake. */
const refusedItem = (item: unknown, error: UnitsError): object => {
  const { value, from, to } = isObject(item) ? item : {};
  return {
    ...(typeof value === 'number' ? { value } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
    error: mistakeOf(error),
  };
};

/** Converts all items of a body in order. Throws UnitsError with the first mistake, or with all of them. */
function* convertAll(
  body: unknown,
  { errors, codes }: BatchOptions = { errors: 'first', codes: undefined },
): Generator<void, { readonly body: BatchResult }> {
  const convert = errors === 'first' ? convertItem : tryItem;
  const items = readConversions(body);
  const results: object[] = [];
  for (const [index, item] of items.entries()) {
    const result = convert(item, index, codes);
    results.push(errors === 'each' && result instanceof UnitsError ? refusedItem(item, result) : result);
    yield;
  }
  const mistakes = results.filter((result) => result instanceof UnitsError);
  if (mistakes.length > 0) throw allOf(mistakes);
  return { body: { results, count: results.length } };
}

function* read(bytes: Uint8Array, query: string): Generator<void, Success> {
  const options = readOptions(query);
  // Caches never store an answer to POST
  return { ...(yield* convertAll(parseJson(bytes, brokenBatch), options)), cacheControl: never };
}

const forms: Forms = { csv: (body) => csvOf((body as BatchResult).results) };

/** Converts a batch without pauses, for the examples in its description. */
const convertAtOnce = (body: unknown): object => finishAtOnce(convertAll(body)).body;

/** Returns the endpoint `POST /batch`, for many conversions in one request. */
export const batchEndpoint = ({ pause = async () => {} }: Options): Endpoint => ({
  ...ofBody(read, forms, pause),
  path: '/batch',
  describe: () => describeBatch(convertAtOnce),
});
