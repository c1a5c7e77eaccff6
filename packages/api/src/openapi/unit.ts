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
    url: string('The address of the text.'),
    unseen: boolean('True if the document was not available; its figures are quoted from other documents.'),
  },
  ['url', 'unseen'],
  'The document that defines the unit.',
);

const confused = record(
  {
    id: string('The identifier.'),
    name: string('The name.'),
    factor: string('The explained unit in this one, as a fraction. Present for units that convert by a factor.'),
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
    rank: words(['everyday', 'trade', 'science', 'rare'], 'Who uses the unit: everybody, trades, scientists, or few.'),
    note: string('Where and when the definition holds.'),
    confusedWith: listOf(reference('ConfusedUnit'), 'Units with a similar name or size.'),
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
Returns the quantity, dimension, definition and exact factor of a unit, the document that defines it, who uses it, and units that it is confused with.
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
    langParameter('The language of names, symbols and notes. Notes without a translation are left out.'),
  ],
  answer: {
    name: 'ExplainedUnit',
    description: 'The unit.',
    schema: record(
      {
        id: string('The identifier.'),
        name: string('The name.'),
        symbol: string('The symbol.'),
        quantity: string('The quantity of the unit. Absent for a product without a name.'),
        dimension: string('The product of base dimensions, `L·T⁻²`; `1` for a number.'),
        siFactor: string('The exact number of coherent SI units. Absent for levels and scales.'),
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
