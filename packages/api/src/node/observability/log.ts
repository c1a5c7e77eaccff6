import type { DestinationStream, Logger } from 'pino';
import type { Settings } from '../settings.ts';

type Write = (fields: object, message: string) => void;

/** The part of pino's logger that we use. */
export interface Log {
  readonly error: Write;
  readonly info: Write;
  readonly debug: Write;
  readonly isLevelEnabled: (level: Level) => boolean;
  /** Writes the remaining lines. The process does not wait if the reader is gone or does not read. */
  readonly close: () => Promise<void>;
}

type Level = Settings['logLevel'];

/** The levels, from the fewest lines to the most. */
const levels: readonly Level[] = ['silent', 'error', 'warn', 'info', 'debug'];

/**
 * A pipe writes 4096 bytes atomically, so lines of several workers never mix. 2048 bytes or more are written at the
 * next tick of the event loop, the rest after a second.
 */
const destination = { dest: 2, sync: false, minLength: 2048, maxWrite: 4096, periodicFlush: 1000 };

/** The milliseconds for writing the end of the log. */
const patience = 1000;

/** Writes the buffer of a stream. Returns false if the reader does not read it. */
const flush = (stream: FlushableStream): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), patience);
    // An error means that the reader is gone, and then the stream has nothing left to write.
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
  // At a forced exit, the library would try forever to write to a reader who is gone.
  stream.flushSync = () => {};
  return { logger: pino(options, stream), stream };
};

/**
 * Creates the log of this process: one line of JSON for each event, on standard error. Standard output has only one
 * line, with the server's address. The library is loaded for the first line.
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
    // A blocking write would also block the end of the process.
    process.kill(process.pid, 'SIGKILL');
  };
  return { error: writer('error'), info: writer('info'), debug: writer('debug'), isLevelEnabled, close };
};
