import { tools } from '@units/engine/catalog';
import { parameterName } from '@units/engine/server';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { pages, render } from '../src/pages.tsx';

const names = [...new Set(tools.flatMap(({ params }) => Object.keys(params).map(parameterName)))];
const everywhere = (text: string) => Object.fromEntries(names.map((name) => [name, text]));

/** Every calculator, and a sample of similar pages, because each takes time. */
const asked = pages
  .filter(({ isAsked, language }) => isAsked && language === undefined)
  .filter(({ path }, index) => path.startsWith('/tools/') || index % 9 === 0);

const files = {
  languages: {},
  stylesheets: {},
  scripts: {},
  later: {},
  first: {},
  next: {},
  reader: [],
  tools: {},
};

/** Queries for any page. */
const states: readonly Readonly<Record<string, string>>[] = [
  { value: '1.7e308' },
  { value: '-1.7e308', from: 'km', to: 'mi' },
  { value: '1e308', from: 'celsius', to: 'fahrenheit' },
  { value: '4.9e-324' },
  { value: '0', from: 'mpg', to: 'l/100km' },
  { value: '5', from: 'kg*m/s^2', to: 'kg' },
  ...['1e308', '-1', '0', '4.9e-324', '2024-02-29', '5 ft 6 in', '__proto__', ''].map(everywhere),
  { value: '<script>alert(1)</script>', from: '__proto__', to: '', q: '<script>alert(1)</script>' },
];

test.each(sampleOf(asked).map((page) => [page.path, page] as const))(
  '%s shows a page whatever its address says',
  (_, page) => {
    for (const state of states) expect(render(page, files, state)).not.toContain('<script>alert');
  },
);
