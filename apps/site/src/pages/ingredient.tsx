import {
  apply,
  find,
  findThrough,
  unitIndex,
  capitalized,
  ingredientPages,
  sourceOf,
  type IngredientPage,
  type IngredientRow,
} from '@units/engine/internal';
import { conversion } from '@units/engine/tools';
import { withState } from '../content/address.ts';
import { application } from '../layout/facts.ts';
import { measure, nameFor } from '../content/measure.ts';
import { noteIn } from '../content/notes.ts';
import { fill } from '@units/ui';
import { ingredientAliases, ingredientInText, ingredientName } from '../content/materials.ts';
import { locale } from '../language.ts';
import { fullStop, readable, wholeGrams } from '../numbers.ts';
import { inPeoplesWords } from '../content/people.ts';
import { cardFor } from '../islands/converter-card.tsx';
import { ReadingCard } from '../islands/reading-card.tsx';
import { Table } from '../islands/table.tsx';
import { Island } from '../layout/island.tsx';
import type { Page, State } from '../layout/page.ts';
import { Filtered, type Group } from './filter.tsx';
import { Document, inEnglish, Links, Section } from './sections.tsx';
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

/** Returns the range of the sources, as fractions of the density used. */
const spreadOf = (ingredient: IngredientRow): readonly [low: number, high: number] => {
  const { low, high, gramsPerMilliliter } = density(ingredient);
  return [(low ?? gramsPerMilliliter) / gramsPerMilliliter, (high ?? gramsPerMilliliter) / gramsPerMilliliter];
};

const between = (grams: number, [low, high]: readonly [number, number]): string => {
  const [from, to] = [wholeGrams(grams * low), wholeGrams(grams * high)];
  return from === to ? from : fill(t().cooking.range, from, to);
};

const inVolume = (value: number, id: string): string => {
  const unit = unitIndex.byId(id)!;
  return inPeoplesWords(value, unit) ?? measure(value, unit);
};

/** Spoons and cups in whole grams, with the range of the sources. For butter, also the sticks that it is sold in. */
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
      caption={capitalized(fill(t().cooking.portions, ingredientInText(ingredient)))}
      heads={t().cooking.portionHeads}
      rows={[...rows, ...sticks]}
    />
  );
};

/** A table of grams in cups and spoons. */
const Weights = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const inUnit = (grams: number, unit: string, decimals: number): string =>
    readable(Number(apply(findThrough(unitIndex, 'gram', unit, ingredient.is)!.compiled, grams).toFixed(decimals)));
  return (
    <Table
      caption={capitalized(fill(t().cooking.weights, ingredientInText(ingredient)))}
      heads={t().cooking.weightHeads}
      rows={weights.map((grams) => [readable(grams), inUnit(grams, 'cup', 2), inUnit(grams, 'tablespoon', 1)])}
    />
  );
};

/**
 * Returns a density in words: `125 gram-per-cup` as `125 grams per cup`, `25 gram-per-2-tablespoon` as `25 grams per 2
 * tablespoons`. A fraction, `28/9`, is written as a decimal.
 */
const inWords = (is: string): string => {
  const [, top, bottom = '1', mass, count, volume] = /^([\d.]+)(?:\/(\d+))? (.+)-per-(?:(\d+)-)?(.+)$/.exec(is)!;
  const unit = unitIndex.byId(volume!)!;
  return fill(
    t().cooking.per,
    measure(Number(top) / Number(bottom), unitIndex.byId(mass!)!),
    count === undefined ? nameFor(1, unit) : measure(Number(count), unit),
  );
};

/** Returns a density with as many digits as cups deserve. */
const rough = (gramsPerMilliliter: number): string => readable(Number(gramsPerMilliliter.toPrecision(4)));

const Density = ({ ingredient }: { readonly ingredient: IngredientRow }) => {
  const { low, high, gramsPerMilliliter } = density(ingredient);
  const source = sourceOf(ingredient.source);
  return (
    <Section id="density" title={t().cooking.densityTitle}>
      <p>{fill(t().cooking.density, inWords(ingredient.is), rough(gramsPerMilliliter))}</p>
      <p>
        <Document source={source} />; <span lang={inEnglish()}>{ingredient.item}</span>.
      </p>
      {low !== undefined && high !== undefined && low !== high && (
        <p>{fill(t().cooking.differ, rough(low), rough(high))}</p>
      )}
      {ingredient.note !== undefined && <p>{noteIn(ingredient.note)}</p>}
    </Section>
  );
};

const weightOf = (ingredient: IngredientRow): string => {
  const name = ingredientInText(ingredient);
  const grams = conversion({ value: 1, from: 'cup', to: 'gram', ingredient: ingredient.id }).result;
  const [least, most] = spreadOf(ingredient).map((part) => wholeGrams(grams * part));
  const { weight, weightRange } = t().cooking;
  const text =
    least === most ? fill(weight, name, wholeGrams(grams)) : fill(weightRange, name, wholeGrams(grams), least!, most!);
  return capitalized(text);
};

const ingredientsPath = '/ingredients/';

const near = 8;

const titleOf = (ingredient: IngredientRow): string =>
  fill(t().cooking.pageTitle, capitalized(ingredientName(ingredient)));

const Body = ({ entry, state }: { readonly entry: IngredientPage; readonly state: State }) => {
  const { ingredient } = entry;
  const all = ingredientPages();
  const at = Math.min(Math.max(all.indexOf(entry) - near / 2, 0), all.length - near - 1);
  return (
    <>
      <h1>{titleOf(ingredient)}</h1>
      <p class="lead">
        {weightOf(ingredient)}
        {fullStop()}
      </p>
      <Island
        of={ReadingCard}
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
        <Section id="table" title={t().cooking.inGrams}>
          <Portions ingredient={ingredient} />
        </Section>
        <Section id="grams" title={t().cooking.inCups}>
          <Weights ingredient={ingredient} />
        </Section>
      </div>
      <Density ingredient={ingredient} />
      <Section id="more" title={t().cooking.others}>
        <Links
          links={[
            ...all
              .slice(at, at + near + 1)
              .filter((other) => other !== entry)
              .map(({ page, ingredient: other }) => ({ href: page, name: capitalized(ingredientName(other)) })),
            { href: ingredientsPath, name: t().cooking.all },
            {
              href: withState('/tools/convert/', { value: 2, from: 'cup', to: 'g', ingredient: ingredient.id }),
              name: t().cooking.anyUnit,
            },
          ]}
        />
      </Section>
    </>
  );
};

/** Returns the page of a cooking ingredient, which converts its volume to mass and back. */
export const ingredientPage = (entry: IngredientPage): Page => ({
  path: entry.page,
  title: titleOf(entry.ingredient),
  description: capitalized(fill(t().cooking.pageDescription, ingredientInText(entry.ingredient))),
  crumbs: [{ name: t().places.ingredients, path: ingredientsPath }],
  facts: [
    application({
      page: entry.page,
      name: titleOf(entry.ingredient),
      description: capitalized(fill(t().cooking.pageDescription, ingredientInText(entry.ingredient))),
    }),
  ],
  borrowsFrom: ingredientsPath,
  script: 'units',
  isRead: true,
  isAsked: true,
  body: (state) => <Body entry={entry} state={state} />,
});

/** The headings for kana, by their first letter. */
const kanaRows = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'];

/** The heading of names that begin with a kanji, because the data does not have their reading. */
const otherNames = '漢字';

/** Returns the heading of a name in a sorted list: its first letter without accents, or its row of the kana table. */
const headingOf = (name: string): string => {
  if (locale() !== 'ja') return name.charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return kanaRows.findLast((row) => row.localeCompare(name, 'ja') <= 0 && /^[\u3041-\u30FF]/.test(name)) ?? otherNames;
};

/** Groups the ingredients by first letter, in the order of the language. */
const byLetter = (): readonly Group[] => {
  const compare = new Intl.Collator(locale()).compare;
  const groups = new Map<string, Group['links'][number][]>();
  const named = ingredientPages().map(({ page, ingredient }) => ({
    page,
    ingredient,
    name: ingredientName(ingredient),
  }));
  for (const { page, ingredient, name } of named.toSorted((a, b) => compare(a.name, b.name))) {
    const grams = conversion({ value: 1, from: 'cup', to: 'gram', ingredient: ingredient.id }).result;
    const link = {
      href: page,
      name: capitalized(name),
      words: ingredientAliases(ingredient).join(' '),
      note: fill(t().cooking.perCup, wholeGrams(grams)),
    };
    const heading = headingOf(name);
    groups.set(heading, [...(groups.get(heading) ?? []), link]);
  }
  return Array.from(groups, ([title, links], i) => ({ id: `letter-${i + 1}`, title, links }));
};

/** Returns the page that lists every ingredient. */
export const ingredientsPage = (): Page => ({
  path: ingredientsPath,
  fact: weightOf(ingredientPages()[0]!.ingredient),
  title: t().cooking.title,
  description: fill(t().cooking.description, String(ingredientPages().length)),
  crumbs: [],
  script: 'filter',
  isAsked: true,
  body: ({ q = '' }) => (
    <>
      <h1>{t().cooking.title}</h1>
      <p class="lead">{fill(t().cooking.lead, String(ingredientPages().length))}</p>
      <Filtered label={t().findIngredient} sought={q} groups={byLetter()} />
    </>
  ),
});
