import type { DestinationStream, Logger } from 'pino';
import type { Settings } from '../settings.ts';

type Write = (fields: object, message: string) => void;

/** As much of pino's logger as is used here. */
export interface Log {
  readonly error: Write;
  readonly info: Write;
  readonly debug: Write;
  readonly isLevelEnabled: (level: Level) => boolean;
  /** Writes what is left. The process does not wait if the reader is gone or does not read. */
  readonly close: () => Promise<void>;
}

type Level = Settings['logLevel'];

/** From the fewest lines to the most. */
const levels: readonly Level[] = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * A pipe takes this much in one piece: lines of several workers never mix in it. What is waiting is written at once
 * when the event loop comes round, and for the rest when a second has passed.
 */
const destination = { dest: 2, sync: false, minLength: 2048, maxWrite: 4096, periodicFlush: 1000 };

/** For how long the end of the log may take to write, in milliseconds. */
const patience = 1000;

/** Writes what a stream still holds. Returns false if the reader does not take it. */
const flush = (stream: FlushableStream): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patience);
    // An error is a reader who is gone: the stream then keeps nothing any more.
    stream.flush(() => {
      clearTimeout(late);
      resolve(true);
    });
  });

type FlushableStream = DestinationStream & { flush(done: () => void): void };

interface Writer {
  readonly logger: Logger;
  readonly stream: FlushableStream;
}

const load = async (level: Level): Promise<Writer> => {
  const { pino } = await import('pino');
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  };
  const stream = pino.destination(destination);
  // At a forced exit the library would write forever to a reader who is gone.
  stream.flushSync = () => {};
  return { logger: pino(options, stream), stream };
};

/**
 * The log of this process: one line of JSON for each event, on the standard error output: the other
 * one has a single line, which says where the server listens. Its library is loaded for the first line that is written.
 */
export const createLog = (level: Level): Log => {
  const isLevelEnabled: Log['isLevelEnabled'] = (name) => levels.indexOf(name) <= levels.indexOf(level);
  let loaded: Writer | undefined;
  let loading: Promise<Writer> | undefined;
  const writer = (name: 'error' | 'info' | 'debug'): Write => {
    if (!isLevelEnabled(name)) return () => {};
    return (fields, message) => {
      if (loaded) loaded.logger[name](fields, message);
      else void (loading ??= load(level)).then((one) => (loaded = one).logger[name](fields, message));
    };
  };
  const close = async (): Promise<void> => {
    const stream = (await loading)?.stream;
    if (!stream || (await flush(stream))) return;
    // A write that blocks would block the end of the process as well.
    process.kill(process.pid, 'SIGKILL');
  };
  return { error: writer('error'), info: writer('info'), debug: writer('debug'), isLevelEnabled, close };
};
