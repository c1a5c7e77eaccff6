import { lateError, joinWithOr, UnitsError, type ErrorCode } from '../model/error.ts';
import type { Refusals, SpokenTool, Speech } from '../model/speech.ts';
import { fill } from '../model/sentence.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import { placeOf, type Span } from '../text/span.ts';
import { parameterName } from '../tool/declaration.ts';

/** Cuts a text at 40 characters, as errors do. */
const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
};

/** The refusal sentence of each error code. Other codes use the sentence for unreadable text. */
const sentences: { readonly [C in ErrorCode]?: keyof Refusals } = {
  'unknown-unit': 'unknownUnit',
  'ambiguous-unit': 'ambiguousUnit',
  'incompatible-units': 'incompatibleUnits',
  'unknown-ingredient': 'unknownIngredient',
  'ambiguous-number': 'ambiguousNumber',
  'invalid-date': 'invalidDate',
  'division-by-zero': 'divisionByZero',
  'result-out-of-range': 'tooLarge',
  'missing-parameter': 'missing',
};

/** Codes whose sentences end with the possible readings, without a further sentence. */
const saysReadings = new Set<ErrorCode>(['ambiguous-unit', 'ambiguous-number']);

/** Codes with suggestions that are calculated on access. */
const lateSuggestions = new Set<ErrorCode>(['unknown-unit', 'unknown-ingredient']);

/** Errors that are already in the language. */
const ready = new WeakSet<UnitsError>();

/** Returns the names of units in the language, by their identifiers. Returns other texts unchanged. */
type NamesOf = (ids: readonly string[]) => readonly string[];

/**
 * Returns an error in a language other than English. Its sentence contains the reason, if the language has words for
 * it.
 */
export const refusedIn = (
  error: UnitsError,
  text: string,
  { tag, refusals }: Speech,
  namesOf: NamesOf,
  vocabulary: Vocabulary | undefined,
): UnitsError => {
  if (ready.has(error)) return error;
  const { code, place, parameter } = error;
  const at = place ? text.slice(place.index, place.index + place.length).trim() : '';
  // In two vasos de agua the first word is the measure
  const open = code === 'unknown-unit' ? [at, at.split(' ')[0]!].find((name) => vocabulary?.isOpen(name)) : undefined;
  if (open !== undefined)
    return new UnitsError(code, fill(refusals.severalSizes, open), { parameter, place, suggestions: [] });
  const suggestions = (): readonly string[] => error.suggestions ?? [];
  const isOfUnits = code === 'ambiguous-unit' || code === 'unknown-unit';
  const sentence = (): string => {
    const names = new Set(isOfUnits ? namesOf(suggestions()) : suggestions());
    const readings = new Intl.ListFormat(tag, { type: 'disjunction' }).format(names);
    const said = fill(refusals[sentences[code] ?? 'unreadable'], cut(at === '' ? text : at), readings);
    if (saysReadings.has(code) || readings === '') return said;
    // A full-width stop needs no space after it
    return `${said}${said.endsWith('。') ? '' : ' '}${fill(refusals.didYouMean, readings)}`;
  };
  return lateSuggestions.has(code)
    ? lateError(code, sentence, suggestions, { parameter, place })
    : new UnitsError(code, sentence(), { parameter, place, suggestions: error.suggestions });
};

/** Returns the error of a calculator in another language, with its place in the question. */
export const refusedByTool = (
  { code, parameter: name, suggestions }: UnitsError,
  at: Span,
  parameter: string,
  refusals: Refusals,
  words: SpokenTool | undefined,
): UnitsError => {
  const label = Object.entries(words?.params ?? {}).find(([key]) => parameterName(key) === name)?.[1];
  const own = sentences[code];
  const sentence =
    own === undefined && label !== undefined
      ? fill(refusals.outOfRange, label, cut(at.text))
      : fill(refusals[own ?? 'unreadable'], cut(at.text), joinWithOr(suggestions ?? []));
  const error = new UnitsError(code, sentence, { parameter, place: placeOf(at), suggestions });
  ready.add(error);
  return error;
};
