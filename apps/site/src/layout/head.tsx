import { inLanguage, locale, type Tag } from '../language.ts';
import { linkTo } from './link.tsx';
import { absolute, withState } from '../content/address.ts';
import { fittingDescription, fittingTitle } from './lengths.ts';
import { pictureOf, siteName, type Facts, type Page } from './page.ts';

/** The files of the build, by their use. */
export interface Files {
  /** The files of each language. */
  readonly languages: Readonly<Partial<Record<Tag, readonly string[]>>>;
  /** The stylesheet of all pages, and the stylesheets of some kinds of pages. */
  readonly stylesheets: Readonly<Partial<Record<NonNullable<Page['script']> | 'site', string>>>;
  /** The script of each kind of page and its imports, the script of all pages, and that of the box in the header. */
  readonly scripts: Readonly<Partial<Record<NonNullable<Page['script']> | 'page' | 'find-box', readonly string[]>>>;
  /** The scripts that a kind of page loads when the user first interacts with it. */
  readonly later: Readonly<Partial<Record<NonNullable<Page['script']>, readonly string[]>>>;
  /** The first answers in each language, which home and the sheet load with the scripts of `later`. */
  readonly first: Readonly<Partial<Record<Tag, readonly string[]>>>;
  /** The scripts that a kind of page loads after its first answer. */
  readonly next: Readonly<Partial<Record<NonNullable<Page['script']>, readonly string[]>>>;
  /** The scripts of the converter's reader. */
  readonly reader: readonly string[];
  /** The additional scripts of each tool. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
}

/** Returns the scripts that a page loads from the start, its own first. */
const firstOf = ({ script }: Page, files: Files): ReadonlySet<string> =>
  new Set([...(script ? (files.scripts[script] ?? []) : []), ...(files.scripts.page ?? [])]);

/** Returns the names of files for the attributes of a script, without those that were loaded before. */
const namesOf = (all: readonly string[], before: ReadonlySet<string>): string | undefined => {
  const names = [...new Set(all)].filter((name) => !before.has(name));
  return names.length === 0 ? undefined : names.map((name) => name.slice('/assets/'.length)).join(' ');
};

/** Returns all files that a page loads at the first interaction. */
const laterOf = ({ path, script, isRead = false }: Page, files: Files): readonly string[] => {
  if (!script) return [];
  // The converter is a tool without a script of its own
  const [, tool = ''] = (script !== 'units' && /\/tools\/([^/]+)\/$/.exec(path)) || [];
  const first = script === 'home' || script === 'sheet' ? (files.first[locale()] ?? []) : [];
  const all = [...(files.later[script] ?? []), ...first, ...(files.tools[tool] ?? []), ...(isRead ? files.reader : [])];
  return all.length === 0 ? [] : [...all, ...(files.languages[locale()] ?? [])];
};

const breadcrumbs = ({ crumbs, title, path }: Page): Facts => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: siteName, path: inLanguage('/') },
    ...crumbs.map((crumb) => ({ ...crumb, path: linkTo(crumb.path).href })),
    { name: title, path },
  ].map((crumb, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: crumb.name,
    item: absolute(crumb.path),
  })),
});

/** Returns JSON for a script element, escaped so that it cannot end the element. */
export const asData = (data: unknown): { __html: string } => ({
  __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
});

const oembedOf = (path: string): string => absolute(withState('/oembed', { url: absolute(path) }));

/** Returns the title and description of a page for browsers and search results. */
export const headOf = ({ headTitle = '', title, description }: Page) => ({
  title: fittingTitle([headTitle, title].flatMap((text) => (text === '' ? [] : [`${text} – ${siteName}`, text]))),
  description: fittingDescription(description),
});

/**
 * The locales of the site's languages in link previews: each language with the country whose spelling the pages use.
 */
const territories: Readonly<Record<Tag, string>> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  pt: 'pt_BR',
  ja: 'ja_JP',
  ar: 'ar_AR',
  hi: 'hi_IN',
};

/** The link preview of the page for other sites. */
const Preview = ({ page }: { readonly page: Page }) => (
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={siteName} />
    <meta property="og:locale" content={territories[locale()]} />
    {page.translations
      ?.filter(({ tag }) => tag !== locale())
      .map(({ tag }) => (
        <meta key={tag} property="og:locale:alternate" content={territories[tag]} />
      ))}
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={headOf(page).description} />
    <meta property="og:url" content={absolute(page.path)} />
    <meta property="og:image" content={absolute(pictureOf(page))} />
    {page.fact !== undefined && <meta property="og:image:alt" content={`${page.title}: ${page.fact}`} />}
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

export const Head = ({ page, files }: { readonly page: Page; readonly files: Files }) => {
  const { path, script, isHidden, translations = [] } = page;
  const { title, description } = headOf(page);
  const facts = [...(page.facts ?? []), ...(path === inLanguage('/') || isHidden ? [] : [breadcrumbs(page)])];
  const [first, later] = [firstOf(page, files), laterOf(page, files)];
  const shared = new Set(files.scripts.page);
  const [entry, ...imports] = Array.from(first).filter((name) => !shared.has(name));
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {translations.map(({ tag, path: there }) => (
        <link key={tag} rel="alternate" hreflang={tag} href={absolute(there)} />
      ))}
      {translations.length > 0 && <link rel="alternate" hreflang="x-default" href={absolute(translations[0]!.path)} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={absolute(path)} />}
      {page.isEmbeddable && (
        <link rel="alternate" type="application/json+oembed" href={oembedOf(path)} title={page.title} />
      )}
      <meta name="color-scheme" content="light dark" />
      <Preview page={page} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#0b5fc0" />
      {[files.stylesheets.site, script && files.stylesheets[script]].map(
        (href) => href !== undefined && <link key={href} rel="stylesheet" href={href} />,
      )}
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {entry !== undefined && (
        <script
          type="module"
          src={entry}
          data-later={namesOf(later, first)}
          data-next={namesOf((script && files.next[script]) ?? [], new Set([...first, ...later]))}
        />
      )}
      {files.scripts.page?.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {page.hasElements && <script type="module" src="/elements.js" />}
      {facts.map((fact, i) => (
        // oxlint-disable-next-line react/no-danger -- data for machines, escaped above
        <script key={i} type="application/ld+json" dangerouslySetInnerHTML={asData(fact)} />
      ))}
    </head>
  );
};
