import { visible } from '../terminal/visible.ts';

/** A progress report for the terminal. */
export interface Progress {
  /** Reports the number of additional bytes read. */
  readonly advance: (bytes: number) => void;
  /** Writes a line to standard error, above the bar if there is one. */
  readonly say: (line: string) => void;
  readonly stop: () => void;
}

const megabyte = 1_000_000;

/** Returns a progress bar on standard error, if that is a terminal and the size is known. */
export const createProgress = async (size: number | undefined): Promise<Progress> => {
  const write = (line: string): void => {
    process.stderr.write(`${visible(line)}\n`);
  };
  if (size === undefined || !process.stderr.isTTY) return { advance: () => {}, say: write, stop: () => {} };
  const { MultiBar, Presets } = await import('cli-progress');
  const format = ' {bar} {percentage} % | {read} of {size} MB | {eta_formatted}';
  const bars = new MultiBar(
    { format, stream: process.stderr, clearOnComplete: true, hideCursor: true },
    Presets.shades_grey,
  );
  const shown = (bytes: number): string => (bytes / megabyte).toFixed(1);
  const bar = bars.create(size, 0, { read: shown(0), size: shown(size) });
  let done = 0;
  return {
    advance: (bytes) => {
      done += bytes;
      bar.update(done, { read: shown(done) });
    },
    say: (line) => bars.log(`${visible(line)}\n`),
    stop: () => bars.stop(),
  };
};
