import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { metalGauge } from './metal-gauge.ts';

const thread = (gauge: string) => metalGauge({ gauge, system: 'thread' });

test.each([
  ['M3', 0.5, 2.5],
  ['M4', 0.7, 3.3],
  ['M5', 0.8, 4.2],
  ['M6', 1, 5],
  ['M8', 1.25, 6.8],
  ['M10', 1.5, 8.5],
  ['M12', 1.75, 10.2],
  ['M16', 2, 14],
  ['M20', 2.5, 17.5],
  ['M64', 6, 58],
  ['M8x1', 1, 7],
  ['m10 × 1.25', 1.25, 8.75],
])('%s has a pitch of %s mm and a tap drill of %s mm', (gauge, pitch, drill) => {
  expect(thread(gauge)).toMatchObject({ pitch: { value: pitch }, tapDrill: { value: drill, unit: 'millimeter' } });
});

test.each([
  ['1/4-20', '1/4-20 UNC', 20, 6.35, '#7', 0.201],
  ['1/4', '1/4-20 UNC', 20, 6.35, '#7', 0.201],
  ['1/4 UNF', '1/4-28 UNF', 28, 6.35, '#3', 0.213],
  ['#10', '#10-24 UNC', 24, 4.826, '#25', 0.1495],
  ['10-32', '#10-32 UNF', 32, 4.826, '#21', 0.159],
  ['No. 8-32', '#8-32 UNC', 32, 4.1656, '#29', 0.136],
  ['#0', '#0-80 UNF', 80, 1.524, '3/64', 0.046875],
  ['1-8', '1-8 UNC', 8, 25.4, '7/8', 0.875],
  ['1', '1-8 UNC', 8, 25.4, '7/8', 0.875],
  ['#1', '#1-64 UNC', 64, 1.8542, '#53', 0.0595],
])('%s is %s with %s threads per inch', (gauge, name, threads, diameter, drill, inches) => {
  expect(thread(gauge)).toMatchObject({
    gauge: name,
    threadsPerInch: threads,
    millimeters: { value: diameter },
    drill,
    tapDrill: { value: inches, unit: 'inch' },
  });
});

test('tap drills of Unified threads leave about three quarters of the full thread', () => {
  const sizes = '#1 #2 #3 #4 #5 #6 #8 #10 #12 1/4 5/16 3/8 7/16 1/2 9/16 5/8 3/4 7/8 1'.split(' ');
  for (const gauge of sizes.flatMap((size) => [`${size} UNC`, `${size} UNF`])) {
    const { inches, threadsPerInch, tapDrill } = thread(gauge);
    // The height of a full thread is 0.6495 of the pitch, on both sides
    const share = ((inches.value - tapDrill!.value) * threadsPerInch!) / (2 * 0.649519);
    expect([gauge, share > 0.63 && share < 0.84]).toEqual([gauge, true]);
  }
});

test('finds the metric thread nearest to a diameter, and refuses other threads', () => {
  expect(metalGauge({ thickness: '7.9 mm', system: 'thread' })).toMatchObject({ gauge: 'M8', pitch: { value: 1.25 } });
  for (const gauge of ['M13', 'M8x9', '1/4-21', '#20', '16', 'UNC', ''])
    expect(refusal(() => thread(gauge))).toMatch(/^(?:out-of-range|invalid-text|missing-parameter)/);
  expect(metalGauge({ gauge: '16', system: 'swg' })).not.toHaveProperty('pitch', expect.anything());
});
