import { meets } from './bridge.ts';
import { find, unitIndex, readTypedNumber, UnitsError, type Unit, fill } from '@units/engine/internal';
import { uncertainties } from './load-uncertain.ts';
import { readMeasured } from './measured.ts';
import { localized } from './number-text.ts';
import { readNumber } from './read-typed.ts';
import { exactFunctionFor } from './exact-function-for.ts';
import type { Setting } from './setting.ts';
import type { Typed } from './typed.ts';
import {
  asListed,
  lightIndex,
  offeredWith,
  offersOf,
  partnerOf,
  startingPair,
  symbolFor,
  type Offer,
} from './units.ts';
import { writePlain } from './write-plain.ts';
import { cut, sentencesOf } from './words/sentences.ts';
import type { Words } from './words/words.ts';

/** The units of a request by their spellings, from an address or a message. */
export interface Request {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A request to a converter, as text. */
export interface Asked extends Request {
  readonly value?: string | undefined;
}

/** The answer to a request, and the reason if it shows something else. */
export interface Answer {
  readonly typed: Typed;
  readonly excuse: string | undefined;
}

/** The units to show: always two that convert, and a message if they differ from the requested ones. */
export interface Granted {
  readonly from: Unit;
  readonly to: Unit;
  readonly problem?: string;
}

/** The most errors of a long list that are shown. */
const mostSaid = 3;

/** Returns the first meaning of a spelling that a quantity lists. */
const readSpelling = (text: string): Unit | undefined => {
  const { units } = unitIndex.find(text);
  const unit = units.find(({ quantity }) => quantity) ?? units[0];
  return unit && asListed(unit);
};

/** Returns the units to pick from. Skips unknown spellings and reports them. */
export const readOffers = (
  spellings: readonly string[],
  words: Words,
): { readonly offers: readonly Offer[]; readonly problem: string | undefined } => {
  const read = spellings.map((spelling) => ({ spelling, unit: readSpelling(spelling) }));
  const unknown = read.filter(({ spelling, unit }) => !unit && spelling.trim() !== '');
  const problems = unknown.map(({ spelling }) => fill(sentencesOf(words).unknownUnit, cut(spelling.trim())));
  return {
    offers: offersOf(read.flatMap(({ unit }) => unit ?? [])),
    problem: problems.length === 0 ? undefined : problems.slice(0, mostSaid).join(' '),
  };
};

/** Returns one unit and its partner, on the requested sides. */
const around = (unit: Unit | undefined, side: 'from' | 'to', offers: readonly Offer[]): Granted => {
  if (!unit) {
    const [from, to] = startingPair(offers[0]!.quantity, offers[0]!.units);
    return { from, to };
  }
  const partner = partnerOf(unit, offeredWith(unit, offers));
  return side === 'from' ? { from: unit, to: partner } : { from: partner, to: unit };
};

const known = (text: string | undefined, words: Words): { unit?: Unit; problem?: string } => {
  if (text === undefined || text.trim() === '') return {};
  const unit = text.length > 160 ? undefined : readSpelling(text);
  return unit ? { unit } : { problem: fill(sentencesOf(words).unknownUnit, cut(text)) };
};

const together = (from: string, to: string): { pair?: readonly [Unit, Unit]; error?: UnitsError } => {
  try {
    const conversion = find(from, to);
    return { pair: [asListed(conversion.from), asListed(conversion.to)] };
  } catch (error) {
    if (error instanceof UnitsError) return { error };
    throw error;
  }
};

/** Finds the requested units. Unknown or unsuitable units are replaced by suitable ones. */
export const grant = ({ from, to }: Request, { offers, words, bridge }: Omit<Setting, 'locale'>): Granted => {
  const [source, target] = [known(from, words), known(to, words)];
  if (!source.unit || !target.unit) {
    const granted =
      source.unit || !target.unit ? around(source.unit, 'from', offers) : around(target.unit, 'to', offers);
    const problem = [source.problem, target.problem].filter(Boolean).join(' ');
    return problem === '' ? granted : { ...granted, problem };
  }
  const { pair, error } = together(from!, to!);
  if (pair) return { from: pair[0], to: pair[1] };
  if (meets(source.unit, target.unit, bridge)) return { from: source.unit, to: target.unit };
  const granted = around(source.unit, 'from', offers);
  if (error?.code !== 'ambiguous-unit')
    return { ...granted, problem: fill(sentencesOf(words).mismatch, cut(from!), cut(to!)) };
  const meant = (error.suggestions ?? []).flatMap((id) => lightIndex.byId(id) ?? [])[0];
  const problem = fill(sentencesOf(words).ambiguousUnit, cut(error.parameter === 'from' ? from! : to!));
  if (error.parameter === 'from') return { ...around(meant, 'from', offers), to: target.unit, problem };
  return { from: source.unit, to: meant ?? granted.to, problem };
};

const named = (unit: Unit): string => symbolFor(unit) || unit.id;

/**
 * Returns the requested units if the number has its own unit: 5 mi from kilometers to miles becomes miles to
 * kilometers.
 */
const withOwnUnit = (own: Unit, { from, to }: Request): Request => {
  const isOther = to !== undefined && readSpelling(to) === asListed(own);
  return { from: own.id, to: isOther ? from : to };
};

/** Returns the answer to a request: `otherwise` replaces a number that cannot be read. */
export const answer = ({ value, from, to }: Asked, otherwise: string, setting: Setting): Answer => {
  const { words, locale } = setting;
  const written = localized(value?.trim() || otherwise, locale);
  const given = uncertainties()?.ofAddress(written, locale) ?? written;
  const isNumber = 'value' in readTypedNumber(given, locale);
  const uncertain = isNumber
    ? undefined
    : uncertainties()?.readUncertain(given, locale, readSpelling(from ?? ''), exactFunctionFor);
  const measured = isNumber ? undefined : (uncertain ?? readMeasured(given, locale));
  const granted = grant(measured?.unit ? withOwnUnit(measured.unit, { from, to }) : { from, to }, setting);
  const isReadable = isNumber || measured !== undefined;
  const plain = measured && writePlain({ text: given, reading: measured }, locale);
  const text = isNumber ? given : (plain ?? otherwise);
  const reading = uncertain ?? readNumber(text, words, locale);
  const sentences = sentencesOf(words);
  const problems = [granted.problem, isReadable ? undefined : fill(sentences.badValue, cut(given))].filter(Boolean);
  const shown = `${text} ${named(granted.from)} → ${named(granted.to)}`;
  return {
    typed: { from: granted.from, to: granted.to, side: 'from', text, reading },
    excuse: problems.length === 0 ? undefined : fill(sentences.showing, problems.join(' '), shown),
  };
};
