import { convert as convertUnits, UnitsError } from '@units/engine';
import { conversion } from '@units/engine/tools';
import { csvOf } from '../http/csv.ts';
import { formOf, type Forms } from '../http/form.ts';
import { parseJson, takeBody } from '../http/body.ts';
import { limits } from '../contract.ts';
import { refuse } from '../http/answer.ts';
import { answerAs, byForm, finishSteps, type Endpoint, type Success } from './endpoint.ts';
import type { Options } from './options.ts';
import { allOf, inItem, notABatch, notAChoice, notAConversion, notAJsonNumber, wrongCount } from '../http/fault.ts';
import { queryOf, readQuery } from '../http/query.ts';
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

/** What an item may say beside its value and its units; null stands for nothing. */
const ways = ['ingredient', 'substance', 'as', 'codes'] as const satisfies readonly (keyof typeof conversion.params)[];

/**
 * The conversion of an item that is nothing but one, as nearly all are, by the engine's own function. The tool, which
 * checks each value by its declaration, takes as long for it as reading and writing the JSON. It still has every item
 * that is refused: undefined here.
 */
const convertPlainly = ({ value, from, to, ingredient, substance, as, codes }: JsonObject): object | undefined => {
  if (typeof value !== 'number' || typeof from !== 'string' || typeof to !== 'string') return undefined;
  if ((ingredient ?? substance ?? as ?? codes ?? undefined) !== undefined) return undefined;
  try {
    return { value, from, to, result: convertUnits(value, from, to) };
  } catch {
    return undefined;
  }
};

const convertItem = (item: unknown, index: number): object => {
  try {
    if (!isObject(item)) throw notAConversion();
    const plainly = convertPlainly(item);
    if (plainly) return plainly;
    const { value, from, to } = item;
    if (value !== undefined && typeof value !== 'number') throw notAJsonNumber();
    const given = Object.fromEntries(ways.map((way) => [way, item[way] ?? undefined]));
    // The engine checks the types at run time, as it does for every caller.
    return conversion({ value, from, to, ...given } as Parameters<typeof conversion>[0]);
  } catch (error) {
    throw error instanceof UnitsError ? inItem(`conversions[${index}]`, error) : error;
  }
};

/** The result of each item, or its mistake. */
const tryItem = (item: unknown, index: number): object | UnitsError => {
  try {
    return convertItem(item, index);
  } catch (error) {
    if (error instanceof UnitsError) return error;
    throw error;
  }
};

/** Which mistakes an error tells: the first one, or every one of them. */
type Telling = 'first' | 'all';

const readTelling = (query: string): Telling => {
  const { errors = 'first' } = readQuery(query, ['errors']);
  const telling = (['first', 'all'] as const).find((word) => word === errors.trim().toLowerCase());
  if (!telling) throw notAChoice('errors', errors, ['first', 'all']);
  return telling;
};

interface BatchResult {
  readonly results: readonly object[];
  readonly count: number;
}

/** All the conversions of a body, in its order, or a UnitsError that names the first that cannot be done, or all of them. */
function* convertAll(body: unknown, telling: Telling = 'first'): Generator<void, { readonly body: BatchResult }> {
  const convert = telling === 'first' ? convertItem : tryItem;
  const results: object[] = [];
  for (const [index, item] of readConversions(body).entries()) {
    results.push(convert(item, index));
    yield;
  }
  const mistakes = results.filter((result) => result instanceof UnitsError);
  if (mistakes.length > 0) throw allOf(mistakes);
  return { body: { results, count: results.length } };
}

function* read(bytes: Uint8Array, query: string): Generator<void, Success> {
  const telling = readTelling(query);
  return yield* convertAll(parseJson(bytes), telling);
}

const forms: Forms = { csv: (body) => csvOf((body as BatchResult).results) };

/** The whole of a batch at once, for the examples in its description. */
const convertAtOnce = (body: unknown): object => {
  const steps = convertAll(body);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.body;
  }
};

/** `POST /batch`: many conversions in one request. */
export const batchEndpoint = ({ pause = async () => {} }: Options): Endpoint => ({
  method: 'POST',
  path: '/batch',
  readBody: read,
  forms,
  handle: async (c) => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    const query = queryOf(raw.url);
    const form = formOf(raw.headers.get('accept'), query, forms);
    if (typeof form !== 'string') return refuse(raw, form, byForm);
    return answerAs(raw, form, forms, await finishSteps(read(taken, query), () => pause(c.env)));
  },
  describe: () => describeBatch(convertAtOnce),
});
