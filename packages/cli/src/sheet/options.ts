/** The options of `units sheet`. */
export const sheetOptions = {
  format: {
    type: 'string',
    value: 'FORMAT',
    about: 'text (the default), markdown, json, or jsonl for a line of JSON each',
    values: ['text', 'markdown', 'json', 'jsonl'],
  },
  watch: { type: 'boolean', about: 'answer again whenever the file changes' },
  lang: { type: 'string', value: 'TAG', about: 'the language of the lines and their answers: de, es, ja …' },
  today: { type: 'string', value: 'DAY', about: 'the day that today means, as YYYY-MM-DD' },
  rates: { type: 'string', value: 'FILE', about: 'exchange rates: a file of the ECB, or JSON as from Frankfurter' },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type SheetOptions = typeof sheetOptions;
