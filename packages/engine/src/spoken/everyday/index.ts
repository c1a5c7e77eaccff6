import type { AnyTool } from '../../tool/declaration.ts';
import type { SpokenTool } from '../../model/speech.ts';
import { everyday as fa } from './fa.ts';
import { everyday as it } from './it.ts';
import { everyday as ko } from './ko.ts';
import { everyday as nl } from './nl.ts';
import { everyday as pl } from './pl.ts';
import {
  askedEveryDay,
  everydayAnswers,
  everydaySettings,
  everydayValues,
  type EverydayTool,
  type EverydayWords,
} from './questions.ts';
import { everyday as ru } from './ru.ts';
import { everyday as tr } from './tr.ts';
import { everyday as zh } from './zh.ts';

const tables: Readonly<Record<string, EverydayWords>> = { fa, it, ko, nl, pl, ru, tr, zh };

/** The words of a language for the names of weekdays, which tools answer with in English. */
const weekdaysIn = (tag: string): Record<string, string> => {
  const day = (language: string, index: number): string =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));
  return Object.fromEntries(Array.from({ length: 7 }, (_, index) => [day('en', index), day(tag, index)]));
};

/** The everyday questions to a tool in a language that has no words for its page; undefined for a tool without any. */
export const everydayTool = (tag: string, { id, result }: AnyTool): SpokenTool | undefined => {
  const words = tables[tag];
  if (!words) return undefined;
  const asks = askedEveryDay(words.asks)(id as EverydayTool);
  if (asks.length === 0) return undefined;
  const answers = Object.entries(everydayAnswers).flatMap(([name, [tool, key]]) => {
    const label = tool === id ? words.answers[name as keyof typeof everydayAnswers] : undefined;
    return label === undefined ? [] : [[key, label] as const];
  });
  const params = Object.entries(everydaySettings).flatMap(([name, [tool, key]]) =>
    tool === id ? [[key, words.settings[name as keyof typeof everydaySettings]] as const] : [],
  );
  const names = Object.entries(everydayValues).flatMap(([name, [key, value]]) =>
    params.some(([one]) => one === key)
      ? [[key, { [value]: words.settings[name as keyof typeof everydayValues] }] as const]
      : [],
  );
  return {
    asks,
    params: Object.fromEntries(params),
    names: Object.fromEntries(names),
    answers: Object.fromEntries(answers),
    texts: 'weekday' in result ? { weekday: weekdaysIn(tag) } : {},
  };
};
