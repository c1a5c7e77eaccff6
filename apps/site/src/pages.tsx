import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Home } from './home.tsx';
import { NotFound } from './not-found.tsx';

interface Page {
  /** Where it is served: `/` at the end makes a folder with an index.html, anything else a file. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly Body: ComponentType;
}

export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Units: exact unit conversion',
    description: 'Unit conversion and small calculators with exact results: over HTTP, in your page and in your code.',
    Body: Home,
  },
  {
    path: '/404',
    title: 'Page not found – Units',
    description: 'There is no page at this address.',
    Body: NotFound,
  },
];

export const render = ({ title, description, Body }: Page, stylesheet: string): string => {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <Body />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
};
