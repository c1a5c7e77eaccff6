import type { Role } from '../model/speech.ts';
import { ratio } from '../model/rational.ts';
import type { Span } from '../text/span.ts';
import { numberNode } from './arithmetic/node.ts';
import { erasIn, nameOfYear, yearOfEra } from './day-words.ts';
import { inDigits } from './in-digits.ts';
import { rolesOf, rolesOfText } from './roles.ts';
import { work, type Answered, type StoryContext } from './story.ts';

// Years of the eras of Japan and Taiwan in the common era, and the reverse: 令和6年は西暦何年, 1995年は平成何年, 民国113年是公元哪年.

const withoutEra = /(?<!\p{N})(?<year>\d{4})\s*年?/u;
const thisYear = /今年|本年/;

/** Matches particles and punctuation alone. */
const nothing = /^[\p{Script=Hiragana}\s\p{P}是的在等于为呢吗度=]*$/u;
const changing = /まえ|あと|ごろ/;

const rolesOfYears: readonly Role[] = ['whichYear', 'commonEra', 'ownEra'];

/** Answers the year of an era in the common era, or the year of the common era in eras. */
export const answerEra = (source: Span, context: StoryContext, today: string): Answered => {
  const digits = inDigits(source);
  return eraIn(source, context, today) ?? (digits && eraIn(digits, context, today));
};

const eraIn = (source: Span, context: StoryContext, today: string): Answered => {
  const roles = rolesOf(context.asking);
  if (!roles?.whichYear) return undefined;
  const found = rolesOfText(source, roles);
  if (!rolesOfYears.some((role) => found.has(role))) return undefined;
  const blanks = rolesOfYears.flatMap((role) => found.get(role) ?? []);
  const left = blanks.reduce(
    (text, { from, end }) => text.slice(0, from) + ' '.repeat(end - from) + text.slice(end),
    source.plain,
  );
  const told = (year: number, text: string): Answered => {
    const story = { source, values: [], parts: [], units: [], context, read: () => undefined };
    const answer = work(story, { root: numberNode(ratio(BigInt(year))), text });
    return answer && { ...answer, text };
  };
  const [era, another] = erasIn(left);
  if (another) return undefined;
  const isSilent = (rest: string): boolean => nothing.test(rest) && !changing.test(rest);
  if (era?.year !== undefined) {
    const rest = left.slice(0, era.from) + left.slice(era.end);
    const year = Number(yearOfEra(era.name, era.year));
    return isSilent(rest) && !found.has('ownEra') ? told(year, `${era.text} = ${year}年`) : undefined;
  }
  const isNow = thisYear.exec(left);
  const written = isNow ?? withoutEra.exec(left);
  if (!written || (!era && !found.has('ownEra'))) return undefined;
  const year = isNow ? Number(today.slice(0, 4)) : Number(written.groups!.year);
  const rest = left.replace(written[0], ' ').replace(era?.text ?? ' ', ' ');
  const names = nameOfYear(year, era?.name);
  if (!isSilent(rest) || names.length === 0) return undefined;
  const [first] = names;
  return told(first!.year, `${year}年 = ${names.map(({ text }) => text).join('、')}`);
};
