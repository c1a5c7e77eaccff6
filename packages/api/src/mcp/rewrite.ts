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
    'Converts the quantities of running text to other units, with the precision of the text. Text that may not be a quantity, or has the conversion already, stays.',
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
        description: "The readers' system of units. Give either this or region.",
      },
      region: text("The readers' region, like US."),
      mode: {
        type: 'string',
        enum: ['replace', 'beside'],
        description: 'beside keeps the original and adds the conversion in parentheses.',
      },
      lang: text('The language of the text, like de. Default: English.'),
    },
    required: ['text'],
    additionalProperties: false,
    examples: [{ text: 'Bake at 350°F.', system: 'metric' }],
  },
  outputSchema: {
    type: 'object',
    properties: {
      text: text('The rewritten text.'),
      changes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { index: { type: 'integer' }, from: text('The original.'), to: text('Its replacement.') },
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
