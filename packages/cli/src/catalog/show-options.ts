/** The options of `units show`. */
export const showOptions = {
  lang: { type: 'string', value: 'TAG', about: 'the language of names, spellings and notes: de, es, ja …' },
  json: { type: 'boolean', about: 'as JSON' },
} as const;

export type ShowOptions = typeof showOptions;
