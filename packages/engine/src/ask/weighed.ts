import type { Assumption } from '../model/assumption.ts';
import { catalogue } from '../text/catalogue.ts';
import { alternatives } from '../languages/words.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { framesBeside, readQuestion, type Frame } from '../text/question/question.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { assumedUnit } from '../text/units/assumed.ts';
import { readTarget } from '../text/units/target.ts';
import { hasUnspaced, plainLetters, spacedLetter } from './letters.ts';

/** Words of scripts without spaces, and of Hindi, that tie an ingredient to its measure. */
const ties = /^\s*(?:の|的|의|का|की|के|は|은|는|を|을|를|,|、)\s*/u;
const tiesBefore = /\s*(?:の|的|의|का|की|के|,|、)\s*$/u;

/** Returns true if a letter continues the word before it. */
const isJoined = (a: string | undefined, b: string | undefined): boolean =>
  spacedLetter.test(a ?? '') && spacedLetter.test(b ?? '');

/** An ingredient that a text names, and the text without it. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly rest: string;
}

/** The longest name of an ingredient that stands in a text as words of its own. */
const namedIn = (source: Span, names: Readonly<Record<string, string>>): Named | undefined => {
  const letters = plainLetters(source.plain);
  const of = alternatives(source.lexicon?.vocabulary?.words.of ?? []);
  const before = new RegExp(String.raw`(?:^|\s)(?:${of})\s*$`, 'iu');
  for (const name of Object.keys(names).sort((a, b) => b.length - a.length)) {
    const word = plainLetters(name).replaceAll('’', "'");
    const at = letters.indexOf(word);
    const end = at + word.length;
    if (at < 0 || isJoined(letters[at - 1], word[0]) || isJoined(word.at(-1), letters[end])) continue;
    const [first, second] = [source.plain.slice(0, at), source.plain.slice(end)];
    const start = first.replace(tiesBefore, '').replace(of === '' ? /$^/ : before, '');
    // 小さじ1の塩は: what stands behind the ingredient is that of the measure
    const isTied = hasUnspaced(name) && start !== first;
    const untied = hasUnspaced(name) ? second.replace(ties, '') : second.replace(/^\s*(?:का|की|के|,)\s+/u, ' ');
    const behind = isTied ? second : untied;
    return { id: names[name]!, name, rest: `${start}${hasUnspaced(name) ? '' : ' '}${behind}`.trim() };
  }
  return undefined;
};

/** The question of a frame in English with what was assumed for it, where it asks one measure in one unit. */
const written = (
  { amount, target }: Frame,
  id: string,
  style: NumberStyle | undefined,
): { readonly text: string; readonly assumed: readonly Assumption[] } | undefined => {
  const measure = readText(amount, style, 'text');
  const wanted = readTarget(target);
  if (measure instanceof Diagnostic || wanted instanceof Diagnostic || measure.answer || measure.parts.length > 1)
    return undefined;
  const [[spelling = '', ...others] = []] = wanted.readings;
  const lexicon = target.lexicon!;
  const unit = others.length === 0 ? lexicon.meaningsOf(spelling).units[0] : undefined;
  if (!unit) return undefined;
  const { n, d } = ratioOf(measure.exact);
  return {
    text: `${d === 1n ? n : `${n}/${d}`} ${measure.unit} of ${id} in ${unit.id}`,
    assumed: [...measure.assumed, ...assumedUnit(spelling, lexicon)],
  };
};

/**
 * Reads a measure of an ingredient that a language names, in any order: `2 tazze di farina in grammi`, `밀가루 2컵은 몇 그램`.
 * Undefined for a text that names none, or asks for nothing.
 */
export const readWeighed = (
  source: Span,
  style: NumberStyle | undefined,
  names: Readonly<Record<string, string>>,
): { readonly parsed: Parsed; readonly name: string; readonly assumed: readonly Assumption[] } | undefined => {
  const named = namedIn(source, names);
  if (!named) return undefined;
  const { body, frames } = readQuestion(span(makeSource(named.rest, source.lexicon), 0));
  for (const frame of [...frames, ...framesBeside(body)]) {
    const question = written(frame, named.id, style);
    const parsed = question && readText(makeSource(question.text, catalogue), undefined, 'text');
    if (parsed && !(parsed instanceof Diagnostic) && parsed.answer)
      return { parsed, name: named.name, assumed: question.assumed };
  }
  return alone(body, named, style);
};

/** A measure of an ingredient that nothing is asked of, `小さじ1の塩`, to be shown in other units. */
const alone = (
  body: Span,
  { id, name }: Named,
  style: NumberStyle | undefined,
): { readonly parsed: Parsed; readonly name: string; readonly assumed: readonly Assumption[] } | undefined => {
  const measure = readText(body, style, 'text');
  if (measure instanceof Diagnostic || measure.answer || measure.parts.length > 1) return undefined;
  const quantity = catalogue.findUnit(measure.unit).quantity?.id;
  if (quantity !== 'volume' && quantity !== 'mass') return undefined;
  const { n, d } = ratioOf(measure.exact);
  const text = `${d === 1n ? n : `${n}/${d}`} ${measure.unit} of ${id}`;
  const parsed = readText(makeSource(text, catalogue), undefined, 'text');
  const isRead = !(parsed instanceof Diagnostic) && parsed.ingredient !== undefined;
  return isRead ? { parsed, name, assumed: measure.assumed } : undefined;
};
