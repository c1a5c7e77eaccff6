import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { checkRates, type Rates } from '@units/engine/ask';
import { StartError } from './settings.ts';

/** The current exchange rates of a file. */
export interface FollowedRates {
  readonly current: () => Rates;
  /** Returns the reason why the file can no longer be read, or undefined. The last valid rates stay in use. */
  readonly problem: () => string | undefined;
  readonly stop: () => void;
}

/** The time between two checks of the file, in milliseconds. */
const interval = 1000;

const read = (file: string): Rates => checkRates(JSON.parse(readFileSync(file, 'utf8')));

const sentence = (name: string, file: string, error: unknown): string =>
  `${name} is "${file}": ${error instanceof Error ? error.message : String(error)}`;

/**
 * Reads the file, and again whenever it changes. If the file is broken or missing, the last valid rates stay in use,
 * and `tell` receives the problem, which names the variable of the file. Throws StartError if there are no rates at the
 * start.
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
