import { createHash } from 'node:crypto';
import { directionOf, readLocale, setInternational } from '@units/ui';
import * as international from '@units/ui/international';
import { loadWords } from '@units/ui/words/languages';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { accentProperties } from '../src/accent.ts';
import { writeView } from '../src/first-view.ts';
import * as reader from '../src/reader.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { Sending } from '../src/sending.tsx';
import { Widget } from '../src/widget.tsx';

/** A server of the built widget's files. */
export interface Assets {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** The same duration as for a page of the site: an answer changes no sooner. */
const cacheControl = 'public, max-age=300';

setInternational(international);

const encoder = new TextEncoder();

/** The built page, split at the places where an answer is inserted. */
interface Template {
  /** The part before `<html>`. */
  readonly start: string;
  /** The parts up to the title, the stylesheet, and the main element. */
  readonly head: readonly [beforeTitle: string, beforeStyle: string, beforeMain: string];
  readonly end: string;
  readonly style: string;
  /** The files of the scripts that are loaded later, by name. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

const textOf = async (assets: Assets, path: string): Promise<string> => {
  const response = await assets.fetch(new Request(`http://localhost/widget/${path}`));
  if (!response.ok) throw new Error(`The built widget lacks ${path || 'its page'}.`);
  return response.text();
};

const layout =
  /^(.*?)<html[^>]*>(.*?)<title>.*?<\/title>(.*?)<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>(.*?)<main>.*<\/main>(.*)$/s;

const readTemplate = async (assets: Assets): Promise<Template> => {
  const [, start, beforeTitle, beforeStyle, sheet, beforeMain, end] = layout.exec(await textOf(assets, '')) ?? [];
  if (sheet === undefined) throw new Error('The page of the widget is not as it was built.');
  const [style, scripts] = await Promise.all([textOf(assets, sheet), textOf(assets, 'scripts.json')]);
  return {
    start: start!,
    head: [beforeTitle!, beforeStyle!, beforeMain!],
    end: end!,
    style: style.trim(),
    scripts: JSON.parse(scripts) as Template['scripts'],
  };
};

type Spoken = Awaited<ReturnType<typeof loadWords>>;

const spoken = new Map<string, Promise<Spoken>>();

const english = 'en';

/** Returns the words of a language, loaded once. English for a language without words. */
const speak = async (locale: string): Promise<Spoken> => {
  const language = locale.split('-')[0]!;
  const known = spoken.get(language);
  if (known) return { ...(await known), language: locale };
  const loading = loadWords(locale);
  const loaded = await loading;
  if (loaded.language !== english) spoken.set(language, loading);
  return loaded;
};

/** Returns the first language of the request, which equals `navigator.language`. */
const preferredBy = (request: Request): string =>
  /^[\w-]+/.exec(request.headers.get('Accept-Language') ?? '')?.[0] ?? '';

/** Returns the locale if `Intl` has data for it. All others are too many to cache. */
const knownLocale = (locale: string): string =>
  readLocale(new Intl.NumberFormat(locale).resolvedOptions().locale.replace(/-u-.*$/, '')) ?? english;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

const styleOf = (style: string, { accent }: Settings): string =>
  accent === undefined
    ? style
    : `${style}:root{${Object.entries(accentProperties(accent))
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}}`;

/** Returns the names of the scripts that a view needs if it needs the reader. */
const neededBy = (language: string): readonly string[] => [
  'reader',
  'languages',
  ...(language === english ? [] : [language.split('-')[0]!]),
];

/** Returns data as a script element, escaped so that it cannot end the element. */
const asData = (data: unknown): string =>
  `<script type="application/json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

/** Returns the page for an address, and the policy for its styles. */
const answer = async (
  template: Template,
  search: string,
  preferred: string,
): Promise<readonly [html: string, styles: string]> => {
  const asked = readSettings(search, preferred);
  const settings = { ...asked, locale: knownLocale(asked.locale) };
  const { locale, theme } = settings;
  const { words, language } = await speak(locale);
  await reader.loadUncertain(settings.asked.value ?? '');
  const view = reader.readView(settings, words);
  const load = () => Promise.resolve(reader);
  const shown = renderToString(h(Widget, { settings, view, words, reader, load }, h(Sending, { settings, words })));
  const written = writeView(view, words, locale);
  const style = styleOf(template.style, settings);
  const [beforeTitle, beforeStyle, beforeMain] = template.head;
  const html = [
    template.start,
    `<html lang="${escape(language)}" dir="${directionOf(locale)}"${theme ? ` data-theme="${theme}"` : ''}>`,
    `${beforeTitle}<title>${escape(words.title)}</title>`,
    // Together with the first script, and not after it
    ...(written ? [] : neededBy(language))
      .flatMap((name) => template.scripts[name]!)
      .map((file) => `<link rel="modulepreload" href="./${file}" />`),
    `${beforeStyle}<style>${style}</style>${beforeMain}<main>${shown}</main>`,
    written ? asData(written) : '',
    template.end,
  ].join('');
  return [html, `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`];
};

/**
 * Returns a server that inserts the answer to an address into the widget's page, for the first view and for readers
 * without scripts. `assets` serves its files.
 */
export const createWidget = (assets: Assets): Assets => {
  let template: Promise<Template> | undefined;
  return {
    fetch: async (request, env) => {
      const { pathname, search } = new URL(request.url);
      const isPage = pathname === '/widget/' && (request.method === 'GET' || request.method === 'HEAD');
      if (!isPage) return assets.fetch(request, env);
      template ??= readTemplate(assets);
      const [html, styles] = await answer(await template, search, preferredBy(request));
      const bytes = encoder.encode(html);
      return new Response(request.method === 'HEAD' ? null : bytes, {
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': String(bytes.length),
          'Cache-Control': cacheControl,
          'Content-Security-Policy': styles,
          Vary: 'Accept-Language',
        },
      });
    },
  };
};
