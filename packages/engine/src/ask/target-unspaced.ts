import { alternatives } from '../languages/words.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Asking, Role } from '../model/speech.ts';
import type { LocaleWords } from '../model/locale.ts';
import { span, withPlain, type Span } from '../text/span.ts';
import { readAs } from '../text/units/assumed.ts';
import { hasUnspaced } from './letters.ts';
import { isEveryday, isOfUnit, type Part, type RoleWord, type RolesFound } from './roles.ts';
import type { Story } from './story.ts';

// The units that a text without spaces between words asks for: names of the quantity of its only amount, beside words that lead to one.

/** The most letters of a unit. */
const longestName = 12;

/** The ranks of units that are asked for. */
const usual = ['everyday', 'trade'];

/** Matches two letters of one word, between which no name begins or ends: プログラム is no gram, and 미터 no ounce. */
const within = /^(?:[a-z]{2}|[\u30a1-\u30ff]{2}|[가-힣]{2})$/iu;

const anyLetter = /\p{L}/u;

/** Matches the end of a clause, and what ends one. */
const mark = /^[\s?!.,;:、。，？！~]*$/u;
const markAfter = /^(?:[\s?!.,;:、。，？！~]|$)/u;

/** The words before and after a unit that lead to it. */
interface Leads {
  readonly before: RegExp;
  /** The words right before it that ask how many. */
  readonly asks: RegExp;
  readonly after: RegExp;
  /** The verb after it. */
  readonly verb: RegExp;
}

const leadsIn = oncePer(({ to, howMany, are, after = [] }: LocaleWords): Leads => ({
  before: new RegExp(String.raw`(?:${alternatives([...to, ...howMany])})\s?(?:个|個)?$`, 'u'),
  asks: new RegExp(String.raw`(?:${alternatives(howMany)})\s?$`, 'u'),
  after: new RegExp(String.raw`^\s?(?:${alternatives(after) || '(?!)'})`, 'u'),
  verb: new RegExp(`^(?:${alternatives(are)})`, 'u'),
}));

/** Returns the names of units of a quantity in a part of a text. */
const namesIn = ({ place }: Part, quantity: string, source: Span): readonly Span[] => {
  const { before, asks, after, verb } = leadsIn(source.lexicon!.vocabulary!.words);
  const { plain } = place;
  const found: Span[] = [];
  for (let at = 0; at < plain.length; at++) {
    const start = plain.slice(0, at);
    const isLed = before.test(start);
    if (plain[at] === ' ' || (within.test(plain.slice(at - 1, at + 1)) && !isLed)) continue;
    const longest = Math.min(longestName, plain.length - at);
    const name = Array.from({ length: longest }, (_, less) => span(place, at, at + longest - less)).find(
      ({ plain: letters }) => place.lexicon!.meaningsOf(letters).units.some((unit) => isEveryday(unit, usual)),
    );
    if (!name) continue;
    const { units } = place.lexicon!.meaningsOf(name.plain);
    const rest = plain.slice(at + name.text.length);
    const isFollowed = after.test(rest);
    const isAlone = mark.test(start.slice(-1)) && markAfter.test(rest);
    const isWhole = isFollowed || !within.test(name.plain.slice(-1) + rest.charAt(0));
    // One letter stands in many words, and a sign such as ㎡ in none
    const isSeveral = name.text.length > 1 || !anyLetter.test(name.plain);
    const isEnded = isFollowed || markAfter.test(rest) || verb.test(rest) || asks.test(start);
    const isNamed = isSeveral ? isLed || isFollowed || isAlone : isLed && isEnded;
    if (units.some((unit) => unit.quantity?.id === quantity && isEveryday(unit, usual)) && isWhole && isNamed)
      found.push(name);
    at += name.text.length - 1;
  }
  return found;
};

/** Roles of words beside which even the only amount of a text is changed. All others say something about its story. */
const changingOne: readonly Role[] = [
  'up',
  'down',
  'further',
  'difference',
  'tax',
  'tip',
  'levy',
  'split',
  'each',
  'apiece',
  'percent',
  'rest',
  'times',
  'ratio',
  'lap',
  'every',
  'apart',
  'warmer',
  'perOne',
  'without',
  'overtime',
  'scale',
  'coats',
  'twoCoats',
];

/** The periods of which only one may be named: 2 L a day are 60 L a month. */
const periods: readonly Role[] = ['daily', 'weekly', 'month', 'year'];

const patternOf = oncePer(
  ({ changingOne: words = [] }: Partial<Asking>) => new RegExp(alternatives(words) || '(?!)', 'u'),
);

/** Returns true for a story with a word that changes even the only amount of a text. */
export const changesOne = ({ parts, context }: Story): boolean => {
  const changed = patternOf(context.asking ?? {});
  return parts.some(({ place }) => changed.test(place.plain));
};

/**
 * Returns the words of roles that are not part of a unit. One letter may be part of any word, unless it stands right after the amount: 3時間前.
 */
const rolesBeside = ({ place, roles }: Part, isAfter: boolean, names: readonly Span[]): RolesFound =>
  new Map(
    [...roles].flatMap(([role, words]): [Role, readonly RoleWord[]][] => {
      const told = words.filter(
        (word) =>
          (word.end - word.from > 1 || (isAfter && place.plain.slice(0, word.from).trim() === '')) &&
          !isOfUnit(word, place, names),
      );
      return told.length > 0 ? [[role, told]] : [];
    }),
  );

/** Matches words for sides of a shape. After an amount they ask for them, and not for the amount: 32インチテレビの幅. */
const sidesOf = oncePer(({ shapes = {} }: Partial<Asking>): RegExp => {
  const { wide = [], tall = [], radius = [], diameter = [], perimeter = [], area = [], volume = [] } = shapes;
  return new RegExp(
    alternatives([...wide, ...tall, ...radius, ...diameter, ...perimeter, ...area, ...volume]) || '(?!)',
    'u',
  );
});

/** The most letters of a unit right before an amount. */
const longestBefore = 6;

/** Returns true if a unit stands right before an amount, which is for one of it: キロ5分30秒, 한 근 600g. */
const isForOne = ({ place }: Part, quantity: string): boolean => {
  const end = place.plain.trimEnd().length;
  return Array.from({ length: Math.min(longestBefore, end) }, (_, less) => span(place, end - less - 1, end)).some(
    ({ plain }) =>
      place
        .lexicon!.meaningsOf(plain)
        .units.some((unit) => unit.quantity?.id === quantity || (plain.length > 1 && isEveryday(unit, usual))),
  );
};

/**
 * Returns a story in a script without spaces with the units that it asks for, and without the roles that say nothing about its only amount.
 * Undefined if it asks for none, or if a word may change the amount.
 */
export const withTargetsUnspaced = (story: Story, quantity: string): Story | undefined => {
  const { source, parts, context } = story;
  if (!context.asking || !hasUnspaced(source.plain)) return undefined;
  if (
    (quantity !== 'temperature' && isForOne(parts[0]!, quantity)) ||
    sidesOf(context.asking).test(parts.at(-1)!.place.plain)
  )
    return undefined;
  const changed = patternOf(context.asking);
  const told = parts.map((part, at) => {
    const units = namesIn(part, quantity, source);
    const roles = rolesBeside(part, at > 0, units);
    const rest = units.reduce((left, { text, offset }) => {
      const start = offset - part.place.offset;
      return left.slice(0, start) + ' '.repeat(text.length) + left.slice(start + text.length);
    }, part.place.plain);
    return { part: { ...part, units, roles, others: rest.trim() === '' ? [] : [rest.trim()] }, rest };
  });
  const all = new Set(told.flatMap(({ part }) => [...part.roles.keys()]));
  const isChanged = told.some(({ rest }) => changed.test(rest)) || changingOne.some((role) => all.has(role));
  if (isChanged || periods.filter((role) => all.has(role)).length > 1) return undefined;
  return told.some(({ part }) => part.units.length > 0) ? { ...story, parts: told.map(({ part }) => part) } : undefined;
};

/** Matches letters after a number. */
const unitAfter = /(?<=\d\s?)\p{L}{2,4}/gu;

/** A text with a name of units of several quantities as one of them, and the assumption that it is. */
interface Meant {
  readonly source: Span;
  readonly assumed: Assumption;
}

/** Returns a text with its amount in each unit that its name means: 23キロ. */
export const inEachMeaning = (source: Span): readonly Meant[] => {
  const [found, another] = matchesOf(unitAfter, source.plain);
  if (!found || another) return [];
  const names = Array.from(found[0], (_, less) => span(source, found.index, found.index + found[0].length - less));
  const name = names.find(({ plain }) => source.lexicon!.meaningsOf(plain).units.length > 1);
  if (!name) return [];
  const end = found.index + name.text.length;
  return source.lexicon!.meaningsOf(name.plain).units.flatMap((unit): Meant[] => {
    const symbol = symbolOf(unit).padEnd(name.text.length);
    if (symbol.length > name.text.length) return [];
    const plain = source.plain.slice(0, found.index) + symbol + source.plain.slice(end);
    return [{ source: withPlain(source, plain), assumed: readAs(name.text, unit, source.lexicon!) }];
  });
};
