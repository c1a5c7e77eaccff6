import { describe, expect, test } from 'vitest';
import { ask } from '../ask.ts';
import de from '../generated/locales/de.ts';

const today = '2026-11-24';

const asked = (text: string) => {
  const { result, assumed } = ask(text, { today });
  return { result, days: assumed?.filter(({ kind }) => kind === 'days').map(({ of, as }) => `${of}: ${as}`) };
};

describe('days without a year', () => {
  test('are of the current year, and the last one comes after the first', () => {
    expect(asked('days between march 3 and may 5')).toEqual({
      result: 63,
      days: ['march 3: 2026-03-03', 'may 5: 2026-05-05'],
    });
    expect(asked('december 20 to january 5').result).toBe(16);
    expect(asked('today to march 3').result).toBe(99);
    expect(asked('90 days from march 3').result).toBe('2026-06-01');
  });

  test('take the year of the other date', () => {
    expect(asked('nov 3 2024 to may 5').days).toEqual(['may 5: 2025-05-05']);
    expect(asked('days from october 5 to march 1 2025').days).toEqual(['october 5: 2024-10-05']);
    expect(asked('days between february 29 and march 3 2024').result).toBe(3);
  });

  test('are refused if the answer depends on an unknown year', () => {
    expect(() => asked('february 29 to march 3')).toThrow(/2026-02-29/);
    expect(() => asked('how old is someone born may 5')).toThrow(/not understood/);
  });

  test('are read in other languages too', () => {
    expect(ask('wie viele tage zwischen 3. märz und 5. mai', { today, locale: de }).result).toBe(63);
  });
});
