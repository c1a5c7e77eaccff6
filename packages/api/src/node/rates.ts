import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { checkRates, type Rates } from '@units/engine/ask';
import { StartError } from './settings.ts';

/** Rates of exchange out of a file, as they are now. */
export interface FollowedRates {
  readonly current: () => Rates;
  /** Why the file cannot be read any more; the last good rates stay in use. */
  readonly problem: () => string | undefined;
  readonly stop: () => void;
}

/** The time between two checks of the file, in milliseconds. */
const interval = 1000;

const read = (file: string): Rates => checkRates(JSON.parse(readFileSync(file, 'utf8')));

const sentence = (name: string, file: string, error: unknown): string =>
  `${name} is "${file}": ${error instanceof Error ? error.message : String(error)}`;

/**
 * Reads the file, and again whenever it changes. If the file is broken or gone, the last good rates stay in use and
 * `tell` receives the problem, which names the variable of the file. Throws a StartError if there are no rates at the start.
 */
export const followRates = (
  file: string,
  tell: (problem: string | undefined) => void,
  name = 'RATES_FILE',
): FollowedRates => {
  let rates: Rates;
  let problem: string | undefined;
  try {
    rates = read(file);
  } catch (error) {
    throw new StartError(sentence(name, file, error));
  }
  const reread = (): void => {
    const before = problem;
    try {
      rates = read(file);
      problem = undefined;
    } catch (error) {
      problem = sentence(name, file, error);
    }
    if (problem !== before || problem === undefined) tell(problem);
  };
  watchFile(file, { interval, persistent: false }, reread);
  return { current: () => rates, problem: () => problem, stop: () => unwatchFile(file, reread) };
};
