import { expect, test } from 'vitest';
import { accentProperties } from './accent.ts';

const pair = (text: string | undefined): string[] => Array.from((text ?? '').matchAll(/#\w+/g), ([color]) => color);

test('a colour that is legible stays as it is', () => {
  expect(pair(accentProperties('0b5fc0')['--accent'])[0]).toBe('#0b5fc0');
  expect(pair(accentProperties('7db7ff')['--accent'])[1]).toBe('#7db7ff');
});

test('a light colour is darkened for the light scheme, a dark one lightened for the dark scheme', () => {
  expect(pair(accentProperties('ffee00')['--accent'])[0]).not.toBe('#ffee00');
  expect(pair(accentProperties('ffee00')['--accent'])[1]).toBe('#ffee00');
  expect(pair(accentProperties('000080')['--accent'])[0]).toBe('#000080');
  expect(pair(accentProperties('000080')['--accent'])[1]).not.toBe('#000080');
});
