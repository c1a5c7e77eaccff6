import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import { measured } from './create.ts';

const rows = rowsOf('measured-peers.tsv');

const casesOf = (kind: string): readonly string[][] =>
  rows.filter(([first]) => first === kind).map(([, ...cells]) => cells);

const near = (value: number, wanted: number, parts = 1e-9): void =>
  expect(Math.abs(value - wanted)).toBeLessThanOrEqual(parts * Math.abs(wanted));

/** Converts Python's notation, `(1.00+/-0.01)e+01`, to ours. */
const ours = (text: string): string =>
  text
    .replace('+/-', ' ± ')
    // Zero has no sign in our notation
    .replace(/-(0(?:\.0+)? )/, '$1')
    .replace(/e([+-])0*(\d+)$/, (_, sign: string, digits: string) =>
      digits === '0' ? 'e0' : `e${sign === '-' ? '-' : ''}${digits}`,
    );

describe('measured values beside Python’s uncertainties and Pint', () => {
  it.each(casesOf('read'))('reads %s', (text, value, uncertainty) => {
    const read = measured(text!);
    near(read.value, Number(value));
    near(read.uncertainty, Number(uncertainty));
  });

  it('writes what they write, to every number of digits', () => {
    for (const [value, uncertainty, digits, text] of casesOf('write')) {
      const written = measured(Number(value), Number(uncertainty), 'part').format({
        style: 'plusminus',
        digits: Number(digits),
      });
      expect([value, uncertainty, digits, written]).toEqual([value, uncertainty, digits, ours(text!)]);
    }
  });

  it.each(casesOf('ask'))('answers %s', (question, value, uncertainty) => {
    const answer = ask(question!);
    near(Number(answer.result), Number(value));
    near(Number('uncertainty' in answer ? answer.uncertainty : 0), Number(uncertainty), 1e-8);
  });

  it.each(casesOf('convert'))('converts %s ± %s %s to %s', (value, uncertainty, from, to, result, deviation) => {
    const converted = measured(Number(value), Number(uncertainty), from as 'meter').to(to as 'meter');
    near(converted.value, Number(result), 1e-12);
    near(converted.uncertainty, Number(deviation));
  });
});
