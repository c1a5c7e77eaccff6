import { categories, listTools, listUnits, search } from '@units/engine/catalog';
import { limits } from '../contract.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { fixed, type Encoder } from '../http/fixed.ts';
import { describeSearch, describeTools, describeUnits } from '../openapi/catalog.ts';
import { readQuery } from '../http/query.ts';

const toolList = () => ({ count: listTools().length, tools: listTools(), categories });

/** `GET /tools`: every tool and category. */
export const toolsEndpoint = (encoders: readonly Encoder[]): Endpoint => ({
  method: 'GET',
  path: '/tools',
  handle: fixed(toolList, encoders),
  describe: () => describeTools(toolList()),
});

/** The layout of `/units`. */
const schemaVersion = 2;

/** Every category twice: as a flat list of unit identifiers by its name, and with all that is known of its units. */
const unitList = () => {
  const all = listUnits();
  const flat = Object.fromEntries(all.map(({ name, units }) => [name, units.map(({ id }) => id)]));
  return { schemaVersion, ...flat, categories: all };
};

/** `GET /units`: every unit of every category. */
export const unitsEndpoint = (encoders: readonly Encoder[]): Endpoint => ({
  method: 'GET',
  path: '/units',
  handle: fixed(unitList, encoders),
  describe: () => describeUnits(schemaVersion, listUnits()),
});

const find = (query: Readonly<Record<string, string | undefined>>) => search(query, limits.searchResults);

/** `GET /search`: tools by words, by category, or by both. */
export const searchEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: find(readQuery(query, ['q', 'category'])) })),
  path: '/search',
  describe: () => describeSearch(find),
};
