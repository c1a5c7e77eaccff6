import { ingredientPages, quantityPages, substancePages } from '@units/engine/internal';
import { renderToString } from 'preact-render-to-string';
import { renderUnderBase } from './layout/under-base.ts';
import { listedFile } from './pages/listed.ts';
import { inLanguage, tags, type Tag } from './language.ts';
import type { Files } from './layout/head.tsx';
import type { Page, State, Translation } from './layout/page.ts';
import { Shell } from './layout/shell.tsx';
import { speakIn, tools } from './messages/all.ts';
import { constantsPage } from './pages/constants.tsx';
import { directoryPage } from './pages/directory.tsx';
import { docsPage } from './pages/docs.tsx';
import { embedPage } from './pages/embed.tsx';
import { homePage } from './pages/home.tsx';
import { ingredientPage, ingredientsPage } from './pages/ingredient.tsx';
import { pairs } from './content/pairs.ts';
import { pairPage } from './pages/pair.tsx';
import { aboutPage, notFoundPage, privacyPage } from './pages/prose.tsx';
import { quantityPage } from './pages/quantity.tsx';
import { substancePage, substancesPage } from './pages/substance.tsx';
import { sheetPage } from './pages/sheet.tsx';
import { sourcesPage } from './pages/sources.tsx';
import { explainedUnits } from './content/unit-pages.ts';
import { unitPage } from './pages/unit.tsx';
import { toolPage } from './pages/tool.tsx';
import { llms, robots, sitemap } from './texts.ts';

/** Returns the pages that exist in every language. */
const everywhere = (): readonly Page[] => [
  homePage(),
  directoryPage(),
  ...tools().map(toolPage),
  ...quantityPages().map(quantityPage),
  ...quantityPages().map(sourcesPage),
  ...pairs().map(pairPage),
  ...explainedUnits().map(unitPage),
  ingredientsPage(),
  ...ingredientPages().map(ingredientPage),
  substancesPage(),
  ...substancePages().map(substancePage),
  sheetPage(),
  docsPage(),
  embedPage(),
  aboutPage(),
  privacyPage(),
  constantsPage(),
  notFoundPage(),
];

const english = (): readonly Page[] => {
  speakIn('en');
  return everywhere();
};

/** Returns the pages of another language. Pictures contain English text, so these pages use that of the home page. */
const foreign = (language: Tag): readonly Page[] => {
  speakIn(language);
  return everywhere().map((page) => ({
    ...page,
    path: inLanguage(page.path),
    language,
    fact: undefined,
    borrowsFrom: '/',
    isEmbeddable: false,
  }));
};

/** Returns the path of a page without its language tag. */
const pathInEnglish = ({ path, language }: Page): string => (language ? path.slice(language.length + 1) : path);

/** Returns the pages, each with its addresses in all its languages. */
const withTranslations = (all: readonly Page[]): readonly Page[] => {
  const known = new Map<string, Translation[]>();
  for (const page of all) {
    const base = pathInEnglish(page);
    known.set(base, [...(known.get(base) ?? []), { tag: page.language ?? 'en', path: page.path }]);
  }
  return all.map((page) => {
    const translations = known.get(pathInEnglish(page))!;
    return translations.length > 1 && !page.isHidden ? { ...page, translations } : page;
  });
};

/** Every page of the site. */
export const pages: readonly Page[] = withTranslations(
  tags.flatMap((tag) => (tag === 'en' ? english() : foreign(tag))),
);

renderUnderBase();

/** Returns a page as HTML, with the answer to its query. */
export const render = (page: Page, files: Files, state: State = {}): string => {
  speakIn(page.language ?? 'en');
  return `<!DOCTYPE html>\n${renderToString(<Shell page={page} files={files} state={state} />)}\n`;
};

/** Returns the text files beside the pages, by name. */
export const texts = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(pages),
  'robots.txt': robots(),
  'llms.txt': llms(),
  ...Object.fromEntries(
    tags.map((tag) => {
      speakIn(tag);
      return [inLanguage('/index.json').slice(1), JSON.stringify(listedFile())];
    }),
  ),
});
