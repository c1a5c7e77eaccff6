import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkQueue } from '../src/node/limits/work-queue.ts';

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('the work queue', () => {
  it('is free until work has gone on for a slice, and again in the next turn of the event loop', async () => {
    const queue = createWorkQueue();
    expect(queue.begin()).toBeDefined();
    busy(5);
    expect(queue.begin()).toBeDefined();
    busy(6);
    expect(queue.begin()).toBeUndefined();
    await turn();
    expect(queue.begin()).toBeDefined();
  });

  it('is not free while anything waits', async () => {
    const queue = createWorkQueue();
    queue.add({ client: 'a', cost: 0, run: () => {} });
    expect(queue.begin()).toBeUndefined();
    await turn();
    expect(queue.begin()).toBeDefined();
  });

  it('takes the clients by turns, each in its order', async () => {
    const queue = createWorkQueue();
    const done: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
      queue.add({ client: name.charAt(0), cost: 0, run: () => done.push(name) });
    await turn();
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('lets nothing cheap wait behind all that is dear, of the same client or of many', async () => {
    const queue = createWorkQueue();
    const done: string[] = [];
    for (let n = 0; n < 5; n += 1) queue.add({ client: 'a', cost: 1, run: () => done.push('dear') });
    for (let n = 0; n < 5; n += 1) queue.add({ client: `b${n}`, cost: 1, run: () => done.push('dear') });
    queue.add({ client: 'a', cost: 0.1, run: () => done.push('cheap') });
    expect(queue.waitingBeside({ client: 'a', cost: 2 })).toBe(5);
    expect(queue.waitingBeside({ client: 'a', cost: 0 })).toBe(1);
    expect(queue.cost()).toBeCloseTo(10.1);
    await turn();
    expect(done.indexOf('cheap')).toBeLessThan(2);
    expect(queue.cost()).toBeCloseTo(0);
  });

  it('lets nothing dear wait behind all that is cheap', async () => {
    const queue = createWorkQueue();
    const done: string[] = [];
    for (let n = 0; n < 5; n += 1) queue.add({ client: `a${n}`, cost: 0.1, run: () => done.push('cheap') });
    queue.add({ client: 'b', cost: 1, run: () => done.push('dear') });
    await turn();
    expect(done.indexOf('dear')).toBeLessThan(2);
  });

  it('works in slices', async () => {
    const queue = createWorkQueue();
    let done = 0;
    for (let n = 0; n < 10; n += 1)
      queue.add({
        client: 'a',
        cost: 4,
        run: () => {
          busy(4);
          done += 1;
        },
      });
    await turn();
    expect(done).toBeGreaterThanOrEqual(1);
    expect(done).toBeLessThanOrEqual(4);
    await expect.poll(() => done).toBe(10);
  });
});
