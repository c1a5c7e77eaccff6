import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkScheduler, type Job } from '../src/node/limits/work-scheduler.ts';

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

const job = (client: string, run: Job['run'], more: Partial<Job> = {}): Job => ({
  client,
  estimate: 0,
  run,
  shed: () => {},
  ...more,
});

/** Returns a scheduler whose slice is used up, so that all jobs wait for a later tick of the event loop. */
const full = async () => {
  const scheduler = createWorkScheduler();
  await turn();
  scheduler.schedule(job('before', () => busy(10)));
  return scheduler;
};

describe('the work scheduler', () => {
  it('works at once until a slice is over, and again in the next turn of the event loop', async () => {
    const { schedule } = createWorkScheduler();
    const done: string[] = [];
    schedule(job('a', () => done.push('first')));
    schedule(job('a', () => busy(10)));
    expect(done).toEqual(['first']);
    schedule(job('a', () => done.push('second')));
    expect(done).toEqual(['first']);
    await turn();
    expect(done).toEqual(['first', 'second']);
  });

  it('takes the clients by turns, each in its order', async () => {
    const { schedule } = await full();
    const done: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) schedule(job(name.charAt(0), () => done.push(name)));
    await expect.poll(() => done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('gives each client the same time, whatever its jobs were expected to cost', async () => {
    const { schedule } = await full();
    const done: string[] = [];
    const work = (name: string, milliseconds: number) => () => {
      busy(milliseconds);
      done.push(name);
    };
    for (let n = 0; n < 20; n += 1) schedule(job('long', work('long', 4), { estimate: 0.01 }));
    for (let n = 0; n < 20; n += 1) schedule(job('short', work('short', 0.5), { estimate: 10 }));
    await expect.poll(() => done.length).toBe(40);
    expect(done.indexOf('short')).toBeLessThan(2);
    // All short jobs together take as long as two or three long ones
    expect(done.slice(0, done.lastIndexOf('short')).filter((name) => name === 'long').length).toBeLessThanOrEqual(8);
  });

  it('works in slices, between which the event loop reads', async () => {
    const { schedule } = await full();
    let done = 0;
    for (let n = 0; n < 10; n += 1)
      schedule(
        job('a', () => {
          busy(4);
          done += 1;
        }),
      );
    await turn();
    expect(done).toBeGreaterThanOrEqual(1);
    expect(done).toBeLessThanOrEqual(4);
    await expect.poll(() => done).toBe(10);
  });

  it('yields to new connections, but not without limit', async () => {
    const { schedule, onConnection } = await full();
    const done: string[] = [];
    schedule(job('a', () => done.push('a')));
    onConnection();
    await turn();
    expect(done).toEqual([]);
    let turns = 0;
    for (; done.length === 0; turns += 1) {
      onConnection();
      busy(1);
      await turn();
    }
    expect(turns).toBeGreaterThan(1);
    expect(turns).toBeLessThan(30);
  });

  it('charges work to its end, the microtasks after it included', async () => {
    const { schedule } = createWorkScheduler();
    const costs: number[] = [];
    const work = async () => {
      for (let n = 0; n < 5; n += 1) {
        await Promise.resolve();
        busy(2);
      }
    };
    schedule(job('a', work, { charge: (cost) => costs.push(cost) }));
    schedule(job('b', () => {}, { charge: (cost) => costs.push(cost) }));
    await expect.poll(() => costs.length).toBe(2);
    expect(costs[0]).toBeGreaterThanOrEqual(10);
    expect(costs[1]).toBeLessThan(5);
  });

  it('refuses the heaviest where too much waits, in its turn, and never one who has nothing waiting', async () => {
    const { schedule } = await full();
    const done: string[] = [];
    const add = (client: string, estimate: number) =>
      schedule(job(client, () => done.push(client), { estimate, shed: () => done.push(`${client} refused`) }));
    for (let n = 0; n < 52; n += 1) add('heavy', 100);
    add('light', 100);
    add('light', 100);
    add('other', 100);
    expect(done).toEqual([]);
    await expect.poll(() => done.length).toBe(55);
    expect(done.filter((one) => one === 'heavy refused')).toHaveLength(1);
    expect(done.filter((one) => one.startsWith('light'))).toEqual(['light', 'light']);
    expect(done).toContain('other');
  });
});
