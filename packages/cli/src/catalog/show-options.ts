/** The options of `units show`. */
export const showOptions = { json: { type: 'boolean', about: 'as JSON' } } as const;

export type ShowOptions = typeof showOptions;
