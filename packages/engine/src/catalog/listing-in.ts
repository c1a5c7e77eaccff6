import { unitIndex } from '../conversion/catalogue.ts';
import { languageTables } from '../data/languages/index.ts';
import type { Language } from '../languages/language.ts';
import { checkLocale, type Locale, type ToolNames } from '../model/locale.ts';
import { wordsOfTool } from '../spoken/index.ts';
import type { AnyFieldWords, AnyToolWords } from '../spoken/tool-words.ts';
import { parameterName, type ToolCategory } from '../tool/declaration.ts';
import { categories } from './categories.ts';
import { languageOf } from './language-of.ts';
import { listTools } from './listing.ts';
import type { ParameterRecord, ToolRecord } from './record.ts';
import { fill } from '../model/sentence.ts';

/** A category of tools in a list. */
export interface CategoryName {
  /** The identifier, as in URLs. */
  readonly id: string;
  /** The name in the requested language. */
  readonly name: string;
  /** The number of its tools. */
  readonly count: number;
}

/** The tools and their categories in a language. */
export interface ToolList {
  /** The tools in display order. */
  readonly tools: readonly ToolRecord[];
  /** The categories that have tools. */
  readonly categories: readonly CategoryName[];
}

const onlyValue = ({ parameters }: ToolRecord, key: string): string | undefined =>
  parameters.find(({ name }) => name === key)?.values?.[0];

/** Returns the name of a conversion between two units, or undefined if the language does not name both. */
const pairName = (record: ToolRecord, { pair }: ToolNames, language: Language): string | undefined => {
  if (
    !record.page.includes('-to-') ||
    record.parameters.some(({ name }) => name === 'ingredient' || name === 'substance')
  )
    return undefined;
  const units = ['from', 'to'].map((key) => unitIndex.byId(onlyValue(record, key) ?? ''));
  const names = units.map((unit) => unit && language.listName(unit));
  return names.every((name) => name !== undefined) ? fill(pair, ...names) : undefined;
};

const nameIn = (record: ToolRecord, named: ToolNames, language: Language): string | undefined => {
  const quantity = language.quantityName(record.id);
  return (
    wordsOfTool(language.locale.tag, record.id)?.name ??
    named.names?.[record.id] ??
    (quantity === undefined ? undefined : fill(named.quantity, quantity)) ??
    pairName(record, named, language)
  );
};

/**
 * Returns a parameter with the words of a language, without its English description. Without words, its label is its
 * name.
 */
const parameterIn = (parameter: ParameterRecord, given: AnyFieldWords | undefined): ParameterRecord => {
  const { description: _description, names: _names, ...rest } = parameter;
  const words = typeof given === 'string' ? { label: given } : given;
  return {
    ...rest,
    label: words?.label ?? rest.name,
    ...(words?.about === undefined ? {} : { description: words.about }),
    ...(words?.names === undefined || rest.values === undefined
      ? {}
      : { names: Object.fromEntries(rest.values.map((value) => [value, words.names![value] ?? value])) }),
  };
};

const parametersIn = (record: ToolRecord, words: AnyToolWords | undefined): ParameterRecord[] => {
  const byName = Object.fromEntries(
    Object.entries(words?.params ?? {}).map(([key, given]) => [parameterName(key), given]),
  );
  return record.parameters.map((parameter) => parameterIn(parameter, byName[parameter.name]));
};

/**
 * Returns the name of a category of tools in a language, or the English one for a language without a table.
 *
 * @example categoryNameIn('cooking', 'de') // 'Kochen'
 */
export const categoryNameIn = (id: ToolCategory, tag: string): string =>
  languageTables.find((table) => table.tag === tag)?.tools.categories[id] ??
  categories.find((category) => category.id === id)!.name;

/**
 * Returns all tools and categories with the words of a language. A tool with only a name uses it as the description. A
 * tool without a name keeps its English words.
 *
 * @param locale - The default export of `@units/engine/locales/…`.
 * @example listToolsIn(de).tools.map(({ name }) => name)
 */
export function listToolsIn(locale: Locale): ToolList {
  const { tag } = checkLocale(locale);
  const named = languageTables.find((table) => table.tag === tag)?.tools;
  if (!named) return { tools: listTools(), categories };
  const language = languageOf(locale);
  const tools = listTools().map((record) => {
    const name = nameIn(record, named, language);
    if (name === undefined) return record;
    const description = wordsOfTool(locale.tag, record.id)?.description ?? `${name}.`;
    // Quantities and pairs have the parameters of the converter
    const parameters = parametersIn(record, wordsOfTool(locale.tag, record.endpoint.slice(1)));
    return { ...record, name, description, keywords: [name], parameters };
  });
  const count = (id: string): number => tools.filter(({ category }) => category === id).length;
  return {
    tools,
    categories: categories.map(({ id }) => ({ id, name: categoryNameIn(id, tag), count: count(id) })),
  };
}
