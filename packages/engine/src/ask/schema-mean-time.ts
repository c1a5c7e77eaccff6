import { matchesOf } from '../model/matches.ts';
import type { Role } from '../model/speech.ts';
import type { Span } from '../text/span.ts';
import type { CalculationAnswer } from './answer.ts';
import { rolesOf, rolesOfText } from './roles.ts';
import type { StoryContext } from './story.ts';
import { wordsBetween } from './unknown-words.ts';

// The average of times in minutes and seconds, or in hours and minutes: the digits of both are the same.

/** Matches minutes and seconds. */
const clock = /(?<![\d.,:])(\d{1,3}):([0-5]\d)(?![:\d])/g;

/** Matches a word for a half of the day, which makes a time of day. */
const halfOfDay = /(?<!\p{L})[ap]\.?m(?!\p{L})/u;

/** Roles that say nothing beside an average. */
const idle: ReadonlySet<Role> = new Set([
  'average',
  'outOf',
  'silent',
  'question',
  'pace',
  'lap',
  'need',
  'end',
  'span',
]);

/** The longest text that is read, which bounds the work. */
const longestText = 120;

const most = 60;

/** Answers the average of times: `avg of 8:10 7:55 8:22 7:49`. */
export const answerMeanTime = (source: Span, { asking }: StoryContext): CalculationAnswer | undefined => {
  const roles = source.text.length > longestText ? undefined : rolesOf(asking);
  const found = roles && rolesOfText(source, roles);
  if (!found?.has('average') || ![...found.keys()].every((role) => idle.has(role))) return undefined;
  const times = matchesOf(clock, source.plain);
  const ranges = times.map(({ index, 0: { length } }) => [index, index + length] as const);
  const hasOther = wordsBetween(source, ranges).some(({ lower }) => /\d/.test(lower) || halfOfDay.test(lower));
  if (times.length < 2 || hasOther) return undefined;
  const total = times.reduce((sum, [, whole, part]) => sum + Number(whole) * most + Number(part), 0);
  const mean = Math.round(total / times.length);
  const result = `${Math.floor(mean / most)}:${String(mean % most).padStart(2, '0')}`;
  const sign = mean * times.length === total ? '=' : '≈';
  const text = `(${times.map(([time]) => time).join(' + ')}) ÷ ${times.length} ${sign} ${result}`;
  return { kind: 'calculation', result, results: [], text };
};
