import type { AnyTool } from '@units/engine/catalog';
import { calculate, sum } from './calculation.ts';
import { asksForRate } from './currency.ts';
import { convertText } from './conversion.ts';
import { indexOf, type Listed } from './listed.ts';
import type { Reply } from './reply.ts';

/** How many pages a search offers. */
const mostFound = 8;

/** Makes the one who answers: calculators first, then sums and conversions, then a search in all pages. */
export const createAnswerer = (tools: readonly AnyTool[], listed: readonly Listed[]) => {
  const index = indexOf(listed);
  return {
    reply: (text: string): Reply | undefined => calculate(tools, text) ?? sum(text) ?? convertText(text, listed),
    /** Why there is no answer, where that can be said. */
    excuse: (text: string): string | undefined =>
      asksForRate(text) ? 'Currencies are not converted here: their rates change by the minute.' : undefined,
    search: (text: string): readonly Listed[] => index.find(text, () => true).slice(0, mostFound),
  };
};

export type Answerer = ReturnType<typeof createAnswerer>;
