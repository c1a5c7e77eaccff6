import type { Settings } from './settings.ts';

type Write = (fields: object, message: string) => void;

/** As much of pino's logger as is used here. */
export interface Log {
  readonly error: Write;
  readonly info: Write;
  readonly debug: Write;
  readonly isLevelEnabled: (level: string) => boolean;
}

/** A log that is never written costs nothing, not even the loading of its library. */
const silent: Log = { error() {}, info() {}, debug() {}, isLevelEnabled: () => false };

/**
 * A pipe takes this much in one piece: lines of several workers never mix in it. What is waiting is written at once
 * when the event loop comes round, and for the rest when a second has passed.
 */
const destination = { dest: 2, sync: false, minLength: 2048, maxWrite: 4096, periodicFlush: 1000 };

/** The log of this process: one line of JSON for each event, on the standard error output: the other
 * one has a single line, which says where the server listens. */
export const createLog = async (level: Settings['logLevel']): Promise<Log> => {
  if (level === 'silent') return silent;
  const { pino } = await import('pino');
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  };
  const logger = pino(options, pino.destination(destination));
  return {
    error: logger.error.bind(logger),
    info: logger.info.bind(logger),
    debug: logger.debug.bind(logger),
    isLevelEnabled: (name) => logger.isLevelEnabled(name),
  };
};
