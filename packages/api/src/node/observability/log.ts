import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';

type Write = (fields: object, message: string) => void;

/** As much of pino's logger as is used here. */
export interface Log {
  readonly error: Write;
  readonly info: Write;
  readonly debug: Write;
  readonly isLevelEnabled: (level: Level) => boolean;
}

type Level = Settings['logLevel'];

/** From the fewest lines to the most. */
const levels: readonly Level[] = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * A pipe takes this much in one piece: lines of several workers never mix in it. What is waiting is written at once
 * when the event loop comes round, and for the rest when a second has passed.
 */
const destination = { dest: 2, sync: false, minLength: 2048, maxWrite: 4096, periodicFlush: 1000 };

const load = async (level: Level): Promise<Logger> => {
  const { pino } = await import('pino');
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  };
  return pino(options, pino.destination(destination));
};

/**
 * The log of this process: one line of JSON for each event, on the standard error output: the other
 * one has a single line, which says where the server listens. Its library is loaded for the first line that is written.
 */
export const createLog = (level: Level): Log => {
  const isLevelEnabled: Log['isLevelEnabled'] = (name) => levels.indexOf(name) <= levels.indexOf(level);
  let logger: Logger | undefined;
  let loading: Promise<Logger> | undefined;
  const writer = (name: 'error' | 'info' | 'debug'): Write => {
    if (!isLevelEnabled(name)) return () => {};
    return (fields, message) => {
      if (logger) logger[name](fields, message);
      else void (loading ??= load(level)).then((loaded) => (logger = loaded)[name](fields, message));
    };
  };
  return { error: writer('error'), info: writer('info'), debug: writer('debug'), isLevelEnabled };
};
