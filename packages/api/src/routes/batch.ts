import { UnitsError } from '@units/engine';
import { convert } from '@units/engine/tools';
import { answer, refuse } from '../answer.ts';
import { readJson } from '../body.ts';
import { limits } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { bodyTooLarge, inItem, notABatch, notAConversion, notAJsonNumber, wrongCount } from '../fault.ts';
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

const convertItem = (item: unknown, index: number): object => {
  try {
    if (!isObject(item)) throw notAConversion();
    const { value, from, to, ingredient } = item;
    if (value !== undefined && typeof value !== 'number') throw notAJsonNumber();
    // The engine checks the types at run time, as it does for every caller.
    return convert({ value, from, to, ingredient: ingredient ?? undefined } as Parameters<typeof convert>[0]);
  } catch (error) {
    throw error instanceof UnitsError ? inItem(`conversions[${index}]`, error) : error;
  }
};

/** All the conversions of a body, in its order, or a UnitsError that names the first that cannot be done. */
const convertAll = (body: unknown): object => {
  const results = readConversions(body).map(convertItem);
  return { results, count: results.length };
};

/** `POST /batch`: many conversions in one request. */
export const batch: Endpoint = {
  method: 'POST',
  path: '/batch',
  handle: async (c) => {
    const body = await readJson(c.req.raw);
    return body === undefined ? refuse(c.req.raw, bodyTooLarge(limits.body)) : answer(c.req.raw, convertAll(body));
  },
  describe: () => describeBatch(convertAll),
};
