import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../scripts/processor-time.ts';
import { readQuery } from '../src/http/query.ts';

const read = (text: string): string | undefined => readQuery(`q=${text}`, ['q'])['q'];

describe('escapes in a query', () => {
  it('are read as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(encodeURIComponent(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['%', '%'],
    ['5%25%', '5%%'],
    ['%zz%41', '%zzA'],
    ['%B0C', '%B0C'],
    ['%C2%B0%B0', '°%B0'],
    ['%c0%af', '%c0%af'],
    ['%E0%9F%BF', '%E0%9F%BF'],
    ['%ED%A0%80', '%ED%A0%80'],
    ['%F4%90%80%80%F4%8F%BF%BF', '%F4%90%80%80\u{10ffff}'],
    ['%F0%8F%BF%BF', '%F0%8F%BF%BF'],
    ['%FF+%E2%82%AC', '%FF €'],
  ])('that are broken are taken as they are written: %s', (written, text) => {
    expect(read(written)).toBe(text);
  });

  it('are read as far as they are right, whatever they are', () => {
    const part = fc.constantFrom(
      '%',
      '%F1',
      '%E2',
      '%82',
      '%AC',
      '%C2',
      '%B0',
      '%41',
      '%zz',
      'x',
      '+',
      '%ED',
      '%F4',
      '%80',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        // Reading, escaping and reading again gives the same text
        const once = read(parts.join(''))!;
        expect(read(encodeURIComponent(once))).toBe(once);
      }),
    );
  });

  it('name parameters too', () => {
    expect(readQuery('%71=1&q%3D=2&%F1=3&+q=4', ['q'])).toEqual({ q: '1' });
  });

  it('cost next to nothing, however many are broken', async () => {
    for (const query of ['%F1%&'.repeat(2400), `q=${'%F1x'.repeat(3000)}`]) {
      expect(await processorTime(() => readQuery(query, ['q']))).toBeLessThan(5);
    }
  });
});
