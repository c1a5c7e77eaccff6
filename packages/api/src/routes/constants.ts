import { findConstants, type ConstantQuery } from '@units/engine/catalog';
import { csvOf } from '../http/csv.ts';
import type { Forms } from '../http/form.ts';
import { readQuery } from '../http/query.ts';
import { describeConstants } from '../openapi/constants.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';

const list = (query: ConstantQuery) => {
  const constants = findConstants(query);
  return { count: constants.length, constants };
};

const forms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof list>).constants) };

/** The endpoint `GET /constants`: the physical constants, one of them, or search results. */
export const constantsEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: list(readQuery(query, ['id', 'q'])) }), forms),
  path: '/constants',
  describe: () => describeConstants(list),
};
