const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const words = /[$€£¥]|^(?:dollars?|euros?|pounds? sterling|yen|francs?|rupees?)$/i;

const isCurrency = (word: string): boolean => codes.has(word.toUpperCase()) || words.test(word);

/** Whether a text asks for a rate of exchange: 100 usd in eur. */
export const asksForRate = (text: string): boolean => {
  const [, from, to] = /^[\d.,\s]*(\S+?)[\d.,]*\s+(?:to|in|into)\s+(\S+)$/i.exec(text.trim()) ?? [];
  return from !== undefined && isCurrency(from) && isCurrency(to!);
};
