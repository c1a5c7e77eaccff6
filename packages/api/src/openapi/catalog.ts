import { categories, listQuantities, listTools, listUnitRecords, type ToolRecord } from '@units/engine/catalog';
import { longestQuery } from '@units/engine/server';
import { langParameter } from './language.ts';
import { limits } from '../contract.ts';
import type { Operation } from './operation.ts';
import { boolean, record, count, listOf, nullable, number, reference, string, words, type Schema } from './schema.ts';
import { refusalOf } from './tool.ts';
import { windowParameters, windowSchema } from './window.ts';

const tag = 'Catalog';

const parameter = record(
  {
    name: string('The name over HTTP.'),
    label: string('The label in a form.'),
    type: words(['number', 'integer', 'string', 'date', 'boolean', 'array'], 'The type of the value.'),
    kind: words(
      ['number', 'integer', 'unit', 'choice', 'date', 'text', 'flag', 'numbers', 'quantity'],
      'The field in a form. A unit, a choice and a measure such as `5 km` are strings; `numbers` is an array.',
    ),
    required: boolean(),
    description: string(),
    values: listOf(string(), 'The words of a choice.'),
    names: {
      type: 'object',
      additionalProperties: string(),
      description: 'The displayed names of technical choices.',
    },
    quantity: string('The identifier of the quantity of a measure.'),
    unit: string('The unit of a measure without one, and of its bounds.'),
    maxItems: count('The most numbers of an array.'),
    // Of any type, because client generators do not handle `oneOf` of plain types well
    default: { description: 'The default: a text, a number or a flag.' },
    minimum: number(),
    maximum: number(),
    above: number('A minimum that is itself excluded.'),
    maxLength: count(),
  },
  [
    'description',
    'values',
    'names',
    'quantity',
    'unit',
    'maxItems',
    'default',
    'minimum',
    'maximum',
    'above',
    'maxLength',
  ],
);

const tool = record({
  id: string(),
  name: string(),
  description: string(),
  category: words(categories.map(({ id }) => id)),
  keywords: listOf(string()),
  endpoint: string('The path of the API.'),
  page: string('The path of the page for people.'),
  parameters: listOf(reference('ToolParameter')),
});

const parts: Readonly<Record<string, Schema>> = { ToolParameter: parameter, Tool: tool };

interface ToolList {
  readonly count: number;
  readonly total: number;
  readonly tools: readonly ToolRecord[];
}

/** Returns the OpenAPI description of `/tools`. The example is the beginning of the list. */
export const describeTools = (list: ToolList): Operation => ({
  id: 'getTools',
  summary: 'Every tool',
  description: 'The tools with their parameters and categories.',
  tag,
  fixed: true,
  parameters: [
    langParameter(
      'The language of the names of tools and categories. A tool without a translation keeps its English name.',
    ),
    ...windowParameters('tools'),
  ],
  answer: {
    name: 'ToolList',
    description: 'The tools and their categories.',
    schema: record(
      {
        count: count('The number of tools in this answer.'),
        ...windowSchema('tools'),
        tools: listOf(reference('Tool')),
        categories: listOf(record({ id: string(), name: string(), count: count('The number of its tools.') })),
      },
      ['next'],
    ),
    parts,
    example: { ...list, tools: list.tools.slice(0, 1) },
  },
});

/** The example of a search and its result are constants, because searching here would load all texts. */
const searched = { q: 'roman numeral', category: 'numbers' };
const searchedTool = (): object | undefined => listTools().find(({ id }) => id === 'roman');

/** Returns the OpenAPI description of `/search`. `find` is the search itself, for the example of a mistake. */
export const describeSearch = (find: (query: { readonly category: string }) => object): Operation => ({
  id: 'search',
  summary: 'Search the tools',
  description: `\
Finds tools by words, in any form and with one typo a word, and by the names and symbols of units: \`km mi\` finds the page
that converts them. One answer has at most ${limits.searchResults}, the best first. \`category\` without \`q\` lists its tools. Give at least one of the two.
`,
  tag,
  parameters: [
    {
      name: 'q',
      required: false,
      description: 'The words to look for.',
      schema: { ...string(), maxLength: longestQuery },
      example: searched.q,
    },
    {
      name: 'category',
      required: false,
      description: 'The id of a category: only its tools.',
      schema: words(categories.map(({ id }) => id)),
      example: searched.category,
    },
    ...windowParameters('results', limits.searchResults),
  ],
  answer: {
    name: 'SearchAnswer',
    description: 'The tools found, the best first.',
    schema: record(
      {
        query: nullable(string('The words looked for.')),
        category: nullable(string('The category looked in.')),
        count: count('The number of results in this answer.'),
        ...windowSchema('results'),
        results: { ...listOf(reference('Tool')), maxItems: limits.searchResults },
      },
      ['next'],
    ),
    example: { query: searched.q, category: searched.category, count: 1, total: 1, results: [searchedTool()] },
  },
  mistake: refusalOf(() => find({ category: 'unit' })),
});

/** More characters than any category's name has. */
const longestCategory = 60;

const kind = words(['linear', 'affine', 'reciprocal', 'logarithmic', 'empirical']);

const unit = record(
  {
    id: string('The identifier, as in Unicode CLDR and ECMA-402 if they have the unit.'),
    name: string(),
    plural: string(),
    symbol: string(),
    kind,
    aliases: listOf(string(), 'Accepted spellings, the id first.'),
    factorToBase: number('The same as `toBaseScale`.'),
    toBaseScale: number(
      'Linear and affine units: base = value × toBaseScale + toBaseOffset. Reciprocal ones: base = toBaseScale / value. 0 for logarithmic and empirical ones.',
    ),
    toBaseOffset: number('0 for linear units.'),
    exact: boolean('False if the definition depends on a measurement.'),
    status: words(['exact', 'conventional', 'measured']),
    definition: string('The definition, as its document states it.'),
    rank: words(
      ['everyday', 'trade', 'science', 'rare'],
      'Who writes the unit today: everybody, trades and engineers, scientists, or few. Of several meanings of a spelling, the more common unit is chosen.',
    ),
    source: string('The document that defines the unit.'),
    reference: string('The reference level of a logarithmic unit, or the formula of an empirical one.'),
    note: string(),
    ucum: string('The code in the Unified Code for Units of Measure.'),
    ucumNote: string('The figure of UCUM for that code, if it is older or differs from ours.'),
    unece: string('The code in UN/ECE Recommendation 20.'),
  },
  ['reference', 'note', 'ucum', 'ucumNote', 'unece'],
);

const category = record({
  name: string(),
  title: string('The name for people.'),
  dimension: string('The product of base dimensions, `M L T^-2`.'),
  kind,
  baseUnit: string('The unit that all factors refer to.'),
  units: listOf(reference('Unit')),
});

/** Returns the OpenAPI description of `/units`. The example is the beginning of each list. */
export const describeUnits = (schemaVersion: number, wrong: () => unknown): Operation => {
  const all = listQuantities();
  const [first] = listUnitRecords(all[0]!.name);
  return {
    id: 'getUnits',
    summary: 'Every unit',
    description: `\
Lists every category twice: by its own name with the identifiers of its units, and under \`categories\` with their full
records. \`aliases\` has the common spellings; units that take prefixes are read with all of them.`,
    tag,
    fixed: true,
    parameters: [
      {
        name: 'category',
        required: false,
        description: 'The name of a category: only its units.',
        schema: { ...string(), maxLength: longestCategory },
        example: all.at(0)!.name,
      },
      langParameter(
        'The language of names, plurals, symbols, titles and notes. Notes without a translation are left out, and a unit without one keeps its English record.',
      ),
      ...windowParameters('units'),
    ],
    mistake: refusalOf(wrong),
    answer: {
      name: 'UnitList',
      description: 'The units by category.',
      schema: record(
        {
          schemaVersion: { type: 'integer', enum: [schemaVersion], description: 'The version of this layout.' },
          ...Object.fromEntries(
            all.map(({ name, title }) => [name, listOf(string(), `The ids of its units: ${title}.`)]),
          ),
          ...windowSchema('units', 'Present if a part is requested.'),
          categories: listOf(reference('UnitCategory')),
        },
        // If one category is requested, the answer contains only that one.
        [...all.map(({ name }) => name), 'total', 'next'],
      ),
      parts: { Unit: unit, UnitCategory: category },
      example: {
        schemaVersion,
        ...Object.fromEntries(all.map(({ name, baseUnit }) => [name, [baseUnit]])),
        categories: [{ ...first!, units: first!.units.slice(0, 1) }],
      },
    },
  };
};
