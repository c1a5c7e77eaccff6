import { apply, findThrough, unitIndex } from '@units/engine/browse';
import { capitalized, ingredientPages, sourceOf, type IngredientPage, type IngredientRow } from '@units/engine/pages';
import { convert } from '@units/engine/tools';
import { withState } from '../content/address.ts';
import type { Row } from '../content/common-values.ts';
import { application } from '../content/facts.ts';
import { nameFor } from '../content/measure.ts';
import { readable } from '../content/numbers.ts';
import { cardFor, ConverterCard } from '../islands/converter-card.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Filtered, type Group } from './filter.tsx';
import { Document, Links, Section, ValueTable } from './sections.tsx';
import { t } from '../messages/all.ts';

const volumes = [
  'cup',
  'tablespoon',
  'teaspoon',
  'fluid-ounce',
  'milliliter',
  'liter',
  'cup-metric',
  'cup-imperial',
  'tablespoon-australian',
];
const masses = ['gram', 'ounce', 'pound', 'kilogram'];

const cupsOf = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
const spoonsOf = [1, 2, 3, 4, 6, 8];

const rowsOf = ({ is }: IngredientRow, from: string, values: readonly number[]): readonly Row[] => {
  const { compiled } = findThrough(unitIndex, from, 'gram', is)!;
  return values.map((value) => ({ value, result: apply(compiled, value) }));
};

/** A density in words: `125 gram-per-cup` is 125 grams to the cup. */
const inWords = (is: string): string => {
  const [value, portion = ''] = is.split(' ');
  const [mass = '', volume = ''] = portion.split('-per-');
  return `${value} ${nameFor(Number(value), unitIndex.byId(mass)!)} to the ${volume.replaceAll('-', ' ')}`;
};

const Density = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const { density } = convert({ value: 1, from: 'cup', to: 'gram', ingredient: ingredient.id });
  const { low, high, gramsPerMilliliter } = density!;
  const source = sourceOf(ingredient.source);
  return (
    <Section id="density" title="Where the density comes from">
      <p>
        Reckoned with {inWords(ingredient.is)}, which is {readable(gramsPerMilliliter)} g/mL.{' '}
        <Document source={source} />
        {`; ${ingredient.item}.`}
      </p>
      {low !== undefined && high !== undefined && low !== high && (
        <p>
          Sources differ: from {readable(low)} to {readable(high)} g/mL. How tightly a cup is filled matters more than
          any digit here; for baking, weigh.
        </p>
      )}
      {ingredient.note !== undefined && <p>{capitalized(ingredient.note)}.</p>}
    </Section>
  );
};

/** Grams as a kitchen scale shows them: no table of densities is finer. */
const wholeGrams = (grams: number): string => readable(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));

const weightOf = ({ id, name }: IngredientRow): string =>
  `1 US cup of ${name} weighs about ${wholeGrams(convert({ value: 1, from: 'cup', to: 'gram', ingredient: id }).result)} grams`;

const near = 8;

const Body = ({ entry, state }: { readonly entry: IngredientPage; readonly state: State }) => {
  const { ingredient, name } = entry;
  const all = ingredientPages();
  const at = Math.min(Math.max(all.indexOf(entry) - near / 2, 0), all.length - near - 1);
  return (
    <>
      <h1>{name}</h1>
      <p class="lead">{weightOf(ingredient)}.</p>
      <Island
        of={ConverterCard}
        props={cardFor(
          { units: [...volumes, ...masses], density: ingredient.is, from: 'cup', to: 'gram', value: '1' },
          state,
        )}
      />
      <Section id="table" title="Cups and spoons in grams">
        <div class="two">
          <ValueTable
            caption={`Cups of ${ingredient.name} in grams`}
            heads={['cups', 'g']}
            rows={rowsOf(ingredient, 'cup', cupsOf)}
          />
          <ValueTable
            caption={`Tablespoons of ${ingredient.name} in grams`}
            heads={['tbsp', 'g']}
            rows={rowsOf(ingredient, 'tablespoon', spoonsOf)}
          />
        </div>
      </Section>
      <Density ingredient={ingredient} />
      <Section id="more" title="Other ingredients">
        <Links
          links={[
            ...all
              .slice(at, at + near + 1)
              .filter((other) => other !== entry)
              .map(({ page, ingredient: { name: other } }) => ({ href: page, name: capitalized(other) })),
            { href: '/ingredients/', name: 'All ingredients' },
            {
              href: withState('/tools/convert/', { value: 2, from: 'cup', to: 'g', ingredient: ingredient.id }),
              name: 'In any other unit',
            },
          ]}
        />
      </Section>
    </>
  );
};

const ingredientsPath = '/ingredients/';

/** The page of a cooking ingredient: its volume in its mass and back. */
export const ingredientPage = (entry: IngredientPage): Page => ({
  path: entry.page,
  title: entry.name,
  description: `${entry.description} With the density, its source, and how far sources differ.`,
  crumbs: [{ name: 'Cooking', path: '/ingredients/' }],
  facts: [application(entry)],
  borrowsFrom: ingredientsPath,
  script: 'units',
  isAsked: true,
  body: (state) => <Body entry={entry} state={state} />,
});

/** The ingredients under the letters that they begin with. */
const byLetter = (): readonly Group[] => {
  const groups = new Map<string, Group['links'][number][]>();
  for (const { page, ingredient } of ingredientPages()) {
    const { id, name, aliases = [] } = ingredient;
    const letter = name.charAt(0).toUpperCase();
    const grams = convert({ value: 1, from: 'cup', to: 'gram', ingredient: id }).result;
    const link = {
      href: page,
      name: capitalized(name),
      words: aliases.join(' '),
      note: `${wholeGrams(grams)} g a cup`,
    };
    groups.set(letter, [...(groups.get(letter) ?? []), link]);
  }
  return Array.from(groups, ([letter, links]) => ({
    id: `letter-${letter.toLowerCase()}`,
    title: letter,
    links,
  })).toSorted((a, b) => a.title.localeCompare(b.title));
};

/** Every ingredient. */
export const ingredientsPage = (): Page => ({
  path: ingredientsPath,
  fact: weightOf(ingredientPages()[0]!.ingredient),
  title: 'Cups to grams, by ingredient',
  description: `Converts cups, tablespoons and teaspoons to grams for ${ingredientPages().length} cooking ingredients, each with the source of its density.`,
  crumbs: [],
  script: 'filter',
  isAsked: true,
  body: ({ q = '' }) => (
    <>
      <h1>Cups to grams, by ingredient</h1>
      <p class="lead">
        A cup is a volume and a gram a weight: what lies between them is the density of what fills the cup. Here are{' '}
        {ingredientPages().length} ingredients, each with its source.
      </p>
      <Filtered label={t().findIngredient} sought={q} groups={byLetter()} />
    </>
  ),
});
