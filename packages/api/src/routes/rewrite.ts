import type { Rewritten } from '@units/engine/find';
import { never } from '../http/answer.ts';
import { parseJson } from '../http/body.ts';
import { brokenRewrite, notARewrite, unknownArgument } from '../http/fault.ts';
import type { Forms } from '../http/form.ts';
import { rewriteAtOnce, rewriteGiven, rewriteOptions } from '../http/rewriting.ts';
import { describeRewrite } from '../openapi/rewrite.ts';
import { ofBody, type Endpoint, type Success } from './endpoint.ts';
import type { Options } from './options.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the options in a body. Throws UnitsError if the body is not an object or has an unknown option. */
const optionsIn = (body: unknown): JsonObject => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notARewrite();
  for (const name of Object.keys(body))
    if (!rewriteOptions.some((option) => option === name)) throw unknownArgument(name, rewriteOptions);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object, whose values are checked one by one
  return body as JsonObject;
};

function* read(bytes: Uint8Array): Generator<void, Success> {
  // Caches never store an answer to POST
  return { body: yield* rewriteGiven(optionsIn(parseJson(bytes, brokenRewrite))), cacheControl: never };
}

const forms: Forms = { text: (body) => (body as Rewritten).text };

/** Returns the endpoint `POST /rewrite`, which converts the quantities of a text to its readers' units. */
export const rewriteEndpoint = ({ pause = async () => {} }: Options): Endpoint => ({
  ...ofBody(read, forms, pause),
  path: '/rewrite',
  describe: () => describeRewrite(rewriteAtOnce),
});
