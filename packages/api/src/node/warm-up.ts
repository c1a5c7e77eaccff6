import { setTimeout as wait } from 'node:timers/promises';
import { UnitsError } from '@units/engine';
import { ask } from '@units/engine/ask';
import { listTools, listUnits, search } from '@units/engine/catalog';
import { conversion } from '@units/engine/tools';

/** What the first request of its kind would make, and all others use: each takes up to a few tenths of a second, once. */
const pieces: readonly (() => unknown)[] = [
  () => listTools(),
  () => search({ q: 'miles to kilometers' }),
  () => ask('roman 14'),
  // An unknown unit is held against all that there are
  () => conversion({ value: 1, from: 'kilometr', to: 'mile' }),
  () => listUnits(),
];

/** Milliseconds for the first callers, and for those who come between two pieces. */
const first = 200;
const between = 20;

const make = (piece: () => unknown): void => {
  try {
    piece();
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
  }
};

/** Makes ahead what the first requests would wait for, a piece at a time, once the server listens. It keeps no process alive. */
export const warmUp = async (): Promise<void> => {
  let pause = first;
  for (const piece of pieces) {
    await wait(pause, undefined, { ref: false });
    make(piece);
    pause = between;
  }
};
