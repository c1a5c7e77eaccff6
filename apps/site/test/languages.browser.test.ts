import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@units/engine/catalog';
import type { ResultField } from '@units/engine/server';
import { describe, expect, test } from 'vitest';
import { tags, type Tag } from '../src/language.ts';
import { pages as arPages } from '../src/messages/ar/pages.ts';
import { forms as arForms } from '../src/messages/ar/forms.ts';
import { tools as arTools } from '@units/engine/spoken/ar';
import { pages as dePages } from '../src/messages/de/pages.ts';
import { forms as deForms } from '../src/messages/de/forms.ts';
import { tools as deTools } from '@units/engine/spoken/de';
import { forms } from '../src/messages/en/forms.ts';
import { pages } from '../src/messages/en/pages.ts';
import { pages as esPages } from '../src/messages/es/pages.ts';
import { forms as esForms } from '../src/messages/es/forms.ts';
import { tools as esTools } from '@units/engine/spoken/es';
import { pages as frPages } from '../src/messages/fr/pages.ts';
import { forms as frForms } from '../src/messages/fr/forms.ts';
import { tools as frTools } from '@units/engine/spoken/fr';
import { pages as hiPages } from '../src/messages/hi/pages.ts';
import { forms as hiForms } from '../src/messages/hi/forms.ts';
import { tools as hiTools } from '@units/engine/spoken/hi';
import { pages as jaPages } from '../src/messages/ja/pages.ts';
import { forms as jaForms } from '../src/messages/ja/forms.ts';
import { tools as jaTools } from '@units/engine/spoken/ja';
import { pages as ptPages } from '../src/messages/pt/pages.ts';
import { forms as ptForms } from '../src/messages/pt/forms.ts';
import { tools as ptTools } from '@units/engine/spoken/pt';
import { siteName } from '../src/layout/page.ts';
import { builtPages, folder } from './pages.ts';

// Tests the built site, as html.browser.test.ts does: the pages in languages other than English.

const built = builtPages();

const tables: Readonly<Record<Exclude<Tag, 'en'>, readonly unknown[]>> = {
  de: [deForms, dePages, deTools],
  es: [esForms, esPages, esTools],
  fr: [frForms, frPages, frTools],
  pt: [ptForms, ptPages, ptTools],
  ja: [jaForms, jaPages, jaTools],
  ar: [arForms, arPages, arTools],
  hi: [hiForms, hiPages, hiTools],
};

const foreign = tags.filter((tag) => tag !== 'en');

/** Returns every text of a table. */
const textsIn = (table: unknown): readonly string[] => {
  if (typeof table === 'string') return [table];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(textsIn) : [];
};

const labelsOf = (fields: Readonly<Record<string, ResultField>>): readonly string[] =>
  Object.values(fields).flatMap((field) => [
    field.label,
    field.description ?? '',
    ...('fields' in field ? labelsOf(field.fields) : []),
    ...('values' in field ? field.values : []),
    ...textsIn('names' in field ? field.names : undefined),
    ...textsIn(field.labels?.of),
  ]);

/** English words that are names of units in other languages: the gray, and the French part. */
const unitsElsewhere: ReadonlySet<string> = new Set(['gray', 'part']);

/** All English texts of the site, except its name, symbols of units (`km/l`), and words that are units in other languages. */
const english: ReadonlySet<string> = new Set(
  [
    ...textsIn(forms),
    ...textsIn(pages),
    ...tools.flatMap((tool) => {
      const { rules = [], limits } = tool.explain();
      return [tool.name, tool.description, ...labelsOf(tool.params), ...labelsOf(tool.result), ...rules, ...limits];
    }),
  ].filter(
    (text) => text.length > 3 && text !== siteName && !/^[a-z]+\/[a-z]+$/i.test(text) && !unitsElsewhere.has(text),
  ),
);

/**
 * Lists the visible and audible texts of a page, piece by piece: without code, names of languages, and texts that are
 * marked as English.
 */
const readTexts = (html: string): readonly string[] => {
  const body = html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<details class="languages">.*?<\/details>/gs, '')
    .replaceAll(/<select id="lang".*?<\/select>/gs, '')
    .replaceAll(/<pre.*?<\/pre>/gs, '')
    .replaceAll(/<(p|span) lang="en">.*?<\/\1>/gs, '');
  const attributes = Array.from(
    body.matchAll(/ (?:aria-label|aria-valuetext|placeholder|title)="([^"]*)"/g),
    ([, text]) => text!,
  );
  return [...body.split(/<[^>]+>/), ...attributes].map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text));
};

/** English words that no other language of the site has. */
const englishWord = /(?<![\p{L}\d-])(?:the|of|and|with|from|which|that|this|feet|inches|pounds)(?![\p{L}\d-])/iu;

/** Returns the texts of a page for machines: in its head and its structured data. */
const toldTexts = (html: string): readonly string[] => {
  const facts = Array.from(html.matchAll(/ld\+json">(.*?)<\/script>/gs), ([, json]) => json!).join('');
  const head = html.slice(0, html.indexOf('</head>'));
  return [
    ...Array.from(facts.matchAll(/"(?:name|description)":"([^"]*)"/g), ([, text]) => text!),
    ...Array.from(
      head.matchAll(/<meta (?:name="description"|property="og:[^"]*") content="([^"]*)"/g),
      ([, text]) => text!,
    ),
    /<title>([^<]*)/.exec(head)?.[1] ?? '',
  ];
};

const pagesIn = (tag: Tag): readonly (readonly [string, string])[] =>
  Array.from(built).filter(([path]) => path.startsWith(`/${tag}/`));

describe.each(foreign)('%s', (tag) => {
  test('has no English among its words', () => {
    const own = new Set(tables[tag].flatMap(textsIn));
    const found = new Map<string, string>();
    for (const [path, html] of pagesIn(tag)) {
      for (const text of readTexts(html)) {
        if ((english.has(text) && !own.has(text)) || (englishWord.test(text) && !isName(text))) found.set(text, path);
      }
    }
    expect([...found].slice(0, 20)).toEqual([]);
  });

  test('gives programs no English sentence', () => {
    const found = pagesIn(tag).flatMap(([path, html]) => {
      const inEnglish = new Set(toldTexts(built.get(path.slice(3))!));
      return toldTexts(html).filter((text) => /[a-z]{2} [a-z]{2}/i.test(text) && inEnglish.has(text) && !isName(text));
    });
    expect(found.slice(0, 20)).toEqual([]);
  });

  test('has every page of the English ones', () => {
    const inEnglish = Array.from(built.keys()).filter((path) => tagOf(path) === 'en');
    const missing = inEnglish.filter((path) => !built.has(`/${tag}${path}`));
    // No other language has two names for a kilocalorie
    expect(missing).toEqual(['/units/foodcalorie/']);
    expect(inEnglish.length).toBeGreaterThan(890);
    expect(pagesIn(tag).length).toBe(inEnglish.length - missing.length);
  });

  test('leads from page to page without leaving the language, and says so where it does', () => {
    const wrong = pagesIn(tag).flatMap(([path, html]) => {
      const links = html.replace(/<details class="languages">.*?<\/details>/s, '').matchAll(/<a [^>]+>/g);
      return Array.from(links, ([link]) => link).flatMap((link) => {
        const [, href = ''] = /href="(\/[^"]*)"/.exec(link) ?? [];
        if (href === '' || href.startsWith(`/${tag}/`)) return [];
        const isThere = built.has(`/${tag}${href}`) && !href.includes('#');
        return isThere || !link.includes('hreflang="en"') ? [`${path}: ${link}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('is searched by its own words', () => {
    const { pages: rows } = JSON.parse(readFileSync(join(folder, tag, 'index.json'), 'utf8')) as {
      readonly pages: readonly (readonly [string, string, string])[];
    };
    expect(rows.length).toBeGreaterThan(480);
    expect(rows.filter(([, , page]) => !built.has(page))).toEqual([]);
  });
});

/** Returns true for a name that a language takes from English: of units, as in Unicode CLDR, and of a place. */
const isName = (text: string): boolean => /Acre-Feet|\bfeet\b.*\bAcre|^Central Park/i.test(text);

const tagOf = (path: string): Tag => tags.find((one) => path.startsWith(`/${one}/`)) ?? 'en';

/** Returns the addresses of a page by language, as its head lists them. */
const alternatesOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(
      html.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="http:\/\/localhost:8000([^"]+)"/g),
      ([, language, href]) => [language!, href!] as const,
    ),
  );

/** Returns true if a page declares its own language, and no other, everywhere. */
const saysItsLanguage = (path: string, html: string): boolean => {
  const tag = tagOf(path);
  const territory = /<meta property="og:locale" content="(\w+)"/.exec(html)?.[1] ?? '';
  const inFacts = Array.from(html.matchAll(/"inLanguage":"(\w+)"/g), ([, language]) => language);
  return (
    html.includes(`<html lang="${tag}"${tag === 'ar' ? ' dir="rtl"' : ''}>`) &&
    territory.startsWith(tag) &&
    inFacts.every((language) => language === tag)
  );
};

test('every page says its language', () => {
  expect(Array.from(built).flatMap(([path, html]) => (saysItsLanguage(path, html) ? [] : [path]))).toEqual([]);
});

test('every page names its translations, which name it', () => {
  const alternates = new Map(Array.from(built, ([path, html]) => [path, alternatesOf(html)] as const));
  const wrong = Array.from(alternates).flatMap(([path, named]) => {
    const tag = tagOf(path);
    if (named.size === 0) return tag === 'en' || path.endsWith('/404.html') ? [] : [path];
    const oneSided = [...named].filter(([, href]) => alternates.get(href)?.get(tag) !== path);
    const other = named.get('x-default') === named.get('en') ? [] : [`${path} x-default`];
    return [...oneSided.map(([language]) => `${path} ${language}`), ...other];
  });
  expect(wrong).toEqual([]);
});

test('the scripts of a language contain no other language', () => {
  const chunkOf = (tag: Tag): string => {
    const html = built.get(tag === 'en' ? '/' : `/${tag}/`)!;
    const scripts = Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ([, path]) => path!);
    return scripts.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  };
  expect(existsSync(join(folder, 'de/index.html'))).toBe(true);
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes(forms.askLabel))).toBe(
    true,
  );
  for (const tag of foreign) {
    const code = chunkOf(tag);
    expect(code).not.toContain(forms.askLabel);
    expect(code).not.toContain(forms.problems['invalid-number']);
  }
});
