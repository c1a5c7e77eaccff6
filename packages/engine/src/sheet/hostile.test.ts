import { afterEach, expect, test, vi } from 'vitest';
import { processorTime, slowness } from '../../../../scripts/processor-time.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { ask } from '../ask.ts';
import { createSheet, createSheets, sheet } from '../sheet.ts';

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['deep nesting', `${'('.repeat(400)}1${')'.repeat(400)}`],
  ['deep functions', `${'sqrt('.repeat(150)}2${')'.repeat(150)}`],
  ['a tower of powers', '10^10^10\n10^(10^10)\n9^(9^(9^9))\n2^(1/1e30)'],
  ['large factorials and shifts', '200!\n199! * 200!\n1 << 1300\nfib 1914\n1000 choose 500'],
  ['a name of names', `a0 = 2\n${many(60, (i) => `a${i + 1} = a${i} * a${i}`)}`],
  ['functions of functions', `f0(x) = x + x\n${many(60, (i) => `f${i + 1}(x) = f${i}(f${i}(x))`)}\nf60(1)`],
  ['a line of operators', '+'.repeat(900)],
  ['a long line', '1+'.repeat(490) + '1'],
  ['a long word', 'x'.repeat(990)],
  ['many words', 'word '.repeat(190)],
  ['many arguments', `max(${'1, '.repeat(300)}1)`],
  ['commas and parentheses', 'max(,'.repeat(150)],
  ['many zones', many(20, (i) => `9:00 in City${i} in Town${i}`)],
  ['names with one first word', many(1000, (i) => `name ${i} = ${i}`)],
  ['a circle of names', many(100, (i) => `a${i} = a${(i + 1) % 100} + 1`)],
  [
    'unknown names beside names',
    `${many(400, (i) => `name${i} = ${i} km`)}\n${many(400, (i) => `nme${i} + name${i}`)}`,
  ],
  [
    'kinds that do not mix with names',
    `${many(400, (i) => `name${i} = ${i} km`)}\n${many(400, (i) => `name${i} + ${i} kg`)}`,
  ],
  ['roots of roots', many(30, (i) => (i === 0 ? 'sqrt(2)' : 'sqrt(prev) * prev * pi'))],
];

// 50 ms on an idle machine, with a margin for a busy one and for code that is not yet compiled
test.each(hostile)('%s costs little', async (_, text) => {
  sheet(text, { today: '2026-11-23' });
  const taken = await processorTime(() => {
    sheet(text, { today: '2026-11-23' });
  });
  expect(taken).toBeLessThan(200);
});

const thousand = (change: number): string =>
  many(1000, (i) => {
    if (i % 10 === 0) return `# part ${i}`;
    if (i % 10 === 1) return `rent${i} = $${1000 + i + change}/month`;
    if (i % 10 === 2) return `rent${i - 1} * 12 months`;
    if (i % 10 === 3) return `speed ${i} = ${i} km / 58 min in km/h`;
    if (i % 10 === 4) return `speed ${i - 1} * 2 h`;
    if (i % 10 === 5) return 'prev in miles';
    return i % 10 === 6 ? `${i + change} kg * 2 + 30 g` : i % 10 === 7 ? `20% of ${i + change} km` : `sqrt(${i} m²)`;
  });

test('a thousand lines and names are answered in some milliseconds, and a changed line in few', async () => {
  for (let warm = 0; warm < 2; warm++) sheet(thousand(warm));
  const whole = await processorTime(() => {
    sheet(thousand(5));
  });
  expect(whole / slowness()).toBeLessThan(500);
  const live = createSheet();
  const lines = thousand(1).split('\n');
  live.update(lines.join('\n'));
  lines[501] = 'rent501 = $5/month';
  const changed = await processorTime(() => {
    live.update(lines.join('\n'));
  });
  expect(changed / slowness()).toBeLessThan(30);
}, 30_000);

afterEach(() => {
  vi.restoreAllMocks();
});

const notes = ['Buy milk and bread for breakfast', 'ask Peter about the second quote', 'Meeting notes from Tuesday'];

test.each(notes)('a note is looked up a few times, and no suggestions are worked out for it: %s', (note) => {
  const find = vi.spyOn(unitIndex, 'find');
  const suggest = vi.spyOn(unitIndex, 'suggest');
  const [line] = sheet(note).lines;
  expect(line!.kind).toBe('text');
  expect(suggest).not.toHaveBeenCalled();
  expect(new Set(find.mock.calls.map(([text]) => text)).size).toBeLessThan(3 * note.split(' ').length);
});

test.each([
  ['call 3 plumbers', false],
  ['gate B12 opened', false],
  ['ask Peter about the 101 quotes', false],
  ['(101 + 2', false],
  ['call 3 plumbers in 20 minutes', true],
  ['call 3 plumbrs to feet', true],
])('a line is asked as a question only if its words may be one: %s', (line, isAsked) => {
  const asked = Object.assign(vi.fn<typeof ask>(ask), ask);
  createSheets(asked)().update(line);
  expect(asked.mock.calls.length > 0).toBe(isAsked);
});

test('refuses rates that cannot be read', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(() => sheet('$1 in EUR', { rates: proxy as never })).toThrow(expect.objectContaining({ parameter: 'rates' }));
});
