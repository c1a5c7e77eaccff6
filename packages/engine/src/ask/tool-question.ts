import type { Assumption } from '../model/assumption.ts';
import { parameterName, type AnyTool, type Ask, type RawValues } from '../tool/declaration.ts';
import type { Span } from '../text/span.ts';
import type { Speech, SpokenTool } from '../model/speech.ts';
import { alternatives } from '../languages/words.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import { isPlausible } from './measure.ts';
import { english, matchEveryWay, matchSentence, type Bindings, type Filled, type Manner } from './match.ts';
import { withSharedUnits } from './shared-units.ts';
import { keysOf, needs, readSentence, wordsOf, type Sequence } from './sentence.ts';
import { slotReader, type Reading } from './slots.ts';
import { withYears } from './years.ts';

/** A tool that a text asks for, with what the text says. */
export interface ToolQuestion {
  readonly tool: AnyTool;
  /** Raw text by the names that the parameters have over HTTP. */
  readonly given: RawValues;
  /** The key of the result that answers. */
  readonly main: string | undefined;
  /** Where each parameter stands in the text. */
  readonly bindings: Bindings;
  /** True if the answer depends on the day. */
  readonly isRelative: boolean;
  /** The values that were assumed. */
  readonly note: string | undefined;
  /** The choices that the text left open. */
  readonly assumed: readonly Assumption[];
  /** The name of the tool in the language of the question; undefined in English. */
  readonly spoken: SpokenTool | undefined;
  /** A value whose unit nothing says: the question has no answer without it. */
  readonly lacking: Filled | undefined;
}

interface Sentence {
  readonly tool: AnyTool;
  readonly ask: Ask;
  readonly sequence: Sequence;
  /** Sets of words: one of each stands in every text that the sentence is. */
  readonly needs: readonly (readonly string[])[];
  /** Its place among all sentences: the first that fits is the one. */
  readonly rank: number;
  readonly spoken: SpokenTool | undefined;
}

/** The sentences of tools, by a word that must stand in each. */
export interface ToolIndex {
  readonly byWord: ReadonlyMap<string, readonly Sentence[]>;
  /** The same where words have no spaces between them: they may stand anywhere. */
  readonly byPart: readonly (readonly [part: string, sentences: readonly Sentence[]])[];
  /** Those that are known by the look of the whole text. */
  readonly byLook: readonly Sentence[];
  readonly manner: Manner;
}

const wordsIn = /[\p{L}\p{M}']+|[^\s\p{L}\p{M}\d]/gu;

/** Words for a percentage count as its sign. */
const plainWord = (word: string): string => (/^(?:percent|cent|pct)$/.test(word) ? '%' : word);

const checked = (tool: AnyTool, sequence: Sequence): Sequence => {
  const unknown = keysOf(sequence).find((key) => !(key in tool.params));
  if (unknown !== undefined)
    throw new Error(`A sentence of ${tool.id} names a parameter that it does not have: ${unknown}`);
  return sequence;
};

/** The questions for tools, in English where no language is given. */
interface Asked {
  readonly tool: AnyTool;
  readonly asks: readonly Ask[];
  readonly spoken: SpokenTool | undefined;
}

const askedIn = (tools: readonly AnyTool[], speech: Speech | undefined): readonly Asked[] =>
  tools.map((tool): Asked => {
    const spoken = speech?.tools[tool.id];
    return { tool, asks: speech ? (spoken?.asks ?? []) : tool.asks, spoken };
  });

/** Returns what a language says before words and values, and for the percent sign. */
export const mannerOf = (speech: Speech | undefined): Manner => {
  if (!speech?.asking) return english;
  const { articles, percent } = speech.asking;
  const signs = `%|${alternatives(percent.map(plainLetters))}`;
  const words = articles.map((word) => (word.endsWith("'") ? word : `${word} `));
  return {
    articles: words.length === 0 ? /(?!)/y : new RegExp(alternatives(words.map(plainLetters)), 'y'),
    percent: new RegExp(signs, 'y'),
    hasPercent: new RegExp(signs),
  };
};

/** Throws an Error for a sentence that is not well formed, or has no word to be found by. */
export const indexTools = (tools: readonly AnyTool[], speech?: Speech): ToolIndex => {
  const byWord = new Map<string, Sentence[]>();
  const byLook: Sentence[] = [];
  let rank = 0;
  for (const { tool, asks, spoken } of askedIn(tools, speech)) {
    for (const ask of asks) {
      for (const text of ask.says) {
        const sequence = checked(tool, readSentence(text));
        const sentence: Sentence = { tool, ask, sequence, needs: needs(sequence), rank: rank++, spoken };
        const words = wordsOf(sequence);
        if (ask.like) byLook.push(sentence);
        else if (!words) throw new Error(`A sentence of ${tool.id} has no word of its own: ${text}`);
        for (const word of new Set(ask.like ? [] : words)) byWord.set(word, [...(byWord.get(word) ?? []), sentence]);
      }
    }
  }
  const byPart = [...byWord.keys()].some(hasUnspaced) ? [...byWord] : [];
  return { byWord, byPart, byLook, manner: mannerOf(speech) };
};

/** Longer than any question to a tool; a bound on the work for any text. */
const longestQuestion = 200;

/** Choices that stand for something that the question could have said. */
const openChoices = new Set(['system', 'payments', 'compounded', 'crop', 'efficiencyUnit']);

/** Defaults of a tool that change its answer and that the question did not say: a tip of 15 %. */
const assumedDefaults = (
  tool: AnyTool,
  given: readonly string[],
  spoken: SpokenTool | undefined,
): readonly Assumption[] =>
  Object.entries(tool.params).flatMap(([key, field]): readonly Assumption[] => {
    const isNumber = field.kind === 'number' || field.kind === 'quantity' || field.kind === 'integer';
    if (given.includes(key) || tool.id === 'number-base' || !(isNumber || openChoices.has(key))) return [];
    const value: unknown = field.default;
    const isSaid = typeof value === 'string' ? value !== '0' : typeof value === 'number' && value !== 0 && value !== 1;
    const unit = field.kind === 'quantity' && Number.isFinite(Number(value)) ? ` ${field.unit}` : '';
    return isSaid
      ? [{ kind: 'number', of: spoken?.params[key] ?? field.label, as: `${value as string | number}${unit}` }]
      : [];
  });

const isToday = (text: string): boolean => text === 'today';

/** A sentence with its values as a question to its tool. */
const questionOf = ({ tool, ask, spoken }: Sentence, written: Bindings, today: string): ToolQuestion => {
  const shared = withSharedUnits(tool, written);
  const dated = withYears(tool, shared.bindings);
  const { bindings } = dated;
  const fixed = Object.entries(ask.given ?? {}).map(([key, text]): [string, string] => [key, text!]);
  const values = [
    ...fixed.map(([key, text]) => [key, isToday(text) ? today : text] as const),
    ...Array.from(bindings, ([key, { text }]) => [key, text] as const),
  ];
  return {
    tool,
    given: Object.fromEntries(values.map(([key, text]) => [parameterName(key), text])),
    main: ask.main ?? tool.main,
    bindings,
    note: ask.note,
    assumed: [
      ...(ask.assumes ? [ask.assumes] : []),
      ...Array.from(bindings.values(), (filled) => filled.assumed ?? []).flat(),
      ...shared.assumed,
      ...dated.assumed,
      ...assumedDefaults(tool, [...bindings.keys(), ...fixed.map(([key]) => key)], spoken),
    ],
    isRelative: fixed.some(([, text]) => isToday(text)) || [...bindings.values()].some(({ isRelative }) => isRelative),
    spoken,
    lacking: shared.lacking,
  };
};

const firstOf = (
  sentences: Iterable<Sentence>,
  source: Span,
  manner: Manner,
  reading: Reading,
): ToolQuestion | undefined => {
  let refused: ToolQuestion | undefined;
  const isAnswered = (question: ToolQuestion): boolean => !question.lacking && isPlausible(question);
  for (const sentence of sentences) {
    const readSlot = slotReader(sentence.tool, reading, sentence.spoken);
    const first = matchSentence(sentence.sequence, source, manner, readSlot);
    if (!first) continue;
    const question = questionOf(sentence, first, reading.today);
    if (isAnswered(question)) return question;
    const others = matchEveryWay(sentence.sequence, source, manner, readSlot).slice(1);
    const other = others.map((bindings) => questionOf(sentence, bindings, reading.today)).find(isAnswered);
    if (other) return other;
    refused ??= question;
  }
  // Where no other reading has an answer, the refusal of the first says so
  return refused;
};

/** The tool that a text asks for in one of its sentences. */
export const findByWords = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined => {
  if (source.text.length > longestQuestion) return undefined;
  let sentences: Set<Sentence> | undefined;
  const letters = plainLetters(source.plain);
  const hasPercent = index.manner.hasPercent.test(letters);
  const stands = (word: string): boolean => letters.includes(word) || (word === '%' && hasPercent);
  const add = (found: readonly Sentence[] = []): void => {
    for (const sentence of found) {
      if (sentence.needs.every((set) => set.some(stands))) (sentences ??= new Set()).add(sentence);
    }
  };
  for (const [word] of letters.matchAll(wordsIn)) add(index.byWord.get(plainWord(word)));
  for (const [part, found] of index.byPart) if (letters.includes(part)) add(found);
  if (hasPercent) add(index.byWord.get('%'));
  return (
    sentences &&
    firstOf(
      [...sentences].sort((a, b) => a.rank - b.rank),
      source,
      index.manner,
      reading,
    )
  );
};

/** The tool that a text asks for by its look: a numeral by itself. */
export const findByLook = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined =>
  source.text.length > longestQuestion
    ? undefined
    : firstOf(
        index.byLook.filter(({ ask }) => ask.like!.test(source.plain)),
        source,
        index.manner,
        reading,
      );
