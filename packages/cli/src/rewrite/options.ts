/** The options of `units rewrite`. */
export const rewriteOptions = {
  system: {
    type: 'string',
    value: 'SYSTEM',
    about: 'the units to write: metric (the default), us or uk',
    values: ['metric', 'us', 'uk'],
  },
  region: { type: 'string', value: 'CODE', about: 'the region of the readers, in place of --system: US' },
  beside: { type: 'boolean', about: 'keep what is written, and add the other units in parentheses' },
  lang: { type: 'string', value: 'TAG', about: 'the language of the text: de, es, ja …' },
  format: {
    type: 'string',
    value: 'FORMAT',
    about: 'markdown, html or text; found by the name of the file unless given',
    values: ['markdown', 'html', 'text'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type RewriteOptions = typeof rewriteOptions;
