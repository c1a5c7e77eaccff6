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
      locale: text('A language tag for the format of numbers in the question and the text.'),
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
      kind: { type: 'string', enum: ['conversion', 'calculation', 'tool'], description: 'The kind of question.' },
      text: text('The answer for people.'),
      result: { description: 'The main number or numeral.', oneOf: [{ type: 'number' }, { type: 'string' }] },
      unit: text('The unit of the result; in a conversion, of `value`.'),
      quantity: text('The quantity of the result, like length.'),
      exact: text('The result with every digit, as a decimal or a fraction: 1.2, 78125/25146.'),
      results: measures('The answer: one measure for each target, or useful conversions without a target.'),
      uncertainty: {
        type: 'number',
        description:
          'The standard uncertainty of the result. Present if a number, constant or unit of the question has one.',
      },
      value: { type: 'number', description: 'The given number.' },
      substance: text('The substance that converted mass to amount.'),
      as: text('The equivalence between the quantities.'),
      tool: text('The calculator that answered.'),
      answer: { type: 'object', description: 'The answer of that calculator.' },
      assumed: {
        type: 'array',
        description: 'The assumptions about ambiguous words. Tell the user.',
        items: {
          type: 'object',
          properties: {
            kind: text('The kind of assumption.'),
            of: text('The ambiguous words.'),
            as: text('Their meaning.'),
          },
          required: ['kind', 'of', 'as'],
          additionalProperties: false,
        },
      },
      aside: text('Words that the answer ignores.'),
      note: text('A remark on the answer.'),
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
