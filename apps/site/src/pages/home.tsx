import { categories, listTools } from '@units/engine/catalog';
import { capitalized, categoryNameIn, ingredientPages, pageOf, pairPages, quantityPages } from '@units/engine/internal';
import { conversion } from '@units/engine/tools';
import { absolute } from '../content/address.ts';
import { byField, everyday, type Everyday } from '../content/everyday.ts';
import { answerer } from './answerer.ts';
import { quantityName } from '../content/measure.ts';
import { ingredientName } from '../content/materials.ts';
import { inFull } from '../numbers.ts';
import { fill } from '@units/ui';
import { inLanguage, locale, messages } from '../language.ts';
import { t, tools } from '../messages/all.ts';
import { pairName } from '../content/pairs.ts';
import { Link, Linked } from '../layout/link.tsx';
import { HomeBox, longestQuestion, type HomeBoxProps } from '../islands/home-box.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

/** The ingredients that people look up most. */
const kitchen: ReadonlySet<string> = new Set([
  'all-purpose-flour',
  'granulated-sugar',
  'brown-sugar-packed',
  'butter',
  'whole-milk',
  'honey',
  'white-rice-long-grain-uncooked',
  'rolled-oats',
]);

const propsOf = ({ q = '' }: State): HomeBoxProps => {
  const text = q.slice(0, longestQuestion);
  const { askLabel, answer, forgetRecent, copied, copyResult } = messages();
  return {
    texts: { askLabel, answer, forgetRecent, copied, copyResult },
    path: inLanguage('/'),
    placeholder: fill(t().tryThis, messages().example),
    examples: t().examples.flatMap((example) => {
      const { reply } = answerer()(example);
      return reply ? [{ text: example, reply }] : [];
    }),
    text,
    answers: answerer()(text),
  };
};

const Everywhere = () => (
  <Section id="everywhere" title={t().everywhere}>
    <p>
      <Linked
        text={fill(t().everywhereText, String(listTools().length), String(categories.length))}
        to={['/docs/', '/embed/']}
      />
    </p>
  </Section>
);

/** A tile for a quantity, with its icon and its most wanted conversion. */
const Tile = ({ id, icon, pair }: Everyday) => {
  const { page, quantity } = quantityPages().find((one) => one.id === id)!;
  const popular = pairPages().find((one) => one.id === pair)!;
  return (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <Link class="whole" to={page}>
        {quantityName(quantity)}
      </Link>
      <Link class="popular" to={popular.page}>
        {pairName(popular)}
      </Link>
    </li>
  );
};

const Quantities = () => (
  <Section id="quantities" title={t().converters}>
    <ul class="tile-list">
      {everyday.map((one) => (
        <Tile key={one.id} {...one} />
      ))}
    </ul>
    <div class="folds">
      {Array.from(byField(quantityPages()), ([field, pages]) => (
        <details key={field}>
          <summary>
            {t().fields[field]} <small>{pages.length}</small>
          </summary>
          <Links links={pages.map(({ page, quantity }) => ({ href: page, name: quantityName(quantity) }))} />
        </details>
      ))}
    </div>
  </Section>
);

const Calculators = () => (
  <Section id="calculators" title={t().calculators}>
    <div class="categories">
      {categories
        .map(({ id }) => ({
          id,
          name: categoryNameIn(id, locale()),
          own: tools().filter(({ category }) => category === id),
        }))
        .filter(({ own }) => own.length > 0)
        .map(({ id, name, own }) => (
          <div key={id}>
            <h3>{name}</h3>
            <ul>
              {own.map((tool) => (
                <li key={tool.id}>
                  <Link to={pageOf(tool)}>{tool.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  </Section>
);

const Cooking = () => (
  <Section id="cooking" title={t().cupsToGrams}>
    <Links
      links={[
        ...ingredientPages()
          .filter(({ id }) => kitchen.has(id.replace('-cups-to-grams', '')))
          .map(({ page, ingredient }) => ({ href: page, name: capitalized(ingredientName(ingredient)) })),
        { href: '/ingredients/', name: fill(t().allIngredients, String(ingredientPages().length)) },
      ]}
    />
  </Section>
);

const Body = ({ state }: { readonly state: State }) => (
  <>
    <div class="hero">
      <h1>{t().hero}</h1>
      <p class="lead">{t().heroLead}</p>
      <Island of={HomeBox} props={propsOf(state)} />
    </div>
    <Quantities />
    <Calculators />
    <Cooking />
    <Everywhere />
  </>
);

export const homePage = (): Page => ({
  path: '/',
  title: t().hero,
  description: fill(t().heroDescription, ...t().examples),
  crumbs: [],
  fact: fill(t().heroFact, inFull(conversion({ value: 1, from: 'mile', to: 'kilometer' }).result)),
  facts: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Units',
      url: absolute(inLanguage('/')),
      inLanguage: locale(),
    },
  ],
  script: 'home',
  isAsked: true,
  body: (state) => <Body state={state} />,
});
