import { mustBe } from '../model/error.ts';
import { fieldsOf } from '../model/given.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import { readDate, writeDate } from '../model/date.ts';
import { readDay } from '../ask/day.ts';
import { makeSource } from '../text/span.ts';

/** The most days in a file: more than since the start of the euro. */
const mostDays = 20_000;

const refuse = (given: unknown) =>
  mustBe(
    'invalid-text',
    'rates',
    'a file of the European Central Bank (eurofxref, CSV or XML) or an answer of Frankfurter (JSON)',
    typeof given === 'string' ? given.slice(0, 60) : given,
  );

const ecb = 'European Central Bank';

/** Reads a date of a file: `2024-03-01`, `1 March 2024`. */
const dayOf = (text: string): string | undefined => {
  const source = makeSource(text.trim());
  const day = readDay(source, 0, undefined, '2000-01-01');
  const date = day?.end === source.text.length ? readDate(day.text) : undefined;
  return date && writeDate(date);
};

const ofCsv = (text: string): readonly Rates[] => {
  const [head = '', ...rows] = text.trim().split(/\r?\n/);
  const codes = head.split(',').map((cell) => cell.trim());
  return rows.slice(0, mostDays).map((row) => {
    const [first = '', ...cells] = row.split(',').map((cell) => cell.trim());
    const date = dayOf(first);
    if (date === undefined) throw refuse(row);
    const rates = Object.fromEntries(
      cells.flatMap((cell, index) => {
        const code = codes[index + 1] ?? '';
        return /^\d+(?:\.\d+)?$/.test(cell) && code !== '' ? [[code, Number(cell)]] : [];
      }),
    );
    return checkRates({ base: 'EUR', date, rates, source: ecb });
  });
};

const ofXml = (text: string): readonly Rates[] =>
  Array.from(text.matchAll(/<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>([^]*?)<\/Cube>/g), ([, date, inner]) => {
    const rates = Object.fromEntries(
      Array.from(inner!.matchAll(/currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g), ([, code, rate]) => [
        code!,
        Number(rate),
      ]),
    );
    return checkRates({ base: 'EUR', date, rates, source: ecb });
  });

const ofJson = (text: string): readonly Rates[] => {
  const given: unknown = JSON.parse(text);
  if (Array.isArray(given)) return given.map((one) => checkRates(one));
  const { base, rates, start_date: start, source } = fieldsOf(given, () => refuse(given));
  if (start === undefined) return [checkRates(given)];
  const days = fieldsOf(rates, () => refuse(given));
  return Object.entries(days).map(([date, of]) => checkRates({ base, date, rates: of, source }));
};

/**
 * Reads exchange rates from a file of the European Central Bank (`eurofxref`, CSV or XML, for one day or many) or a
 * response of Frankfurter (JSON, for one day or a range).
 *
 * @param text - The text of the file.
 * @returns The rates by day.
 * @throws UnitsError (invalid-text) for any other text.
 * @example readRates('Date,USD\n2024-03-01,1.0813').at(-1)?.rates // { USD: 1.0813 }
 */
export const readRates = (text: string): readonly Rates[] => {
  if (typeof text !== 'string') throw refuse(text);
  const body = text.trim();
  try {
    const days = /^[[{]/.test(body) ? ofJson(body) : body.startsWith('<') ? ofXml(body) : ofCsv(body);
    if (days.length === 0) throw refuse(text);
    return days;
  } catch (error) {
    throw error instanceof SyntaxError ? refuse(text) : error;
  }
};

/** Returns the rates of a date, or of the last earlier date with rates. Undefined if all rates are later. */
export const ratesOn = (days: readonly Rates[], date: string): Rates | undefined =>
  days
    .filter((one) => one.date <= date)
    .reduce<Rates | undefined>((a, b) => (a && a.date >= b.date ? a : b), undefined);
