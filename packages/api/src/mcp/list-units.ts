import { findQuantity, listUnitRecords, type CategoryRecord } from '@units/engine/catalog';
import { notAText } from '../http/fault.ts';
import { checkNames, type AgentTool } from './agent-tool.ts';

const summary = ({ name, title, baseUnit, units }: CategoryRecord) => ({ name, title, baseUnit, count: units.length });

let summaries: readonly object[] | undefined;

const inFull = (category: CategoryRecord) => ({
  ...summary(category),
  units: category.units.map(({ id, name, plural, symbol }) => ({ id, name, plural, symbol })),
});

const text = (description: string) => ({ type: 'string', description });

/** The tool that lists all quantities, or one quantity with its units. */
export const listUnitsTool: AgentTool = {
  name: 'list_units',
  title: 'List of units',
  about:
    'Lists the quantities with the number of their units, or all units of one quantity. Many more are read: with prefixes, and as compounds such as kg*m/s^2.',
  example: {
    given: { category: 'length' },
    gives: { categories: [{ name: 'length', title: 'Length', baseUnit: 'meter' }] },
  },
  inputSchema: {
    type: 'object',
    properties: {
      category: text('A quantity, such as length. Default: all quantities, without their units.'),
    },
    additionalProperties: false,
    examples: [{}, { category: 'length' }],
  },
  outputSchema: {
    type: 'object',
    properties: {
      categories: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: text('The identifier of the quantity.'),
            title: text('Its name.'),
            baseUnit: text('The identifier of its base unit.'),
            count: { type: 'integer', description: 'How many units are listed.' },
            units: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  id: text('The identifier, which every tool takes.'),
                  name: text('The name.'),
                  plural: text('The plural.'),
                  symbol: text('The symbol.'),
                },
                required: ['id', 'name', 'plural', 'symbol'],
                additionalProperties: false,
              },
            },
          },
          required: ['name', 'title', 'baseUnit', 'count'],
          additionalProperties: false,
        },
      },
    },
    required: ['categories'],
    additionalProperties: false,
  },
  call: (given) => {
    const { category } = checkNames(given, ['category']);
    if (category === undefined) return { categories: (summaries ??= listUnitRecords().map(summary)) };
    if (typeof category !== 'string') throw notAText('category');
    return { categories: listUnitRecords(findQuantity(category)).map(inFull) };
  },
};
