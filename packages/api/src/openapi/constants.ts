import type { Operation } from './operation.ts';
import { boolean, count, listOf, number, record, reference, string } from './schema.ts';
import { refusalOf } from './tool.ts';

/** The schema of a physical constant. */
export const constantSchema = record(
  {
    id: string('The identifier: `speed-of-light`.'),
    symbol: string('The usual symbol.'),
    name: string('The name in English.'),
    aliases: listOf(string(), 'Other names and ways to write the symbol.'),
    value: number('The double nearest to the value.'),
    unit: string('The id of its unit; `part` for a number without dimension.'),
    uncertainty: number('The standard uncertainty as the source prints it; 0 for an exact constant.'),
    exact: boolean('True if the value is exact by definition.'),
    source: string('The document that says it, by its id.'),
    year: count('The year since which the value holds.'),
    text: string(
      'The value with its uncertainty and its unit for people: `9.1093837139(28)e-31 kg`. In lists of constants.',
    ),
    document: string('The title of the source. In lists of constants.'),
    url: string('Where the source can be read. In lists of constants.'),
  },
  ['text', 'document', 'url'],
  'A physical constant with its standard uncertainty.',
);

type Find = (query: { readonly q?: string; readonly id?: string }) => object;

/** Returns the OpenAPI description of `/constants`. `find` is the endpoint itself, for the examples. */
export const describeConstants = (find: Find): Operation => ({
  id: 'getConstants',
  summary: 'Physical constants',
  description: `\
The physical constants that CODATA recommends since 2022, and those that are exact by definition, each with its standard uncertainty,
its source and the year since which it holds. \`id\` gives one of them, by its id, symbol or name; \`q\` those whose names, symbols or
ids have all of its words. Constants also stand in questions: \`/query?q=h c / (500 nm) in eV\`.`,
  tag: 'Catalog',
  parameters: [
    {
      name: 'id',
      required: false,
      description: 'One constant by its id, its symbol or any of its names: `electron-mass`, `m_e`, `electron mass`.',
      schema: { ...string(), maxLength: 100 },
      example: 'speed-of-light',
    },
    {
      name: 'q',
      required: false,
      description: 'Words to look for in names, symbols and ids.',
      schema: { ...string(), maxLength: 100 },
      example: 'mass',
    },
  ],
  answer: {
    name: 'ConstantList',
    description: 'The constants.',
    schema: record({
      count: count('The number of constants.'),
      constants: listOf(reference('Constant')),
    }),
    parts: { Constant: constantSchema },
    example: find({ id: 'electron-mass' }),
  },
  mistake: refusalOf(() => find({ id: 'phlogiston' })),
});
