import type { Rates } from '@units/engine/ask';
import { notAText } from '../http/fault.ts';
import { sheetAtOnce, sheetOptions, sheetSteps } from '../http/sheets.ts';
import { checkNames, type AgentTool, type Arguments } from './agent-tool.ts';

const text = (description: string) => ({ type: 'string', description });

/** The most characters and lines of a sheet, because other callers wait while it is answered. */
export const longestText = 1500;
export const mostLines = 50;

/** Returns the arguments, within the limits for agents. Throws UnitsError. */
const checked = (given: Arguments): Arguments => {
  const values = checkNames(given, sheetOptions);
  const lines = values['text'];
  if (typeof lines === 'string' && (lines.length > longestText || lines.split('\n').length > mostLines))
    throw notAText('text', longestText);
  return values;
};

/** Returns the tool for a page of calculations with names, which answers as `POST /sheet` does. */
export const sheetTool = (rates: () => Rates | undefined): AgentTool => ({
  name: 'sheet',
  title: 'Answer a page of calculations',
  about:
    'Answers several lines that use one another: names (speed = 12.4 km / 58 min), functions of one line, prev, sum and average. Kinds of quantity are kept, and an error keeps to its line.',
  example: {
    given: { text: 'speed = 90 km / 2 h\nspeed * 3 h in miles' },
    gives: {
      lines: [
        { name: 'speed', value: 45, unit: 'kilometer-per-hour', shown: '45 km/h' },
        { value: 83.88511095204008, unit: 'mile', quantity: 'length' },
      ],
    },
  },
  inputSchema: {
    type: 'object',
    properties: {
      text: text('The lines, at most 50 and 1,500 characters.'),
      lang: text('The language of the lines, like de. Default: English.'),
      today: text('The day that today means, as YYYY-MM-DD.'),
      rates: {
        type: 'array',
        items: { type: 'object' },
        description: 'Exchange rates by day, like [{"base": "EUR", "date": "2026-11-20", "rates": {"USD": 1.08}}].',
      },
    },
    required: ['text'],
    additionalProperties: false,
    examples: [{ text: 'flour = 250 g\nflour * 3 in cups of flour' }],
  },
  outputSchema: {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            text: text('The line.'),
            kind: text('value, function, error, text, comment, heading or blank.'),
            name: text('The name that it sets.'),
            unit: text('The identifier of the unit.'),
            quantity: text('The kind of quantity.'),
            exact: text('Every digit, or the fraction.'),
            shown: text('The answer for people.'),
            isRounded: { type: 'boolean' },
            note: text('What the reader should know.'),
            error: { type: 'object', description: 'The code, the message, the place and what to write.' },
          },
          required: ['text', 'kind', 'shown'],
          additionalProperties: true,
        },
      },
      names: { type: 'array', items: { type: 'object' } },
    },
    required: ['lines', 'names'],
    additionalProperties: false,
  },
  call: (given) => sheetAtOnce(checked(given), rates()),
  steps: (given) => sheetSteps(checked(given), rates()),
});
