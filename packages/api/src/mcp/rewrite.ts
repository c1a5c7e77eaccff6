import { rewriteAtOnce, rewriteOptions } from '../http/rewriting.ts';
import { notAText } from '../http/fault.ts';
import { checkNames, type AgentTool } from './agent-tool.ts';

const text = (description: string) => ({ type: 'string', description });

/** The most characters of a text, because other callers wait while it is read. */
const longestText = 1000;

/** The tool that rewrites the quantities of a text in its readers' units, as `POST /rewrite` does. */
export const rewriteTool: AgentTool = {
  name: 'rewrite',
  title: 'Rewrite the units of a text',
  about:
    'Writes the quantities of running text in other units, with the precision of the text. What may be no quantity, and what is converted already, stays.',
  example: {
    given: { text: 'a 6-foot fence', system: 'metric' },
    gives: { text: 'a 1.8-meter fence', changes: [{ index: 2, from: '6-foot', to: '1.8-meter' }] },
  },
  inputSchema: {
    type: 'object',
    properties: {
      text: text('The text, at most 1,000 characters: a paragraph at a time.'),
      system: {
        type: 'string',
        enum: ['metric', 'us', 'uk'],
        description: 'The system of the readers, or give region.',
      },
      region: text('The region of the readers, like US.'),
      mode: {
        type: 'string',
        enum: ['replace', 'beside'],
        description: 'beside keeps the words of the author in front.',
      },
      lang: text('The language of the text, like de. English without one.'),
    },
    required: ['text'],
    additionalProperties: false,
    examples: [{ text: 'Bake at 350°F.', system: 'metric' }],
  },
  outputSchema: {
    type: 'object',
    properties: {
      text: text('The text for its readers.'),
      changes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { index: { type: 'integer' }, from: text('As written.'), to: text('In its place.') },
          required: ['index', 'from', 'to'],
          additionalProperties: false,
        },
      },
    },
    required: ['text', 'changes'],
    additionalProperties: false,
  },
  call: (given) => {
    const values = checkNames(given, rewriteOptions);
    if (typeof values['text'] === 'string' && values['text'].length > longestText) throw notAText('text', longestText);
    return rewriteAtOnce(values);
  },
};
