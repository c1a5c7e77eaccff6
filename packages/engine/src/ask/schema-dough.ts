import { matchesOf } from '../model/matches.ts';
import { span } from '../text/span.ts';
import { product, quotient } from './arithmetic/node.ts';
import type { Factor } from './factor-chain.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Part } from './roles.ts';
import { inUnit } from './schema-units.ts';
import { areAlike, areOneWord, has, isCount, isQuestion, unitIdOf, work, type Answered, type Story } from './story.ts';

// Word problems about a dough: what one of its ingredients is for another amount of a second one.

const anyWord = /[\p{L}\p{M}]{3,}/gu;

/** Returns the words of a part that may name what is weighed. */
const namesIn = ({ place }: Part): readonly string[] =>
  matchesOf(anyWord, plainLetters(place.plain)).map(([word]) => word);

/** Returns the first name after an amount, before the mark of another one. */
const nameAfter = (part: Part): string =>
  namesIn({ ...part, place: span(part.place, 0, /[,;.:]|$/.exec(part.place.plain)!.index) })[0] ?? '';

/** Answers an ingredient for another amount of a second one: `500 g flour, 300 g water, 10 g salt, with 800 g flour how much salt`. */
export const answerDough = (story: Story): Answered => {
  const { values, parts, units, source, context } = story;
  const asked = values.at(-1)!;
  const last = parts.at(-1)!;
  const isOfGoods = (value: Factor): boolean => value.quantity === 'mass' || value.quantity === 'volume';
  if (values.length < 4 || !isOfGoods(asked) || !isQuestion(last, context) || hasUnspaced(source.plain))
    return undefined;
  if (has(parts, 'up', 'down', 'cost', 'percent', 'total', 'average')) return undefined;
  const given = values.slice(0, -1);
  const names = parts.slice(1).map(nameAfter);
  const known = names.at(-1)!;
  const areNamed = names.every((name) => name !== '');
  const words = namesIn(last).filter((word) => !areOneWord(word, known));
  const at = given.flatMap((_, index) => (areOneWord(names[index]!, known) ? [index] : []));
  const wanted = given.flatMap((_, index) => (words.some((word) => areOneWord(word, names[index]!)) ? [index] : []));
  if (!areNamed || at.length !== 1 || wanted.length !== 1 || at[0] === wanted[0]) return undefined;
  const [same, grows] = [given[at[0]!]!, given[wanted[0]!]!];
  if (!areAlike(same, asked) || !(isOfGoods(grows) || isCount(grows))) return undefined;
  // 1 kg of flour, 25 salt: without a unit they are grams, as those of the question
  const isOpen = isCount(grows) && unitIdOf(asked, units) === 'gram';
  const amount = isOpen ? inUnit(grows, 'g', story) : grows;
  const root = product(amount.node, quotient(asked.node, same.node, source), source);
  const text = `${grows.place.text} × ${asked.place.text} ÷ ${same.place.text}`;
  const own = amount.node.kind === 'measure' ? units[amount.node.unit.index]?.text : undefined;
  return work({ ...story, parts: [], assumed: amount.assumed }, { root, text }, own);
};
