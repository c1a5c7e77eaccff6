import { once } from 'node:events';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable, type Duplex, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { Mistake } from '../mistake.ts';
import { unreadable } from '../read-text.ts';
import type { Watcher } from './stream.ts';

/** An input. */
export interface Source {
  readonly stream: Readable;
  /** The number of bytes, if known in advance. */
  readonly size: number | undefined;
}

/** A compression, chosen by the file extension. */
interface Compression {
  readonly unpack: () => Duplex;
  readonly pack: () => Duplex;
}

const gzip: Compression = { unpack: zlib.createGunzip, pack: zlib.createGzip };

/** Returns the compression of a file by its name. Throws Mistake for Zstandard if Node does not support it. */
export const compressionOf = (file = ''): Compression | undefined => {
  if (file.endsWith('.gz')) return gzip;
  if (!file.endsWith('.zst')) return undefined;
  const { createZstdDecompress: unpack, createZstdCompress: pack } = zlib as Partial<typeof zlib>;
  if (!unpack || !pack) throw new Mistake(`${file}: Zstandard needs Node 22.15 or newer; this is ${process.version}.`);
  return { unpack, pack };
};

async function* unpacked(stream: Readable, { unpack }: Compression, file: string): AsyncGenerator<Buffer> {
  try {
    yield* stream.pipe(unpack());
  } catch (error) {
    throw new Mistake(`${file} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The bytes of each read. The records of a larger piece outlive the space for new objects, so that memory grows. */
const pieceSize = 16 * 1024;

/** Returns the properties of an input file. Throws Mistake if it does not exist, or is a folder. */
export const statOf = async (file: string): Promise<Stats> => {
  const found = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  if (found.isDirectory()) throw new Mistake(`${file} is a folder.`);
  return found;
};

/** Opens a file, or standard input for `-`. Throws Mistake as statOf does. */
export const openSource = async (file: string): Promise<Source> => {
  if (file === '-') return { stream: process.stdin, size: undefined };
  const found = await statOf(file);
  const compression = compressionOf(file);
  const stream = createReadStream(file, { highWaterMark: pieceSize });
  // The compressed size does not show the number of bytes inside
  if (compression)
    return { stream: Readable.from(unpacked(stream, compression, file), { objectMode: false }), size: undefined };
  return { stream, size: found.isFile() ? found.size : undefined };
};

/** An output. */
export interface Target {
  readonly stream: Writable;
  /** Moves the complete output to its place. */
  readonly commit: () => Promise<void>;
  /** Deletes the incomplete output. */
  readonly discard: () => Promise<void>;
}

const nothing = async (): Promise<void> => {};

/**
 * Opens the output. A file is created or replaced only when the output is complete, so it may also be the input file.
 */
export const openTarget = async (output: string | undefined): Promise<Target> => {
  if (output === undefined) return { stream: process.stdout, commit: nothing, discard: nothing };
  const found = await stat(output).catch(() => undefined);
  // Devices and pipes are written directly
  if (found && !found.isFile()) return { stream: createWriteStream(output), commit: nothing, discard: nothing };
  const place = found ? await realpath(output) : output;
  const partial = `${place}.${process.pid}.partial`;
  return {
    stream: createWriteStream(partial, { flags: 'wx', ...(found ? { mode: found.mode } : {}) }),
    commit: () => rename(partial, place),
    discard: () => rm(partial, { force: true }),
  };
};

/** A file for the rows with an unconverted cell. */
export interface Rejects extends Pick<Target, 'commit' | 'discard'> {
  readonly add: NonNullable<Watcher['reject']>;
}

/** Opens a file for rejected rows. */
export const openRejects = async (file: string): Promise<Rejects> => {
  const compression = compressionOf(file);
  const target = await openTarget(file);
  const rows = compression?.pack() ?? new PassThrough();
  const written = pipeline(rows, target.stream);
  // Errors are thrown when the file is completed
  written.catch(() => {});
  return {
    add: (row) => (rows.write(row, 'latin1') ? undefined : once(rows, 'drain')),
    commit: async () => {
      rows.end();
      await written;
      await target.commit();
    },
    discard: async () => {
      rows.destroy();
      await written.catch(() => {});
      await target.discard();
    },
  };
};
