import { parameterName, type AnyTool, type Ask, type RawValues } from '../tool/declaration.ts';
import type { Span } from '../text/span.ts';
import { matchSentence, type Bindings } from './match.ts';
import { keysOf, readSentence, wordsOf, type Sequence } from './sentence.ts';
import { slotReader, type Reading } from './slots.ts';

/** A tool that a text asks for, with what the text says. */
export interface ToolQuestion {
  readonly tool: AnyTool;
  /** Raw text by the names that the parameters have over HTTP. */
  readonly given: RawValues;
  /** The key of the result that answers. */
  readonly main: string | undefined;
  /** Where each parameter stands in the text. */
  readonly bindings: Bindings;
  /** Whether the answer depends on the day. */
  readonly isRelative: boolean;
}

interface Sentence {
  readonly tool: AnyTool;
  readonly ask: Ask;
  readonly sequence: Sequence;
  /** Its place among all sentences: the first that fits is the one. */
  readonly rank: number;
}

/** The sentences of tools, by a word that must stand in each. */
export interface ToolIndex {
  readonly byWord: ReadonlyMap<string, readonly Sentence[]>;
  /** Those that are known by the look of the whole text. */
  readonly byLook: readonly Sentence[];
}

const wordsIn = /[\p{L}']+|[^\s\p{L}\d]/gu;

/** Words for a percentage count as its sign. */
const plainWord = (word: string): string => (/^(?:percent|cent|pct)$/.test(word) ? '%' : word);

const checked = (tool: AnyTool, sequence: Sequence): Sequence => {
  const unknown = keysOf(sequence).find((key) => !(key in tool.params));
  if (unknown !== undefined)
    throw new Error(`A sentence of ${tool.id} names a parameter that it does not have: ${unknown}`);
  return sequence;
};

/** Throws an Error for a sentence that is not well formed, or has no word to be found by. */
export const indexTools = (tools: readonly AnyTool[]): ToolIndex => {
  const byWord = new Map<string, Sentence[]>();
  const byLook: Sentence[] = [];
  let rank = 0;
  for (const tool of tools) {
    for (const ask of tool.asks) {
      for (const text of ask.says) {
        const sequence = checked(tool, readSentence(text));
        const sentence: Sentence = { tool, ask, sequence, rank: rank++ };
        const words = wordsOf(sequence);
        if (ask.like) byLook.push(sentence);
        else if (!words) throw new Error(`A sentence of ${tool.id} has no word of its own: ${text}`);
        for (const word of new Set(ask.like ? [] : words)) byWord.set(word, [...(byWord.get(word) ?? []), sentence]);
      }
    }
  }
  return { byWord, byLook };
};

/** Longer than any question to a tool; a bound on the work for any text. */
const longestQuestion = 200;

const isToday = (text: string): boolean => text === 'today';

const questionOf = ({ tool, ask }: Sentence, bindings: Bindings, today: string): ToolQuestion => {
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
    isRelative: fixed.some(([, text]) => isToday(text)) || [...bindings.values()].some(({ isRelative }) => isRelative),
  };
};

const firstOf = (sentences: Iterable<Sentence>, source: Span, reading: Reading): ToolQuestion | undefined => {
  for (const sentence of sentences) {
    const bindings = matchSentence(sentence.sequence, source, slotReader(sentence.tool, reading));
    if (bindings) return questionOf(sentence, bindings, reading.today);
  }
  return undefined;
};

/** The tool that a text asks for in one of its sentences. */
export const findByWords = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined => {
  if (source.text.length > longestQuestion) return undefined;
  let sentences: Set<Sentence> | undefined;
  for (const [word] of source.lower.matchAll(wordsIn)) {
    for (const sentence of index.byWord.get(plainWord(word)) ?? []) (sentences ??= new Set()).add(sentence);
  }
  return (
    sentences &&
    firstOf(
      [...sentences].sort((a, b) => a.rank - b.rank),
      source,
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
        reading,
      );
