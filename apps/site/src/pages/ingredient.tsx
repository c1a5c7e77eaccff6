import { apply, find, findThrough, unitIndex } from '@units/engine/browse';
import { capitalized, ingredientPages, sourceOf, type IngredientPage, type IngredientRow } from '@units/engine/pages';
import { conversion } from '@units/engine/tools';
import { withState } from '../content/address.ts';
import { application } from '../layout/facts.ts';
import { measure, nameFor } from '../content/measure.ts';
import { readable, wholeGrams } from '../numbers.ts';
import { inPeoplesWords } from '../content/people.ts';
import { cardFor, ConverterCard } from '../islands/converter-card.tsx';
import { Table } from '../islands/table.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Filtered, type Group } from './filter.tsx';
import { Document, Links, Section } from './sections.tsx';
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

/** Portions that recipes ask for. */
const portions: readonly (readonly [value: number, unit: string])[] = [
  ...[1, 2, 3].map((value) => [value, 'teaspoon'] as const),
  ...[1, 2, 3].map((value) => [value, 'tablespoon'] as const),
  ...[1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 3 / 2, 2, 3, 4].map((value) => [value, 'cup'] as const),
];

const weights = [10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000];

const density = ({ id }: IngredientRow) => conversion({ value: 1, from: 'cup', to: 'gram', ingredient: id }).density!;

/** How far sources differ, as parts of the density that is reckoned with. */
const spreadOf = (ingredient: IngredientRow): readonly [low: number, high: number] => {
  const { low, high, gramsPerMilliliter } = density(ingredient);
  return [(low ?? gramsPerMilliliter) / gramsPerMilliliter, (high ?? gramsPerMilliliter) / gramsPerMilliliter];
};

const between = (grams: number, [low, high]: readonly [number, number]): string => {
  const [from, to] = [wholeGrams(grams * low), wholeGrams(grams * high)];
  return from === to ? from : `${from} to ${to}`;
};

const inVolume = (value: number, id: string): string => {
  const unit = unitIndex.byId(id)!;
  return inPeoplesWords(value, unit) ?? measure(value, unit);
};

/** Spoons and cups in whole grams, as far as sources differ; of butter the sticks that it is sold in too. */
const Portions = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const spread = spreadOf(ingredient);
  const isSold = /^butter$/.test(ingredient.id);
  const sticks = isSold
    ? [1, 2].map((count) => {
        const grams = apply(find('butter-stick', 'gram').compiled, count);
        return [measure(count, unitIndex.byId('butter-stick')!), wholeGrams(grams), wholeGrams(grams)];
      })
    : [];
  const rows = portions.map(([value, unit]) => {
    const grams = apply(findThrough(unitIndex, unit, 'gram', ingredient.is)!.compiled, value);
    return [inVolume(value, unit), wholeGrams(grams), between(grams, spread)];
  });
  return (
    <Table
      caption={`Spoons and cups of ${ingredient.name} in grams`}
      heads={['Spoons and cups', 'Grams', 'As sources differ']}
      rows={[...rows, ...sticks]}
    />
  );
};

/** Grams in cups and in spoons. */
const Weights = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const inUnit = (grams: number, unit: string, decimals: number): string =>
    readable(Number(apply(findThrough(unitIndex, 'gram', unit, ingredient.is)!.compiled, grams).toFixed(decimals)));
  return (
    <Table
      caption={`Grams of ${ingredient.name} in cups and tablespoons`}
      heads={['Grams', 'Cups', 'Tablespoons']}
      rows={weights.map((grams) => [readable(grams), inUnit(grams, 'cup', 2), inUnit(grams, 'tablespoon', 1)])}
    />
  );
};

/** A density in words: `125 gram-per-cup` is 125 grams to the cup. */
const inWords = (is: string): string => {
  const [value, portion = ''] = is.split(' ');
  const [mass = '', volume = ''] = portion.split('-per-');
  return `${value} ${nameFor(Number(value), unitIndex.byId(mass)!)} to the ${volume.replaceAll('-', ' ')}`;
};

const Density = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const { low, high, gramsPerMilliliter } = density(ingredient);
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

const weightOf = (ingredient: IngredientRow): string => {
  const { id, name } = ingredient;
  const grams = conversion({ value: 1, from: 'cup', to: 'gram', ingredient: id }).result;
  const [low, high] = spreadOf(ingredient);
  const differ = low === high ? '' : `; sources give from ${between(grams, [low, high])}`;
  return `1 US cup of ${name} weighs about ${wholeGrams(grams)} grams${differ}`;
};

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
          {
            units: [...volumes, ...masses],
            density: ingredient.is,
            spread: spreadOf(ingredient),
            from: 'cup',
            to: 'gram',
            value: '1',
          },
          state,
        )}
      />
      <div class="two">
        <Section id="table" title="Cups and spoons in grams">
          <Portions ingredient={ingredient} />
        </Section>
        <Section id="grams" title="Grams in cups and spoons">
          <Weights ingredient={ingredient} />
        </Section>
      </div>
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
    const grams = conversion({ value: 1, from: 'cup', to: 'gram', ingredient: id }).result;
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
