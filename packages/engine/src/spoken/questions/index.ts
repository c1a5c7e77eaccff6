import type { AnyTool } from '../../tool/declaration.ts';
import type { SpokenTool } from '../../model/speech.ts';
import { questions as ar } from './ar.ts';
import { questions as de } from './de.ts';
import { answers, questions, settings, settingValues, type Question, type Questions } from './declared.ts';
import { questions as es } from './es.ts';
import { questions as fa } from './fa.ts';
import { questions as fr } from './fr.ts';
import { questions as hi } from './hi.ts';
import { questions as it } from './it.ts';
import { questions as ja } from './ja.ts';
import { questions as ko } from './ko.ts';
import { questions as nl } from './nl.ts';
import { questions as pl } from './pl.ts';
import { questions as pt } from './pt.ts';
import { questions as ru } from './ru.ts';
import { questions as tr } from './tr.ts';
import { questions as zh } from './zh.ts';

const tables: Readonly<Record<string, Questions>> = { ar, de, es, fa, fr, hi, it, ja, ko, nl, pl, pt, ru, tr, zh };

/** Matches words in parentheses or brackets. */
const group = /\([^)]*\)|\[[^\]]*\]/g;

/** Composes a sentence of the words of a question and its values, in any order. Two words may stand before each. */
const composed = (words: string, takes: readonly string[]): string => {
  const end = words.lastIndexOf(')') + 1;
  const groups = words.slice(0, end).match(group)!;
  const asking = groups.filter((one) => one.startsWith('('));
  const before = groups.filter((one) => one.startsWith('['));
  const beside = [...before, ...before].join(' ');
  const parts = [...asking, ...takes].map((part) => `${beside} ${part}`);
  return `${beside} @(${parts.join('|')}) ${words.slice(end)}`.trim();
};

/** The questions to a tool, in the sentences of a language. */
export const asksOf = (tag: string, { id }: AnyTool): SpokenTool['asks'] =>
  Object.entries<Question>(questions).flatMap(([key, { tool, takes = [], ...question }]) => {
    const { asks, assumes } = tables[tag]!;
    const name = key as keyof typeof questions;
    const assumed = assumes?.[name];
    const says = asks[name];
    if (tool !== id || !says) return [];
    const sentences = typeof says === 'string' ? [composed(says, takes)] : says;
    return [{ says: sentences, ...question, ...(assumed && { assumes: assumed }) }];
  });

/** The words of a language for the names of weekdays, which tools answer with in English. */
const weekdaysIn = (tag: string): Record<string, string> => {
  const day = (language: string, index: number): string =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index));
  return Object.fromEntries(Array.from({ length: 7 }, (_, index) => [day('en', index), day(tag, index)]));
};

/** Returns the names of answers and settings in a language without words for the page of a tool. */
export const namesOf = (tag: string, { id, result }: AnyTool): Omit<SpokenTool, 'name' | 'asks'> => {
  const { answers: ownAnswers, settings: ownSettings } = tables[tag]!;
  const labels = Object.entries(answers).flatMap(([name, [tool, key]]) => {
    const label = tool === id ? ownAnswers?.[name as keyof typeof answers] : undefined;
    return label === undefined ? [] : [[key, label] as const];
  });
  const params = Object.entries(settings).flatMap(([name, [tool, key]]) =>
    tool === id ? [[key, ownSettings![name as keyof typeof settings]] as const] : [],
  );
  const names = Object.entries(settingValues).flatMap(([name, [key, value]]) =>
    params.some(([one]) => one === key)
      ? [[key, { [value]: ownSettings![name as keyof typeof settingValues] }] as const]
      : [],
  );
  return {
    params: Object.fromEntries(params),
    names: Object.fromEntries(names),
    answers: Object.fromEntries(labels),
    texts: 'weekday' in result ? { weekday: weekdaysIn(tag) } : {},
  };
};
