import { listTools, toolRecord, tools, categories } from '@units/engine/catalog';
import { pairPages, quantityPages } from '@units/engine/pages';
import type { Page } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

const calculators = categories.filter(({ id }) => tools.some((tool) => tool.category === id));

/** Every tool, sorted. */
export const allPage: Page = {
  path: '/tools/',
  title: 'All tools',
  description: `All ${listTools().length} tools: calculators, converters for ${quantityPages().length} quantities, popular conversions and cooking ingredients.`,
  crumbs: [],
  body: () => (
    <>
      <h1>All tools</h1>
      <p class="lead">
        {listTools().length} tools, each with a page: {tools.length} calculators, {quantityPages().length} quantities,{' '}
        {pairPages().length} popular conversions, the <a href="/ingredients/">ingredients</a> of a kitchen and the{' '}
        <a href="/substances/">substances</a> of laboratories.
      </p>
      {calculators.map(({ id, name }) => (
        <Section key={id} id={`calculators-${id}`} title={name}>
          <Links
            links={tools
              .filter(({ category }) => category === id)
              .map((tool) => ({ href: toolRecord(tool).page, name: tool.name }))}
          />
        </Section>
      ))}
      {quantityPages().map(({ quantity, page }) => {
        const pairs = pairPages().filter(({ from }) => from.quantity === quantity);
        return (
          <Section key={quantity.id} id={quantity.id} title={quantity.name}>
            <Links
              links={[
                { href: page, name: `${quantity.name} converter` },
                ...pairs.map((pair) => ({ href: pair.page, name: pair.name })),
                { href: `${page}sources/`, name: 'Sources' },
              ]}
            />
          </Section>
        );
      })}
    </>
  ),
};
