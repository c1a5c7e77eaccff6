import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { transferTime } from './transfer-time.ts';

test.each([
  [{ size: '1 GB', speed: '100 Mbps' }, 80, '1:20'],
  [{ size: '1 GB', speed: '8 Mbit/s' }, 1000, '16:40'],
  [{ size: '1 GiB', speed: '1 Gbps' }, 8.589934592, '0:09'],
  [{ size: '1 TB', speed: '100 MB/s' }, 10_000, '2:46:40'],
  [{ size: 1, speed: 50, overheadPercent: 20 }, 200, '3:20'],
])('%j takes %s s', (given, value, clock) => {
  const { seconds, clock: told } = transferTime(given);
  expect({ value: seconds.value, told }).toEqual({ value, told: clock });
});

test('distinguishes bytes from bits', () => {
  expect(transferTime({ size: 1, speed: '100 Mbps' }).bytesPerSecond).toMatchObject({ value: 12.5, symbol: 'MB/s' });
});

test.each([
  [{ size: '1 GB', speed: '0' }, 'out-of-range speed'],
  [{ size: '1 km', speed: '1 Mbps' }, 'incompatible-units size'],
  [{ size: '1 GB', speed: '1 GB' }, 'incompatible-units speed'],
  [{ size: 1, speed: 1, overheadPercent: 100 }, 'out-of-range overheadPercent'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => transferTime(given))).toBe(code);
});
