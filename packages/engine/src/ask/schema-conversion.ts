import { unitIndex } from '../conversion/catalogue.ts';
import { catalogue } from '../text/catalogue.ts';
import { makeSource, type Span } from '../text/span.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { unitNode } from './arithmetic/node.ts';
import { kindOf } from '../definition/definition.ts';
import type { Role } from '../model/speech.ts';
import { areDependent, metals, soldByYard } from './beside.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { leaving } from './note.ts';
import type { Part } from './roles.ts';
import { askedUnit, unitIdOf, valueOf, work, type Answered, type Story } from './story.ts';

/** Roles of words that say nothing about one measure. */
const idle: ReadonlySet<Role> = new Set([
  ...(['question', 'silent', 'need', 'on', 'outOf', 'at', 'by', 'with', 'then', 'whatTime', 'worker'] as const),
]);

/** The most words beside a temperature and beside another measure. Many may tell of a change. */
const mostBeside = { affine: 4, linear: 6 };

/** The scale of a temperature in degrees alone, by the scale that is asked for. */
const otherScale: Readonly<Record<string, string>> = { fahrenheit: '°C', celsius: '°F' };

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Returns the words without a role as they are written. */
const writtenOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ place, others }) =>
    matchesOf(word, place.text).flatMap(([text]) => (others.includes(plainLetters(text)) ? [text] : [])),
  );

const spaces = /[\s,?!.;:]+/;

/** Returns true if a word beside a unit makes it the one that is asked for: in kmh, wieviel kmh. An inch may be an amount. */
const isLed = (asked: Span, parts: readonly Part[]): boolean => {
  const place = parts
    .map((part) => part.place)
    .find(({ offset, text }) => {
      return asked.offset >= offset && asked.offset + asked.text.length <= offset + text.length;
    });
  const {
    to = [],
    howMany = [],
    after = [],
  } = asked.lexicon!.vocabulary?.words ?? { to: ['in', 'to', 'as'], howMany: ['many', 'much'] };
  const leads = new Set([...to, ...howMany].flatMap((words) => words.split(' ').at(-1)!.toLowerCase()));
  const at = asked.offset - (place?.offset ?? 0);
  const before = place?.lower.slice(0, at).split(spaces).filter(Boolean).at(-1) ?? '';
  const behind =
    place?.lower
      .slice(at + asked.text.length)
      .split(spaces)
      .filter(Boolean)[0] ?? '';
  return leads.has(before) || after.includes(behind);
};

/** Returns true if a part begins with a word that has no role. */
const startsWithOther = ({ place, others }: Part): boolean =>
  others.some((word) => plainLetters(place.plain).trimStart().startsWith(word));

/** Answers a conversion amid words of a story: `föhnsturm 27 m/s is wieviel kmh`. The note lists them. */
export const answerConversion = (story: Story): Answered => {
  const { source, values, parts, units, context } = story;
  // Without spaces a word that changes the amount is not found
  if (hasUnspaced(source.plain)) return undefined;
  const [value, another] = values;
  if (!value || another || value.node.kind !== 'measure' || value.quantity === 'ratio') return undefined;
  if (parts.some(({ roles }) => [...roles.keys()].some((role) => !idle.has(role)))) return undefined;
  const written = unitIdOf(value, units);
  // The oven is at 375 Fahrenheit, what do I set
  const named = askedUnit(story);
  if (named === null || (named && !isLed(named, parts))) return undefined;
  const asked = named ?? (written === 'fahrenheit' ? makeSource('celsius', catalogue) : undefined);
  const [to, other] = asked ? asked.lexicon!.meaningsOf(asked.plain).units : [];
  const scale = to && written === 'degree' ? otherScale[to.id] : undefined;
  const from = scale === undefined ? unitIndex.byId(written) : catalogue.meaningsOf(scale).units[0];
  if (!from || !to || other || from === to || from.quantity !== to.quantity) return undefined;
  const { per = [] } = source.lexicon?.vocabulary?.words ?? {};
  if (parts.some(({ place }) => per.some((word) => place.lower.split(/\s/).includes(word)))) return undefined;
  // 10 cv fiscaux are no horsepower
  if (startsWithOther(parts[1]!)) return undefined;
  const kinds = [from, to].map(kindOf);
  if (kinds.includes('logarithmic')) return undefined;
  const others = parts.flatMap((part) => part.others).filter((word) => word !== '');
  if (others.length > mostBeside[kinds.includes('affine') ? 'affine' : 'linear']) return undefined;
  // Words of another language may name any goods
  const goods = context.asking && others.length > 0 ? [...metals, ...soldByYard] : others;
  if (areDependent([from, to], goods)) return undefined;
  const unit = scale === undefined ? value.node.unit : unitNode(makeSource(scale, catalogue), units);
  const assumed: readonly Assumption[] =
    scale === undefined ? [] : [{ kind: 'unit', of: value.place.text, as: `${valueOf(value)} ${scale}` }];
  const told = { ...story, assumed, parts: [{ ...parts[0]!, units: [asked!] }] };
  const answer = work(told, { ...value.node, unit }, value.place.text);
  return answer && others.length > 0 ? leaving(answer, writtenOf(parts).join(', '), context.telling) : answer;
};
