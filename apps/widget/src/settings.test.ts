import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const read = (query: string) => readSettings(query, 'en');

test('reads everything that an address can say', () => {
  const settings = read('?value=5&from=km&to=mi&theme=dark&accent=FF8800&lang=de&compact=1&units=km,mi');
  expect(settings).toMatchObject({
    asked: { value: '5', from: 'km', to: 'mi' },
    units: ['km', 'mi'],
    theme: 'dark',
    accent: 'FF8800',
    locale: 'de',
    compact: true,
  });
});

test('passes over what it cannot use', () => {
  const settings = read('?theme=blue&accent=red&lang=%3Cb%3E&compact=maybe&units=');
  expect(settings).toMatchObject({ theme: undefined, accent: undefined, locale: 'en', compact: false });
});

test('uses the language of the reader by default', () => {
  expect(readSettings('', 'pt-BR').locale).toBe('pt-BR');
  expect(readSettings('', '').locale).toBe('en');
});
