import { find, lookUpIngredient, ingredientPages } from '@units/engine/internal';
import type { AnyTool } from '@units/engine/server';
import { cardFor, type CardProps } from '../islands/converter-card.tsx';
import { ReadingCard } from '../islands/reading-card.tsx';
import { Island } from '../layout/island.tsx';
import { locale } from '../language.ts';
import type { State } from '../layout/page.ts';

/** Returns the initial state of the converter: the first example, with the ingredient from the address. */
const cardOf = ({ examples }: AnyTool, state: State): CardProps => {
  const { value, from, to } = examples[0]!.given as {
    readonly value: number;
    readonly from: string;
    readonly to: string;
  };
  const ingredients = ingredientPages().map(({ ingredient }) => ingredient.name);
  // Ingredients have English names
  const more = locale() === 'en' ? { ingredient: '', ingredients } : {};
  const pair = find(from, to);
  const card = cardFor({ value: String(value), from: pair.from.id, to: pair.to.id, ...more }, state);
  const density = card.ingredient === undefined ? undefined : lookUpIngredient(card.ingredient)?.is;
  return density === undefined ? card : { ...card, density };
};

/** The page's tool for any units: the converter with all of them. */
export const ConverterTool = ({ tool, state }: { readonly tool: AnyTool; readonly state: State }) => (
  <Island of={ReadingCard} props={cardOf(tool, state)} />
);
