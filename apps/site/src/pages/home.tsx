import { categories, listTools, tools } from '@units/engine/catalog';
import { capitalized, ingredientPages, pageOf, pairPages, quantityPages } from '@units/engine/pages';
import { convert } from '@units/engine/tools';
import { absolute } from '../content/address.ts';
import { listed } from '../content/listed.ts';
import { createAnswerer, example as measure, type Answerer } from '../islands/ask.ts';
import { HomeBox, longestQuestion, type HomeBoxProps } from '../islands/home-box.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Links, Section } from './sections.tsx';

const bill = 'tip 20% on 48';

const examples = [measure, bill, '350 F in C', '2 cups of flour in grams', '2026 in roman numerals', '15% of 80'];

const favourites = [
  'kilometers-to-miles',
  'kilograms-to-pounds',
  'celsius-to-fahrenheit',
  'centimeters-to-inches',
  'feet-to-meters',
  'grams-to-ounces',
  'liters-to-gallons',
  'cups-to-milliliters',
  'square-meters-to-square-feet',
  'miles-per-gallon-to-liters-per-100-kilometers',
  'kilowatts-to-horsepower',
  'megabytes-to-gigabytes',
];

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

const Body = ({ state }: { readonly state: State }) => {
  const popular = favourites.map((id) => pairPages().find((pair) => pair.id === id)!);
  return (
    <>
      <div class="hero">
        <h1>Convert anything, exactly</h1>
        <p class="lead">
          Units, money, dates, kitchens: type it as you would say it. No account, no tracking, and every digit is right.
        </p>
        <Island of={HomeBox} props={propsOf(state)} />
      </div>
      <Section id="popular" title="What people convert">
        <Links links={popular.map(({ page, name }) => ({ href: page, name }))} />
      </Section>
      <Section id="calculators" title="Calculators">
        <ul class="cards">
          {tools.map((tool) => (
            <li key={tool.id}>
              <a href={pageOf(tool)}>{tool.name}</a>
              <p>{tool.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="quantities" title="Converters for every quantity">
        <Links links={quantityPages().map(({ page, quantity }) => ({ href: page, name: quantity.name }))} />
      </Section>
      <Section id="cooking" title="Cups to grams">
        <Links
          links={[
            ...ingredientPages()
              .filter((_, i) => i % 12 === 0)
              .map(({ page, ingredient }) => ({ href: page, name: capitalized(ingredient.name) })),
            { href: '/ingredients/', name: `All ${ingredientPages().length} ingredients` },
          ]}
        />
      </Section>
      <Everywhere />
    </>
  );
};

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
