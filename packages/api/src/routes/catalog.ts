import {
  categories,
  findQuantity,
  listTools,
  listToolsIn,
  listUnits,
  listUnitsIn,
  search,
} from '@units/engine/catalog';
import { limits } from '../contract.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { csvOf } from '../http/csv.ts';
import { fixed, type Encoder, type FixedDocument } from '../http/fixed.ts';
import type { Forms } from '../http/form.ts';
import { describeSearch, describeTools, describeUnits } from '../openapi/catalog.ts';
import { spokenIn } from '../http/language.ts';
import { readQuery } from '../http/query.ts';
import type { Locale } from '@units/engine/text';

const toolList = (locale?: Locale) => {
  const list = locale ? listToolsIn(locale) : { tools: listTools(), categories };
  return { count: list.tools.length, ...list };
};

const toolsOf = (query: string): FixedDocument => {
  const locale = spokenIn(readQuery(query, ['lang'])['lang'])?.locale;
  return { key: locale?.tag ?? '', make: () => toolList(locale) };
};

const toolForms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof toolList>).tools) };

/** `GET /tools`: every tool and category. */
export const toolsEndpoint = (encoders: readonly Encoder[]): Endpoint => ({
  method: 'GET',
  path: '/tools',
  forms: toolForms,
  handle: fixed(toolsOf, encoders, toolForms),
  describe: () => describeTools(toolList()),
});

/** The layout of `/units`. */
const schemaVersion = 2;

/** Every category, or one, twice: as a flat list of unit identifiers by its name, and with all that is known of its units. */
const unitList = (category?: string, locale?: Locale) => {
  const all = locale ? listUnitsIn(locale, category) : listUnits(category);
  const flat = Object.fromEntries(all.map(({ name, units }) => [name, units.map(({ id }) => id)]));
  return { schemaVersion, ...flat, categories: all };
};

const unitForms: Forms = {
  csv: (body) =>
    csvOf(
      (body as ReturnType<typeof unitList>).categories.flatMap(({ name, units }) =>
        units.map((unit) => ({ category: name, ...unit })),
      ),
    ),
};

/** The list that a query asks for. A blank category is none, like every optional text. */
const unitsOf = (query: string): FixedDocument => {
  const { category = '', lang } = readQuery(query, ['category', 'lang']);
  const quantity = category.trim() === '' ? undefined : findQuantity(category);
  const locale = spokenIn(lang)?.locale;
  return { key: `${locale?.tag ?? ''} ${quantity ?? ''}`, make: () => unitList(quantity, locale) };
};

/** `GET /units`: every unit of every category, or of one. */
export const unitsEndpoint = (encoders: readonly Encoder[]): Endpoint => ({
  method: 'GET',
  path: '/units',
  forms: unitForms,
  handle: fixed(unitsOf, encoders, unitForms),
  describe: () => describeUnits(schemaVersion, () => unitsOf('category=lenght')),
});

const find = (query: Readonly<Record<string, string | undefined>>) => search(query, limits.searchResults);

const searchForms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof find>).results) };

/** `GET /search`: tools by words, by category, or by both. */
export const searchEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: find(readQuery(query, ['q', 'category'])) }), searchForms),
  path: '/search',
  describe: () => describeSearch(find),
};
