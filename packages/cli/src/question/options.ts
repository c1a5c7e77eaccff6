/** The options before a question. */
export const questionOptions = {
  to: { type: 'string', value: 'UNIT', about: 'the unit to answer in' },
  quiet: { type: 'boolean', short: 'q', about: 'print the number alone, without its unit and notes' },
  exact: { type: 'boolean', about: 'all digits, or a fraction if they never end' },
  figures: {
    type: 'string',
    value: 'keep',
    about: 'keep: round a conversion to as many significant figures as its value has',
    values: ['keep'],
  },
  lang: { type: 'string', value: 'TAG', about: 'the language of the question and the answer: de, es, ja …' },
  json: { type: 'boolean', about: 'print the answer as JSON, like GET /query' },
  codes: {
    type: 'string',
    value: 'SYSTEM',
    about: 'read units as codes of ucum, unece, excel or prometheus: 120 mm[Hg] to kPa',
    values: ['ucum', 'unece', 'excel', 'prometheus'],
  },
  rates: { type: 'string', value: 'FILE', about: 'exchange rates: a file of the ECB, or JSON as from Frankfurter' },
} as const;

export type QuestionOptions = typeof questionOptions;
