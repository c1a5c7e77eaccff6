import { lookUpIngredient } from '../conversion/ingredients.ts';
import { isOtherState } from '../data/foods.ts';
import { unknownIngredient } from '../model/error.ts';
import { matchesOf } from '../model/matches.ts';
import { catalogue } from '../text/catalogue.ts';
import { assumedUnit } from '../text/units/assumed.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Part } from './roles.ts';
import { anyWord, isIdle, mostBeside, writtenOf } from './schema-conversion.ts';
import { has, unitIdOf, unitOf, type Story } from './story.ts';
import { namedIn, weigh, type Named, type Weighed } from './weighed.ts';

/** The quantity that an ingredient leads to. */
const otherQuantity: Readonly<Record<string, string>> = { volume: 'mass', mass: 'volume' };

/** The most words of the name of an ingredient: red wine vinegar. */
const longestName = 3;

/** Returns the ingredients that English words name. */
const ingredientsIn = ({ place }: Part): readonly Named[] => {
  const words = matchesOf(anyWord, place.plain).map(([text]) => text);
  const named: Named[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let count = longestName; count > 0; count--) {
      const name = words.slice(at, at + count).join(' ');
      const found = lookUpIngredient(name);
      if (!found) continue;
      named.push({ id: found.id, name });
      at += count - 1;
      break;
    }
  }
  return named;
};

/** Returns the only ingredient that the words beside an amount name. */
const ingredientOf = ({ parts }: Story, names: Readonly<Record<string, string>> | undefined): Named | undefined => {
  const named = names
    ? parts.flatMap(({ place }): Named | readonly Named[] => namedIn(place, names) ?? [])
    : parts.flatMap(ingredientsIn);
  const ids = new Set(named.map(({ id }) => id));
  return ids.size === 1 ? named[0] : undefined;
};

/** Reads the volume or the mass of an ingredient amid other words: `my recipe says 150 g butter, how many tablespoons is that`. */
export const weighAmid = (
  story: Story,
  names: Readonly<Record<string, string>> | undefined,
): (Weighed & { readonly aside: string }) | undefined => {
  const { values, parts, units } = story;
  const [value, another] = values;
  if (!value || another || value.node.kind !== 'measure' || hasUnspaced(story.source.plain)) return undefined;
  const wanted = otherQuantity[value.quantity ?? ''];
  const areIdle = parts.every(({ roles }) => [...roles.keys()].every((role) => role === 'span' || isIdle(role)));
  if (wanted === undefined || !areIdle) return undefined;
  const ingredient = ingredientOf(story, names);
  const targets = parts.flatMap((part) => part.units).filter((place) => unitOf(place)?.quantity?.id === wanted);
  const [target, other] = targets;
  const isWeight = wanted === 'mass' && has(parts, 'weigh');
  if (!ingredient || other || (!target && !isWeight)) return undefined;
  // The t of a kitchen is a teaspoon
  if (/\dt$|\st$/i.test(value.place.plain)) return undefined;
  const letters = plainLetters(ingredient.name);
  const others = writtenOf(parts).filter((word) => !letters.includes(plainLetters(word)));
  if (others.length > mostBeside.linear) return undefined;
  const { name } = lookUpIngredient(ingredient.id)!;
  const state = names ? undefined : others.find((word) => isOtherState(word.toLowerCase(), name));
  if (state !== undefined) throw unknownIngredient('text', `${state} ${ingredient.name}`, () => [name]);
  const measure = { value: value.node.value, unit: unitIdOf(value, units), assumed: value.assumed };
  const weighed = weigh(measure, ingredient, target ? unitOf(target) : catalogue.findUnit('gram'));
  if (!weighed) return undefined;
  const assumed = target ? assumedUnit(target.plain, target.lexicon!) : [];
  return { ...weighed, assumed: [...weighed.assumed, ...assumed], aside: others.join(', ') };
};
