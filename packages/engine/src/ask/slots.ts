import { matchesOf } from '../model/matches.ts';
import { mayHaveTime, ownTimeAt, wordedAt } from './own-clock.ts';
import type { ClockWords } from '../model/speech.ts';
import type { Assumption } from '../model/assumption.ts';
import { exactly } from '../model/decimal.ts';
import { oncePer, remember } from '../model/remember.ts';
import { over, ratio, times, toNumber } from '../model/rational.ts';
import type { ChoiceField, Field, QuantityField, TextField } from '../tool/field.ts';
import type { AnyTool } from '../tool/declaration.ts';
import { meeting } from '../conversion/relation.ts';
import { UnitsError } from '../model/error.ts';
import { zoneOf } from '../model/zone.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { catalogue } from '../text/catalogue.ts';
import { readMultiplier } from '../text/numbers/multiplier.ts';
import { readNumeral, scaleOf } from '../text/numbers/number.ts';
import { readFrame, readMeasure } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import {
  isUnitIn,
  makeSource,
  matchAt,
  readOnce,
  skipSpaces,
  span,
  withoutVowelSigns,
  type Span,
} from '../text/span.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { alternatives } from '../languages/words.ts';
import { readAmount } from '../text/units/amount.ts';
import { idOf } from '../text/units/unit-id.ts';
import type { SpokenTool } from '../model/speech.ts';
import { cityAt, type Cities } from './city.ts';
import { mayReadDay, readDay, type DayLanguage, type Side } from './day.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Filled, ReadSlot } from './match.ts';
import type { Slot } from './sentence.ts';
import { readCurrency, readHundredth } from './money.ts';

/** The context for reading a question. */
export interface Reading {
  readonly style: NumberStyle | undefined;
  /** The date of the question, `YYYY-MM-DD`. */
  readonly today: string;
  /** The language for reading dates. Undefined in English. */
  readonly days?: DayLanguage | undefined;
  /** The words for times of day in the language of the question. */
  readonly clock?: ClockWords | undefined;
  /** The names of cities in the language of the question, by time zone. */
  readonly cities?: Cities | undefined;
}

/** The maximum number of words, above that of a measure or a name. */
const mostWords = 8;

const digits = /[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d)/y;
const sign = /[-+](?=[\d.])/y;

const written = (value: number): string => String(value);

/** Matches the end of a word or of digits. A point or comma between digits belongs to their number. */
const ending = /\S(?=\s|,(?!\d)|×|$)|(?!(?<=\d)[.,])[^\d\s](?=[\d,])/g;
/** Matches the same in scripts without spaces: between two scripts, and after each letter that may be a word. */
const unspacedEnding =
  /\S(?=\s|(?<!\d),|,(?!\d)|[、×*]|$)|(?!(?<=\d)[.,])[^\d\s](?=\d)|[^\s\u30a0-\u30ff](?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3])|[\u30a0-\u30ff](?=[^\u30a0-\u30ff])|[\u3040-\u309f\u3400-\u9fff\uac00-\ud7a3](?=\S)/g;
const mostParts = 12;

/** Returns the possible ends of words from an index, the longest first. */
const endsOf = ({ plain }: Span, at: number): readonly number[] => {
  const text = plain.slice(at, at + 80);
  const isUnspaced = hasUnspaced(text);
  return matchesOf(isUnspaced ? unspacedEnding : ending, text)
    .map(({ index }) => at + index + 1)
    .slice(0, isUnspaced ? mostParts : mostWords)
    .reverse();
};

/** Returns the assumption that `5k` is 5000. */
const thousands = (of: string, as: string): Assumption => ({ kind: 'number', of, as });

/** Returns the multiplier that a text ends with, in words of its language: 85 тысяч. Elsewhere it may be what is asked for. */
const scaleAtEnd = ({ plain, lexicon }: Span, at: number): bigint | undefined => {
  const rest = plain.slice(at);
  return /^\s*[\p{L}\p{M}.]+$/u.test(rest) ? scaleOf(rest, lexicon) : undefined;
};

const numbersAt = (source: Span, at: number, { style }: Reading, isBare = true): readonly Filled[] => {
  const before = isBare ? readCurrency(source, at) : undefined;
  const from = skipSpaces(source.plain, before?.end ?? at);
  const minus = matchAt(sign, source.plain, from)?.[0];
  const start = from + (minus?.length ?? 0);
  // "a" and "an" mean one of something; a number for a slot is typed
  if (/^an?\b/.test(source.lower.slice(start, start + 3))) return [];
  const number = readNumeral(source, start, style);
  if (!number || number instanceof Diagnostic) return [];
  const scale = isBare ? scaleAtEnd(source, number.end) : undefined;
  if (scale)
    return [
      {
        text: written(toNumber(times(number.value, ratio(scale))) * (minus === '-' ? -1 : 1)),
        from: at,
        end: source.plain.length,
      },
    ];
  const coin = isBare && !before ? readHundredth(source, skipSpaces(source.plain, number.end), true) : undefined;
  if (coin) {
    const text = written(toNumber(over(number.value, ratio(100n))) * (minus === '-' ? -1 : 1));
    return [{ text, from: at, end: coin.end, ...(coin.unit !== '$' && { currency: coin.unit }) }];
  }
  const letter = isBare ? readMultiplier(source, number.end, before ? 'money' : 'bare') : undefined;
  const value = toNumber(letter ? times(number.value, letter.value) : number.value) * (minus === '-' ? -1 : 1);
  const after = before ?? readCurrency(source, skipSpaces(source.plain, number.end));
  if (after && !isBare) return [];
  const filled = { text: written(value), from: at, end: letter?.end ?? number.end };
  if (letter && !before) return [{ ...filled, assumed: [thousands(source.text.slice(at, letter.end), filled.text)] }];
  // The rise of a pitch of 4/12 is a separate number, if the sentence has the rest
  const above = /^\d+(?:\.\d+)?(?=\s*\/\s*\d)/.exec(source.plain.slice(start, number.end))?.[0];
  if (!after && above !== undefined)
    return [filled, { text: (minus ?? '') + above, from: at, end: start + above.length }];
  if (!after) return [filled];
  const end = before ? filled.end : after.end;
  return [{ ...filled, end, currency: after.unit }, ...(before ? [] : [filled])];
};

/** Reads whole digits alone, so that 6/8 is two numbers. */
const integersAt = (source: Span, at: number, reading: Reading): readonly Filled[] => {
  const match = matchAt(digits, source.plain, at);
  return match
    ? [{ text: match[0].replaceAll(',', ''), from: at, end: at + match[0].length }]
    : numbersAt(source, at, reading);
};

const parsedAt = (source: Span, at: number, end: number, { style }: Reading): Parsed | undefined => {
  const place = span(source, at, end);
  // Without spaces, a name alone may be a part of anything: it is not a measure of one
  const isName = hasUnspaced(place.text) && isUnitIn(source, place.text);
  return isName ? undefined : readMeasure(place, style);
};

/** Matches a number with one word, which alone may be several units: 68キロ. */
const withOneWord = /^\d[\d.,]*\s?\p{L}{1,6}$/u;

/** Reads a measure whose word means several units as the unit that is wanted, in scripts without spaces. */
const wantedAt = (source: Span, at: number, end: number, wanted: string, reading: Reading): Filled | undefined => {
  const amount = span(source, at, end);
  if (!hasUnspaced(amount.text) || !withOneWord.test(amount.text)) return undefined;
  const target = makeSource(wanted, source.lexicon);
  const parsed = readOnce(amount, `to ${wanted}`, () => readFrame({ amount, target, isIn: false }, reading.style));
  if (parsed instanceof Diagnostic) return undefined;
  const [answer] = parsed.answer ?? [];
  return answer && { text: written(answer.value), from: at, end, assumed: parsed.assumed };
};

const measuresAt = (
  { unit: wanted = '', isStrict }: Slot,
  source: Span,
  at: number,
  ends: readonly number[],
  reading: Reading,
): readonly Filled[] => {
  const to = unitIndex.byId(wanted)!;
  const measures = ends.flatMap((end) => {
    const parsed = isBeforeItsUnit(source, at, end) ? undefined : parsedAt(source, at, end, reading);
    if (!parsed) return wantedAt(source, at, end, wanted, reading) ?? [];
    const from = unitIndex.find(parsed.unit).units.at(0);
    if (!from || (isStrict && from !== to) || !meeting(from, to, unitIndex)) return [];
    const { value } = convertExactly(ratioOf(parsed.exact), catalogue.between(from, to), wanted);
    return [{ text: written(value), from: at, end }];
  });
  return wanted === 'inch' ? [...measures, ...heightsAt(source, at)] : measures;
};

/** Matches a person's height in feet and inches without units: 5 10. */
const feetAndInches = /([3-7])\s+(\d|1[01])(?![\d.,/]|\s*[\p{L}"'°%])/uy;

const heightsAt = (source: Span, at: number): readonly Filled[] => {
  const [whole, feet, inches] = matchAt(feetAndInches, source.plain, at) ?? [];
  if (whole === undefined) return [];
  const assumed: readonly Assumption[] = [{ kind: 'unit', of: whole, as: `${feet} ft ${inches} in` }];
  return [{ text: written(Number(feet) * 12 + Number(inches)), from: at, end: at + whole.length, assumed }];
};

/** The longest unit that is looked for after a number without a space. */
const longestGlued = 4;

/** Returns true if a range ends with a number before its unit: 300 km 100 of 300 km 100 km/h, 100米12 of 100米12秒, 4 of 4時間, 150 lb 1.70 of 150 lb 1.70 m. */
export const isBeforeItsUnit = (source: Span, at: number, end: number): boolean => {
  const rest = source.plain.slice(end, end + longestGlued);
  if (/\d$/.test(source.plain.slice(at, end)) && hasUnspaced(rest.charAt(0)))
    return Array.from(rest, (_, index) => rest.slice(0, index + 1)).some((name) => isUnitIn(source, name));
  // The number of R$ 2.400 has its currency
  const isNumber = /\d.*\s[\d.,]+$/.test(source.plain.slice(at, end));
  const word = isNumber ? /^\s*([^\s\d,;]+)/.exec(source.plain.slice(end))?.[1] : undefined;
  return word !== undefined && isUnitIn(source, word);
};

const clock = /\d{1,4}:[0-5]\d(?::[0-5]\d)?(?![\d:])/y;

const reads = (field: QuantityField, text: string): boolean => {
  try {
    return Boolean(field.read(text, field.label));
  } catch (error) {
    // A value out of range is a measure. The tool refuses it
    return error instanceof UnitsError && error.code === 'out-of-range';
  }
};

/** Reads a measure for a row whose unit name is also that of another quantity, or means nothing alone: minutes of time and of arc, 0.9 M. */
const measureOf = (
  field: QuantityField,
  source: Span,
  at: number,
  end: number,
  { style }: Reading,
): string | undefined => {
  const amount = readAmount(span(source, at, end), style);
  const [term, ...others] = amount instanceof Diagnostic ? [] : amount.terms;
  if (!term?.unit || others.length > 0) return undefined;
  const units = source.lexicon!.meaningsOf(term.unit.plain).units.filter(({ quantity }) => quantity?.id === field.of);
  return units.length === 1 ? `${toNumber(term.value)} ${units[0]!.id}` : undefined;
};

/** Returns true for a measure that no meaning of its unit makes one for a row: the row would read it again only to refuse it. */
const isOfOther = (field: QuantityField, { unit: id, parts }: Parsed, place: Span, { style }: Reading): boolean => {
  if (id === 'part' || parts.length > 1) return false;
  const amount = readAmount(place, style);
  const spelled = amount instanceof Diagnostic ? undefined : amount.terms[0]?.unit?.plain;
  if (spelled === undefined) return false;
  return ![id, spelled].some((text) => remember(meetings, mostMeetings, `${text}\n${field.unit}`, meetsAny));
};

/** Texts of units and the unit of a row, with true for those of which one meaning converts into it. */
const meetings = new Map<string, boolean>();
const mostMeetings = 2000;

const meetsAny = (pair: string): boolean => {
  const between = pair.indexOf('\n');
  const to = catalogue.findUnit(pair.slice(between + 1));
  const candidates = catalogue.meaningsOf(pair.slice(0, between)).allCandidates();
  return candidates.some(({ unit }) => catalogue.meet(unit, to));
};

const run = /(\d+(?:\.\d+)?)\s?k(?![\p{L}\d])/uy;
/** The names of races in all languages, which are words apart or parts of the text. The group has half of one. */
const marathon =
  /((?:(?:half|halve|semi|media|medio|mezza|meia|yari)[\s-]?|halb|pol)marath?ona?(?![a-z])|ハーフ(?:マラソン)?|(?<!\d\s?)hm(?=\s(?:(?:in|at|time)\s)?\d{1,2}[:h]\d\d)|하프(?:\s?마라톤)?|半程马拉松|半程馬拉松|半[马馬])|(?:an?\s)?mile(?=\sin\s(?:\d{1,2}:\d\d|#))|marath?ona?(?![a-z])|(?:フル)?マラソン|풀코스|풀?마라톤|(?:全程)?[马馬]拉松|全[马馬]/y;

/**
 * Reads a race: a marathon, or a run such as the 10k of `10k in 45 min`, which means neither ten thousand nor inches.
 */
export const raceAt = (source: Span, at: number, isRace: boolean): Filled | undefined => {
  const [name, half, attached] = matchAt(marathon, plainLetters(source.plain), at) ?? [];
  if (name !== undefined)
    return name.includes('mile')
      ? { text: '1 mile', from: at, end: at + name.length }
      : { text: (half ?? attached) === undefined ? '42.195 km' : '21.0975 km', from: at, end: at + name.length };
  const [whole, number] = matchAt(run, source.lower, at) ?? [];
  if (whole === undefined) return undefined;
  const end = at + whole.length;
  const { lexicon = catalogue } = source;
  const word = /^\s*([^\s\d,;]+)/.exec(source.lower.slice(end))?.[1] ?? '';
  // 10k miles are ten thousand, but `10k in an hour` is ten kilometers, and so is `5k pace` for a race
  if (!isRace && word !== 'in' && lexicon.meaningsOf(word).units.some(({ quantity }) => quantity?.id === 'length'))
    return undefined;
  const text = `${number} km`;
  return { text, from: at, end, assumed: [{ kind: 'unit', of: whole, as: text }] };
};

/**
 * Reads a measure for a row that parses measures, in its original text if the row can parse that. A bare number gets
 * the unit of the row, unless the sentence needs a race or a measure.
 */
const quantitiesAt = (
  field: QuantityField,
  source: Span,
  at: number,
  ends: readonly number[],
  reading: Reading,
  wanted: string | undefined,
): readonly Filled[] => {
  const isRace = wanted === 'race';
  const race = field.of === 'length' ? raceAt(source, at, isRace) : undefined;
  if (race) return [race];
  if (isRace) return [];
  const measures = ends.flatMap((end) => {
    // The ft of 12 ft is not a foot
    if (/\d\s?$/.test(source.plain.slice(0, at)) && !/\d/.test(source.plain.slice(at, end))) return [];
    const parsed = isBeforeItsUnit(source, at, end) ? undefined : parsedAt(source, at, end, reading);
    const tied = parsed ? undefined : measureOf(field, source, at, end, reading);
    if (tied !== undefined) return [{ text: tied, from: at, end }];
    if (!parsed || (wanted === 'measure' && (parsed.unit === 'part' || !/\d/.test(source.plain.slice(at, end)))))
      return [];
    if (isOfOther(field, parsed, span(source, at, end), reading)) return [];
    // Rows parse English: 1.500 m differs in other languages
    const ways = [
      ...(source.lexicon?.vocabulary || parsed.unit === 'part' ? [] : [source.text.slice(at, end)]),
      // A number alone takes the unit next to it: 80 x 35 cm
      parsed.unit === 'part' ? `${parsed.value}` : parsed.parts.map(({ value, unit }) => `${value} ${unit}`).join(' '),
    ];
    // In Spanish, megas are megabits per second beside a connection, and megabytes alone
    const text = ways.find((one) => reads(field, one)) ?? measureOf(field, source, at, end, reading);
    return text === undefined ? [] : [{ text, from: at, end }];
  });
  const time = field.of === 'time' ? matchAt(clock, source.plain, at)?.[0] : undefined;
  const clocks = time === undefined ? [] : [{ text: time, from: at, end: at + time.length }];
  const numbers = wanted === 'measure' ? [] : numbersAt(source, at, reading, false);
  return [...measures, ...clocks, ...numbers.filter(({ end }) => !isBeforeItsUnit(source, at, end))];
};

/** Matches a number of a list. A comma before three digits groups. */
const listed = String.raw`[-+]?(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:k(?![a-z\d]))?`;
const inList = new RegExp(listed, 'g');

/** Returns a pattern for numbers in a row, with words for `and` in English and in the language. */
const numberList = (source: Span): RegExp => {
  const and = alternatives(['and', ...(source.lexicon?.vocabulary?.words.and ?? [])]);
  return new RegExp(String.raw`${listed}(?:(?:\s*[,;&、]\s*(?:(?:${and})\s+)?|\s*(?:${and})\s*|\s+)${listed})*`, 'y');
};

/** Reads a list in a language with decimal commas: 1,5; 2,5, but 1,2,3. */
const listsWithCommasAt = (source: Span, at: number): readonly Filled[] => {
  const and = alternatives(source.lexicon?.vocabulary?.words.and ?? []);
  const between = String.raw`\s*[;&]\s*|,\s+|\s+(?:${and})\s+|\s+`;
  const pattern = new RegExp(String.raw`[-+]?\d[\d.,]*(?:(?:${between})[-+]?\d[\d.,]*)*`, 'y');
  const list = matchAt(pattern, source.lower, at)?.[0].replace(/[.,]$/, '');
  if (list === undefined) return [];
  const isJoined = /^[-+]?\d+(?:,[-+]?\d+){2,}$/.test(list);
  const numbers = isJoined ? list.split(',') : list.split(new RegExp(between)).map((one) => one.replace(',', '.'));
  return numbers.every((one) => /^[-+]?\d+(?:\.\d+)?$/.test(one))
    ? [{ text: numbers.join(', '), from: at, end: at + list.length }]
    : [];
};

const listsAt = (source: Span, at: number): readonly Filled[] => {
  const match = matchAt(numberList(source), source.lower, at);
  if (!match) return [];
  const assumed: Assumption[] = [];
  const numbers = match[0].match(inList)!.map((number) => {
    const plain = number.replace(/k$/, '').replaceAll(',', '');
    const letter = readMultiplier(makeSource(number), number.length - 1, 'bare');
    if (!letter) return plain;
    const size = written(toNumber(times(exactly(Number(plain)), letter.value)));
    assumed.push(thousands(number, size));
    return size;
  });
  return [{ text: numbers.join(', '), from: at, end: at + match[0].length, assumed }];
};

const squeezed = (text: string): string => plainLetters(text).replace(/[\s-]+|\.$/g, '');

const nothingSpoken: Readonly<Record<string, string>> = {};

/** Returns the values of a choice by their names in small letters without spaces. */
const valuesOf = oncePer(({ values, names: shown = {}, words = {} }: ChoiceField) =>
  oncePer((spoken: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
    const byName = new Map<string, string>();
    for (const value of values)
      for (const name of [value, shown[value] ?? '', spoken[value] ?? '', ...(words[value] ?? [])])
        remember(byName, Infinity, squeezed(makeSource(withoutVowelSigns(name)).lower), () => value);
    return byName;
  }),
);

/** Matches any name of a choice in letters by {@link squeezed}. */
const anyValueOf = oncePer((field: ChoiceField) =>
  oncePer(
    (spoken: Readonly<Record<string, string>>): RegExp =>
      new RegExp(alternatives(Array.from(valuesOf(field)(spoken).keys()).filter((name) => name !== ''))),
  ),
);

/** Returns the value of a choice by its name, or one of its names. */
export const choiceCalled = (field: ChoiceField, name: string, spoken = nothingSpoken): string | undefined =>
  valuesOf(field)(spoken).get(squeezed(name));

/** Reads one of the values of a choice, or a name of one. */
const choicesAt = (
  field: ChoiceField,
  source: Span,
  at: number,
  ends: readonly number[],
  spoken = nothingSpoken,
): readonly Filled[] =>
  ends.flatMap((end) => {
    const text = choiceCalled(field, source.lower.slice(at, end), spoken);
    return text === undefined ? [] : [{ text, from: at, end }];
  });

const unitsAt = (source: Span, at: number, ends: readonly number[]): readonly Filled[] =>
  ends.flatMap((end) => {
    const { plain, lexicon = catalogue } = span(source, at, end);
    const unit = lexicon.meaningsOf(plain).units.at(0);
    // Tools read identifiers, so replace names of other languages
    return unit ? [{ text: lexicon.vocabulary ? idOf(unit, unitIndex) : plain, from: at, end }] : [];
  });

/** Words that begin no name of a thing in English. */
const namesNothing = ['how ', 'what ', 'for ', 'at '];

/** Returns true for words that ask for a number, lead to one or have a percentage: `how much each`, `of us with 15% tip`. */
const namesNothingIn = (text: string, { lexicon }: Span): boolean =>
  /[%٪]|percent/i.test(text) ||
  (lexicon?.vocabulary?.words.howMany ?? namesNothing).some((word) => `${text.toLowerCase()} `.startsWith(word));

/** Matches a number with letters after it, which may be a word of the question: the 12 of 12AWG. */
const glued = /\d+(?:[./]\d+)?(?=[a-z])/y;

const wordsAt = (source: Span, at: number, looks?: RegExp): readonly Filled[] => {
  const number = looks && matchAt(glued, source.lower, at)?.[0];
  return [...endsOf(source, at), ...(number === undefined ? [] : [at + number.length])]
    .sort((a, b) => a - b)
    .map((end) => ({ text: (looks ? source.plain : source.text).slice(at, end), from: at, end }))
    .filter(({ text }) => (looks ? looks.test(text) : !namesNothingIn(text, source)));
};

/** Matches an hour alone: the 20 of `sono le 20`. */
const bareHour = /(?:[01]?\d|2[0-4])(?![\d:.,]|\s*[ap]\.?m)/y;

/** Reads words of a pattern. Times of day and cities in words of the language count if the row accepts them. */
const textsAt = (
  { looks, isZone }: Partial<TextField>,
  wanted: string | undefined,
  source: Span,
  at: number,
  { style, clock: words, cities }: Reading,
): readonly Filled[] => {
  // A list of numbers as a language writes them: 7 8,5 6,25
  const isList = style?.decimal === ',' && looks?.test('1.5 2') === true;
  const list = isList ? listsWithCommasAt(source, at) : [];
  const hour = wanted === 'hour' ? matchAt(bareHour, source.plain, at)?.[0] : undefined;
  const time = looks?.test('17:45') !== true ? undefined : words ? ownTimeAt(source, at, words) : wordedAt(source, at);
  const city = isZone ? cityAt(source, at, cities) : undefined;
  if (city) return [city];
  return [
    ...list,
    ...(time ? [time] : []),
    ...(hour === undefined ? [] : [{ text: `${hour}:00`, from: at, end: at + hour.length }]),
    ...wordsAt(source, at, looks).filter(
      ({ text, end }) => (wanted !== 'city' || zoneOf(text) !== undefined) && list.every((one) => end > one.end),
    ),
  ];
};

/**
 * Returns false for a text in which nothing can be the value of a slot: it has none of the names of a choice, or it is English and has no
 * date, or no time of day. Other values may be anywhere.
 */
export const mayFill = (
  field: Field,
  { key, unit }: Slot,
  source: Span,
  { days, clock: words }: Reading,
  spoken?: SpokenTool,
): boolean => {
  if (field.kind === 'choice')
    return anyValueOf(field)(spoken?.names[key] ?? nothingSpoken).test(squeezed(source.lower));
  if (days || words) return true;
  if (field.kind === 'date') return mayReadDay(source);
  const isTime = field.kind === 'text' && ['17:45', 'noon'].every((time) => field.looks?.test(time));
  return !isTime || unit === 'hour' || mayHaveTime(source);
};

const sides: readonly (string | undefined)[] = ['next', 'last'] satisfies Side[];

/** Returns the reader for the slots of a tool. */
export const slotReader = (tool: AnyTool, reading: Reading, spoken?: SpokenTool): ReadSlot => {
  const { style, days } = reading;
  return (slot, source, at, mayEnd) => {
    const field: Field = tool.params[slot.key]!;
    const ends = (): readonly number[] => endsOf(source, at).filter(mayEnd);
    switch (field.kind) {
      case 'number':
        if (slot.unit === undefined || slot.unit === 'count') {
          const numbers = numbersAt(source, at, reading, slot.unit === undefined);
          // Money is not a percentage: scontate a 84 €
          return slot.key.endsWith('Percent') && numbers.some(({ currency }) => currency !== undefined) ? [] : numbers;
        }
        return measuresAt(slot, source, at, ends(), reading);
      case 'integer':
        return slot.unit === undefined
          ? integersAt(source, at, reading)
          : measuresAt(slot, source, at, ends(), reading);
      case 'date': {
        const side = sides.includes(slot.unit) ? (slot.unit as Side) : field.mayLackYear ? 'current' : undefined;
        const day = readDay(source, at, side, reading.today, days);
        if (!day) return [];
        const { text, end, isRelative, lacksYear } = day;
        return [{ text, from: at, end, isRelative, ...(lacksYear && { withoutYear: source.text.slice(at, end) }) }];
      }
      case 'choice':
        return choicesAt(field, source, at, ends(), spoken?.names[slot.key]);
      case 'quantity':
        return quantitiesAt(field, source, at, ends(), reading, slot.unit);
      case 'numbers':
        return style?.decimal === ',' ? listsWithCommasAt(source, at) : listsAt(source, at);
      case 'unit':
        return unitsAt(source, at, ends());
      default:
        return textsAt(field.kind === 'text' ? field : {}, slot.unit, source, at, reading);
    }
  };
};
