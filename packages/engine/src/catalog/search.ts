import { fieldsOf } from '../model/given.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { missingOneOf, mustBe } from '../model/error.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import type { Quantity } from '../model/quantity.ts';
import { conversion, table } from '../tools/by-code.ts';
import { categories, findCategory } from './categories.ts';
import { listTools } from './listing.ts';
import { pairPages, quantityPages } from './pages.ts';
import type { ToolRecord } from './record.ts';
import { TextIndex, type WeightedText } from './text-index.ts';
import { tools } from './tools.ts';
import { unitsOf } from './units.ts';

/** A search for words, a category, or both. */
export interface Query {
  /** The words to search for, at most 200 characters. */
  readonly q?: string | undefined;
  /** The id of a category. */
  readonly category?: string | undefined;
}

/** The results of a search. */
export interface SearchResult {
  /** The words of the search, as given; null for a category alone. */
  readonly query: string | null;
  /** The id of the category; null for all. */
  readonly category: string | null;
  /** The number of `results`, at most 20. */
  readonly count: number;
  /** The best first; without words, in the order of the catalogue. */
  readonly results: readonly ToolRecord[];
}

const mostResults = 20;
/** The maximum length of a search text. */
export const longestQuery = 200;

/** The weight of a word by its position. */
const weights = { name: 10, keyword: 6, unit: 5, description: 3 };

/** The factor of tools over presets of the converter: `%` finds the percentage calculator before 2% milk. */
const ofItsOwn = 2;

/** Returns the names and symbols of the units of a quantity, by which its converter is found. */
const unitTexts = (quantity: Quantity): string[] => [
  quantity.name,
  ...unitsOf(quantity).flatMap((unit) => [singularName(unit), pluralName(unit), symbolOf(unit)]),
  ...quantity.units.flatMap((row) => [...(row.names ?? []), ...(row.symbols ?? [])]),
];

const textsOf = (tool: ToolRecord, units: readonly string[] = []): WeightedText[] => {
  const category = categories.find(({ id }) => id === tool.category)!;
  const share = tools.some(({ id }) => id === tool.id) ? ofItsOwn : 1;
  const weighted = (texts: readonly string[], weight: number): WeightedText[] =>
    texts.map((text) => ({ text, weight }));
  return [
    ...weighted([tool.id, tool.name], weights.name * share),
    ...weighted(tool.keywords, weights.keyword * share),
    ...weighted([tool.description, category.id, category.name], weights.description * share),
    ...weighted(units, weights.unit),
  ];
};

const makeIndex = (): TextIndex<ToolRecord> => {
  const units = new Map(quantityPages().map(({ id, quantity }) => [id, unitTexts(quantity)]));
  const every = [...units.values()].flat();
  for (const { id } of [conversion, table]) units.set(id, every);
  return new TextIndex(listTools().map((tool) => ({ item: tool, texts: textsOf(tool, units.get(tool.id)) })));
};

// Created by the first search
let index: TextIndex<ToolRecord> | undefined;

const pairKey = (from: string, to: string): string => `${from} ${to}`;

let pairs: ReadonlyMap<string, string> | undefined;

const makePairs = (): ReadonlyMap<string, string> =>
  new Map(pairPages().map(({ id, from, to }) => [pairKey(from.id, to.id), id]));

/** Matches two units around a word or an arrow, or two words alone. A number before them is the value. */
const twoUnits = /^\s*[\d.,]*\s*(.{1,60}?)\s*(?:\b(?:to|in|into|as)\b|→|->|=|\s)\s*(.{1,60}?)\s*$/iu;

/**
 * Returns the page of a pair of units in the direction of the query, because words alone do not distinguish `mi to km`
 * from `km to mi`.
 */
const pairAskedFor = (words: string): ToolRecord | undefined => {
  const [, from, to] = twoUnits.exec(words) ?? [];
  if (from === undefined || to === undefined) return undefined;
  pairs ??= makePairs();
  for (const a of unitIndex.find(from).units) {
    for (const b of unitIndex.find(to).units) {
      const id = pairs.get(pairKey(a.id, b.id));
      if (id !== undefined) return listTools().find((tool) => tool.id === id);
    }
  }
  return undefined;
};

/**
 * Returns the tools that match the words, the best first. A requested pair, or a tool with that full name, comes before
 * all.
 */
const findTools = (words: string, isIn: (tool: ToolRecord) => boolean): ToolRecord[] => {
  index ??= makeIndex();
  const found = index.find(words, isIn);
  const name = words.trim().toLowerCase();
  const asked = pairAskedFor(words) ?? found.find((tool) => tool.name.toLowerCase() === name);
  return asked && isIn(asked) ? [asked, ...found.filter((tool) => tool !== asked)] : found;
};

/** Returns the text, or undefined for blank text. */
const given = (text: unknown): string | undefined =>
  typeof text === 'string' && text.trim() !== '' ? text : undefined;

/**
 * Finds tools by words, in one category or in all. Words match in any form, by symbols of units, and with one typo
 * each. A category without words lists its tools.
 *
 * @param query - The words, the category, or both.
 * @param limit - The maximum number of results. Default: 20.
 * @throws UnitsError if neither is given, for more than 200 characters, and for an unknown category.
 * @example search({ q: 'km mi' }).results[0].id // 'kilometers-to-miles'
 */
export function search(query: Query, limit = mostResults): SearchResult {
  const { q, category: wanted } = fieldsOf(query, () =>
    mustBe('invalid-query', 'query', 'an object with q or category', query),
  );
  const [words, categoryText] = [given(q), given(wanted)];
  if (words === undefined && categoryText === undefined) throw missingOneOf(['q', 'category']);
  if (words !== undefined && words.length > longestQuery) {
    throw mustBe('invalid-text', 'q', `a text of at most ${longestQuery} characters`, words);
  }
  const category = categoryText === undefined ? null : findCategory(categoryText).id;
  const isIn = (tool: { readonly category: string }): boolean => category === null || tool.category === category;
  const found = words === undefined ? listTools().filter(isIn) : findTools(words, isIn);
  const results = found.slice(0, limit);
  return { query: words ?? null, category, count: results.length, results };
}
