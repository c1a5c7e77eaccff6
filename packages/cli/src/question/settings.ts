import type { Rates } from '@units/engine/ask';
import { Mistake } from '../mistake.ts';
import { readText } from '../read-text.ts';

/** Returns the language of the terminal, if it is set. It decides how 1,500 is read. */
export const localeOf = ({ LC_ALL, LC_NUMERIC, LANG }: NodeJS.ProcessEnv): string | undefined => {
  const name = (LC_ALL || LC_NUMERIC || LANG || '').replace(/[.@].*/, '').replace('_', '-');
  return /^[a-z]{2,3}(?:-[A-Za-z]{2})?$/.test(name) ? name : undefined;
};

/**
 * Reads exchange rates of one day or of many: as JSON, a file of the European Central Bank or a response of
 * Frankfurter. Throws Mistake for a file without valid rates.
 */
export const readRatesFile = async (file: string): Promise<readonly Rates[]> => {
  const text = await readText(file);
  // Only commands with rates pay for loading it
  const { readRates } = await import('@units/engine/sheet');
  try {
    return readRates(text);
  } catch (error) {
    throw new Mistake(`The rates in ${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
};

/** Returns the rates of the last day. */
export const newestOf = (days: readonly Rates[]): Rates => days.reduce((a, b) => (a.date >= b.date ? a : b));
