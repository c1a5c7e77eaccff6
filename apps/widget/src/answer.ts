import { convert, UnitsError } from '@units/engine';

/** What the widget shows for three typed texts: the converted number, or the sentence that says what is wrong. */
export type Answer = { readonly result: string } | { readonly problem: string };

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

export const answer = (value: string, from: string, to: string): Answer => {
  const text = value.trim().replace('\u2212', '-');
  if (!decimal.test(text)) return { problem: 'Type a number, such as 5 or 0.25.' };
  if (from.trim() === '' || to.trim() === '') return { problem: 'Type both units, such as km and mi.' };
  try {
    return { result: String(convert(Number(text), from, to)) };
  } catch (error) {
    if (error instanceof UnitsError) return { problem: error.message };
    throw error;
  }
};
