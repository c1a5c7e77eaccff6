import { describe, expect, it } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { convert } from '../index.ts';

// ISO 532-1, 5.7: the level is 40 + 10 log2 N from one sone upwards, and 40 (N + 0.0005)^0.35 below it
const cases = [
  [100, 64],
  [50, 2],
  [40, 1],
  [30, (30 / 40) ** (1 / 0.35) - 0.0005],
  [20, 0.1375112],
  [10, (10 / 40) ** (1 / 0.35) - 0.0005],
  [3, (3 / 40) ** (1 / 0.35) - 0.0005],
] as const;

const between = (value: number, from: 'phon' | 'sone', to: 'phon' | 'sone'): number => convert(value, from, to);

describe('loudness', () => {
  it.each(cases)('%s phon are %s sone', (phon, sone) => {
    expect(between(phon, 'phon', 'sone')).toBeCloseTo(sone, 7);
  });

  it.each(cases)('converts %s phon to sones and back', (phon) => {
    expect(between(between(phon, 'phon', 'sone'), 'sone', 'phon')).toBeCloseTo(phon, 10);
  });

  it('ends at the limits of hearing', () => {
    expect(between(0, 'sone', 'phon')).toBe(3);
    expect(refusal(() => between(2.9, 'phon', 'sone'))).toBe('out-of-range value');
    expect(refusal(() => between(-0.1, 'sone', 'phon'))).toBe('out-of-range value');
  });

  it('leaves a phon unchanged', () => {
    expect([between(20, 'phon', 'phon'), between(0.25, 'sone', 'sone')]).toEqual([20, 0.25]);
  });
});
