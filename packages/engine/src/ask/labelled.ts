import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { UnitsError } from '../model/error.ts';
import { oncePer, remember } from '../model/remember.ts';
import type { SpokenTool } from '../model/speech.ts';
import { isUnitIn, makeSource, matchAt, span, withoutVowelSigns, type Span } from '../text/span.ts';
import { parameterName, type AnyTool, type Field } from '../tool/declaration.ts';
import { lettersOf, plainLetters, spacedLetter } from './letters.ts';
import type { Filled, Manner } from './match.ts';
import { isPlausible } from './measure.ts';
import { choiceCalled, slotReader, type Reading } from './slots.ts';
import { questionOf, type ToolIndex, type ToolQuestion } from './tool-question.ts';

// Questions for a calculator by its name, or that of a result, and by the labels of its values in any order: `Discount: price 80, discount
// 20%`. They take the words of its page, and no sentence.

/** The label of a value in plain letters, and what it has in parentheses: the W of `Power (W)`. */
interface Label {
  readonly key: string;
  readonly words: string;
  readonly unit: string | undefined;
  /** The value of a choice that the label is for: the parts of a percentage. */
  readonly choice: string | undefined;
}

/** A calculator with its words in plain letters. */
interface Named {
  readonly tool: AnyTool;
  readonly spoken: SpokenTool | undefined;
  readonly name: string;
  /** The keys of its results, by their labels. */
  readonly results: ReadonlyMap<string, string>;
  /** The longest first. */
  readonly labels: readonly Label[];
}

const parentheses = /\s*\(([^)]*)\)/;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns words as typed texts are compared with them. */
const lettersIn = (words: string): string => plainLetters(makeSource(withoutVowelSigns(words)).plain);

/** Returns a label as it is written, and without what it has in parentheses. */
const labelsOf = (key: string, label: string, choice?: string): readonly Label[] => {
  const whole = lettersIn(label);
  const unit = parentheses.exec(whole)?.[1];
  const bare = whole.replace(parentheses, '');
  return (bare === whole ? [whole] : [whole, bare]).map((words) => ({ key, words: words.trim(), unit, choice }));
};

const namedOf = ({ tool, spoken }: ToolIndex['tools'][number]): Named => {
  const labels = Object.entries(tool.params).flatMap(([key, { label, labels: byChoice }]) => {
    const own = spoken ? spoken.params[key] : label;
    const ofChoices = Object.entries((!spoken && byChoice?.of) || {});
    return [
      ...(own === undefined ? [] : labelsOf(key, own)),
      ...ofChoices.flatMap(([choice, one]) => labelsOf(key, one, choice)),
    ];
  });
  const results = spoken
    ? Object.entries(spoken.answers)
    : Object.entries(tool.result).map(([key, { label }]) => [key, label] as const);
  return {
    tool,
    spoken,
    name: lettersIn(spoken ? spoken.name : tool.name),
    results: new Map(results.flatMap(([key, label]) => labelsOf(key, label).map(({ words }) => [words, key]))),
    labels: labels.sort((one, other) => other.words.length - one.words.length),
  };
};

/** The letters by which the words of a calculator are found. */
const lettersOfKey = 2;

/** The calculators of an index, by the first letters of the words that they are called by. */
const namedIn = oncePer(({ tools }: ToolIndex): ReadonlyMap<string, ReadonlySet<Named>> => {
  const byLetters = new Map<string, Set<Named>>();
  for (const named of tools.map(namedOf))
    for (const start of [
      named.name,
      ...matchesOf(word, [named.name, ...named.results.keys()].join(' ')).map(([one]) => one),
    ])
      remember(byLetters, Infinity, start.slice(0, lettersOfKey), () => new Set()).add(named);
  return byLetters;
});

/** Returns true for the start of a name, or words that begin its words: `Rabatt` of `Rabattrechner`. */
const isNameOf = (head: string, name: string): boolean => {
  const words = matchesOf(word, name).map(([one]) => one);
  return (
    head.length >= lettersOfKey &&
    (name.startsWith(head) ||
      matchesOf(word, head).every(([one]) => one.length >= lettersOfKey && words.some((own) => own.startsWith(one))))
  );
};

/** A value of a text. */
interface Value {
  readonly label: Label;
  readonly filled: Filled;
  /** True for a measure in the very unit of its row. */
  readonly isInUnit: boolean;
  /** The unit after a number whose row has none: 10 mg/ml. */
  readonly beside?: string;
}

/** Returns the value after a label. */
type ReadValue = (label: Label, value: Span) => Omit<Value, 'label'> | undefined;

const afterName = /[\s:：,、，-]+$/;
const afterLabel = /\s*[:=：＝]?\s*/y;
const separators = /[\s,;.、，；]+$/;

/** The most readings of values for one calculator, which bounds the work. */
const mostReadings = 100;

/** Reads the values of a text for a calculator. */
class Values {
  private readonly letters: string;
  private readonly source: Span;
  private readonly read: ReadValue;
  private readings = 0;

  constructor(source: Span, read: ReadValue) {
    this.source = source;
    this.read = read;
    this.letters = lettersOf(source.plain).letters;
  }

  /** Returns the places of labels from an index on. */
  *places(labels: readonly Label[], from: number): Generator<number> {
    for (let at = from; at < this.letters.length; at++) if (this.at(at, labels).length > 0) yield at;
  }

  /** Returns the labels at an index. */
  private at(at: number, labels: readonly Label[]): readonly Label[] {
    const isCut = (end: number): boolean =>
      spacedLetter.test(this.letters[end] ?? '') && spacedLetter.test(this.letters[end - 1] ?? '');
    if (isCut(at)) return [];
    return labels.filter(({ words }) => this.letters.startsWith(words, at) && !isCut(at + words.length));
  }

  /** Returns the values from an index to the end of the text, each after its label. */
  from(at: number, labels: readonly Label[]): readonly Value[] | undefined {
    for (const label of this.at(at, labels)) {
      const endOfLabel = at + label.words.length;
      const from = endOfLabel + matchAt(afterLabel, this.letters, endOfLabel)![0].length;
      const others = labels.filter(({ key }) => key !== label.key);
      for (const next of [...this.places(others, from + 1), this.letters.length]) {
        if (++this.readings > mostReadings) return undefined;
        const end = next - (separators.exec(this.letters.slice(from, next))?.[0].length ?? 0);
        const place = span(this.source, from, end);
        const found = place.text === '' ? undefined : this.read(label, place);
        if (!found) continue;
        const value: Value = { ...found, label, filled: { ...found.filled, from, end } };
        const rest = next === this.letters.length ? [] : this.from(next, others);
        if (rest) return [value, ...rest];
      }
    }
    return undefined;
  }
}

/** The usual value of a choice. */
const usualOf = (field: Field | undefined): string =>
  field?.kind === 'choice' && !field.isRequired ? (field.default ?? field.values[0]!) : '';

/** The unit of a number, which may depend on a choice. */
const unitOf = (field: Field, chosen: string | undefined): string | undefined => {
  if (field.kind === 'integer') return field.counts;
  if (field.kind !== 'number') return undefined;
  const { unit, counts } = field;
  if (unit === undefined || typeof unit === 'string') return unit ?? counts;
  const units = chosen === undefined ? undefined : unit.units[chosen];
  return typeof units === 'string' ? units : units?.at(-1);
};

/** The choice that the units and labels of values depend on, and its values, the usual one first. */
const choiceOf = ({ params }: AnyTool): readonly [key: string, values: readonly string[]] | undefined => {
  const keys = Object.values(params).map(
    (field) => field.labels?.by ?? ('unit' in field && typeof field.unit === 'object' ? field.unit.by : undefined),
  );
  const key = keys.find((one) => one !== undefined);
  const field = key === undefined ? undefined : params[key];
  return field?.kind === 'choice' ? [key!, [...new Set([usualOf(field), ...field.values])]] : undefined;
};

/** Returns a reader for the values of a calculator. */
const valueReader = (
  { tool, spoken }: Named,
  reading: Reading,
  manner: Manner,
  chosen: string | undefined,
): ReadValue => {
  const readSlot = slotReader(tool, reading, spoken);
  return ({ key, unit: inLabel }, value) => {
    const field = tool.params[key]!;
    const { length } = value.text;
    const isEnd = (end: number): boolean => end === length;
    const isNumber = field.kind === 'number' || field.kind === 'integer';
    const unit = unitOf(field, chosen);
    const valueIn = (filled: Filled | string | undefined, isInUnit = false): Omit<Value, 'label'> | undefined =>
      filled === undefined
        ? undefined
        : { filled: typeof filled === 'string' ? { text: filled, from: 0, end: length } : filled, isInUnit };
    if (field.kind === 'choice') return valueIn(choiceCalled(field, value.lower, spoken?.names[key]));
    // Holidays are more words than sentences have for a value
    if (field.kind === 'text' && !field.looks && !field.isZone) return valueIn(value.text);
    const read = (of: string | undefined, isStrict = false): readonly Filled[] =>
      readSlot({ kind: 'slot', key, unit: of, isStrict }, value, 0, of === undefined && isNumber ? () => true : isEnd);
    const plain = read(undefined);
    const whole = plain.find(({ end }) => isEnd(end));
    if (whole || !isNumber) return valueIn(whole);
    if (unit !== undefined && unit !== 'percent') {
      const strictly = read(unit, true).find(({ end }) => isEnd(end));
      return valueIn(strictly ?? read(unit).find(({ end }) => isEnd(end)), strictly !== undefined);
    }
    for (const filled of plain) {
      const beside = lettersOf(value.plain).letters.slice(filled.end).trim();
      const isPercent = matchAt(manner.percent, beside, 0)?.[0] === beside;
      const isOfLabel = isPercent && (key.endsWith('Percent') || unit === 'percent' || inLabel === '%');
      if (isOfLabel || beside === inLabel) return valueIn(filled);
      if (isPercent || isUnitIn(value, beside)) return { ...valueIn(filled)!, beside };
    }
    return undefined;
  };
};

/** Returns true if a row is of no use for the chosen form: the radius of a rectangle. */
const isNeedless = ({ tool }: Named, values: readonly Value[]): boolean =>
  values.some(({ label: { key } }) => {
    const needed = tool.params[key]!.neededFor;
    if (!needed) return false;
    const given = values.find(({ label }) => label.key === needed.by)?.filled.text;
    return !needed.words.includes(given ?? usualOf(tool.params[needed.by]));
  });

/** Returns true for numbers without units, or several in one unit: a dilution from 10 mg/ml to 2 mg/ml. */
const areAlike = (values: readonly Value[]): boolean => {
  const units = values.flatMap(({ beside }) => beside ?? []);
  return new Set(units).size <= 1 && units.length !== 1;
};

/**
 * Returns the question of a calculator with all values that it requires. Without the usual result it asks for the first one. A refused value
 * has a refusal.
 */
const withAnswer = (question: ToolQuestion): ToolQuestion | undefined => {
  const { tool, given, bindings, main } = question;
  try {
    const answer = tool.answer(given) as Readonly<Record<string, unknown>>;
    const isThere = (key: string): boolean => answer[key] !== undefined;
    if (main === undefined || isThere(main)) return question;
    return { ...question, main: Object.keys(tool.result).find((key) => !(key in tool.params) && isThere(key)) };
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    return [...bindings.keys()].some((key) => parameterName(key) === error.parameter) ? question : undefined;
  }
};

/** Returns a test for values whose unit depends on a choice. */
const hasOpenUnit =
  ({ tool }: Named) =>
  ({ label: { key } }: Value): boolean => {
    const field = tool.params[key]!;
    return field.kind === 'number' && typeof field.unit === 'object';
  };

/** Returns the assumption that labels without a choice belong to the usual one. */
const assumptionOf = ({ tool, spoken }: Named, [key, value]: readonly [key: string, value: string]): Assumption => {
  const field = tool.params[key]!;
  const names = spoken ? spoken.names[key] : field.kind === 'choice' && field.names;
  return { kind: 'system', of: spoken?.params[key] ?? field.label, as: (names || {})[value] ?? value };
};

/** Returns the values of a text for a calculator, and what its units and labels imply. */
const valuesFor = (named: Named, source: Span, start: number, reading: Reading, manner: Manner) => {
  const [key, choices] = choiceOf(named.tool) ?? [undefined, [undefined]];
  const ways = choices.flatMap((choice) => {
    const labels = named.labels.filter((label) => label.choice === undefined || label.choice === choice);
    const values = new Values(source, valueReader(named, reading, manner, choice)).from(start, labels);
    if (!values || isNeedless(named, values) || !areAlike(values)) return [];
    const given = values.find(({ label }) => label.key === key)?.filled.text;
    if (given !== undefined && given !== choice) return [];
    const implying = values.filter(({ isInUnit, label }) => isInUnit || label.choice !== undefined).length;
    return [
      { values, implied: key === undefined || given !== undefined ? undefined : ([key, choice!] as const), implying },
    ];
  });
  const most = Math.max(...ways.map(({ implying }) => implying));
  const [best, other] = ways.filter(({ implying }) => implying === most);
  return other && most > 0 ? undefined : best;
};

/** Labels and names are at most so long. */
const longestLabelled = 300;

/** Returns the question for a calculator whose name, or that of a result, and labels make up a text. */
const askedOf = (named: Named, source: Span, reading: Reading, manner: Manner): ToolQuestion | undefined => {
  const { letters } = lettersOf(source.plain);
  let refused: ToolQuestion | undefined;
  // The longest name is first: words of a name may be labels
  for (const start of [...new Values(source, () => undefined).places(named.labels, lettersOfKey)].reverse()) {
    const head = letters.slice(0, start).replace(afterName, '');
    const isApart = head.length < letters.slice(0, start).trimEnd().length;
    const main = named.results.get(head);
    const best =
      main !== undefined || isNameOf(head, named.name) ? valuesFor(named, source, start, reading, manner) : undefined;
    if (!best) continue;
    const assumes = best.implied && best.implying === 0 ? assumptionOf(named, best.implied) : undefined;
    // Ring size 7 may be any size, and a consumption of 7 in any unit
    if ((!isApart && best.values.length === 1) || (assumes && best.values.some(hasOpenUnit(named)))) continue;
    const bindings = new Map(best.values.map(({ label, filled }) => [label.key, filled]));
    const ask = {
      says: [],
      ...(best.implied && { given: Object.fromEntries([best.implied]) }),
      ...(main !== undefined && { main }),
      ...(assumes && { assumes }),
    };
    const asked = questionOf({ tool: named.tool, ask, spoken: named.spoken }, bindings, reading.today);
    const question = asked.lacking ? undefined : withAnswer(asked);
    if (question && isPlausible(question)) return question;
    refused ??= question;
  }
  return refused;
};

/** Returns the question for the only calculator whose name and labels make up a text. */
export const findLabelled = (index: ToolIndex, source: Span, reading: Reading): ToolQuestion | undefined => {
  if (source.text.length > longestLabelled) return undefined;
  const { letters } = lettersOf(source.plain);
  const [question, other] = Array.from(namedIn(index).get(letters.slice(0, lettersOfKey)) ?? [])
    .filter(({ labels }) => labels.some(({ words }) => letters.includes(words)))
    .flatMap((named) => askedOf(named, source, reading, index.manner) ?? []);
  return other ? undefined : question;
};
