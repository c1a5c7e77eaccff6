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

/** How often the file is looked at, in milliseconds. */
const interval = 1000;

const read = (file: string): Rates => checkRates(JSON.parse(readFileSync(file, 'utf8')));

const sentence = (name: string, file: string, error: unknown): string =>
  `${name} is "${file}": ${error instanceof Error ? error.message : String(error)}`;

/**
 * Reads the file, and again whenever it changes. A file that is broken or gone leaves the last good rates in use, and
 * `tell` is told of it, by the name of what names the file. Throws a StartError where there are none to begin with.
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
