import type { Rewritten } from '@units/engine/find';
import { never, refuse } from '../http/answer.ts';
import { parseJson, takeBody } from '../http/body.ts';
import { notARewrite, unknownArgument } from '../http/fault.ts';
import { formOf, type Forms } from '../http/form.ts';
import { queryOf } from '../http/query.ts';
import { rewriteAtOnce, rewriteGiven, rewriteOptions } from '../http/rewriting.ts';
import { describeRewrite } from '../openapi/rewrite.ts';
import { answerAs, byForm, finishSteps, type Endpoint, type Success } from './endpoint.ts';
import type { Options } from './options.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The options in a body. Throws a UnitsError for a body that is no object, and for an option that there is not. */
const optionsIn = (body: unknown): JsonObject => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notARewrite();
  for (const name of Object.keys(body))
    if (!rewriteOptions.some((option) => option === name)) throw unknownArgument(name, rewriteOptions);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object, whose values are checked one by one
  return body as JsonObject;
};

function* read(bytes: Uint8Array): Generator<void, Success> {
  // Caches keep no answer to POST
  return { body: yield* rewriteGiven(optionsIn(parseJson(bytes))), cacheControl: never };
}

const forms: Forms = { text: (body) => (body as Rewritten).text };

/** `POST /rewrite`: the quantities of a text in the units of its readers. */
export const rewriteEndpoint = ({ pause = async () => {} }: Options): Endpoint => ({
  method: 'POST',
  path: '/rewrite',
  readBody: read,
  forms,
  handle: async (c) => {
    const { raw } = c.req;
    const taken = await takeBody(raw);
    if (taken instanceof Response) return taken;
    const form = formOf(raw.headers.get('accept'), queryOf(raw.url), forms);
    if (typeof form !== 'string') return refuse(raw, form, byForm);
    return answerAs(raw, form, forms, await finishSteps(read(taken), () => pause(c.env)));
  },
  describe: () => describeRewrite(rewriteAtOnce),
});
