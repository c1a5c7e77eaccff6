import type { Assumption } from '../model/assumption.ts';
import { oncePer, remember } from '../model/remember.ts';
import { parameterName, type AnyTool, type Ask, type RawValues } from '../tool/declaration.ts';
import { matchesOf } from '../model/matches.ts';
import { isUnitIn, matchAt, skipSpaces, type Span } from '../text/span.ts';
import { mostNumbersIn } from '../text/numbers/number-words.ts';
import type { Speech, SpokenTool } from '../model/speech.ts';
import { alternatives } from '../languages/words.ts';
import { hasUnspaced, lettersOf, plainLetters, spacedWord } from './letters.ts';
import { isPlausible } from './measure.ts';
import { english, matchEveryWay, matchSentence, type Bindings, type Filled, type Manner } from './match.ts';
import { hasPlainSlots, loosen, matchLoosely, numbersIn, type Loose } from './loose-match.ts';
import { withSharedUnits } from './shared-units.ts';
import { SentenceIndex } from './sentence-index.ts';
import { everyWordOf, fewestSlots, keysOf, neededSlots, readSentence, type Sequence, type Slot } from './sentence.ts';
import { mayFill, slotReader, type Reading } from './slots.ts';
import { wordsBetween } from './unknown-words.ts';
import { withHalves, withYears } from './completed-moments.ts';

/** A question for a tool, with its parameters. */
export interface ToolQuestion {
  readonly tool: AnyTool;
  /** Raw text by the HTTP names of the parameters. */
  readonly given: RawValues;
  /** The key of the result that answers the question. */
  readonly main: string | undefined;
  /** The place of each parameter in the text. */
  readonly bindings: Bindings;
  /** True if the answer depends on today's date. */
  readonly isRelative: boolean;
  /** The values that were assumed. */
  readonly note: string | undefined;
  /** The choices that the text leaves open. */
  readonly assumed: readonly Assumption[];
  /** The tool's words in the language of the question. Undefined in English. */
  readonly spoken: SpokenTool | undefined;
  /** A value without any known unit, so that the question has no answer. */
  readonly lacking: Filled | undefined;
}

interface Sentence {
  readonly tool: AnyTool;
  readonly ask: Ask;
  readonly sequence: Sequence;
  /** The fewest numbers that its texts have. */
  readonly numbers: number;
  /** The values that all its texts have. */
  readonly slots: readonly Slot[];
  readonly spoken: SpokenTool | undefined;
}

/** The sentences of tools. */
export interface ToolIndex {
  readonly sentences: SentenceIndex<Sentence>;
  /** Sentences that are recognized by the pattern of the whole text. */
  readonly byLook: SentenceIndex<Sentence>;
  readonly manner: Manner;
  /** The tools, with their words in the language of the sentences. */
  readonly tools: readonly Asked[];
}

const checked = (tool: AnyTool, sequence: Sequence): Sequence => {
  const unknown = keysOf(sequence).find((key) => !(key in tool.params));
  if (unknown !== undefined)
    throw new Error(`A sentence of ${tool.id} names a parameter that it does not have: ${unknown}`);
  return sequence;
};

/** Returns true for a slot whose value has a number: a race has none. */
const hasNumber = ({ params }: AnyTool, { key, unit }: Slot): boolean =>
  unit === 'measure' || (/^(?:number|numbers|integer)$/.test(params[key]!.kind) && (unit ?? 'count') === 'count');

/** The questions for a tool, in English or in another language. */
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

/** Returns the articles of a language, and its percent sign and words. */
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

/**
 * Returns the index of the tools' sentences. Throws an Error for a malformed sentence, or one without a word to find it
 * by.
 */
export const indexTools = (tools: readonly AnyTool[], speech?: Speech): ToolIndex => {
  const byWord: Sentence[] = [];
  const byLook: Sentence[] = [];
  const asked = askedIn(tools, speech);
  for (const { tool, asks, spoken } of asked) {
    for (const ask of asks) {
      for (const text of ask.says) {
        const sequence = checked(tool, readSentence(text));
        const numbers = fewestSlots(sequence, (slot) => hasNumber(tool, slot));
        const slots = neededSlots(sequence);
        (ask.like ? byLook : byWord).push({ tool, ask, sequence, numbers, slots, spoken });
      }
    }
  }
  const manner = mannerOf(speech);
  const sentences = new SentenceIndex(byWord, manner.hasPercent);
  for (const { tool } of sentences.withoutWords) throw new Error(`A sentence of ${tool.id} has no word of its own.`);
  return { sentences, byLook: new SentenceIndex(byLook, manner.hasPercent), manner, tools: asked };
};

/** A limit above the length of questions for tools, so that the work for any text is limited. */
const longestQuestion = 200;

/** Choices that a question can specify, so that their defaults are assumptions. */
const openChoices = new Set(['system', 'payments', 'compounded', 'crop', 'efficiencyUnit']);

/** Returns the assumed defaults that affect the answer and are not in the question: a tip of 15 %. */
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
    const text = `${value as string | number}`;
    return isSaid
      ? [{ kind: 'number', of: spoken?.params[key] ?? field.label, as: (spoken?.names[key]?.[text] ?? text) + unit }]
      : [];
  });

const isToday = (text: string): boolean => text === 'today';

/** Returns the question for a tool with the values of a text, and those that its sentence or schema fixes. */
export const questionOf = (
  { tool, ask, spoken }: Pick<Sentence, 'tool' | 'ask' | 'spoken'>,
  written: Bindings,
  today: string,
): ToolQuestion => {
  const shared = withSharedUnits(tool, written);
  const dated = withYears(tool, shared.bindings);
  const timed = withHalves(dated.bindings, !spoken && tool.id === 'time-between');
  const { bindings } = timed;
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
      ...timed.assumed,
      ...assumedDefaults(tool, [...bindings.keys(), ...fixed.map(([key]) => key)], spoken),
    ],
    isRelative: fixed.some(([, text]) => isToday(text)) || [...bindings.values()].some(({ isRelative }) => isRelative),
    spoken,
    lacking: shared.lacking,
  };
};

/** Matches the words between a rate and its time. */
const perTime = /(?:\s|\/|,|interest\b|apr\b|per\b|an?\b|each\b|every\b|in\b)*/y;
/** Matches the payments that are monthly beside a yearly rate: 5% monthly payments. */
const ofPayments = /\s*(?:pay|repay|inst|comp)/y;
const yearly = /^(?:half-)?yearly$|^annual/;

/** Returns true for a rate that is not of a year: 2% a month, 2% monthly. */
const isOfOtherTime = (source: Span, { tool, spoken, bindings }: ToolQuestion, { percent }: Manner): boolean => {
  const rate = bindings.get('ratePercent');
  if (!rate) return false;
  const { letters } = lettersOf(source.plain);
  const at = skipSpaces(letters, rate.end);
  const after = at + (matchAt(percent, letters, at)?.[0].length ?? 0);
  const per = after + matchAt(perTime, letters, after)![0].length;
  const periods = ['payments', 'compounded'].flatMap((key) => {
    const field = tool.params[key];
    if (field?.kind !== 'choice') return [];
    return field.values
      .filter((value) => !yearly.test(value))
      .flatMap((value) => [value, spoken?.names[key]?.[value] ?? []].flat());
  });
  const period = periods.map(plainLetters).find((one) => letters.startsWith(one, per));
  const isChosen = [...bindings.values()].some(({ from }) => from === per);
  if (period !== undefined) return !isChosen && !matchAt(ofPayments, letters, per + period.length);
  const [unit] = source.lexicon!.meaningsOf(/^[\p{L}\p{M}]+/u.exec(source.plain.slice(per))?.[0] ?? '').units;
  return unit?.quantity?.id === 'time' && !unit.id.includes('year') && rate.end < per;
};

/** Words of at least so many tools say nothing about which one is asked for: what, costs, is. */
const mostToolsOfWord = 4;

/** A sentence by its words. */
interface WordsOfSentence {
  readonly sentence: Sentence;
  /** The words of all sentences that ask for the same, and those that name a value by its only quantity. */
  readonly own: ReadonlySet<string>;
}

/** The sentences of an index by each of their words, and the tools of each word. */
interface LooseIndex {
  readonly byWord: ReadonlyMap<string, readonly WordsOfSentence[]>;
  readonly toolsOf: ReadonlyMap<string, ReadonlySet<AnyTool>>;
  /** The words that are looked for anywhere in a text, such as those with an apostrophe. */
  readonly parts: readonly string[];
}

/** Tools for which the order of the words decides: 250 with tax, and the tax on 250; the width and the axis of an ellipse; us mens size 10 uk. */
const ordered = new Set(['sales-tax', 'reverse-percentage', 'percentage', 'shape-area', 'shoe-size', 'clothing-size']);

/** Returns the words of the labels of the parameters that are the only ones of their quantity. */
const labelsOf = ({ params }: AnyTool): readonly string[] => {
  const measured = Object.values(params).filter((field) => field.kind === 'quantity');
  return measured
    .filter((field) => measured.every((other) => other === field || other.of !== field.of))
    .flatMap(({ label }) => plainLetters(label).match(/[a-z]+/g) ?? []);
};

const looseIndexOf = oncePer(({ sentences }: ToolIndex): LooseIndex => {
  const byWord = new Map<string, WordsOfSentence[]>();
  const toolsOf = new Map<string, Set<AnyTool>>();
  const ownOf = new Map<string | Sequence, Set<string>>();
  for (const sentence of sentences.all) {
    const { tool, sequence, ask } = sentence;
    // Elsewhere one sentence has the words that another one lacks on purpose: monthly, after
    const asked = sentence.spoken ? sequence : JSON.stringify([tool.id, ask.main ?? tool.main, ask.given]);
    const own = remember(ownOf, Infinity, asked, () => new Set(labelsOf(tool)));
    const one = { sentence, own };
    for (const word of everyWordOf([sequence])) {
      remember(toolsOf, Infinity, word, () => new Set()).add(tool);
      own.add(word);
      if (!ordered.has(tool.id)) remember(byWord, Infinity, word, () => []).push(one);
    }
  }
  return { byWord, toolsOf, parts: Array.from(toolsOf.keys()).filter((word) => !spacedWord.test(word)) };
});

/** A sentence without its order. Few are ever looked at, so each is worked out on its own. */
const looseOf = oncePer(({ sequence, tool }: Sentence): Loose => loosen(sequence, tool));

/** Returns true for a tool with an amount of money among its results. */
const isAboutMoney = ({ result }: AnyTool): boolean =>
  Object.values(result).some((field) => 'digits' in field && /^(?:money|price)$/.test(String(field.digits)));

/** The most letters between a consumption and its hundred: 7 l na 100, 100 de 7 litre. */
const mostBesideHundred = 8;

/** Returns true for a price that is the hundred kilometers of a consumption. */
const isHundredOfUse = (bindings: Bindings): boolean => {
  const [use, price] = [bindings.get('efficiency'), bindings.get('fuelPrice')];
  if (!use || price?.text !== '100' || price.currency !== undefined) return false;
  return Math.max(price.from - use.end, use.from - price.end) <= mostBesideHundred;
};

/** Returns true for a bill of less than one for each of several people: their number may be the bill. */
const isLessThanPeople = (bindings: Bindings): boolean =>
  Number(bindings.get('people')?.text ?? 0) > Number(bindings.get('subtotal')?.text ?? Infinity);

/** A question, with the words of its sentence. */
interface FoundLoosely {
  readonly question: ToolQuestion;
  /** The parts of the text beside the values. */
  readonly beside: readonly Span[];
  readonly words: ReadonlySet<string>;
}

/** Matches the word after a number. */
const unitAfter = /\d\s?([\p{L}\p{M}]+)/gu;

const wordsBesideValues = (source: Span, bindings: Bindings): readonly Span[] =>
  wordsBetween(
    source,
    [...bindings.values()].map(({ from, end }) => [from, end] as const).sort(([a], [b]) => a - b),
  );

/**
 * Returns the question for the tool whose words a text has, whatever their order, if only one question fits best. Words of another tool or of
 * another question for the tool exclude a sentence.
 */
export const findLoosely = (
  index: ToolIndex,
  source: Span,
  reading: Reading,
  small: ReadonlySet<string>,
): FoundLoosely | undefined => {
  // A function with its arguments is not a question in any order: sum(1, 2
  if (source.text.length > longestQuestion || hasUnspaced(source.plain) || /\p{L}\(/u.test(source.plain))
    return undefined;
  const starts = numbersIn(source);
  if (starts.length === 0) return undefined;
  const { byWord, toolsOf, parts } = looseIndexOf(index);
  const { letters, words: written } = lettersOf(source.plain);
  const known = [
    ...Array.from(written).filter((word) => toolsOf.has(word)),
    ...parts.filter((part) => letters.includes(part)),
  ];
  const isTelling = (word: string): boolean =>
    word.length > 1 &&
    !small.has(word) &&
    matchAt(index.manner.percent, word, 0) === undefined &&
    (toolsOf.get(word)?.size ?? mostToolsOfWord) < mostToolsOfWord;
  // The units of amounts do not say what is asked: 2 days 30 weeks
  const ofAmounts = new Set(matchesOf(unitAfter, letters).map(([, unit]) => unit));
  const telling = known.filter((word) => isTelling(word) && !(ofAmounts.has(word) && isUnitIn(source, word)));
  if (telling.length === 0) return undefined;
  const has = (word: string): boolean => small.has(word) || known.includes(word);
  const isLikely = ({ fewest, phrases: all }: Loose): boolean =>
    starts.length >= fewest &&
    all.every(
      (phrases) =>
        phrases.some((words) => words.every(has)) ||
        !phrases.some((words) => words.some((word) => (toolsOf.get(word)?.size ?? 0) < mostToolsOfWord)),
    );
  let best: (FoundLoosely & { readonly key: string; readonly lacks: number }) | undefined;
  let isUnclear = false;
  for (const { sentence, own } of new Set(telling.flatMap((word) => byWord.get(word) ?? []))) {
    const loose = looseOf(sentence);
    if (!isLikely(loose) || !hasPlainSlots(loose, sentence.tool)) continue;
    const lacks = loose.phrases.filter((phrases) => !phrases.some((words) => words.every(has))).length;
    const readSlot = slotReader(sentence.tool, reading, sentence.spoken);
    for (const bindings of matchLoosely(loose, source, index.manner, { readSlot, small, starts })) {
      const isOtherMoney = [...bindings.values()].some(
        ({ currency }) => currency !== undefined && !isAboutMoney(sentence.tool),
      );
      const question = questionOf(sentence, bindings, reading.today);
      // One value says too little, unless a word is of this calculator alone: week 2026-11-22, but wind of 12 m/s in beaufort
      const saysEnough = bindings.size > 1 || telling.some((word) => own.has(word) && toolsOf.get(word)!.size === 1);
      if (!saysEnough || isOtherMoney || question.lacking || isWithoutUnits(question, source) || !isPlausible(question))
        continue;
      if (isHundredOfUse(bindings)) continue;
      if (isOfOtherTime(source, question, index.manner)) continue;
      const beside = wordsBesideValues(source, bindings);
      const isBare = Array.from(bindings, ([name, { text }]) => ({ field: sentence.tool.params[name]!, text })).some(
        ({ field, text }, _, all) =>
          field.kind === 'quantity' &&
          Number.isFinite(Number(text)) &&
          !all.some((other) => other.field.kind === 'quantity' && other.field.of === field.of && other.text !== text),
      );
      const isOther = beside.some(({ plain }) =>
        Array.from(lettersOf(plain).words).some(
          (word) => !own.has(word) && (isTelling(word) || (!small.has(word) && toolsOf.get(word)?.has(sentence.tool))),
        ),
      );
      if (isBare || isOther) continue;
      const places = Array.from(bindings, ([name, { from }]) => `${name} ${from}`).sort();
      const key = JSON.stringify([sentence.tool.id, sentence.ask.given, question.main, places]);
      if (best && best.lacks < lacks) continue;
      if (!best || lacks < best.lacks) {
        best = { question, beside, words: own, key, lacks };
        isUnclear = false;
      } else isUnclear ||= best.key !== key;
    }
  }
  return isUnclear || (best && isLessThanPeople(best.question.bindings)) ? undefined : best;
};

/** Matches a number alone. */
const bareNumber = /^[-+]?[\d.,\s]+$/;

/** Tools whose amounts are known by their units. */
const namedByUnits: ReadonlySet<string> = new Set(['speed-distance-time', 'transfer-time']);

/** Returns true for a journey of numbers alone, which may be anything: `turno de 8 a 15 cuántas horas`. */
const isWithoutUnits = ({ tool, bindings }: ToolQuestion, source: Span): boolean =>
  namedByUnits.has(tool.id) &&
  [...bindings].every(([key, { text }]) => tool.params[key]?.kind !== 'quantity' || bareNumber.test(text)) &&
  // 430 km a 90 por hora: the sentence has the unit. From 8 to is no time
  !matchesOf(unitAfter, source.plain).some(([, unit]) => {
    const [known] = unit!.length > 1 ? source.lexicon!.meaningsOf(unit!).units : [];
    return known !== undefined && known.quantity?.id !== 'time';
  });

const firstOf = (
  sentences: Iterable<Sentence>,
  source: Span,
  manner: Manner,
  reading: Reading,
): ToolQuestion | undefined => {
  let refused: ToolQuestion | undefined;
  const isAnswered = (question: ToolQuestion): boolean =>
    !question.lacking && isPlausible(question) && !isOfOtherTime(source, question, manner);
  for (const sentence of sentences) {
    const readSlot = slotReader(sentence.tool, reading, sentence.spoken);
    const first = matchSentence(sentence.sequence, source, manner, readSlot);
    if (!first) continue;
    const question = questionOf(sentence, first, reading.today);
    if (isWithoutUnits(question, source)) continue;
    if (isAnswered(question)) return question;
    const others = matchEveryWay(sentence.sequence, source, manner, readSlot).slice(1);
    const other = others.map((bindings) => questionOf(sentence, bindings, reading.today)).find(isAnswered);
    if (other) return other;
    if (!isOfOtherTime(source, question, manner)) refused ??= question;
  }
  // If no other reading has an answer, the first one's refusal explains it
  return refused;
};

/** Returns the sentences of an index that a text may be, by its words, its numbers, and what may be its dates and times. */
const likelyIn = (
  sentences: SentenceIndex<Sentence>,
  manner: Manner,
  source: Span,
  reading: Reading,
): readonly Sentence[] => {
  if (source.text.length > longestQuestion) return [];
  // The number words of other languages are not counted
  const most = manner === english ? mostNumbersIn(source.lower) : Infinity;
  return sentences
    .in(source.plain)
    .filter(
      ({ numbers, slots, tool, spoken }) =>
        numbers <= most && slots.every((slot) => mayFill(tool.params[slot.key]!, slot, source, reading, spoken)),
    );
};

const likelyByWords = ({ sentences, manner }: ToolIndex, source: Span, reading: Reading): readonly Sentence[] =>
  likelyIn(sentences, manner, source, reading);

const likelyByLook = ({ byLook, manner }: ToolIndex, source: Span, reading: Reading): readonly Sentence[] =>
  likelyIn(byLook, manner, source, reading).filter(({ ask }) => ask.like!.test(source.plain));

/** Returns true if a text has the words and numbers of a sentence of a tool, or looks like its question. */
export const mayAskTool = (index: ToolIndex, source: Span, reading: Reading): boolean =>
  likelyByWords(index, source, reading).length > 0 || likelyByLook(index, source, reading).length > 0;

/** Returns the question that matches a sentence of a tool. */
export const findByWords = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined =>
  firstOf(likelyByWords(index, source, reading), source, index.manner, reading);

/** Returns the question of a text that is recognized by its pattern: a numeral alone. */
export const findByLook = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined =>
  firstOf(likelyByLook(index, source, reading), source, index.manner, reading);
