import { categories, listTools, tools } from '@units/engine/catalog';
import { capitalized, ingredientPages, pageOf, pairPages, quantityPages } from '@units/engine/pages';
import { convert } from '@units/engine/tools';
import { absolute } from '../content/address.ts';
import { byField, everyday, type Everyday } from '../content/everyday.ts';
import { listed } from '../content/listed.ts';
import { createAnswerer, example as measure, type Answerer } from '../islands/ask.ts';
import { HomeBox, longestQuestion, type HomeBoxProps } from '../islands/home-box.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

const bill = 'tip 20% on 48';

const examples = [measure, bill, '350 F in C', '2 cups of flour in grams', '2026 in roman numerals', '15% of 80'];

/** What most cups are filled with. */
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

let answerer: Answerer | undefined;

const propsOf = ({ q = '' }: State): HomeBoxProps => {
  answerer ??= createAnswerer(tools, listed());
  const text = q.slice(0, longestQuestion);
  const placeholder = `Try ${measure}`;
  return {
    placeholder,
    examples: examples.map((example) => ({ text: example, reply: answerer!(example).reply! })),
    text,
    answers: answerer(text),
  };
};

const Everywhere = () => (
  <Section id="everywhere" title="In your page, in your code">
    <p>
      All {listTools().length} tools in {categories.length} categories answer over HTTP too, without a key: see the{' '}
      <a href="/docs/">API</a>. The converter can stand <a href="/embed/">in your own page</a>. It is the same engine
      everywhere, and its results are the numbers nearest to the exact answers.
    </p>
  </Section>
);

/** A quantity as people recognize it, with the conversion that most look for. */
const Tile = ({ id, icon, pair }: Everyday) => {
  const { page, quantity } = quantityPages().find((one) => one.id === id)!;
  const popular = pairPages().find((one) => one.id === pair)!;
  return (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <a class="whole" href={page}>
        {quantity.name}
      </a>
      <a class="popular" href={popular.page}>
        {popular.name}
      </a>
    </li>
  );
};

const Quantities = () => (
  <Section id="quantities" title="Converters">
    <ul class="tiles">
      {everyday.map((one) => (
        <Tile key={one.id} {...one} />
      ))}
    </ul>
    <div class="folds">
      {Array.from(byField(quantityPages()), ([title, pages]) => (
        <details key={title}>
          <summary>
            {title} <small>{pages.length}</small>
          </summary>
          <Links links={pages.map(({ page, quantity }) => ({ href: page, name: quantity.name }))} />
        </details>
      ))}
    </div>
  </Section>
);

const Calculators = () => (
  <Section id="calculators" title="Calculators">
    <div class="shelf">
      {categories
        .map(({ id, name }) => ({ id, name, own: tools.filter(({ category }) => category === id) }))
        .filter(({ own }) => own.length > 0)
        .map(({ id, name, own }) => (
          <div key={id}>
            <h3>{name}</h3>
            <ul>
              {own.map((tool) => (
                <li key={tool.id}>
                  <a href={pageOf(tool)}>{tool.name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  </Section>
);

const Body = ({ state }: { readonly state: State }) => (
  <>
    <div class="hero">
      <h1>Convert anything, exactly</h1>
      <p class="lead">
        Units, money, dates, kitchens: type it as you would say it. No account, no tracking, and every digit is right.
      </p>
      <Island of={HomeBox} props={propsOf(state)} />
    </div>
    <Quantities />
    <Calculators />
    <Section id="cooking" title="Cups to grams">
      <Links
        links={[
          ...ingredientPages()
            .filter(({ id }) => kitchen.has(id.replace('-cups-to-grams', '')))
            .map(({ page, ingredient }) => ({ href: page, name: capitalized(ingredient.name) })),
          { href: '/ingredients/', name: `All ${ingredientPages().length} ingredients` },
        ]}
      />
    </Section>
    <Everywhere />
  </>
);

export const homePage: Page = {
  path: '/',
  title: 'Convert anything, exactly',
  description: `Exact unit conversion and everyday calculators: type “${measure}” or “${bill}” and read the answer. Nothing is collected.`,
  crumbs: [],
  fact: `1 mile = ${convert({ value: 1, from: 'mile', to: 'kilometer' }).result} kilometers`,
  facts: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Units', url: absolute('/') }],
  script: 'home',
  isAsked: true,
  body: (state) => <Body state={state} />,
};
