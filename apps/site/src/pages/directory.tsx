import { categories, listTools } from '@units/engine/catalog';
import { categoryNameIn, pageOf, quantityPages, type QuantityPage } from '@units/engine/internal';
import { fill } from '@units/ui';
import { answerer } from './answerer.ts';
import { byField, everyday } from '../content/everyday.ts';
import { quantityName } from '../content/measure.ts';
import { longestQuestion } from '../islands/home-box.tsx';
import { locale } from '../language.ts';
import { Linked } from '../layout/link.tsx';
import type { Page } from '../layout/page.ts';
import { t, tools } from '../messages/all.ts';
import { Filtered, mostOpen, type Group } from './filter.tsx';
import { keywordsOf, pairName, pairs } from '../content/pairs.ts';

const calculators = (): readonly Group[] =>
  categories
    .map(({ id }) => ({
      id: `calculators-${id}`,
      title: categoryNameIn(id, locale()),
      links: tools()
        .filter(({ category }) => category === id)
        .map((tool) => ({ href: pageOf(tool), name: tool.name, words: keywordsOf(tool) })),
    }))
    .filter(({ links }) => links.length > 0);

/** Returns a group of quantities, followed by the popular conversions between their units. */
const groupOf = (id: string, title: string, pages: readonly QuantityPage[]): Group => ({
  id,
  title,
  open: Math.max(pages.length, mostOpen),
  links: [
    ...pages.map(({ quantity, page, keywords }) => ({
      href: page,
      name: t().quantityTitle(quantityName(quantity)),
      words: keywordsOf({ keywords }),
    })),
    ...pairs()
      .filter(({ from }) => pages.some(({ quantity }) => from.quantity === quantity))
      .map((pair) => ({ href: pair.page, name: pairName(pair) })),
  ],
});

/** Returns the everyday quantities one by one, and the others by field. */
const quantities = (): readonly Group[] => [
  ...everyday.map(({ id }) => {
    const page = quantityPages().find(({ quantity }) => quantity.id === id)!;
    return groupOf(id, quantityName(page.quantity), [page]);
  }),
  ...Array.from(byField(quantityPages()), ([field, pages]) => groupOf(field, t().fields[field], pages)),
];

/** The page with every tool, by group. */
export const directoryPage = (): Page => ({
  path: '/tools/',
  title: t().allTools,
  description: fill(t().allToolsDescription, String(listTools().length), String(quantityPages().length)),
  crumbs: [],
  script: 'filter',
  isAsked: true,
  body: ({ q = '' }) => (
    <>
      <h1>{t().allTools}</h1>
      <p class="lead">
        <Linked
          text={fill(
            t().allToolsLead,
            ...[listTools().length, tools().length, quantityPages().length, pairs().length].map(String),
          )}
          to={['/ingredients/', '/substances/']}
        />
      </p>
      <Filtered
        label={t().findTool}
        sought={q}
        groups={[...calculators(), ...quantities()]}
        answers={answerer()(q.slice(0, longestQuestion))}
      />
    </>
  ),
});
