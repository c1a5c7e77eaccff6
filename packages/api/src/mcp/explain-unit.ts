import { ask } from '@units/engine/ask';
import { UnitsError } from '@units/engine';
import { compareUnits, explainUnit, type ExplainedUnit } from '@units/engine/server';
import { notAText } from '../http/fault.ts';
import { checkNames, type AgentTool } from './agent-tool.ts';

const text = (description: string) => ({ type: 'string', description });

/** The most spellings in an answer. */
const mostSpellings = 20;

/** A unit with the spelling that found it. */
interface Spelled {
  readonly spelling: string;
  readonly explained: ExplainedUnit;
}

/** Returns the unit of a text, or the unit of an expression's result. Throws UnitsError. */
const unitIn = (given: string): Spelled => {
  try {
    return { spelling: given, explained: explainUnit(given) };
  } catch (error) {
    if (!(error instanceof UnitsError) || !/\d|[*/^]/.test(given)) throw error;
    const answer = ask(given, {}, 'unit');
    const spelling = answer.kind === 'tool' ? given : (answer.unit ?? 'part');
    return { spelling, explained: explainUnit(spelling) };
  }
};

/** Returns the explanation of a unit for agents. */
export const toldOf = ({ record, explanation, ...unit }: ExplainedUnit): object => {
  if (!record || !explanation) return unit;
  const { definition, status, source, note, aliases, ucum } = record;
  const confusedWith = explanation.confusedWith.map(({ id }) => id);
  return {
    ...unit,
    definition,
    status,
    source,
    ...(note === undefined ? {} : { note }),
    ...(ucum === undefined ? {} : { ucum }),
    ...(confusedWith.length === 0 ? {} : { confusedWith }),
    spellings: aliases.slice(0, mostSpellings),
  };
};

const required = (name: string, value: unknown): string => {
  if (typeof value !== 'string' || value.trim() === '') throw notAText(name);
  return value;
};

/**
 * The tool that explains a unit or an expression: its quantity, dimension and definition. With another unit, it also
 * compares their kinds.
 */
export const explainUnitTool: AgentTool = {
  name: 'explain_unit',
  title: 'Explain or check a unit',
  about:
    'Says what a unit or an expression measures: quantity, dimension, SI factor, definition. With other it checks if the two are of one kind: grays and sieverts share a dimension and are not.',
  example: {
    given: { unit: 'Gy', other: 'Sv' },
    gives: {
      quantity: 'absorbed-dose',
      dimension: 'L²·T⁻²',
      comparison: { other: 'sievert', quantity: 'equivalent-dose', sameDimension: true, sameKind: false },
    },
  },
  inputSchema: {
    type: 'object',
    properties: {
      unit: text('A unit by any spelling, a compound or an expression: mi, kg*m/s^2, 5 N * 2 m.'),
      other: text('Another unit or expression to compare it with.'),
    },
    required: ['unit'],
    additionalProperties: false,
    examples: [{ unit: 'Gy', other: 'Sv' }, { unit: 'kg*m/s^2' }, { unit: '5 N * 2 m', other: 'J' }],
  },
  outputSchema: {
    type: 'object',
    properties: {
      id: text('The identifier, which every tool takes.'),
      name: text('The name.'),
      symbol: text('The symbol.'),
      quantity: text('The kind of quantity; absent for a product without a name.'),
      dimension: text('The product of base dimensions, 1 for a number.'),
      siFactor: text('How many coherent SI units it is, exactly.'),
      definition: text('The definition as its document states it.'),
      status: text('exact, conventional or measured.'),
      source: text('The document.'),
      note: text('Where and when it holds.'),
      ucum: text('Its code in UCUM.'),
      confusedWith: { type: 'array', items: { type: 'string' }, description: 'Units that it may be taken for.' },
      spellings: { type: 'array', items: { type: 'string' }, description: 'Some spellings that are read.' },
      comparison: {
        type: 'object',
        description: 'How the other unit relates to it.',
        properties: {
          other: text('The identifier of the other unit.'),
          quantity: text('The kind of quantity of the other unit, or as which both convert.'),
          dimension: text('The dimension of the other unit.'),
          sameDimension: { type: 'boolean', description: 'True if the dimensions agree.' },
          sameKind: { type: 'boolean', description: 'True if one converts to the other.' },
          factor: text('How many of the other unit one of it is, exactly.'),
          reason: text('Why they do not convert, or what to watch for.'),
        },
        required: ['other', 'dimension', 'sameDimension', 'sameKind'],
        additionalProperties: false,
      },
    },
    required: ['id', 'name', 'symbol', 'dimension'],
    additionalProperties: false,
  },
  call: (given) => {
    const { unit, other } = checkNames(given, ['unit', 'other']);
    const first = unitIn(required('unit', unit));
    const told = toldOf(first.explained);
    if (other === undefined) return told;
    const second = unitIn(required('other', other));
    const { id, quantity, dimension } = second.explained;
    const comparison = {
      other: id,
      ...(quantity === undefined ? {} : { quantity }),
      dimension,
      ...compareUnits(first.spelling, second.spelling),
    };
    return { ...told, comparison };
  },
};
