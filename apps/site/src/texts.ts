import { listTools, tools } from '@units/engine/catalog';
import { pageOf, quantityPages } from '@units/engine/internal';
import { absolute } from './content/address.ts';
import type { Page } from './layout/page.ts';

export const sitemap = (pages: readonly Page[]): string => {
  const urls = pages.filter(({ isHidden }) => !isHidden).map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};

export const robots = (): string => `User-agent: *
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`;

const link = (name: string, path: string, description: string): string =>
  `- [${name}](${absolute(path)}): ${description}`;

/** Returns llms.txt, for programs that read the site. */
export const llms = (): string => `# Units

> Exact unit conversion and everyday calculators: pages, an open HTTP API and a widget. Results are correctly rounded doubles; every unit cites the law or standard that defines it.

Use the API rather than the pages: it needs no key and returns JSON. A conversion is \`GET ${absolute('/convert?value=5&from=km&to=mi')}\`. Pages read their state from the query, with the API's parameter names.

## API

${link('OpenAPI document', '/openapi.json', 'the full API description')}
${link('Tools', '/tools', `all ${listTools().length} tools with their parameters`)}
${link('Units', '/units', 'every unit with its spellings, factor and source')}
${link('Search', '/search?q=km%20mi', 'search tools by words')}

## Calculators

${tools.map((tool) => link(tool.name, pageOf(tool), tool.description)).join('\n')}

## Quantities

${quantityPages()
  .map(({ name, page, description }) => link(name, page, description))
  .join('\n')}

## Optional

${link('Sheet', '/sheet/', 'calculations with names and units, a line at a time')}
${link('Ingredients', '/ingredients/', 'cups to grams for cooking ingredients')}
${link('Physical constants', '/constants/', 'values, uncertainties and sources by CODATA 2022')}
${link('About', '/about/', 'why results are exact')}
`;
