import { isLetterAt, isWhole, WordIndex } from '../languages/word-index.ts';
import { unspaced } from '../languages/words.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer, remember } from '../model/remember.ts';
import { toNumber } from '../model/rational.ts';
import type { ClockWords } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { rankOf } from '../naming/rank.ts';
import { mostNumbersIn } from '../text/numbers/number-words.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { makeSource, matchAt, readOnce, skipSpaces, span, type Span } from '../text/span.ts';
import { clockTime, readClockTime, secondsOfDay } from '../tool/clock-time.ts';
import { lettersOf, plainLetters, spacedLetter } from './letters.ts';

// A clock in words: the hour and the minutes in the ways of a language, `halb acht`, `pięć po ósmej`, and words for the half of the day.

/** The words of English for times of day. */
export const clockInEnglish: ClockWords = {
  hour: "o'clock|oclock",
  minute: 'minutes|minute|mins|min',
  minutes: { 15: 'a quarter|quarter', 30: 'half' },
  lead: 'at',
  ways: {
    30: ['half past {h}', 'half {h}'],
    15: ['quarter|a_quarter past|after {h}'],
    '-15': ['quarter|a_quarter to|till|til|before {h}'],
    m: ['{w} past {h}', '{m} minutes|mins|min past|after {h}'],
    '-m': ['{m} minutes|mins|min to|till|til|before {h}'],
  },
  open: { 0: ['{h}'], m: ['{h} oh|o? {w}', '{w} after {h}'], '-m': ['{w} to|till|til|before {h}'] },
  morning: '-am|-a.m.|-a.m|in the morning|this morning|tomorrow morning',
  midday: 'around noon|at lunchtime',
  afternoon: '-pm|-p.m.|-p.m|in the afternoon|this afternoon|tomorrow afternoon',
  evening: 'in the evening|this evening|tomorrow evening',
  night: 'at night|tonight',
  noon: 'noon|midday',
  midnight: 'midnight',
};

const minutesOfHour = 60;
const hoursOfHalf = 12;
const minutesOfHalf = hoursOfHalf * minutesOfHour;
const minutesOfDay = 2 * minutesOfHalf;

/** The times at which the twelve hours of a word begin: nine at night is 21:00, three at night 3:00, and twelve in the afternoon noon. */
const halves = { morning: 0, midday: 9, afternoon: 12, evening: 13, night: 17 } as const;

/** The value of a slot or the end of a word: hours in minutes, or minutes. */
interface Read {
  readonly end: number;
  readonly value: number;
  /** True for an hour that has one reading: midnight, 17. */
  readonly isSure?: boolean;
  /** True for one with a word that is also a unit of time: 7 h. */
  readonly isWeak?: boolean;
}

type Slot = 'h' | 'o' | 'n' | 'm' | 'w';

type Item = { readonly slot: Slot } | { readonly words: Words; readonly isOptional: boolean; readonly isHour: boolean };

/** A way to say a time: the parts of its words, and the minutes that they add to the hour. */
interface Way {
  readonly items: readonly Item[];
  readonly fixed: number;
  /** The sign of the minutes. */
  readonly sign: number;
  /** True if only words beside it make it a time: `ocho y media`. */
  readonly isOpen: boolean;
  /** True for an hour with the word for it, as it is also written in digits. */
  readonly isPlain: boolean;
}

/** Words, of which some may join with what follows. */
type Words = WordIndex<{ readonly joins: boolean }>;
/** Words with their values. */
type Table = WordIndex<number>;

interface Clock {
  readonly words: ClockWords;
  readonly ways: readonly Way[];
  /** The words of which each text with a time has one, unless it has digits. */
  readonly marks: Words;
  readonly lead: Words;
  readonly hour: Words;
  readonly minute: Words;
  readonly minutes: Table;
  readonly hours: Table;
  readonly names: Table;
  readonly before: Table;
  readonly after: Table;
  /** The endings of hours. Undefined if they have none. */
  readonly ends: Words | undefined;
}

const split = (words: string | undefined): readonly string[] => (words === undefined ? [] : words.split('|'));

/** Returns the words of a clock. */
export const wordsOfClock = (words: ClockWords): readonly string[] => {
  const { hour, noon, midnight, ways = {}, open = {} } = words;
  const told = Object.keys(halves).map((name) => words[name as keyof typeof halves]);
  const ofWays = [ways, open].flatMap((table) => Object.values(table).flat());
  return [
    ...[hour, noon, midnight, ...told].flatMap(split),
    ...ofWays.flatMap((text) => text.split(' ').filter((part) => !/^\{|\?$/.test(part))).flatMap(split),
  ].map((word) => word.replaceAll('_', ' ').replaceAll('-', ''));
};

const latestOf = ({ latest = 2 * hoursOfHalf }: ClockWords): number => latest;

/** Returns an index of words. A hyphen at the end of one joins it with what follows: `l'-`. */
const indexOf = (words: readonly string[]): Words =>
  new WordIndex(words.map((word) => [plainLetters(word.replace(/-$/, '')), { joins: word.endsWith('-') }]));

/** Returns the end of the longest word at an index. One that joins with what follows is the last that is tried. */
const endAt = (words: Words, letters: string, at: number): number | undefined => {
  const found = words.startsAt(letters, at);
  const own = found.find((word) => !word.meaning.joins && isWhole(word, letters));
  return (own ?? found.find(({ meaning }) => meaning.joins))?.end;
};

/** Returns the end of a word after a space or without one. Without a word it is where it was looked for. */
const pastWord = (words: Words, letters: string, at: number): number =>
  endAt(words, letters, at + (letters[at] === ' ' ? 1 : 0)) ?? at;

/** Returns the end of an ending, before which an apostrophe may stand. */
const pastEnding = ({ ends }: Clock, letters: string, at: number): number =>
  (ends && endAt(ends, letters, at + (letters[at] === "'" ? 1 : 0))) ?? at;

const tableOf = (rows: readonly (readonly [words: readonly string[], value: number])[]): Table =>
  new WordIndex(rows.flatMap(([words, value]) => words.map((word) => [plainLetters(word), value] as const)));

/** Reads a word of a way: `{h}`, `nach|na`, `Uhr?`. */
const itemOf = (text: string, hour: string | undefined): Item => {
  const [, slot] = /^\{(\w)\}$/.exec(text) ?? [];
  if (slot !== undefined && slot !== 'u') return { slot: slot as Slot };
  const written = slot === 'u' ? hour : text.replace(/\?$/, '').replaceAll('_', ' ');
  return { words: indexOf(split(written)), isOptional: text.endsWith('?'), isHour: slot === 'u' };
};

const termsOf = (key: string): Pick<Way, 'fixed' | 'sign'> => {
  const fixed = Number(/-?\d+/.exec(key)?.[0] ?? 0);
  return { fixed, sign: key.includes('m') ? (key.includes('-m') ? -1 : 1) : 0 };
};

const make = (words: ClockWords): Clock => {
  const { hour, minutes = {}, hours, hourEnds } = words;
  const waysOf = (table: ClockWords['ways'], isOpen: boolean, isPlain = false): readonly Way[] =>
    Object.entries(table ?? {}).flatMap(([key, texts]) =>
      texts.map((text) => ({
        items: text.split(' ').map((part) => itemOf(part, hour)),
        ...termsOf(key),
        isOpen,
        isPlain,
      })),
    );
  const ofHour = { 0: ['{h} {u}'], m: ['{h} {u} {m}'] };
  const sides = (affix: RegExp): Table =>
    tableOf(
      Object.entries(halves).map(([name, start]) => {
        const own = split(words[name as keyof typeof halves]).filter((word) => !affix.test(word));
        return [own.map((word) => word.replace(/^-|-$/g, '')), start];
      }),
    );
  return {
    words,
    ways: [
      ...waysOf(hour === undefined ? {} : ofHour, false, true),
      ...waysOf(words.ways, false),
      ...waysOf(words.open, true),
    ],
    marks: indexOf(wordsOfClock(words)),
    lead: indexOf(split(words.lead)),
    hour: indexOf(split(hour)),
    minute: indexOf(split(words.minute)),
    minutes: tableOf(Object.entries(minutes).map(([value, text]) => [split(text), Number(value)])),
    hours: tableOf(split(hours).map((text, at) => [text.split('/'), at + 1])),
    names: tableOf(
      (['noon', 'midnight'] as const).map((name, at) => [split(words[name]), at * hoursOfHalf + hoursOfHalf]),
    ),
    before: sides(/^-/),
    after: sides(/-$/),
    ends: hourEnds === undefined ? undefined : indexOf(split(hourEnds)),
  };
};

const clockOf = oncePer(make);

/** Matches spaces and hyphens between the words of a time. */
const gap = /[\s-]*/y;
const past = (text: string, at: number): number => at + matchAt(gap, text, at)![0].length;

/** Returns the ends of a number in words: the longest, and that of its first word. */
const readNumbers = (source: Span, at: number): readonly Read[] => {
  const first = /^[\p{L}\p{M}]+/u.exec(source.plain.slice(at))?.[0];
  if (first === undefined) return [];
  const word = makeSource(`${first} `, source.lexicon);
  const found = [readNumeral(source, at, undefined), readNumeral(word, 0, undefined)].flatMap(
    (number, index): Read[] => {
      if (!number || number instanceof Diagnostic || number.end === 0) return [];
      const end = index === 0 ? number.end : at + number.end;
      return end > source.plain.length ? [] : [{ end, value: toNumber(number.value) }];
    },
  );
  return found.filter(({ end }, index) => end > at && found.findIndex((other) => other.end === end) === index);
};

/** Returns the words of a table at an index by their values, the longest of each. */
const tabledAt = (table: Table, letters: string, at: number): readonly Read[] => byValue(table.at(letters, at));

const byValue = (found: readonly { readonly meaning: number; readonly end: number }[]): readonly Read[] =>
  found
    .filter(({ meaning }, index) => found.findIndex((other) => other.meaning === meaning) === index)
    .map(({ meaning, end }) => ({ end, value: meaning }))
    .sort((a, b) => a.value - b.value);

/** Returns the hours in words at an index, with their endings. */
const hoursIn = ({ hours, ends }: Clock, letters: string, at: number): readonly Read[] =>
  byValue(
    hours.startsAt(letters, at).flatMap(({ meaning, end }) => {
      const over = ends ? endAt(ends, letters, end) : end;
      return over === undefined ? [] : [{ meaning, end: over }];
    }),
  );

/** Matches the letter of am or pm right after minutes. */
const letterOfHalf = /(?<=:\d\d)[ap](?![\p{L}\p{N}])/uy;

const withColon = /(\d{1,2}):([0-5]\d)(?![\d:])/y;
/** Matches a full stop in place of a colon, before the word for the hour or the half of the day: 17.30 Uhr, 9.40 am. And 0600 UTC */
const withStop = /(\d{1,2})\.([0-5]\d)(?!\d)|([01]\d|2[0-3])([0-5]\d)(?=\s?(?:hrs|hours|h|utc|gmt|zulu)(?![a-z]))/iy;
/** Returns an hour in minutes. One past twelve is of the whole day. */
const inMinutes = ({ end, value }: Read): Read => ({
  end,
  value: value * minutesOfHour,
  isSure: value > hoursOfHalf + 0.5 || value === 0,
});

/** Matches a number at the end: the 2 of 2 viertel acht. */
const isNumber = /\d\s*$/;
const digitsOfHour = /\d{1,2}(?![\d:]|[.,]\d)/y;
const digitsOfMinutes = /\d{1,2}(?![\d:]|[.,]\d)/y;

/** Reads the ways of a language in one text. */
class Reader {
  private readonly source: Span;
  private readonly letters: string;
  private readonly clock: Clock;
  /** The ends of words that lead to a time. */
  private readonly leads: ReadonlySet<number>;
  /** The numbers in words by their places, which the ways of a language try again. */
  private readonly numbers = new Map<number, readonly Read[]>();
  /** The hours by their places. Those of ways within others have a negative key. */
  private readonly hours = new Map<number, readonly Read[]>();

  constructor(source: Span, clock: Clock) {
    this.source = source;
    this.letters = lettersOf(source.plain).letters;
    this.clock = clock;
    const { letters } = this;
    this.leads = new Set(
      Array.from(letters, (_, at) => (isLetterAt(letters, at - 1) ? [] : clock.lead.startsAt(letters, at)))
        .flat()
        .map(({ end }) => end),
    );
  }

  private namesAt(at: number): readonly Read[] {
    return tabledAt(this.clock.names, this.letters, at).map((name) => ({ ...inMinutes(name), isSure: true }));
  }

  private numbersAt(at: number): readonly Read[] {
    return remember(this.numbers, Infinity, at, () => readNumbers(this.source, at));
  }

  private hoursAt(at: number, isNested: boolean): readonly Read[] {
    return remember(this.hours, Infinity, isNested ? -at - 1 : at, () => this.readHours(at, isNested));
  }

  private readHours(at: number, isNested: boolean): readonly Read[] {
    const { clock, letters, source } = this;
    const digits = matchAt(digitsOfHour, source.plain, at)?.[0];
    const end = at + (digits?.length ?? 0);
    const latest = latestOf(clock.words);
    const written =
      digits === undefined
        ? [...hoursIn(clock, letters, at), ...this.numbersAt(at)]
        : [end, pastEnding(clock, letters, end)].map((over) => ({
            end: over,
            value: Number(digits),
          }));
    const nested = isNested ? [] : clock.ways.filter(({ sign, fixed, isOpen }) => sign === 0 && fixed !== 0 && !isOpen);
    return [
      ...this.namesAt(at),
      ...nested.flatMap((way) => this.wayAt(way, at, true) ?? []),
      // पौने पाँच is a quarter to five
      ...written.flatMap(({ end: over, value }): readonly Read[] => {
        if (value > latest || !Number.isInteger(value * 4) || (value > 0 && value < 0.5)) return [];
        return [inMinutes({ end: over, value })];
      }),
    ];
  }

  private minutesAt(at: number, mayBeDigits: boolean, isLast: boolean): readonly Read[] {
    const { clock, letters, source } = this;
    const digits = mayBeDigits ? matchAt(digitsOfMinutes, source.plain, at)?.[0] : undefined;
    const written = digits === undefined ? this.numbersAt(at) : [{ end: at + digits.length, value: Number(digits) }];
    const numbers = written.flatMap(({ end, value }): readonly Read[] => {
      if (value >= minutesOfHour || !Number.isInteger(value)) return [];
      const over = pastWord(clock.minute, letters, end);
      const isBare = over === end;
      // The first letter of 한국 is not a minute
      if (isBare && end === at + 1 && unspaced.test(source.plain.charAt(at))) return [];
      return isLast && digits !== undefined && isBare && this.isTimeAfter(end) ? [] : [{ end: over, value }];
    });
    return [...tabledAt(clock.minutes, letters, at), ...numbers];
  }

  private slotAt(slot: Slot, at: number, isNested: boolean, isLast: boolean): readonly Read[] {
    if (slot === 'h') return this.hoursAt(at, isNested);
    if (slot === 'o') return [...hoursIn(this.clock, this.letters, at).map(inMinutes), ...this.namesAt(at)];
    return slot === 'n' ? this.namesAt(at) : this.minutesAt(at, slot === 'm', isLast);
  }

  /** Reads the words of a way from an index on. */
  private follow(way: Way, index: number, at: number, found: Read, isNested: boolean): Read | undefined {
    const item = way.items.at(index);
    if (!item) return found;
    const start = index === 0 ? at : past(this.letters, at);
    if ('slot' in item) {
      const factor = item.slot === 'm' || item.slot === 'w' ? way.sign : 1;
      for (const { end, value, isSure = false } of this.slotAt(
        item.slot,
        start,
        isNested,
        index === way.items.length - 1,
      )) {
        const next = { ...found, end, value: found.value + factor * value, isSure: found.isSure === true || isSure };
        const read = this.follow(way, index + 1, end, next, isNested);
        if (read) return read;
      }
      return undefined;
    }
    const { source, letters } = this;
    const end = endAt(item.words, letters, start);
    if (end !== undefined) {
      const isWeak = item.isHour && isTime(span(source, start, end));
      const next = isWeak ? { ...found, end, isWeak } : { ...found, end };
      const read = this.follow(way, index + 1, end, next, isNested);
      if (read) return read;
    }
    return item.isOptional ? this.follow(way, index + 1, at, found, isNested) : undefined;
  }

  private wayAt(way: Way, at: number, isNested = false): Read | undefined {
    return this.follow(way, 0, at, { end: at, value: way.fixed, isSure: false }, isNested);
  }

  /** Returns the first half of the day beside a time, with its end. */
  private halfAt(table: Table, at: number): Read | undefined {
    return [...tabledAt(table, this.letters, at)].sort((a, b) => b.end - a.end).at(0);
  }

  /** Returns the times at an index without the words beside them, the longest first. */
  private coresAt(at: number): readonly Core[] {
    const { clock, letters, source } = this;
    const colon = matchAt(withColon, source.plain, at);
    const stop = colon ? undefined : matchAt(withStop, source.plain, at);
    const [whole, hours = stop?.[3], minutes = stop?.[4]] = colon ?? stop ?? [];
    if (whole !== undefined) {
      const end = pastWord(clock.hour, letters, at + whole.length);
      const [hour, value] = [Number(hours), Number(hours) * minutesOfHour + Number(minutes)];
      // In English a full stop is a decimal point, but not before am
      const isTime = colon ?? stop![3] ?? (end > at + whole.length || this.halfAt(clock.after, past(letters, end)));
      if (!isTime || hour > latestOf(clock.words)) return [];
      return [
        {
          end,
          value,
          isSure: hour > hoursOfHalf || hour === 0 || stop?.[3] !== undefined,
          needs: 'nothing',
          isWeak: false,
        },
      ];
    }
    const named = this.namesAt(at).map((name): Core => ({ ...name, needs: 'nothing', isWeak: false, isPlain: true }));
    const isDigit = /^\d/.test(source.plain.slice(at));
    const told = clock.ways.flatMap((way): readonly Core[] => {
      const read = this.wayAt(way, at);
      const needs = way.isOpen ? (way.items.length === 1 ? 'half' : 'word') : 'nothing';
      return read
        ? [{ ...read, needs, isWeak: way.sign >= 0 && read.isWeak === true, isPlain: way.isPlain && isDigit }]
        : [];
    });
    return [...named, ...told].sort((a, b) => b.end - a.end);
  }

  /** Reads the time of day at an index, with the words beside it. A bare one needs none of them. */
  at(from: number, mayBeFollowed = true, isBare = false): OwnTime | undefined {
    const { clock, letters, source } = this;
    if (spacedLetter.test(letters[from] ?? '') && spacedLetter.test(letters[from - 1] ?? '')) return undefined;
    let [start, at] = [from, from];
    let half: Read | undefined;
    let isLed = this.isLed(from);
    for (;;) {
      const before: Read | undefined = half ? undefined : this.halfAt(clock.before, at);
      const lead = isLed || !mayBeFollowed ? undefined : endAt(clock.lead, letters, at);
      const end = before?.end ?? lead;
      if (end === undefined) break;
      // The saat of saat sekiz is not a unit, and the at of at eight stays a word
      const isWord = !before && !half && !isTime(span(source, letters.lastIndexOf(' ', end - 1) + 1, end));
      half ??= before;
      isLed ||= !before;
      at = past(letters, end);
      if (isWord) start = at;
    }
    for (const core of this.coresAt(at)) {
      const afterAt = past(letters, core.end);
      const after = half ? undefined : (this.halfAt(clock.after, afterAt) ?? this.letterAt(core.end));
      // Of 9 बजे शाम 6 बजे the evening belongs to the second
      const isOfNext = after && mayBeFollowed && this.at(afterAt, false)?.isHalved === true;
      const told = half ?? (isOfNext ? undefined : after);
      const isLacking = core.needs === 'half' ? !told : core.needs === 'word' && !told && !isLed;
      // The half of half past twelve is no hour
      if (isLacking && (!isBare || core.value < minutesOfHour)) continue;
      const end = half || !told ? core.end : told.end;
      const inside = source.plain.slice(at, core.end);
      // 7 h is in digits, and 0600 and 25時 are to be told
      const isPlain = core.isPlain === true && core.value <= minutesOfDay;
      const isInWords = !isPlain && !/^\d{1,2}(?::\d+)?$/.test(inside);
      if (
        isInWords &&
        !told &&
        !isLed &&
        !isBare &&
        (this.isUnitAfter(end) || isNumber.test(source.plain.slice(0, from)))
      )
        continue;
      return timeOf(source, { ...core, end, from: start, half: told?.value, isInWords });
    }
    return undefined;
  }

  /** Returns the first half of the day for an English `a` right after a time with minutes, the second one for a `p`: 6:45p. */
  private letterAt(at: number): Read | undefined {
    if (this.clock.words !== clockInEnglish) return undefined;
    const letter = matchAt(letterOfHalf, this.source.lower, at)?.[0];
    return letter === undefined
      ? undefined
      : { end: at + 1, value: letter === 'a' ? halves.morning : halves.afternoon };
  }

  /** Returns true if a word that leads to a time stands before an index. */
  private isLed(at: number): boolean {
    return this.leads.has(this.letters.slice(0, at).trimEnd().length);
  }

  /** Returns the word after an index. Undefined for one that leads to a unit: in. */
  private wordAfter(end: number): Span | undefined {
    const { source } = this;
    const [all = '', word = ''] = /^\s*([\p{L}\p{M}]+)/u.exec(source.plain.slice(end)) ?? [];
    const { to = ['in', 'to'] } = source.lexicon?.vocabulary?.words ?? {};
    return word === '' || to.includes(word.toLowerCase()) ? undefined : span(source, end, end + all.length);
  }

  /** Returns true for an index before a unit, which makes what stands before it an amount: halb acht Liter. Pieces are until in Persian. */
  private isUnitAfter(end: number): boolean {
    const word = this.wordAfter(end);
    const unit = word && word.lexicon!.meaningsOf(word.plain).units[0];
    return unit !== undefined && rankOf(unit) === 'everyday' && unit.id !== 'part';
  }

  /** Returns true for an index before a unit of time: the 24 of 24 hours are not minutes. */
  private isTimeAfter(end: number): boolean {
    const word = this.wordAfter(end);
    return word !== undefined && isTime(word) && this.isUnitAfter(end);
  }
}

/** Returns true for a unit of time. */
const isTime = ({ plain, lexicon }: Span): boolean => lexicon!.meaningsOf(plain).units[0]?.quantity?.id === 'time';

/** A time without the words beside it. */
interface Core extends Read {
  readonly needs: 'nothing' | 'word' | 'half';
  readonly isWeak: boolean;
  /** True for noon and midnight, and for an hour in digits with the word for it. */
  readonly isPlain?: boolean;
}

/** A time of day in words of a language. */
export interface OwnTime {
  /** The time as digits: `17:45`. */
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly isAfternoon: boolean;
  /** True if words beside it say which half of the day it is in. */
  readonly isHalved: boolean;
  /** False for a time that may be in either half of the day. */
  readonly isSure: boolean;
  /** True for one that may be a duration: 7h50. */
  readonly isWeak: boolean;
  readonly isInWords: boolean;
  /** The half of the day that was assumed. */
  readonly assumed?: readonly Assumption[];
}

interface Told extends Core {
  readonly from: number;
  readonly half: number | undefined;
  readonly isInWords: boolean;
}

const timeOf = (source: Span, { from, end, value, half, isSure = false, isWeak, isInWords }: Told): OwnTime => {
  const inHalf = (start: number): number =>
    start + ((((value - start) % minutesOfHalf) + minutesOfHalf) % minutesOfHalf);
  // Half an hour before one is 12:30
  const minutes = isSure ? value + minutesOfDay : inHalf((half ?? 1) * minutesOfHour);
  const [hours, rest] = [Math.floor((minutes % minutesOfDay) / minutesOfHour), minutes % minutesOfHour];
  const text = `${hours}:${String(rest).padStart(2, '0')}`;
  const isHalved = half !== undefined;
  const isOpen = isInWords && !isHalved && !isSure;
  return {
    text,
    from,
    end,
    isAfternoon: isHalved && hours >= hoursOfHalf,
    isHalved,
    isSure: isHalved || isSure,
    isWeak: isWeak && !isHalved,
    isInWords,
    ...(isOpen && { assumed: [{ kind: 'clock', of: span(source, from, end).text, as: text }] }),
  };
};

/** Returns a time of day in digits. */
export const plainTime = (text: string, from: number, end: number): OwnTime => ({
  text,
  from,
  end,
  isAfternoon: false,
  isHalved: false,
  isSure: false,
  isWeak: false,
  isInWords: false,
});

/** Matches the digits of a time that needs no word of a clock. */
const digitsOfTime = /\d:[0-5]\d|\d{4}\s?(?:h|utc|gmt|zulu)/i;

/** Matches the start of a word, or of digits. */
const startOfWord = /(?<![\p{L}\p{M}])\p{L}|(?<!\d)\d/gu;

/** Returns true for a text with a word of a clock. English has the words apart, or a number in words, which may be an hour. */
const hasMark = (source: Span, words: ClockWords, { marks }: Clock): boolean => {
  if (words !== clockInEnglish) return marks.within(lettersOf(source.plain).letters).length > 0;
  const { lower } = source;
  return (
    matchesOf(startOfWord, lower).some(({ index }) => marks.at(lower, index).length > 0) ||
    mostNumbersIn(lower.replace(/\d+/g, '')) > 0
  );
};

/** Reads a time of day in words of a language, `17h45`, `午後5時半`, `halb acht abends`, with its end. Undefined if there is none. */
export const ownTimeAt = (source: Span, at: number, words: ClockWords | undefined): OwnTime | undefined => {
  if (!words) return undefined;
  const { reader, found } = readOnce(source, 'times of day', () => {
    const clock = clockOf(words);
    const mayHaveTimes = digitsOfTime.test(source.plain) || hasMark(source, words, clock);
    return {
      reader: mayHaveTimes ? new Reader(source, clock) : undefined,
      found: new Map<number, OwnTime | undefined>(),
    };
  });
  if (!reader) return undefined;
  if (!found.has(at)) found.set(at, reader.at(skipSpaces(source.plain, at)));
  return found.get(at);
};

/** Reads a time of day that only the words around it make one: the `fünf` of `halb neun bis fünf`. */
export const bareTimeAt = (source: Span, at: number, words: ClockWords): OwnTime | undefined =>
  readOnce(source, 'bare times of day', () => new Reader(source, clockOf(words))).at(at, true, true);

/** Reads a time of day in words of English, as `7:45 pm`. One in digits is read by its look. */
export const wordedAt = (source: Span, at: number): OwnTime | undefined => {
  const time = ownTimeAt(source, at, clockInEnglish);
  if (!time?.isInWords) return undefined;
  return time.isSure ? { ...time, text: clockTime(secondsOfDay(readClockTime(time.text)!), true) } : time;
};

/** Matches a time of day in digits, and the names of two. */
const timeInDigits = /\d:\d|\d\s?[ap]\.?m|noon|midday|midnight/;

/** Returns true for an English text with a time of day. */
export const mayHaveTime = (source: Span): boolean =>
  timeInDigits.test(source.lower) ||
  matchesOf(startOfWord, source.lower).some(({ index }) => wordedAt(source, index) !== undefined);
