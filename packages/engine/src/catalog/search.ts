import { names } from '../core/engine.ts';
import { missingOneOf, mustBe } from '../core/error.ts';
import { pluralName, singularName, symbolOf } from '../core/symbol.ts';
import type { AnyTool } from '../core/tool.ts';
import { convert, table } from '../tools/index.ts';
import { categories, findCategory } from './categories.ts';
import { toolRecord, type ToolRecord } from './record.ts';
import { TextIndex, type WeightedText } from './text-index.ts';
import { tools } from './tools.ts';
import { unitsOf } from './units.ts';

/** What to look for: words, a category, or both. */
export interface Query {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
}

export interface SearchResult {
  /** The words looked for, as given; null for none. */
  readonly query: string | null;
  /** The id of the category looked in; null for all. */
  readonly category: string | null;
  readonly count: number;
  /** Best first; without words, in the order of the catalogue. */
  readonly results: readonly ToolRecord[];
}

const mostResults = 20;
const longestQuery = 200;

/** A word counts by where it stands. */
const weights = { name: 10, keyword: 6, unit: 5, description: 3 };

/** Names and symbols of every unit: a converter is found by what it converts. */
const unitTexts = (): string[] =>
  names.quantities.flatMap((quantity) => [
    quantity.name,
    ...unitsOf(quantity).flatMap((unit) => [singularName(unit), pluralName(unit), symbolOf(unit, names.byId)]),
    ...quantity.units.flatMap((row) => [...(row.names ?? []), ...(row.symbols ?? [])]),
  ]);

const textsOf = (tool: AnyTool, units: readonly string[]): WeightedText[] => {
  const category = categories.find(({ id }) => id === tool.category)!;
  const weighted = (texts: readonly string[], weight: number): WeightedText[] =>
    texts.map((text) => ({ text, weight }));
  return [
    ...weighted([tool.id, tool.name], weights.name),
    ...weighted(tool.keywords, weights.keyword),
    ...weighted([tool.description, category.id, category.name], weights.description),
    ...weighted(tool.id === convert.id || tool.id === table.id ? units : [], weights.unit),
  ];
};

const makeIndex = (): TextIndex<ToolRecord> => {
  const units = unitTexts();
  return new TextIndex(tools.map((tool) => ({ item: toolRecord(tool), texts: textsOf(tool, units) })));
};

// Made when the first search asks for it
let index: TextIndex<ToolRecord> | undefined;

/** Blank text is no text. */
const given = (text: string | undefined): string | undefined => (text?.trim() ? text : undefined);

/**
 * Finds tools by words (in any form, by symbols of units, with one typo a word), in one category or in all. A category
 * alone lists its tools.
 *
 * @throws UnitsError for neither of both, words of over 200 characters, and a category that does not exist.
 * @example search({ q: 'km mi' }).results[0].id // 'convert'
 */
export const search = (query: Query, limit = mostResults): SearchResult => {
  const [words, categoryText] = [given(query.q), given(query.category)];
  if (words === undefined && categoryText === undefined) throw missingOneOf(['q', 'category']);
  if (words !== undefined && words.length > longestQuery) {
    throw mustBe('invalid-text', 'q', `a text of at most ${longestQuery} characters`, words);
  }
  const category = categoryText === undefined ? null : findCategory(categoryText).id;
  const isIn = (tool: { readonly category: string }): boolean => category === null || tool.category === category;
  index ??= makeIndex();
  const found = words === undefined ? tools.filter(isIn).map(toolRecord) : index.find(words, isIn);
  const results = found.slice(0, limit);
  return { query: words ?? null, category, count: results.length, results };
};
