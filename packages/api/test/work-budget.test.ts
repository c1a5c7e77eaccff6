import { describe, expect, it } from 'vitest';
import { createWorkBudget } from '../src/node/limits/work-budget.ts';

const clock = { now: 0 };
const budget = (rate: number) => {
  clock.now = 0;
  return createWorkBudget(rate, () => clock.now);
};

describe('the work budget', () => {
  it('lets a client save up ten seconds of work', () => {
    const { wait, charge } = budget(100);
    charge('a', 1000);
    expect(wait('a', 0)).toBe(0);
    expect(wait('a', 1)).toBe(1);
    clock.now = 500_000;
    charge('a', 1000);
    expect(wait('a', 1)).toBe(1);
  });

  it('fills again at its rate, and says in how many seconds there is enough', () => {
    const { wait, charge } = budget(100);
    charge('a', 1250);
    expect(wait('a', 50)).toBe(3);
    clock.now = 2000;
    expect(wait('a', 50)).toBe(1);
    clock.now = 3000;
    expect(wait('a', 50)).toBe(0);
  });

  it('refuses what is expensive first', () => {
    const { wait, charge } = budget(100);
    charge('a', 999);
    expect(wait('a', 0.5)).toBe(0);
    expect(wait('a', 2)).toBe(1);
  });

  it('has one for each client', () => {
    const { wait, charge } = budget(100);
    charge('a', 5000);
    expect(wait('b', 1000)).toBe(0);
  });

  it('never asks for more than a client can save', () => {
    expect(budget(1).wait('a', 50)).toBe(0);
  });
});
