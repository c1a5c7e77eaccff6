import { alternatives } from '../languages/words.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import type { Role, Roles } from '../model/speech.ts';
import { oncePer } from '../model/remember.ts';
import { ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { span, type Span } from '../text/span.ts';
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
  const behind = source.plain.slice(money?.end ?? number.end);
  const { scale = '', end = '' } = patternOf(vocabulary)(roles).exec(behind)?.groups ?? {};
  const value = vocabulary.counts.get(scale);
  if (value === undefined) return undefined;
  const rest = span(source, source.text.length - end.length);
  const { after = [] } = vocabulary.words;
  const last = readCurrency(rest, 0)?.end ?? 0;
  const ending = rest.plain.slice(last).trim();
  if (!nothing.test(ending) && !after.includes(ending.replace(/\p{P}+$/u, ''))) return undefined;
  const story = { source, values: [], parts: [], units: [], context, read: () => undefined };
  const root = quotient(numberNode(number.value), numberNode(ratio(value)), source);
  return work(story, root, `${source.text.slice(0, number.end)} ÷ ${scale}`);
};

/** Roles of words beside a number that is asked for in digits. */
const besideDigits: ReadonlySet<Role> = new Set(['digits', 'question', 'silent', 'need', 'on']);

/** Answers a number in words in digits: `vierzehntausend in Ziffern`. An amount of money may stand in for the number. */
export const answerDigits = (source: Span, context: StoryContext, known: Knowledge): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles || source.text.length > longestText || !rolesOfText(source, roles).has('digits')) return undefined;
  const digits = withDigits(source, 0n);
  const number = digits ? { ...digits, currencies: source.currencies } : source;
  const story = readStory(number, context, known, 1);
  const [value] = story?.values ?? [];
  if (!story || !value || !isMoneyOrCount(value) || (!digits && /^[\d.,]+$/.test(value.place.plain))) return undefined;
  const isSilent = ({ roles: found, others, units }: Part): boolean =>
    units.length === 0 &&
    others.every((word) => word === '' || known.small.has(word)) &&
    [...found.keys()].every((role) => besideDigits.has(role));
  return story.parts.every(isSilent) ? work(story, value.node, source.text) : undefined;
};
