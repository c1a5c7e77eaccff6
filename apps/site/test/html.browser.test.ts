import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { listTools } from '@units/engine/catalog';
import { HtmlValidate } from 'html-validate';
import { expect, inject, test } from 'vitest';
import type { Duration } from '../clock.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { builtPages, folder } from './pages.ts';

// These tests need no browser, but the built site, as the browser tests do.

const pages = builtPages();
const root = resolve(import.meta.dirname, '../../..');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The renderer's choice between two valid notations
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    // Titles of laws cannot be shortened
    'long-title': 'off',
    // A list that filters while the user types is not a select
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // A picker has its own label, although some pages also show one next to it
    'no-redundant-aria-label': 'off',
    // Digits that look like telephone numbers are numbers here
    'tel-non-breaking': 'off',
  },
});

/** Returns the elements of a page with the names of their attributes. Its text does not affect validity. */
const shapeOf = (html: string): string =>
  [...new Set(html.replaceAll(/="[^"]*"/g, '').match(/<[a-z][^>]*>/g))].toSorted().join();

/** Returns a page of each shape. */
const shapes = (): readonly (readonly [path: string, html: string])[] => [
  ...new Map([...pages].map((page) => [shapeOf(page[1]), page] as const)).values(),
];

test('pages of every shape are valid HTML', { timeout: 300_000 }, async () => {
  const problems: string[] = [];
  for (const [path, html] of sampleOf(shapes())) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      for (const { ruleId, message, line } of messages) problems.push(`${path}:${line} ${ruleId}: ${message}`);
    }
  }
  expect(problems.slice(0, 20)).toEqual([]);
});

/** Returns the visible text of a page's main part. */
const readText = (html: string): string =>
  html
    .replace(/^.*?<main/s, '<main')
    .replace(/<\/main>.*$/s, '')
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
    .trim();

test('every tool has its page, and every page says what it is', () => {
  for (const { page } of listTools()) expect(pages.has(page)).toBe(true);
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  for (const [path, html] of pages) {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    // Different languages may have the same title
    const language = /<html lang="(\w+)"/.exec(html)![1]!;
    expect([path, seen.title.get(language + title)]).toEqual([path, undefined]);
    expect([path, seen.description.get(language + description)]).toEqual([path, undefined]);
    seen.title.set(language + title, path);
    seen.description.set(language + description, path);
    expect([path, description.length > 20 && description.length < 260]).toEqual([path, true]);
    const [, canonical] = /<link rel="canonical" href="http:\/\/localhost:8000([^"]*)"/.exec(html) ?? [];
    expect(canonical).toBe(path.endsWith('/404.html') ? undefined : path);
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
    expect([path, readText(html).length > 60]).toEqual([path, true]);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(data!);
  }
});

/** Returns true if the site has a file or page at the path. */
const isThere = (path: string): boolean => {
  const file = join(folder, decodeURIComponent(path));
  return pages.has(path) || (existsSync(file) && statSync(file).isFile());
};

test('every link has a target', { timeout: 60_000 }, async () => {
  const links = new Map<string, string>();
  const broken: string[] = [];
  for (const [from, html] of pages) {
    for (const [, , link] of html.matchAll(/(href|src|action)="([^"]+)"/g)) {
      if (link!.startsWith('#')) {
        if (!html.includes(`id="${link!.slice(1)}"`)) broken.push(`${from} → ${link}`);
      } else if (!/^(?:https?:|data:)/.test(link!)) links.set(link!.replaceAll('&amp;', '&'), from);
    }
  }
  for (const [link, from] of links) {
    const { pathname, hash } = new URL(link, `http://site${from}`);
    const target = pathname === '' ? from : pathname;
    const isOurs = isThere(target);
    if (isOurs && hash !== '' && pages.has(target)) {
      if (!pages.get(target)!.includes(`id="${hash.slice(1)}"`)) broken.push(`${from} → ${link}`);
    } else if (!isOurs) {
      // An endpoint of the API, or the widget. A form without its fields is answered with an error
      const { status } = await fetch(new URL(link, inject('service')));
      if (status !== 200 && status !== 400) broken.push(`${from} → ${link} (${status})`);
    }
  }
  expect(broken).toEqual([]);
  expect(links.size).toBeGreaterThan(600);
});

test('the sitemap lists every page but the missing ones', () => {
  const map = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const listed = Array.from(map.matchAll(/<loc>http:\/\/localhost:8000([^<]+)<\/loc>/g), ([, path]) => path!);
  expect(new Set(listed)).toEqual(new Set([...pages.keys()].filter((path) => !path.endsWith('/404.html'))));
});

// 4,750 pages: a third of them are ingredients and substances in five languages
test('the build of all languages took less than 90 seconds of its own', () => {
  const { processorSeconds, processors } = JSON.parse(
    readFileSync(join(folder, '../server/dist/duration.json'), 'utf8'),
  ) as Duration;
  expect(processorSeconds / Math.min(processors, 2)).toBeLessThan(90);
});

test('pages that the widget shows say how to embed them', { timeout: 60_000 }, async () => {
  const told = Array.from(pages).filter(([, html]) => html.includes('application/json+oembed'));
  expect(told.length).toBeGreaterThan(400);
  for (const [path, html] of told.filter((_, i) => i % 40 === 0)) {
    const [, link] = /application\/json\+oembed" href="http:\/\/localhost:8000([^"]+)"/.exec(html)!;
    const asked = new URL(link!.replaceAll('&amp;', '&'), inject('service'));
    expect(asked.searchParams.get('url')).toBe(`http://localhost:8000${path}`);
    asked.searchParams.set('url', inject('service') + path);
    const answer = await fetch(asked);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.json()).toMatchObject({ type: 'rich', version: '1.0' });
  }
});

/** Returns the value of a written number. */
const valueIn = (text: string): number => {
  const [mantissa = '', power = ''] = text.replaceAll(',', '').replace('−', '-').split('×10');
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
  const exponent = power.replace(/./g, (sign) => (sign === '⁻' ? '-' : String(digits.indexOf(sign))));
  return Number(power === '' ? mantissa : `${mantissa}e${exponent}`);
};

const factorIn = (text: string): number =>
  text
    .split('/')
    .map((part) => part.split(' ').reduce((all, one) => all * (one === 'π' ? Math.PI : valueIn(one)), 1))
    .reduce((top, bottom) => top / bottom);

/** The steps of a formula in words, as a reader would calculate them. */
const steps: readonly (readonly [RegExp, (value: number, operand: number) => number])[] = [
  [/^multiply by (.+)$/, (value, operand) => value * operand],
  [/^divide by (.+)$/, (value, operand) => value / operand],
  [/^add (.+)$/, (value, operand) => value + operand],
  [/^subtract (.+)$/, (value, operand) => value - operand],
  [/^divide (.+) by the value$/, (value, operand) => operand / value],
  [/^the number stays the same()$/, (value) => value],
];

const follow = (way: string, value: number): number =>
  way.split(', then ').reduce((now, step) => {
    for (const [pattern, work] of steps) {
      const [, operand] = pattern.exec(step) ?? [];
      if (operand !== undefined) return work(now, factorIn(operand || '1'));
    }
    throw new Error(`Unknown step: ${step}`);
  }, value);

const isEnglish = (html: string): boolean => html.includes('<html lang="en"');

test('the worked example of each pair is correct', () => {
  let count = 0;
  for (const [path, html] of pages) {
    const [, text] = /<b>Example\.<\/b> ([^<]*)<\/p>/.exec(html) ?? [];
    const [, value, way, about, result] = /^(\S+) .*?: (.*)\. Result: (about )?(\S+) [^.]*\.$/s.exec(text ?? '') ?? [];
    // Readers do not calculate powers by hand
    if (value === undefined || way!.startsWith('logarithmic')) continue;
    const [calculated, shown] = [follow(way!, valueIn(value)), valueIn(result!)];
    // The written digits are correct to half of the last one
    const digits = result!.replace(/×.*$/, '').replace(/^−?0\.0*|\D/g, '').length;
    const near = about === undefined ? 1e-14 : 0.500001 * 10 ** -(Math.max(digits, 7) - 1);
    expect([path, Math.abs(calculated - shown) <= Math.abs(shown) * near]).toEqual([path, true]);
    count += 1;
  }
  expect(count).toBeGreaterThan(300);
});

test('every step of a worked example has the result that it shows', () => {
  let count = 0;
  for (const [path, html] of pages) {
    const [, list] = isEnglish(html) ? (/<dl class="steps">(.*?)<\/dl>/s.exec(html) ?? []) : [];
    for (const [, step] of (list ?? '').matchAll(/<dd>([^<]*)<\/dd>/g)) {
      const [, left, sign, right] = /^([\d\s.,()+−×÷^-]+) ([=≈]) (−?[\d.,]+)$/.exec(step!) ?? [];
      if (left === undefined || left.includes('^')) continue;
      const operands = left.replaceAll(',', '').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
      // The text contains only digits, signs and parentheses
      const calculated = Number(runInNewContext(operands.replace(/-\s*-/g, '+ ')));
      const shown = valueIn(right!);
      // Results have the digits that their tool declares and are correct to half of the last one
      const places = right!.split('.')[1]?.length ?? 0;
      const near = sign === '=' ? 1e-12 * Math.abs(shown) : Math.max(0.500001 * 10 ** -places, Math.abs(shown) * 1e-6);
      expect([path, step, Math.abs(calculated - shown) <= near]).toEqual([path, step, true]);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(25);
});

test('every page has a picture for links to it', () => {
  const pictures = new Set<string>();
  for (const [path, html] of pages) {
    const [, picture] = /<meta property="og:image" content="http:\/\/localhost:8000([^"]+)"/.exec(html) ?? [];
    expect([path, picture !== undefined && existsSync(join(folder, picture))]).toEqual([path, true]);
    pictures.add(picture!);
  }
  for (const picture of pictures) {
    const bytes = readFileSync(join(folder, picture));
    // The first block of a PNG has the width and the height
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  }
  expect(pictures.size).toBeGreaterThan(400);
});

test.each(['og.png', 'robots.txt', 'llms.txt', 'index.json'])('%s is there', (name) => {
  expect(existsSync(join(folder, name))).toBe(true);
});

test('stylesheets have both color schemes for browsers without light-dark()', () => {
  const sheets = ['apps/site', 'apps/widget'].map((app) => {
    const assets = resolve(root, app, 'dist/assets');
    const names = readdirSync(assets).filter((name) => /^(?:style-site|widget)-.*\.css$/.test(name));
    return names.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
  });
  for (const sheet of sheets) {
    expect(sheet).not.toContain('light-dark(');
    expect(sheet).toMatch(/@media[^{]*prefers-color-scheme:\s*dark/);
    expect(sheet).toContain('#121417');
  }
});

test('pages load only files of the site, and have no inline script or style', () => {
  for (const [path, html] of pages) {
    expect([
      path,
      /(?:<(?:script|img|iframe|link rel="(?:stylesheet|icon|modulepreload)")[^>]+(?:src|href)="https?:)/.exec(
        html,
      )?.[0],
    ]).toEqual([path, undefined]);
    expect([path, /<style|\sstyle="|\son[a-z]+="/.exec(html)?.[0]]).toEqual([path, undefined]);
    for (const [, attributes] of html.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/ src="\/(?:assets\/|elements\.js")|type="application\/(?:ld\+)?json"/);
    }
  }
});
