import { expect, test } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import ar from '../generated/locales/ar.ts';
import de from '../generated/locales/de.ts';
import es from '../generated/locales/es.ts';
import fr from '../generated/locales/fr.ts';
import hi from '../generated/locales/hi.ts';
import ja from '../generated/locales/ja.ts';
import ru from '../generated/locales/ru.ts';
import { sheet, type SheetLine } from '../sheet.ts';

const locales = [ar, de, es, fr, hi, ja, ru];

// Seventy sheets with answers from oracles/sheets.py and more-sheets.py, and 286 with answers worked out apart. `-` matches
// any answer, and `!` a refusal. A name can begin with its language, as in `de: Kuchen`
const rows = rowsOf<[string, string, string, string?]>('sheets.tsv');

const names = [...new Set(rows.map(([name]) => name))];

test('there are 356 sheets', () => {
  expect(names).toHaveLength(356);
});

/** Returns the difference of a line from its expected result. Undefined if there is none. */
const faultOf = (
  { error, kind, shown, unit = '', value }: SheetLine,
  expected: string,
  expectedUnit = '',
): string | undefined => {
  const given = error ? `! ${error.message}` : `${shown} [${String(value)} ${unit}]`;
  const isRight =
    expected === '!'
      ? kind === 'error'
      : expected === '-'
        ? kind !== 'error'
        : unit === expectedUnit &&
          (value === expected || Math.abs(Number(value) - Number(expected)) <= Math.abs(Number(expected)) * 1e-14);
  return isRight ? undefined : given;
};

test.each(names)('%s', (name) => {
  const lines = rows.filter(([one]) => one === name);
  const locale = locales.find(({ tag }) => name.startsWith(`${tag}: `));
  const answered = sheet(lines.map(([, text]) => text).join('\n'), { locale, today: '2026-11-23' }).lines;
  const faults = lines.flatMap(([, text, value, unit], index) => {
    const fault = faultOf(answered[index]!, value, unit);
    return fault === undefined ? [] : [`${text}: ${fault}, not ${value} ${unit ?? ''}`];
  });
  expect(faults).toEqual([]);
});
