import { lookUpIngredient } from '../conversion/ingredients.ts';
import { pouredDrinks, weighedFoods } from '../data/foods.ts';
import { rankOf } from '../naming/rank.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import { again, quoted, UnitsError } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { lookUpAnalyte, lookUpEnzyme } from '../substances/index.ts';
import { catalogue } from '../text/catalogue.ts';
import { Diagnostic, refusedAt } from '../text/diagnostics/diagnostic.ts';
import { numberWord } from '../text/numbers/number-words.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readFrame } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { framesBeside, readQuestion, type Frame } from '../text/question/question.ts';
import { isUnitIn, makeSource, span, type Span } from '../text/span.ts';
import { readAmount } from '../text/units/amount.ts';
import { mistyped } from '../text/units/mistyped.ts';
import { readTarget } from '../text/units/target.ts';
import { areDependent, isQuantity, unitOf } from './beside.ts';
import { startsOf, withoutStop } from './longest.ts';

/** A conversion with words that do not affect it. */
export interface InContext {
  readonly parsed: Parsed;
  /** Undefined if the words named its ingredient. */
  readonly aside: string | undefined;
}

/** Limits above the length of a question, so that the work for any text is limited. */
const longestText = 200;
const mostWords = 8;

/** Words without meaning of their own, although some are also units. */
export const fillers: ReadonlySet<string> = new Set(
  "a an the my your his her our their this that of for on at to from is was are were it it's i i'm me am have has need do does weigh weighs".split(
    ' ',
  ),
);

/** Words of questions to a calculator that say nothing about its values. */
export const askingInEnglish: readonly string[] =
  "and if you we he she they who when which would will can could should be been one someone get gets what what's whats how many much calculate calculator find".split(
    ' ',
  );

/** Matches words that change a number or its unit: signs, shares, comparisons, changes, and the parts of shapes. */
export const changing = new RegExp(
  `^(?:${[
    numberWord,
    'minus|negative|plus|per|times|by|and|or|with|without|not?|none|except|than|between|versus|vs|each|every',
    'halve[sd]?|doubl\\w*|twice|tripl\\w*|thrice|quarters?|nearly|almost|partly|return|thirds?|several|few|some|dozens?|pairs?|couple|another|multiple|extra|left|remaining',
    'fractions?|decimals?|round\\w*|nearest|closest|below|above|under|over|up|down|less|more|fewer|lower|higher|max|sums?|totals?|averages?|means?|medians?|ratios?|percent\\w*',
    '(?:diff|within|gap|chang|ris|rose|rais|drop|fall|fell|increas|decreas|reduc|gain|los[st]|grow|shr[iau]nk|delta|toleranc|uncertain|error)\\w*',
    'squared?|cubed?|cubic|inverse|reciprocal|root|log|circumference|perimeter|radius|radii|diagonal|hypotenuse|surface|sides?|faces?|edges?',
    'before|original\\w*|regular|gauge|shotgun|bore|absolute|relative|imperial|metric|british|american|us|uk|usa|english|old|dry|liquid|troy|nautical|sea',
  ].join('|')})$`,
);

/** Matches words for a change, a bound or a sum. They say nothing beside one amount, unless it is a temperature: elevation gain 1,250 ft. */
const namesOfAmount =
  /^(?:higher|max|sums?|totals?|averages?|means?|medians?|extra|left|remaining|(?:diff|within|gap|chang|ris|rose|rais|drop|fall|fell|increas|decreas|reduc|gain|los[st]|grow|shr[iau]nk|toleranc|error)\w*)$/;

/** Matches the days of the week: from monday 8am to wednesday 5pm is not a day shift. */
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i;

/** Returns true for an English word that changes a number, names an operation or a shape, or a day. */
export const changesInEnglish = (word: string): boolean =>
  changing.test(word) || operation.test(word) || weekday.test(word);

/** Returns true for a word that changes several amounts, and says nothing beside one: max 23 kg. An American ounce is the usual one. */
export const namesAmount = (word: string): boolean => namesOfAmount.test(word) || word === 'american';

/** Returns true for a word that changes one amount. */
export const changesOneInEnglish = (word: string): boolean => changesInEnglish(word) && !namesAmount(word);

/** Matches words for a way there and back, for overtime, and for an offer. */
export const waysInEnglish =
  /(?<![a-z])buy\s.*\sget\s.*(?:off|half)(?![a-z])|round[\s-]?trip|there and back|both ways|each way|return trip|time and a half|double time/i;

/** Matches words next to which a number of degrees is a difference, heats by 20 °C, a range of 20 °C, or that of a gas mark. */
export const changesTemperature =
  /^(?:by|heat\w*|warm\w*|cool\w*|hotter|colder|step\w*|rang\w*|span\w*|spread|swing\w*|margin|offset|interval|gradient|rate|overnight|climb\w*|jump\w*|soar\w*|plung\w*|dip\w*|spik\w*|sank|sink\w*|tumbl\w*|surg\w*|anomal\w*|mark|δt)$/;

/** Returns true if a word is in a list, or is the plural of a word in it. */
const isAmong = (list: readonly string[], word: string): boolean =>
  list.some((one) => [one, `${one}s`, `${one}es`, one.replace(/y$/, 'ies')].includes(word));

/** Matches an ounce without a qualifier, which measures volume if the other unit does. */
const bareOunce = /^(?:u\.?s\.?\s*)?(?:oz|ozs|ounces?)\.?$/i;

/** Matches threads of pipes, which are named by the bore of the pipe and not by their diameter. */
export const threads = /^(?:npt|npsm?|bsp[pt]?|threads?)$/;

/** Matches things with numbered sizes: needle 8 in mm does not ask for eight inches. */
const hasSize = /^(?:needles?|hooks?|sizes?|drills?|screws?|wires?|grit|mesh|schedule|shoes?|boots?|rings?|hats?)$/;

/** Matches containers of drinks, of which some are also units: a 50 liter keg, a 12 oz cup. */
const containers = /^(?:barrel|keg|cask|firkin|hogshead|cup|pint|jug|pot|bottle|can|mug|glass|pitcher|tumbler)s?$/;

/** Returns true for a word that is an everyday unit, or one of the same quantity. In `22 mm pipe`, a pipe is not a volume. */
const mayBeUnitOf = (word: string, unit: Unit, { lexicon }: Span): boolean =>
  lexicon!
    .meaningsOf(word)
    .allCandidates()
    .some(({ unit: other }) => {
      const rank = rankOf(other);
      // No unit joins a temperature: dew point
      if (rank === 'everyday' && kindOf(unit) !== 'affine') return true;
      return other.quantity === unit.quantity && !(other.prefix && rank === 'rare');
    });

/** Returns true if a word does not affect a conversion: it is not a unit or a substance, and cannot change a number. */
const saysNothing = (word: string, units: readonly Unit[], spellings: readonly string[], source: Span): boolean => {
  const [unit] = units;
  // An ingredient or a substance connects two quantities, and changes nothing within one
  const isOneQuantity = units.every(({ quantity }) => quantity === unit!.quantity);
  if (units.every((one) => isQuantity(word, one))) return true;
  const isLinear = isOneQuantity && units.every((one) => kindOf(one) === 'linear');
  const isName = isLinear && namesOfAmount.test(word);
  const isContainer = containers.test(word) && units.some(({ quantity }) => quantity?.id === 'volume');
  if (isName || isContainer) return true;
  if (!/^\p{L}[\p{L}'-]*$/u.test(word) || changing.test(word)) return false;
  // A torque in joules is not energy
  const isOther = units.every(
    (one) => isQuantity(word, one) ?? !(mayBeUnitOf(word, one, source) || mistyped(catalogue.index, word).length > 0),
  );
  if (!isOther) return false;
  if (!isOneQuantity && (lookUpIngredient(word) || lookUpAnalyte(word) || lookUpEnzyme(word) !== undefined))
    return false;
  return !spellings.some((spelling) => unitOf(word, spelling, source) !== undefined);
};

/** Matches a symbol with letters of a trade after it: kWp, MWel. */
const withLetters = /^(\p{L}*\p{Lu})\p{Ll}{1,2}$/u;

/** Returns true for an everyday unit with further letters: a kWp is not a thing. */
const extendsUnit = (word: string, { lexicon }: Span): boolean => {
  const symbol = withLetters.exec(word)?.[1] ?? '';
  return symbol.length > 1 && lexicon!.meaningsOf(symbol).candidates[0]?.cost === 0;
};

/** Returns true for a word next to a value that does not affect it: it is not a unit and cannot change a number. */
export const isBeside = (word: string, source: Span): boolean =>
  /^\p{L}[\p{L}'-]*$/u.test(word) &&
  !changing.test(word) &&
  (fillers.has(word) || !(source.lexicon!.meaningsOf(word).allCandidates().length > 0 || extendsUnit(word, source)));

/** The letters of the shortest name that is taken for a mistyped unit, and not for a thing: kilometrs, but stacks. */
const shortestMistyped = 7;

/** Returns true for the name of a unit that is mistyped. In other languages things have names like units: libros. */
export const isMistyped = (word: string, { lexicon }: Span): boolean =>
  word.length >= shortestMistyped && !lexicon!.vocabulary && lexicon!.forMistyped.isUnit(word);

const lead = /^(?:\p{L}[\p{L}'-]*[\s,:;]+){1,5}(?=[\d.$€£¥₹(])/u;

/** Words that name an operation, a number base or a shape. */
const operation =
  /^(?:(?:hex|bin|oct|sqrt|cbrt|sin|cos|tan|exp|mod|gcd|lcm)$|(?:divid|multipl|add|subtract|remainder|modul|hexa|binar|octa|decimal|convert|tangent|cosin|expon|factori|area|volume|split|share|shape|cylinder|sphere|cone|pyramid|prism|triang|circle|ellips|oval|trapez|rhomb|parallelogram|pentagon|polygon|sector))/;

/** Matches words for what goes around a shape, and is not an area: a fence around a garden. */
const aroundShape = /^(?:fenc|around$|edging|skirting|baseboard)/;

/** Returns the length of the words before the first number of a text if none of them changes it, else 0. */
export const leadOf = (source: Span): number => {
  const words = lead.exec(source.lower)?.[0] ?? '';
  return wordsOf(words).every((word) => isBeside(word, source) && !operation.test(word) && !aroundShape.test(word))
    ? words.length
    : 0;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\s,:;?!]+/g) ?? [];

/** A conversion beside words. */
export interface Conversion {
  readonly units: readonly Unit[];
  /** The units of the amount and the target as they are written. */
  readonly spellings: readonly [string, string];
}

/** Matches a word after a unit that is a measure of one: foot wide. */
const sideAfter = /^(?:|long|wide|tall|high|deep|thick|square|cubic|of|weight|weighs?|is|are|to|in|into)$/;

/** Returns true if a conversion may ignore the words of a place. */
export const areAside = ({ plain, offset }: Span, { units, spellings }: Conversion, source: Span): boolean => {
  const words = wordsOf(plain);
  const [first = '', second = ''] = words;
  // The minute of `minute steak 8 oz in g` belongs to a name
  const isOfName =
    offset === source.offset && !changing.test(first) && isUnitIn(source, first) && !sideAfter.test(second);
  const named = words.filter((word, at) => !fillers.has(word) && !(isOfName && at === 0));
  const kinds = new Set(units.map(kindOf));
  if (words.length > mostWords || (named.length > 0 && Array.from(kinds).some(isCurved))) return false;
  if (kinds.has('affine') && words.some((word) => changesTemperature.test(word))) return false;
  if (spellings.some((text) => /^in(?: |$)/i.test(text)) && named.some((word) => hasSize.test(word))) return false;
  // Units of insulin are no daltons
  if (spellings.some((text) => /^u$/i.test(text)) && named.length > 0) return false;
  const isWeighed = (word: string): boolean => isAmong(weighedFoods, word);
  if (areDependent(units, named) && !named.every(isWeighed)) return false;
  // The measured thing decides which ounce it is, not the other unit
  if (units.some(({ quantity }) => quantity?.id === 'volume')) {
    if (named.some(isWeighed)) return false;
    if (spellings.some((text) => bareOunce.test(text)))
      return named.every((word) => isAmong(pouredDrinks, word) || containers.test(word));
  }
  return named.every((word) => saysNothing(word, units, spellings, source));
};

const number = /(?:^|\s)(?:(?:minus|negative)\s+)?[-+]?\.?\d/;
const wordOfNumber = new RegExp(`^(?:an?|${numberWord})\\s`);
/** Matches a unit without a number: `pint of beer`. */
const oneOf = /^\p{L}+(?:\s\p{L}+)?\s+of\s/u;

/** A conversion, with the words next to its amount and its target. */
export interface Parts {
  readonly amount: Span;
  readonly target: Span;
  readonly beside: readonly Span[];
}

/** Returns the ways to find an amount and a target in a frame, the one with the longest amount first. */
export const partsOf = ({ amount, target }: Frame, style: NumberStyle | undefined): readonly Parts[] => {
  const at = [number, wordOfNumber, oneOf].map((start) => amount.lower.search(start)).find((place) => place >= 0);
  if (at === undefined) return [];
  const isAmount = (part: Span): boolean => {
    const read = readAmount(part, style);
    if (read instanceof Diagnostic || read.ingredient !== undefined) return false;
    const { unit } = read.terms.at(-1)!;
    // `a` and `a quarter` are numbers for the word after them
    return unit !== undefined && !(read.isBare && (fillers.has(unit.lower) || changing.test(unit.lower)));
  };
  const isTarget = (part: Span): boolean => !(readTarget(part) instanceof Diagnostic);
  const whole = withoutStop(target);
  const asked = isTarget(whole) ? whole : startsOf(target, isTarget)[0];
  if (!asked) return [];
  const after = (text: Span, part: Span): Span => {
    const rest = span(text, part.offset - text.offset + part.text.length);
    return span(rest, /^[\s.,;:?!]*(?=[^\s.,;:?!])/.exec(rest.plain)?.[0].length ?? 0);
  };
  return startsOf(span(amount, at), isAmount).map((measured) => ({
    amount: measured,
    target: asked,
    beside: [span(amount, 0, at), after(amount, measured), after(target, asked)].filter(({ text }) => text !== ''),
  }));
};

const unsure = (beside: Span, alone: string, instead: string): Diagnostic =>
  refusedAt(beside, (parameter, text, place) => {
    const advice = instead === alone ? 'leave it out, as in' : 'write';
    const sentence = `${quoted(text)} is not understood: ${advice} ${instead}.`;
    const reason = 'A word next to a conversion may change the unit: gold has its own ounces.';
    return new UnitsError('invalid-query', sentence, { parameter, place, suggestions: [instead], reason });
  });

/** Returns the refusal of the conversion without these words, at the place of its target. */
const movedTo = (target: Span, diagnostic: Diagnostic): Diagnostic =>
  refusedAt(target, (parameter, _, place) => {
    const error = diagnostic.error(parameter);
    return again(error, { parameter, place, reason: error.reason });
  });

/** Reads the conversion of a frame amid words. Without any word it is left to other readers. */
const inContext = (frame: Frame, source: Span, style: NumberStyle | undefined): InContext | Diagnostic | undefined => {
  const [parts] = partsOf(frame, style);
  if (!parts || parts.beside.length === 0) return undefined;
  const { amount, target, beside } = parts;
  const [named] = beside.map(({ plain }) => plain.replace(/^(?:of|for)\s+|[\s,:]+$/gi, ''));
  const ingredient = beside.length === 1 ? lookUpIngredient(named!) : undefined;
  if (ingredient) {
    const parsed = readFrame({ amount, target, isIn: false, ingredient }, style);
    return parsed instanceof Diagnostic ? undefined : { parsed, aside: undefined };
  }
  return convertBeside(parts, source, style, areAside);
};

/** Converts an amount, if the words beside it and its target do not affect that. */
export const convertBeside = (
  { amount, target, beside }: Parts,
  source: Span,
  style: NumberStyle | undefined,
  isAside: typeof areAside,
): InContext | Diagnostic | undefined => {
  const read = (from: Span, more: Partial<Frame> = {}): Parsed | Diagnostic =>
    readFrame({ amount: from, target, isIn: false, ...more }, style);
  const alone = `${amount.text} to ${target.text}`;
  const parsed = read(amount);
  if (parsed instanceof Diagnostic) return parsed.isFinal ? movedTo(target, parsed) : undefined;
  // A conversion to the same unit is not a question
  if (parsed.parts.length === 1 && parsed.to.includes(parsed.unit)) return undefined;
  const units = [...parsed.parts.map(({ unit }) => unit), ...parsed.to].map((id) => catalogue.findUnit(id));
  const [spelling, wanted] = [amount.plain.replace(/^.*\d\s*/, ''), target.plain];
  if (beside.some(({ plain }) => wordsOf(plain).some((word) => threads.test(word)))) return undefined;
  const doubtful = beside.find((place) => !isAside(place, { units, spellings: [spelling, wanted] }, source));
  if (doubtful) {
    const digits = span(amount, 0, amount.text.length - spelling.length);
    const other = wordsOf(doubtful.plain)
      .flatMap((word) => unitOf(word, spelling, source) ?? [])
      .find((name) => {
        const unit = makeSource(name, source.lexicon);
        return !((digits.text === '' ? read(unit) : read(digits, { unit })) instanceof Diagnostic);
      });
    const instead = other === undefined ? alone : `${digits.text} ${other} to ${target.text}`.trimStart();
    return unsure(doubtful, alone, instead);
  }
  const aside = beside.filter(({ plain }) => wordsOf(plain).some((word) => !fillers.has(word)));
  return { parsed, aside: aside.map(({ text }) => text.replace(/[\s,:;]+$/, '')).join(', ') || undefined };
};

/**
 * Reads a conversion with words that do not affect it: `tire pressure 2.2 bar to psi`. If they might, the refusal
 * contains the conversion without them. Undefined if there is no conversion.
 */
export const readInContext = (source: Span, style: NumberStyle | undefined): InContext | Diagnostic | undefined => {
  // Words that change a number are known only in English
  if (source.text.length > longestText || source.lexicon?.vocabulary) return undefined;
  let diagnostic: Diagnostic | undefined;
  const { body, frames } = readQuestion(source);
  for (const frame of [...frames, ...framesBeside(body)]) {
    const read = inContext(frame, source, style);
    if (read && !(read instanceof Diagnostic)) return read;
    diagnostic ??= read;
  }
  return diagnostic;
};
