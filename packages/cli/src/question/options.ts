/** The options that stand before a question. */
export const questionOptions = {
  to: { type: 'string', value: 'UNIT', about: 'the unit to answer in' },
  exact: { type: 'boolean', about: 'all digits, or a fraction where they do not end' },
  json: { type: 'boolean', about: 'the answer as GET /query gives it' },
  rates: { type: 'string', value: 'FILE', about: 'rates of exchange: {"base", "date", "rates", "source"}' },
} as const;

export type QuestionOptions = typeof questionOptions;
