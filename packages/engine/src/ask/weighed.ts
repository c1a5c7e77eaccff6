import type { Assumption } from '../model/assumption.ts';
import type { Ratio } from '../model/rational.ts';
import { oncePer } from '../model/remember.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { alternatives } from '../languages/words.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import { evaluateMeaning, type Parsed } from '../text/question/parsed.ts';
import { framesBeside, readQuestion, type Frame } from '../text/question/question.ts';
import { makeSource, without, type Span } from '../text/span.ts';
import { assumedUnit } from '../text/units/assumed.ts';
import { resolve } from '../text/units/meaning.ts';
import { readTarget } from '../text/units/target.ts';
import type { Roles } from '../model/speech.ts';
import { hasUnspaced, plainLetters, spacedLetter } from './letters.ts';
import { rolesOfText } from './roles.ts';

/** Matches words that connect an ingredient with its measure, in scripts without spaces and in Hindi. */
const ties = /^\s*(?:の|的|의|का|की|के|は|은|는|を|을|를|,|、)\s*/u;
const tiesBefore = /\s*(?:の|的|의|का|की|के|,|、)\s*$/u;

/** Returns true if both letters are part of one word. */
const isJoined = (a: string | undefined, b: string | undefined): boolean =>
  spacedLetter.test(a ?? '') && spacedLetter.test(b ?? '');

/** A named ingredient or substance. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedIn extends Named {
  /** The text without the name. */
  readonly rest: Span;
}

/** Returns the names of a table, the longest first, with the letters that they have in a text. */
const lettersOfNames = oncePer((names: Readonly<Record<string, string>>) =>
  Object.keys(names)
    .sort((a, b) => b.length - a.length)
    .map((name) => ({ name, word: plainLetters(makeSource(name).plain).replaceAll('’', "'") })),
);

/** Returns the ingredient or substance with the longest name that is in the text as separate words. */
export const namedIn = (source: Span, names: Readonly<Record<string, string>>): NamedIn | undefined => {
  const letters = plainLetters(source.plain);
  for (const { name, word } of lettersOfNames(names)) {
    const at = letters.indexOf(word);
    const end = at + word.length;
    if (at < 0 || isJoined(letters[at - 1], word[0]) || isJoined(word.at(-1), letters[end])) continue;
    const of = alternatives(source.lexicon?.vocabulary?.words.of ?? []);
    const before = new RegExp(String.raw`(?:^|\s)(?:${of})\s*$`, 'iu');
    const [first, second] = [source.plain.slice(0, at), source.plain.slice(end)];
    const start = first.replace(tiesBefore, '').replace(of === '' ? /$^/ : before, '');
    // 小さじ1の塩は: keep the words after the ingredient
    const isTied = hasUnspaced(name) && start !== first;
    const untied = hasUnspaced(name) ? second.replace(ties, '') : second.replace(/^\s*(?:का|की|के|,)\s+/u, '');
    const from = end + second.length - (isTied ? second : untied).length;
    return { id: names[name]!, name, rest: without(source, [[start.length, from]], hasUnspaced(name) ? '' : ' ') };
  }
  return undefined;
};

export interface Weighed {
  readonly parsed: Parsed;
  readonly name: string;
  readonly assumed: readonly Assumption[];
}

/** A measure with one unit, and what its reading assumes. */
interface OneMeasure {
  readonly value: Ratio;
  /** The identifier of its unit. */
  readonly unit: string;
  readonly assumed: readonly Assumption[];
}

/** Returns a measure of an ingredient, in the target unit if there is one. */
export const weigh = (measure: OneMeasure, { id, name }: Named, wanted?: Unit): Weighed | undefined => {
  const ingredient = catalogue.ingredients!.lookUp(id);
  const unit = makeSource(measure.unit, catalogue);
  const term = { value: measure.value, unit, place: unit, isAdded: false, isMore: false };
  const target = wanted && { readings: [[wanted.id]], place: unit, ingredient: undefined };
  const meaning = resolve({ terms: [term], isBare: false, ingredient }, target, ingredient, catalogue);
  if (meaning instanceof Diagnostic) return undefined;
  const parsed = evaluateMeaning(meaning, { ingredient, parameter: 'text', lexicon: catalogue });
  return { parsed, name, assumed: measure.assumed };
};

/** Returns a text without the words that ask for a weight: wie viel wiegt 1 EL. Undefined if it has none. */
const withoutWeight = (text: Span, roles: Roles | undefined): Span | undefined => {
  const found = roles && rolesOfText(text, roles);
  const words = found?.get('weigh');
  if (!found || !words) return undefined;
  const ranges = [...words, ...(found.get('question') ?? [])].sort((a, b) => a.from - b.from);
  return without(
    text,
    ranges.map(({ from, end }) => [from, end] as const),
  );
};

/** Reads a measure with one unit and no target. */
const measureIn = (text: Span, style: NumberStyle | undefined): OneMeasure | undefined => {
  const measure = readText(text, style, 'text');
  if (measure instanceof Diagnostic || measure.answer || measure.parts.length > 1) return undefined;
  return { value: ratioOf(measure.exact), unit: measure.unit, assumed: measure.assumed };
};

/** Answers a frame with one measure and one target unit. */
const answerIn = ({ amount, target }: Frame, named: NamedIn, style: NumberStyle | undefined): Weighed | undefined => {
  const measure = measureIn(amount, style);
  const wanted = measure && readTarget(target);
  if (!wanted || wanted instanceof Diagnostic) return undefined;
  const [[spelling = '', ...others] = []] = wanted.readings;
  const lexicon = target.lexicon!;
  const unit = others.length === 0 ? lexicon.meaningsOf(spelling).units[0] : undefined;
  const answer = unit && weigh(measure, named, unit);
  return answer && { ...answer, assumed: [...answer.assumed, ...assumedUnit(spelling, lexicon)] };
};

/**
 * Reads a measure of a named ingredient in a language, in any order: `2 tazze di farina in grammi`, `밀가루 2컵은 몇 그램`.
 * Without a target, `小さじ1の塩`, other units are shown, and grams if a word asks for its weight. Undefined for a text without an
 * ingredient, or with another question.
 */
export const readWeighed = (
  source: Span,
  style: NumberStyle | undefined,
  names: Readonly<Record<string, string>>,
  roles: Roles | undefined,
): Weighed | undefined => {
  const named = namedIn(source, names);
  if (!named) return undefined;
  const { body, frames } = readQuestion(named.rest);
  for (const frame of [...frames, ...framesBeside(body)]) {
    const answer = answerIn(frame, named, style);
    if (answer) return answer;
  }
  const asked = withoutWeight(named.rest, roles);
  const measure = measureIn(asked ? readQuestion(asked).body : body, style);
  const quantity = measure && catalogue.findUnit(measure.unit).quantity?.id;
  if (quantity !== 'volume' && (quantity !== 'mass' || asked)) return undefined;
  return weigh(measure!, named, asked && catalogue.findUnit('gram'));
};
