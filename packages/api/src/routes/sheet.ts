import { sheetText, type Sheet } from '@units/engine/sheet';
import { never } from '../http/answer.ts';
import { parseJson } from '../http/body.ts';
import { brokenSheet } from '../http/fault.ts';
import type { Forms } from '../http/form.ts';
import { sheetAtOnce, sheetGiven, sheetSteps } from '../http/sheets.ts';
import { describeSheet } from '../openapi/sheet.ts';
import { ofBody, type Endpoint, type Success } from './endpoint.ts';
import type { Options } from './options.ts';

const forms: Forms = { text: (body) => `${sheetText(body as Sheet)}\n` };

/** Returns the endpoint `POST /sheet`, for a page of calculations with names, line by line. */
export const sheetEndpoint = ({ pause = async () => {}, rates = () => undefined }: Options): Endpoint => {
  function* read(bytes: Uint8Array): Generator<void, Success> {
    // Caches never store an answer to POST
    return { body: yield* sheetSteps(sheetGiven(parseJson(bytes, brokenSheet)), rates()), cacheControl: never };
  }
  return {
    ...ofBody(read, forms, pause),
    path: '/sheet',
    describe: () => describeSheet((given) => sheetAtOnce(given, undefined)),
  };
};
