import { listTools, toolRecord, tools, categories } from '@units/engine/catalog';
import { pairPages, quantityPages } from '@units/engine/pages';
import type { Page } from '../layout/page.ts';
import { messages } from '../messages.ts';
import { Filtered, type Group } from './filter.tsx';

const calculators: readonly Group[] = categories
  .map(({ id, name }) => ({
    id: `calculators-${id}`,
    title: name,
    links: tools
      .filter(({ category }) => category === id)
      .map((tool) => ({ href: toolRecord(tool).page, name: tool.name, words: tool.keywords.join(' ') })),
  }))
  .filter(({ links }) => links.length > 0);

const quantities: readonly Group[] = quantityPages().map(({ quantity, page, keywords }) => ({
  id: quantity.id,
  title: quantity.name,
  links: [
    { href: page, name: `${quantity.name} converter`, words: keywords.join(' ') },
    ...pairPages()
      .filter(({ from }) => from.quantity === quantity)
      .map((pair) => ({ href: pair.page, name: pair.name })),
    { href: `${page}sources/`, name: 'Sources', words: quantity.name },
  ],
}));

/** Every tool, sorted. */
export const allPage: Page = {
  path: '/tools/',
  title: 'All tools',
  description: `All ${listTools().length} tools: calculators, converters for ${quantityPages().length} quantities, popular conversions and cooking ingredients.`,
  crumbs: [],
  script: 'filter',
  isAsked: true,
  body: ({ q = '' }) => (
    <>
      <h1>All tools</h1>
      <p class="lead">
        {listTools().length} tools, each with a page: {tools.length} calculators, {quantityPages().length} quantities,{' '}
        {pairPages().length} popular conversions, the <a href="/ingredients/">ingredients</a> of a kitchen and the{' '}
        <a href="/substances/">substances</a> of laboratories.
      </p>
      <Filtered label={messages.findTool} sought={q} groups={[...calculators, ...quantities]} />
    </>
  ),
};
