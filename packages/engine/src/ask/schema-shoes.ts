import type { Assumption } from '../model/assumption.ts';
import type { Asking, Role, Roles } from '../model/speech.ts';
import { withPlain, type Span } from '../text/span.ts';
import { hasUnspaced } from './letters.ts';
import { readStory } from './read-story.ts';
import { hasWordOf } from './roles.ts';
import { filled, toolQuestion, type WantedTool } from './schema-tools.ts';
import { distanceTo, has, isCount, unitOf, valueOf, type Story, type StoryContext } from './story.ts';
import type { Factor } from './factor-chain.ts';
import type { ToolQuestion } from './tool-question.ts';
import type { Knowledge } from './unknown-words.ts';

// Sizes of shoes amid other words, with their wearer and a country before or after the number: `zapato de hombre 42 en talla americana`.

/** The words of English. */
const sizesInEnglish: Roles = {
  shoe: ['shoe', 'shoes', 'sneaker', 'trainer', 'boot', 'heels', 'sandal'],
  men: ['men', 'mens', "men's", 'male', 'man'],
  women: ['women', 'womens', "women's", 'ladies', 'female', 'woman', 'wmns'],
  children: ['kid', 'kids', 'child', 'children', 'toddler', 'infant', 'youth', 'boys', 'girls'],
  sizeUs: ['us', 'usa', 'american'],
  sizeUk: ['uk', 'british', 'english'],
  sizeEu: ['eu', 'eur', 'euro', 'european'],
  silent: ['size', 'sizes', 'in', 'to', 'as', 'what', 'is', 'equivalent', 'sizing', 'sz'],
};

/** Matches what would make a unit of the letters of a country: the space after a size, 42 us, and a word that leads to it, in us. */
const besideCountry = /(?<=\d)\s(?=\p{L})|(?<=\s|^)(?:in|to|as)(?=\s(?:us|uk|eu)(?!\p{L}))/gu;

/** The longest text that is read, which bounds the work. */
const longestText = 80;

/** The countries of sizes, by their role. */
const countries = ['sizeUs', 'sizeUk', 'sizeEu'] as const satisfies readonly Role[];

type Country = (typeof countries)[number];

/** The most words beside a size that have no role, and their letters in scripts without spaces. */
const mostBeside = 2;
const mostLettersBeside = 8;

/** Returns true if a number may be a size of a country. */
const mayBeOf = (country: Country, size: number): boolean =>
  country === 'sizeEu' ? size >= 16 && size <= 52 : size <= 18;

/** European sizes of adults, which no other country has. */
const isEuropean = (size: number): boolean => size >= 34 && size <= 50;

/** Returns the country of the number and the one that is asked for. The first one names the number if it has two. */
const countriesOf = (
  { parts }: Story,
  size: number,
): { readonly own: Country; readonly asked: Country } | undefined => {
  const named = parts.flatMap(({ roles }) =>
    countries
      .flatMap((country) => (roles.get(country) ?? []).map(({ from }) => ({ country, from })))
      .sort((a, b) => a.from - b.from),
  );
  const [first, second, third] = named;
  if (!first || third) return undefined;
  if (second) return mayBeOf(first.country, size) ? { own: first.country, asked: second.country } : undefined;
  return first.country !== 'sizeEu' && isEuropean(size) ? { own: 'sizeEu', asked: first.country } : undefined;
};

/** The systems of the tool by country. */
const systems = { sizeEu: 'eu', sizeUk: 'uk', sizeUs: 'us' } as const;

const american: Assumption = { kind: 'system', of: 'US', as: 'US men’s' };

/** Returns the question for an American size of women by that of men, or the reverse: `mens 9 in womens`. */
const ofOtherWearer = (story: Story, value: Factor): WantedTool | undefined => {
  const { parts } = story;
  const [men, women] = (['men', 'women'] as const).map((role) => distanceTo(story, value, role));
  // Shoes may have no word, but a country and a child have another table
  if (men === women || has(parts, 'children', 'sizeUk', 'sizeEu') || !mayBeOf('sizeUs', valueOf(value)))
    return undefined;
  const isOfMen = men! < women!;
  const size = { ...filled(value, story), assumed: [{ kind: 'system', of: 'size', as: 'a US shoe size' } as const] };
  return {
    id: 'shoe-size',
    values: { size, system: isOfMen ? 'us-men' : 'us-women' },
    main: isOfMen ? 'usWomen' : 'usMen',
  };
};

const sizeOf = (story: Story): WantedTool | undefined => {
  const { values, parts, source } = story;
  const [value, another] = values;
  if (!value || another || !isCount(value)) return undefined;
  const others = parts.flatMap((part) => part.others);
  const isLong = hasUnspaced(source.plain) ? others.join('').length > mostLettersBeside : others.length > mostBeside;
  const [isOfMen, isOfWomen, isOfChildren] = (['men', 'women', 'children'] as const).map((role) => has(parts, role));
  // The length of a foot is not a size, and us is not a unit
  const isOfFoot = parts.some(({ units }) => units.some((place) => unitOf(place)?.quantity?.id === 'length'));
  if (isLong || isOfFoot) return undefined;
  if (isOfMen && isOfWomen) return ofOtherWearer(story, value);
  if (!has(parts, 'shoe')) return undefined;
  const found = countriesOf(story, valueOf(value));
  if (!found) return undefined;
  const [system, main] = [systems[found.own], systems[found.asked]].map((country) =>
    country === 'us' ? (isOfWomen ? 'us-women' : 'us-men') : country,
  ) as [string, string];
  const isOpen = !isOfMen && !isOfWomen && !isOfChildren && [system, main].includes('us-men');
  const size = filled(value, story);
  return {
    id: 'shoe-size',
    values: {
      size: isOpen ? { ...size, assumed: [american] } : size,
      system,
      ...(isOfChildren ? { wearer: 'child' } : {}),
    },
    main: main === 'us-women' ? 'usWomen' : main === 'us-men' ? 'usMen' : main,
  };
};

const sizesIn = (asking: Partial<Asking> | undefined): Roles | undefined => (asking ? asking.sizes : sizesInEnglish);

/** Returns true for a text with a word for shoes. */
export const namesShoes = (source: Span, asking: Partial<Asking> | undefined): boolean =>
  hasWordOf(source, { shoe: sizesIn(asking)?.shoe ?? [] });

/** Returns true for a text with a word for who wears shoes. */
export const namesWearer = (source: Span, asking: Partial<Asking> | undefined): boolean => {
  const { men = [], women = [], children = [] } = sizesIn(asking) ?? {};
  return hasWordOf(source, { men, women, children });
};

/** Returns the question for a size of shoes in another country. Undefined for other texts. */
export const findShoes = (
  source: Span,
  context: StoryContext,
  known: Knowledge,
  today: string,
): ToolQuestion | undefined => {
  const sizes = sizesIn(context.asking);
  const { men = [], women = [] } = sizes ?? {};
  const isOfBoth = hasWordOf(source, { men }) && hasWordOf(source, { women });
  if (!sizes || source.text.length > longestText || !(isOfBoth || namesShoes(source, context.asking))) return undefined;
  const plain = source.plain.replace(besideCountry, ({ length }) => ','.padEnd(length));
  const story = readStory(withPlain(source, plain), context, known, 1, sizes);
  const wanted = story && sizeOf(story);
  return wanted && toolQuestion(wanted, today, context.tools);
};
