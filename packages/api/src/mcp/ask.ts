import { ask, type Rates } from '@units/engine/ask';
import { notAText } from '../http/fault.ts';
import { checkNames, type AgentTool } from './agent-tool.ts';

const text = (description: string) => ({ type: 'string', description });
const measures = (description: string) => ({
  type: 'array',
  description,
  items: {
    type: 'object',
    properties: { value: { type: 'number' }, unit: text('The identifier of the unit.') },
    required: ['value', 'unit'],
    additionalProperties: false,
  },
});

const read = (name: string, value: unknown): string | undefined => {
  if (value !== undefined && typeof value !== 'string') throw notAText(name);
  return value;
};

/** Returns the tool for any question, which answers as `GET /query` does. */
export const askTool = (rates: () => Rates | undefined): AgentTool => ({
  name: 'ask',
  title: 'Answer a question',
  about:
    'Answers a question about units and numbers as people type it: conversions, arithmetic with units, chains of factors (3 mL/h for 2 days in L), problems in words, days and times, and every calculator. A question about today holds for that day, in UTC.',
  example: {
    given: { question: '5 ft 6 in in cm' },
    gives: { kind: 'conversion', result: 167.64, exact: '167.64', quantity: 'length' },
  },
  inputSchema: {
    type: 'object',
    properties: {
      question: text('The question, at most 1,000 characters.'),
      locale: text('A language tag: how the numbers of the question are written, and those of the text.'),
    },
    required: ['question'],
    additionalProperties: false,
    examples: [
      { question: '5 ft 6 in in cm' },
      { question: '20% tip on $48' },
      { question: 'glucose 100 mg/dL in mmol/L' },
      { question: '5.0(2) kg in lb' },
    ],
  },
  outputSchema: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['conversion', 'calculation', 'tool'], description: 'What the question was.' },
      text: text('The answer for people.'),
      result: { description: 'The main number or numeral.', oneOf: [{ type: 'number' }, { type: 'string' }] },
      unit: text('Its unit; of a conversion, that of `value`.'),
      quantity: text('The kind of quantity of the result, like length: what it may be compared with.'),
      exact: text('The result with every digit, as a decimal or a fraction: 1.2, 78125/25146.'),
      results: measures('The answer, one for each unit that is asked for, or those that people would want.'),
      uncertainty: {
        type: 'number',
        description:
          'The standard uncertainty of the result, where a number of the question, a constant or a unit has one.',
      },
      value: { type: 'number', description: 'The quantity that was given.' },
      substance: text('The substance that led from mass to amount.'),
      as: text('The equivalence by which units of different quantities met.'),
      tool: text('The calculator that answered.'),
      answer: { type: 'object', description: 'What that calculator gives.' },
      assumed: {
        type: 'array',
        description: 'What the question left open, and how it was read. Tell the user.',
        items: {
          type: 'object',
          properties: { kind: text('What was open.'), of: text('The words.'), as: text('How they were read.') },
          required: ['kind', 'of', 'as'],
          additionalProperties: false,
        },
      },
      aside: text('Words of the question that the answer does not need.'),
      note: text('What the reader should know beside the answer.'),
    },
    required: ['kind', 'text'],
    additionalProperties: true,
  },
  call: (given) => {
    const { question, locale } = checkNames(given, ['question', 'locale']);
    const answer = ask(
      read('question', question) ?? '',
      { locale: read('locale', locale), rates: rates() },
      'question',
    );
    return 'toJSON' in answer ? (answer.toJSON as () => object)() : answer;
  },
});
