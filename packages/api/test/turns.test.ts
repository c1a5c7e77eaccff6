import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { later, letIn } from '../src/node/limits/turns.ts';

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('what is done later', () => {
  it('is done in the next turn of the event loop, in its order', async () => {
    const done: string[] = [];
    later(() => done.push('a'));
    later(() => done.push('b'));
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['a', 'b']);
  });

  it('takes a turn of its own for what it leaves to be done', async () => {
    const done: string[] = [];
    later(() => {
      done.push('a');
      later(() => done.push('b'));
    });
    await turn();
    expect(done).toEqual(['a']);
    await turn();
    expect(done).toEqual(['a', 'b']);
  });

  it('is no more in one turn than there is time for', async () => {
    const done: number[] = [];
    for (let n = 0; n < 10; n += 1)
      later(() => {
        busy(4);
        done.push(n);
      });
    await turn();
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(done.length).toBeLessThanOrEqual(3);
    await expect.poll(() => done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('waits while connections come in, one a turn, but not for ever', async () => {
    const done: string[] = [];
    later(() => done.push('a'));
    letIn();
    await turn();
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['a']);

    later(() => done.push('b'));
    let turns = 0;
    for (; done.length < 2; turns += 1) {
      letIn();
      busy(1);
      await turn();
    }
    expect(turns).toBeGreaterThan(1);
  });
});
