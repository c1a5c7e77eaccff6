import {
  categories,
  findQuantity,
  listTools,
  listToolsIn,
  listUnitRecords,
  listUnitRecordsIn,
  search,
  type CategoryRecord,
} from '@units/engine/catalog';
import { limits } from '../contract.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { csvOf } from '../http/csv.ts';
import type { Options } from './options.ts';
import { fixed, type FixedDocument } from '../http/fixed.ts';
import type { Forms } from '../http/form.ts';
import { describeSearch, describeTools, describeUnits } from '../openapi/catalog.ts';
import { notesIn, otherLanguage } from '../http/language.ts';
import { readQuery } from '../http/query.ts';
import { isWhole, nextOf, readWindow, windowNames, within, type Window } from '../http/window.ts';
import type { Locale } from '@units/engine/text';

const whole: Window = { offset: 0, limit: undefined };

/** Returns the fields about the whole list in an answer with a part of it. */
const leadingOn = (total: number, next: string | undefined) => ({ total, ...(next === undefined ? {} : { next }) });

const toolList = (locale?: Locale, part = whole, next?: string) => {
  const list = locale ? listToolsIn(locale) : { tools: listTools(), categories };
  const tools = within(list.tools, part);
  return { count: tools.length, ...leadingOn(list.tools.length, next), tools, categories: list.categories };
};

const toolsOf = (query: string): FixedDocument => {
  const given = readQuery(query, ['lang', ...windowNames]);
  const [locale, part] = [otherLanguage(given['lang']), readWindow(given)];
  if (isWhole(part)) return { key: locale?.tag ?? '', make: () => toolList(locale) };
  const next = nextOf('/tools', given, part, listTools().length);
  return { key: undefined, make: () => toolList(locale, part, next), next };
};

const toolForms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof toolList>).tools) };

/** Returns the endpoint `GET /tools`, with every tool and category. */
export const toolsEndpoint = ({ encoders = [], document }: Options): Endpoint => ({
  method: 'GET',
  path: '/tools',
  forms: toolForms,
  handle: fixed(toolsOf, encoders, toolForms, { key: '', text: () => document?.('/tools') }),
  describe: () => describeTools(toolList()),
});

/** The version of the format of `/units`. */
const schemaVersion = 2;

const countUnits = (all: readonly CategoryRecord[]): number => all.reduce((sum, { units }) => sum + units.length, 0);

/** Returns the categories with units in a window over the units of all categories. They contain only those units. */
const categoriesWithin = (all: readonly CategoryRecord[], { offset, limit = Infinity }: Window, locale?: Locale) => {
  let before = 0;
  return all.flatMap((category) => {
    const start = Math.max(offset - before, 0);
    const end = Math.min(offset + limit - before, category.units.length);
    before += category.units.length;
    if (start >= end) return [];
    // Only these units are translated: translating all would take long for a part
    const [{ units, ...rest } = category] = locale
      ? listUnitRecordsIn(locale, category.name, notesIn(locale))
      : [category];
    return [{ ...rest, units: units.slice(start, end) }];
  });
};

/**
 * Returns all categories, or one, twice: as a list of unit identifiers under its name, and with all data of its units.
 */
const unitList = (category?: string, locale?: Locale, part = whole, next?: string) => {
  const all = listUnitRecords(category);
  const listed = categoriesWithin(all, part, locale);
  const flat = Object.fromEntries(listed.map(({ name, units }) => [name, units.map(({ id }) => id)]));
  // Readers of the whole list treat every other key as a category
  const whereabouts = isWhole(part) ? {} : leadingOn(countUnits(all), next);
  return { schemaVersion, ...flat, ...whereabouts, categories: listed };
};

const unitForms: Forms = {
  csv: (body) =>
    csvOf(
      (body as ReturnType<typeof unitList>).categories.flatMap(({ name, units }) =>
        units.map((unit) => ({ category: name, ...unit })),
      ),
    ),
};

const unitsKey = (locale?: Locale, quantity = ''): string => `${locale?.tag ?? ''} ${quantity}`;

/** Returns the requested list. A blank category counts as missing, like every optional text. */
const unitsOf = (query: string): FixedDocument => {
  const given = readQuery(query, ['category', 'lang', ...windowNames]);
  const { category = '' } = given;
  const quantity = category.trim() === '' ? undefined : findQuantity(category);
  const [locale, part] = [otherLanguage(given['lang']), readWindow(given)];
  const make = (next?: string) => unitList(quantity, locale, part, next);
  if (isWhole(part)) return { key: unitsKey(locale, quantity), make };
  const next = nextOf('/units', given, part, countUnits(listUnitRecords(quantity)));
  return { key: undefined, make: () => make(next), next };
};

/** Returns the endpoint `GET /units`, with every unit of every category, or of one. */
export const unitsEndpoint = ({ encoders = [], document }: Options): Endpoint => ({
  method: 'GET',
  path: '/units',
  forms: unitForms,
  handle: fixed(unitsOf, encoders, unitForms, { key: unitsKey(), text: () => document?.('/units') }),
  describe: () => describeUnits(schemaVersion, () => unitsOf('category=lenght')),
});

const find = (given: Readonly<Record<string, string | undefined>>) => {
  const { limit = limits.searchResults, offset } = readWindow(given, limits.searchResults);
  const { query, category, results: all } = search(given, Infinity);
  const results = within(all, { limit, offset });
  const next = nextOf('/search', given, { limit, offset }, all.length);
  return { query, category, count: results.length, ...leadingOn(all.length, next), results };
};

const searchForms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof find>).results) };

/** The endpoint `GET /search`, which finds tools by words, by category, or both. */
export const searchEndpoint: Endpoint = {
  ...ofQuery((query) => {
    const body = find(readQuery(query, ['q', 'category', ...windowNames]));
    return { body, next: body.next };
  }, searchForms),
  path: '/search',
  describe: () => describeSearch(find),
};
