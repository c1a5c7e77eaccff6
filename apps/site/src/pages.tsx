import { tools } from '@units/engine/catalog';
import { ingredientPages, pairPages, quantityPages, substancePages } from '@units/engine/pages';
import { renderToString } from 'preact-render-to-string';
import { listedFile } from './content/listed.ts';
import type { Files } from './layout/head.tsx';
import type { Page, State } from './layout/page.ts';
import { Shell } from './layout/shell.tsx';
import { allPage } from './pages/all.tsx';
import { docsPage } from './pages/docs.tsx';
import { embedPage } from './pages/embed.tsx';
import { homePage } from './pages/home.tsx';
import { ingredientPage, ingredientsPage } from './pages/ingredient.tsx';
import { pairPage } from './pages/pair.tsx';
import { aboutPage, notFoundPage, privacyPage } from './pages/prose.tsx';
import { quantityPage } from './pages/quantity.tsx';
import { substancePage, substancesPage } from './pages/substance.tsx';
import { sourcesPage } from './pages/sources.tsx';
import { toolPage } from './pages/tool.tsx';
import { llms, robots, sitemap } from './texts.ts';

/** Every page of the site. */
export const pages: readonly Page[] = [
  homePage,
  allPage,
  ...tools.map(toolPage),
  ...quantityPages().map(quantityPage),
  ...quantityPages().map(sourcesPage),
  ...pairPages().map(pairPage),
  ingredientsPage,
  ...ingredientPages().map(ingredientPage),
  substancesPage,
  ...substancePages().map(substancePage),
  docsPage,
  embedPage,
  aboutPage,
  privacyPage,
  notFoundPage,
];

/** A page as HTML, with the answer to what its address asks. */
export const render = (page: Page, files: Files, state: State = {}): string =>
  `<!DOCTYPE html>\n${renderToString(<Shell page={page} files={files} state={state} />)}\n`;

/** The files beside the pages. */
export const texts = (): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(pages),
  'robots.txt': robots(),
  'llms.txt': llms(),
  'index.json': JSON.stringify(listedFile()),
});
