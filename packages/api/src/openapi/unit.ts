import { parameterSchema, type ExplainedUnit } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import type { Fault } from '../http/fault.ts';
import { langParameter } from './language.ts';
import type { Operation } from './operation.ts';
import { boolean, count, listOf, number, record, reference, string, words, type Schema } from './schema.ts';
import { refusalOf } from './tool.ts';

const law = record(
  {
    title: string(),
    body: string('Who adopted or published it.'),
    year: count('The year of publication.'),
    url: string('Where the text can be read.'),
    unseen: boolean('True if the document itself could not be read: its figures are those that others quote.'),
  },
  ['url', 'unseen'],
  'The document that defines the unit.',
);

const confused = record(
  {
    id: string('The identifier.'),
    name: string('The name.'),
    factor: string('How many of it the explained unit is, as a fraction. For units that convert by a factor.'),
  },
  ['factor'],
);

const explanation = record(
  {
    definition: string('The definition, as its document states it. Absent for a unit that defines itself.'),
    baseUnit: string('The base unit of its quantity.'),
    factor: string('The size in the base unit as a fraction: `317514659/50000000`, `1/180 pi`. Absent for a scale.'),
    law,
    status: words(['exact', 'conventional', 'measured'], '`conventional` is fixed by agreement.'),
    relativeUncertainty: number('The relative standard uncertainty of a unit that is a measured constant.'),
    rank: words(['everyday', 'trade', 'science', 'rare'], 'Who uses it: everybody, trades, scientists, or few.'),
    note: string('Where and when it holds.'),
    confusedWith: listOf(reference('ConfusedUnit'), 'Units that it may be taken for.'),
  },
  ['definition', 'factor', 'relativeUncertainty', 'note'],
);

const parts: Readonly<Record<string, Schema>> = { UnitExplanation: explanation, ConfusedUnit: confused };

/**
 * Returns the OpenAPI description of `/units/{unit}`. `explain` is the endpoint itself, for the examples, and `wrong`
 * must fail.
 */
export const describeUnit = (
  explain: (spelling: string, locale: undefined) => ExplainedUnit | Fault,
  wrong: () => unknown,
): Operation => ({
  id: 'getUnit',
  summary: 'One unit explained',
  description: `\
What a unit is: quantity, dimension, definition, exact factor, the document that defines it, who uses it and what it is confused with.
A product of units, \`kg*m%2Fs^2\`, has a dimension and a factor.`,
  tag: 'Catalog',
  fixed: true,
  parameters: [
    {
      in: 'path',
      name: 'unit',
      required: true,
      description: 'A unit by identifier, name or symbol, or a product of units. Write `/` as `%2F`.',
      schema: parameterSchema(conversion.params.from),
      example: 'stone',
    },
    langParameter('The language of names and symbols. Notes are English, and left out in other languages.'),
  ],
  answer: {
    name: 'ExplainedUnit',
    description: 'The unit.',
    schema: record(
      {
        id: string('The identifier.'),
        name: string('The name.'),
        symbol: string('The symbol.'),
        quantity: string('The quantity that it measures. Absent for a product without a name.'),
        dimension: string('The product of base dimensions, `L·T⁻²`; `1` for a number.'),
        siFactor: string('How many coherent SI units it is, exactly. Absent for levels and scales.'),
        record: reference('Unit'),
        explanation: reference('UnitExplanation'),
      },
      ['quantity', 'siFactor', 'record', 'explanation'],
    ),
    parts,
    example: explain('stone', undefined),
  },
  mistake: refusalOf(wrong),
  refusals: {
    404: { description: 'There is no such unit.', body: (explain('ston', undefined) as Fault).body },
  },
});
