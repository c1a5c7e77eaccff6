import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';

interface Row {
  readonly prompt: Prompt & { readonly arguments: readonly { readonly name: string; readonly required: boolean }[] };
  readonly write: (given: Readonly<Record<string, string>>) => string;
}

const argument = (name: string, description: string, required = true) => ({ name, description, required });

const rows: readonly Row[] = [
  {
    prompt: {
      name: 'convert',
      title: 'Convert a quantity',
      description: 'Answers a conversion with its exact result and what was assumed.',
      arguments: [argument('quantity', 'What to convert, like 5 ft 6 in.'), argument('unit', 'The unit to answer in.')],
    },
    write: ({ quantity, unit }) =>
      `Use the tool ask with the question "${quantity} in ${unit}". Give the result with its unit, say what was assumed, and repeat any note.`,
  },
  {
    prompt: {
      name: 'check_units',
      title: 'Check the units of a calculation',
      description: 'Checks each step of a calculation: do the kinds of quantity agree, and are the numbers right?',
      arguments: [argument('text', 'The calculation, as it is written.')],
    },
    write: ({ text }) =>
      `Check the units of this calculation, step by step:\n\n${text}\n\nUse explain_unit with unit and other to see if two sides are of one kind, and ask to work out each number. Name the first step that is wrong and what it should be.`,
  },
  {
    prompt: {
      name: 'rewrite_for',
      title: 'Rewrite a text for its readers',
      description: 'Writes the quantities of a text in the units of its readers.',
      arguments: [argument('text', 'The text.'), argument('system', 'metric, us or uk; metric unless given.', false)],
    },
    write: ({ text, system = 'metric' }) =>
      `Use the tool rewrite, a paragraph at a time, with system "${system}", on this text and give only the result:\n\n${text}`,
  },
];

/** Returns the prompts for a client. */
export const listPrompts = (): Prompt[] => rows.map(({ prompt }) => prompt);

/** Returns a prompt with its arguments filled in, or an error sentence if it is unknown or lacks an argument. */
export const getPrompt = (name: string, given: Readonly<Record<string, string>> = {}): GetPromptResult | string => {
  const row = rows.find(({ prompt }) => prompt.name === name);
  if (!row) return `There is no prompt ${name}. The prompts are ${rows.map(({ prompt }) => prompt.name).join(', ')}.`;
  const missing = row.prompt.arguments.find((one) => one.required && !given[one.name]);
  if (missing) return `The prompt ${name} needs the argument ${missing.name}.`;
  const { description } = row.prompt;
  return {
    ...(description === undefined ? {} : { description }),
    messages: [{ role: 'user', content: { type: 'text', text: row.write(given) } }],
  };
};
