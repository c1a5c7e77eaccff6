import { alternatives } from '../languages/words.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import type { Role, Roles } from '../model/speech.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import { ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { numberNode, quotient } from './arithmetic/node.ts';
import { withDigits } from './in-digits.ts';
import { hasUnspaced } from './letters.ts';
import { readCurrency } from './money.ts';
import { readStory } from './read-story.ts';
import { rolesOf, rolesOfText, type Part } from './roles.ts';
import { isMoneyOrCount, longestText, work, type Answered, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

// Numbers written in another way: in digits, and in the multipliers of scripts without spaces, 1.2亿是多少万, 3億は何万, 3억은 몇 만.
// In other scripts those are units.

const patternOf = oncePer(({ words, counts }: Vocabulary) =>
  oncePer((roles: Roles): RegExp => {
    const { to, are, after = [], howMany, opening } = words;
    const small = alternatives([...to, ...are, ...after, ...howMany, ...opening, ...(roles.question ?? [])]);
    const asking = alternatives([...to, ...howMany, ...(roles.question ?? [])]);
    return new RegExp(
      `^\\s*(?:(?:${small})\\s*)*(?:${asking})\\s*(?<scale>${alternatives([...counts.keys()])})(?<end>.*)$`,
      'u',
    );
  }),
);

const nothing = /^\p{P}*$/u;

/** Answers how many of a multiplier a number is. An amount of money may stand in for the number. */
export const answerScale = (source: Span, context: StoryContext): Answered => {
  const { vocabulary } = source.lexicon ?? {};
  const roles = rolesOf(context.asking);
  if (!vocabulary || !roles || !hasUnspaced(source.plain)) return undefined;
  const number = readNumeral(source, 0, undefined);
  if (!number || number instanceof Diagnostic || number.end === 0) return undefined;
  const money = readCurrency(source, number.end);
  const following = source.plain.slice(money?.end ?? number.end);
  const { scale = '', end = '' } = patternOf(vocabulary)(roles).exec(following)?.groups ?? {};
  const value = vocabulary.counts.get(scale);
  if (value === undefined) return undefined;
  const rest = span(source, source.text.length - end.length);
  const { after = [] } = vocabulary.words;
  const last = readCurrency(rest, 0)?.end ?? 0;
  const ending = rest.plain.slice(last).trim();
  if (!nothing.test(ending) && !after.includes(ending.replace(/\p{P}+$/u, ''))) return undefined;
  const story = { source, values: [], parts: [], units: [], context, read: () => undefined };
  const root = quotient(numberNode(number.value), numberNode(ratio(value)), source);
  return work(story, { root, text: `${source.text.slice(0, number.end)} ÷ ${scale}` });
};

/** The most words beside the one for a decimal: jako ułamek dziesiętny. */
const mostOfName = 2;

/** Roles of words beside a number that is asked for in digits. */
const besideDigits: ReadonlySet<Role> = new Set(['digits', 'question', 'silent', 'need', 'on']);

const wordStart = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]/gu;

/** Returns a text with its only fraction in words in digits: beşte üç. */
const withFraction = (source: Span): Span | undefined => {
  const { plain, lexicon } = source;
  const starts = hasUnspaced(plain)
    ? Array.from(plain, (_, at) => at)
    : matchesOf(wordStart, plain).map(({ index }) => index);
  for (const at of starts) {
    const number = readNumeral(source, at, undefined);
    if (!number || number instanceof Diagnostic || number.value.d === 1n || number.end === at) continue;
    const { n, d } = number.value;
    return makeSource(`${plain.slice(0, at)}${n}/${d} ${plain.slice(number.end)}`, lexicon);
  }
  return undefined;
};

/** Answers a number in words in digits, `vierzehntausend in Ziffern`, and a fraction as a decimal, `beşte üç ondalık`. An amount of money may stand in for the number. */
export const answerDigits = (source: Span, context: StoryContext, known: Knowledge): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles || source.text.length > longestText) return undefined;
  const found = rolesOfText(source, roles);
  if (!found.has('digits') && !found.has('decimal')) return undefined;
  const fraction = found.has('digits') ? undefined : withFraction(source);
  const digits = found.has('digits') ? withDigits(source, 0n) : fraction;
  if (!digits && found.has('decimal') && !/\d\s?\/\s?\d/.test(source.plain)) return undefined;
  const number = digits ? { ...digits, currencies: source.currencies } : source;
  const story = readStory(number, context, known, 1);
  const [value] = story?.values ?? [];
  if (!story || !value || !isMoneyOrCount(value) || (!digits && /^[\d.,]+$/.test(value.place.plain))) return undefined;
  const mayName = found.has('decimal') ? mostOfName : 0;
  const isSilent = ({ roles: own, others, units }: Part): boolean =>
    units.length === 0 &&
    others.filter((word) => word !== '' && !known.small.has(word)).length <= mayName &&
    [...own.keys()].every((role) => besideDigits.has(role) || (role === 'decimal' && !found.has('digits')));
  return story.parts.every(isSilent) ? work(story, { root: value.node, text: source.text }) : undefined;
};
