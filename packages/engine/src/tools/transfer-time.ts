import { hundred } from '../arithmetic/percent.ts';
import { exactly } from '../model/decimal.ts';
import { minus, over, times } from '../model/rational.ts';
import { clockText } from '../tool/clock.ts';
import { measure, number, text, tool } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

const mostOverhead = 99;
const bitsAByte = 8;
const thousand = 1000;

/**
 * Returns the transfer time of a file. Sizes and speeds are text such as `4.7 GB` and `100 Mbps`, or numbers in
 * gigabytes and megabits per second.
 *
 * @throws UnitsError for a size below zero, a speed that is not above zero, and other measures.
 * @example transferTime({ size: '1 GB', speed: '100 Mbps' }).clock // '1:20'
 */
export const transferTime = tool({
  id: 'transfer-time',
  name: 'Download time calculator',
  category: 'computing',
  description: 'Calculate how long a file takes to download or upload.',
  keywords: [
    'download',
    'upload',
    'transfer',
    'file size',
    'bandwidth',
    'internet speed',
    'broadband',
    'mbps',
    'gigabyte',
    'backup',
  ],
  main: 'clock',
  asks: [
    'how long [does it take] [to] (download|upload|transfer|copy) {size} (at|with|over|on) {speed}',
    '(download|upload|transfer|copy) [time] [of|for] {size} (at|with|over|on) {speed}',
    'time to (download|upload|transfer|copy) {size} (at|with|over|on) {speed}',
    '(download time|upload time|transfer time) [of|for] {size} [at|over|on] {speed}',
    '{size} (at|over|on) {speed} (download time|download|upload time|transfer time)',
    // 7 over 8 is a fraction, so both sides need units
    { says: ['{size} (at|over|on) {speed}'], like: /^[\d.,]+\s*[a-z].*\s[\d.,]+\s*[a-z]/i },
  ],
  params: {
    size: quantity({ label: 'File size', of: 'data', unit: 'GB', min: 0 }),
    speed: quantity({
      label: 'Connection speed',
      description: 'Connections are measured in bits per second, files in bytes.',
      of: 'data-rate',
      unit: 'Mbps',
      above: 0,
    }),
    overheadPercent: number({
      label: 'Overhead (%)',
      description: 'The share of the speed that protocols use.',
      min: 0,
      max: mostOverhead,
      default: 0,
    }),
  },
  result: {
    clock: text({ label: 'Time' }),
    seconds: measure({ label: 'Seconds', digits: 1 }),
    bytesPerSecond: measure({ label: 'Speed in bytes', digits: 2 }),
  },
  examples: [
    {
      given: { size: '4.7 GB', speed: '100 Mbps' },
      gives: {
        clock: '6:16',
        seconds: { value: 376, unit: 'second', symbol: 's' },
        bytesPerSecond: { value: 12.5, unit: 'megabyte-per-second', symbol: 'MB/s' },
      },
    },
    {
      given: { size: '700 MiB', speed: '16 Mbps', overheadPercent: 5 },
      gives: {
        clock: '6:26',
        seconds: { value: 386.31747368421054, unit: 'second', symbol: 's' },
        bytesPerSecond: { value: 1.9, unit: 'megabyte-per-second', symbol: 'MB/s' },
      },
    },
  ],
  explain: () => ({
    rules: ['Time = size ÷ (speed − overhead). A byte is 8 bits.'],
    limits: [
      'GB and Mbps use powers of 1000, GiB and Mibit powers of 1024.',
      'Real connections are slower than advertised: others share them, and servers have limits too.',
    ],
    units: ['byte', 'bit'],
    lookUp: {
      vary: 'speed',
      values: ['10 Mbps', '16 Mbps', '25 Mbps', '50 Mbps', '100 Mbps', '250 Mbps', '500 Mbps', '1 Gbps'],
      show: ['clock', 'bytesPerSecond'],
    },
  }),
  run({ size, speed, overheadPercent }) {
    const left = over(minus(hundred, exactly(overheadPercent)), hundred);
    const rate = times(speed.size, left);
    // A gigabyte is a thousand megabytes of eight megabits
    const seconds = over(times(size.size, exactly(bitsAByte * thousand)), rate);
    return {
      clock: clockText(seconds),
      seconds: measureIn(seconds, 's', 's'),
      bytesPerSecond: measureIn(rate, 'Mbps', 'MB/s'),
    };
  },
});
