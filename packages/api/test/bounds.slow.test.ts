import { tools } from '@units/engine/catalog';
import { parameterName } from '@units/engine/server';
import { describe, expect, it } from 'vitest';
import { limits } from '../src/contract.ts';
import { ask, batch, convertible, query } from './ask.ts';
import { processorTime } from '../../../scripts/processor-time.ts';

// The work of every request is limited. These are the limits, each tested from both sides; docs/operations.md lists
// them for operators. hostile.slow.test.ts and pipeline.slow.test.ts test the limits of the server.

const statusOf = async (answer: ReturnType<typeof ask>): Promise<number> => (await answer).status;
const convert = (parameters: object) => statusOf(query('/convert', { value: '1', from: 'm', to: 'ft', ...parameters }));
const items = (count: number) => ({ conversions: Array.from({ length: count }, () => convertible) });
/** Returns a batch padded with spaces to exactly this many bytes. */
const padded = (bytes: number): string => JSON.stringify(items(1)).padEnd(bytes);

/** Sends a sheet with this many lines. */
const sheet = (lines: number): ReturnType<typeof ask> =>
  ask('/sheet', { method: 'POST', body: JSON.stringify({ text: Array(lines).fill('2').join('\n') }) });

/** Requests at each limit and just beyond it, with the status beyond it. */
const bounds: Readonly<
  Record<string, readonly [within: () => Promise<number>, beyond: () => Promise<number>, status?: number]>
> = {
  'an address of 12,288 characters': [
    () => statusOf(ask(`/convert?value=1&from=m&to=ft&x=`.padEnd(limits.address - 'http://localhost'.length, 'x'))),
    () => statusOf(ask(`/convert?value=1&from=m&to=ft&x=`.padEnd(limits.address - 'http://localhost'.length + 1, 'x'))),
    414,
  ],
  'a body of 64 KiB': [() => statusOf(batch(padded(limits.body))), () => statusOf(batch(padded(limits.body + 1))), 413],
  '100 conversions in a batch': [() => statusOf(batch(items(100))), () => statusOf(batch(items(101)))],
  '1 conversion in a batch': [() => statusOf(batch(items(1))), () => statusOf(batch(items(0)))],
  'a number of 64 characters': [
    () => convert({ value: '1'.padEnd(64, '0') }),
    () => convert({ value: '1'.padEnd(65, '0') }),
  ],
  'an exponent within the range of a double': [() => convert({ value: '1e307' }), () => convert({ value: '1e309' })],
  'an exponent far below it': [
    () => convert({ value: `1e-${'9'.repeat(61)}` }),
    () => convert({ value: `1e-${'9'.repeat(62)}` }),
  ],
  'an integer of 2^53 − 1': [
    () => statusOf(query('/fraction', { numerator: '9007199254740991', denominator: '1' })),
    () => statusOf(query('/fraction', { numerator: '9007199254740992', denominator: '1' })),
  ],
  'a unit of 200 characters': [() => convert({ from: 'm'.padEnd(200) }), () => convert({ from: 'm'.padEnd(201) })],
  'a measure of 80 characters': [
    () => statusOf(query('/tiles', { area: `${'5.'.padEnd(77, '0')} m²`, width: '10 cm', height: '10 cm' })),
    () => statusOf(query('/tiles', { area: `${'5.'.padEnd(78, '0')} m²`, width: '10 cm', height: '10 cm' })),
  ],
  'an ingredient of 100 characters': [
    () => convert({ ingredient: 'flour'.padEnd(100) }),
    () => convert({ ingredient: 'flour'.padEnd(101) }),
  ],
  'a formula of 480 characters': [
    () => convert({ substance: 'glucose'.padEnd(480) }),
    () => convert({ substance: 'glucose'.padEnd(481) }),
  ],
  'an address to embed of 2,048 characters': [
    () => statusOf(query('/oembed', { url: '/widget/'.padEnd(2048) })),
    () => statusOf(query('/oembed', { url: '/widget/'.padEnd(2049) })),
  ],
  'a table of 1,000 rows': [
    () => statusOf(query('/table', { from: 'm', to: 'ft', start: '1', end: '1000' })),
    () => statusOf(query('/table', { from: 'm', to: 'ft', start: '1', end: '1001' })),
  ],
  'a search for 200 characters': [
    () => statusOf(query('/search', { q: 'tip '.padEnd(200, 'x') })),
    () => statusOf(query('/search', { q: 'tip '.padEnd(201, 'x') })),
  ],
  'a sheet of 2,000 lines': [() => statusOf(sheet(2000)), () => statusOf(sheet(2001))],
  'a question of 1,000 characters': [
    () => statusOf(query('/query', { q: '5 km'.padEnd(1000) })),
    () => statusOf(query('/query', { q: '5 km'.padEnd(1001) })),
  ],
  'a tip for 10,000 people': [
    () => statusOf(query('/tip', { subtotal: '1', people: '10000' })),
    () => statusOf(query('/tip', { subtotal: '1', people: '10001' })),
  ],
  'a Roman numeral up to 3999': [
    () => statusOf(query('/roman', { integer: '3999' })),
    () => statusOf(query('/roman', { integer: '4000' })),
  ],
  'the name of a unit price of 40 characters': [
    () => statusOf(query('/unit-price', { price: '1', quantity: '1', unit: 'x'.repeat(40) })),
    () => statusOf(query('/unit-price', { price: '1', quantity: '1', unit: 'x'.repeat(41) })),
  ],
  'a date up to the year 9999': [
    () => statusOf(query('/date-difference', { start: '0001-01-01', end: '9999-12-31' })),
    () => statusOf(query('/date-difference', { start: '0001-01-01', end: '10000-01-01' })),
  ],
};

describe('the bounds', () => {
  it.each(Object.entries(bounds))('%s', async (_, [within, beyond, status = 400]) => {
    expect(await within()).toBe(200);
    expect(await beyond()).toBe(status);
  });

  it('hold the answer of a search to 20 tools', async () => {
    const { body } = await ask('/search?category=units');
    expect(body.results.length).toBeLessThanOrEqual(limits.searchResults);
  });

  it('hold a repeating decimal to a period of 1,000 digits', async () => {
    const ofPeriod = async (denominator: string) =>
      (await query('/fraction', { numerator: '1', denominator, op: 'decimal' })).body.repeating;
    // The period of 1/983 has 982 digits, the period of 1/1019 has 1,018.
    expect(await ofPeriod('983')).toHaveLength(982 + '0.()'.length);
    expect(await ofPeriod('1019')).toBeUndefined();
  });
});

// Tests texts of the maximum length for every pattern, reader and search: quadratic time would show.
describe('answers every text quickly', () => {
  const longest = 11_000;
  const runs = [
    '1',
    ' ',
    '-',
    'a',
    'm',
    'M',
    'e',
    '.',
    '(',
    '^',
    '/',
    '*',
    '%',
    '\u0301',
    '\u2212',
    '"',
    ',',
    '1 ',
    'a ',
    'm*',
    'm/',
    'kilo',
    '1e',
    ' -',
    '"a',
    'a/b',
    'per ',
    'square ',
    '١',
    '½',
    ' ft',
  ];
  const texts = runs.flatMap((run) => [
    run.repeat(longest / run.length),
    `1${run.repeat(longest / run.length)}!`,
    `${run.repeat(longest / run.length)}\n`,
  ]);
  const within = 250;

  const slowest = async (send: (text: string) => Promise<unknown>): Promise<readonly string[]> => {
    const slow: string[] = [];
    for (const text of texts) {
      const taken = () => processorTime(() => send(text));
      // A second run, because the first may include a garbage collection.
      const least = (await taken()) < within ? 0 : await taken();
      if (least >= within) slow.push(`${JSON.stringify(text.slice(0, 12))} ${Math.round(least)} ms`);
    }
    return slow;
  };

  // The address has no room for the escapes of such a text, so the test calls the tool itself.
  it.each(tools.flatMap((tool) => Object.keys(tool.params).map((key) => [tool.id, parameterName(key), tool] as const)))(
    '/%s?%s=…',
    async (_, name, tool) => {
      const example = Object.entries(tool.examples.at(0)!.given).map(([key, value]) => [
        parameterName(key),
        String(value),
      ]);
      const given = Object.fromEntries(example);
      const slow = await slowest(async (text) => {
        try {
          tool.answer({ ...given, [name]: text });
        } catch {
          // The refusal is expected.
        }
      });
      expect(slow).toEqual([]);
    },
  );

  it('/batch, whose body has more room', async () => {
    const long = (text: string) => text.repeat(5);
    const slow = await slowest((text) =>
      batch({ conversions: [{ ...convertible, from: long(text), ingredient: long(text) }] }),
    );
    expect(slow).toEqual([]);
  });

  it.each(['x-request-id', 'accept', 'accept-encoding', 'if-none-match'])('the header %s', async (header) => {
    const slow = await slowest(async (text) => {
      const value = text.replaceAll(/[^\x20-\x7e]/g, 'x');
      for (const path of ['/units', '/', '/nowhere']) await ask(path, { headers: { [header]: value } });
    });
    expect(slow).toEqual([]);
  });

  it.each(['/search?q=', '/search?category=', '/query?q=', '/query?q=1&locale=', '/convert?', '/'])(
    '%s…',
    async (path) => {
      const slow = await slowest((text) => ask(path + encodeURIComponent(text).slice(0, longest)));
      expect(slow).toEqual([]);
    },
  );
});
