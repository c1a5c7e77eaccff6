import { unspaced, alternatives } from '../languages/words.ts';
import { convertToRatio } from '../text/numbers/exact.ts';
import type { LocaleWords } from '../model/locale.ts';
import { pluralName, singularName } from '../definition/symbol.ts';
import type { Unit } from '../model/unit.ts';
import { compare, magnitude, minus, over, plus, times, ratio, zero, type Ratio } from '../model/rational.ts';
import { vulgarFractions } from '../text/numbers/fraction.ts';
import { numberWord, readAndPart } from '../text/numbers/number-words.ts';
import { styleOf, type NumberStyle } from '../text/numbers/style.ts';
import { makeSource, type Span } from '../text/span.ts';
import { areCountable, isCountedOutIn } from '../text/units/countable.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import type { FoundKind, FoundNumber, Item } from './found.ts';
import {
  doseAfter,
  drinks,
  fromBefore,
  glued,
  inchesAlone,
  lensBefore,
  metals,
  numberBefore,
  passedOver,
  perAfter,
  perUnspaced,
  perUnspacedBefore,
  raceBefore,
  raceAfter,
  raceLengths,
  roughBefore,
  roughCount,
  roundCount,
  same,
  signOfMoney,
} from './judgment.ts';
import { excerpt, numberAt, windowLength, type NumberAt, type Skipped } from './number-at.ts';
import { longestSpelling, UnitFinder, type Doubt, type UnitAt } from './unit-at.ts';
import {
  adjustingBefore,
  changeBefore,
  changeAfter,
  differenceBefore,
  differenceAfter,
  feetBefore,
  feetAfter,
  labels,
  labelsInLanguages,
  lumberBefore,
  lumberAfter,
  money,
  isHalf,
  namedThings,
  paidBefore,
  scaleBefore,
  titleBefore,
  titleAfter,
  vagueBefore,
  yearBefore,
  rewritable,
  wordsOf,
} from './words.ts';

/** A number, and its unit if there is one. */
interface Piece extends FoundNumber {
  readonly gap: string;
  readonly unit: UnitAt | undefined;
  /** The end of the number and its unit. */
  readonly after: number;
  /** True if a fraction of the unit follows it: 3米半. */
  readonly hasPart: boolean;
}

/** Text without a quantity, and the index where reading continues. */
interface NoItem {
  readonly end: number;
  readonly unit?: undefined;
}

/** The maximum number of numbers of one quantity in a row. */
const longestChain = 6;

/** Matches a symbol before a number, and the text before it. */
const unitAhead = /(^|[\s\S]?[\s(])(\p{L}{2,4}[²³]?)(\s)$/u;

/** The number of characters before a number to search for its sign. */
const longestSign = 16;

/** Matches the identifiers of US units. */
const isAmerican = /(?:foot|inch|yard|mile|pound|ounce|acre|gallon)$/;

const letterSymbol = /^\p{L}$/u;

/** Matches words for a place: in `3 miles, 200 yards behind me` the yards are a distance of their own. */
const placeAfter =
  /^\s(?:behind|ahead|away|from|before|after|above|below|off|further|later|earlier|apart|north|south|east|west)\b/;

/** The longest abbreviation of a unit. */
const longestAbbreviation = 4;

/** Returns true for a unit with a full stop that does not end the sentence: 1 lb. 4 oz., neither 2 cups nor 5 km. */
const isAbbreviated = ({ text, unit }: UnitAt): boolean =>
  text.length > 1 &&
  text.length <= longestAbbreviation &&
  !unit.prefix &&
  ![singularName(unit), pluralName(unit)].includes(text.toLowerCase());

/** Units with their decimals after them, 1米75, 三米九, if those digits count nothing else. */
const withDecimals: ReadonlySet<string> = new Set(['meter', 'jin']);
const decimalsAfter =
  /^(?:(\d{1,2})(?![\d:/-]|[.,]\d)(?!\s?[\p{L}\p{M}°'"%])|(\d{1,2})(?=[左的高长長宽寬深以多，。])|([一二三四五六七八九])(?=$|[^\p{L}\p{N}]|[左的高长長宽寬深以]))/u;
const ideographs = '零一二三四五六七八九';

const between = /^(?:[^\S\n]{0,2}|[^\S\n]*\n[^\S\n]*|-)$/;
const gapPattern = /\s{0,3}-?/y;

/** Returns true for F after 32 to 600 whole degrees, which is a temperature although the letter is ambiguous. */
const isOven = ({ unit, text }: UnitAt, { n, d }: Ratio): boolean =>
  text === 'F' && unit.id === 'fahrenheit' && d === 1n && n >= 32n && n <= 600n;

/** Returns a word without accents: tres for três. */
const withoutAccents = (name: string): string =>
  /\p{Script=Latin}/u.test(name) ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;

/**
 * Returns the words that can start a number in a language. An article is excluded, because `un area` is an area; 百分 is
 * not a hundred minutes.
 */
const wordsOfNumbers = ({ numbers = {}, cardinals = {} }: Partial<LocaleWords> = {}): readonly string[] => {
  const whole = Object.entries(cardinals).flatMap(([value, names]) =>
    names.split('|').map((name) => [name, value] as const),
  );
  const isPlain = (name: string, value: string): boolean =>
    unspaced.test(name) ? !/^\d{3}/.test(value) : !/^[01]$/.test(value);
  return [...Object.entries(numbers), ...whole]
    .filter(([name, value]) => !name.startsWith('+') && isPlain(name, value))
    .map(([name]) => name.replace(/[*+]$/, ''))
    .flatMap((name) => [...new Set([name, withoutAccents(name)])]);
};

/** Finds the quantities of texts in one language. */
export class Scanner {
  private readonly lexicon: Lexicon;
  private readonly tag: string;
  private readonly style: NumberStyle;
  private readonly units: UnitFinder;
  private readonly starts: RegExp;
  /** Matches the text after a unit if a fraction of it may follow. */
  private readonly partStart: RegExp;
  /** Matches the text between two units of one amount. */
  private readonly mixedJoint: RegExp;
  /** The pieces of the current text, by their start. */
  private readonly pieces = new Map<number, Piece | Skipped>();
  /** The end of the last quantity in the current text. */
  private lastEnd = 0;
  private readonly connectors: readonly (readonly [FoundKind | 'comma', RegExp])[];

  constructor(lexicon: Lexicon, tag: string) {
    this.lexicon = lexicon;
    this.tag = tag;
    this.style = styleOf(tag);
    this.units = new UnitFinder(lexicon, tag);
    const own = wordsOfNumbers(lexicon.vocabulary?.words);
    const apart = own.filter((name) => !unspaced.test(name));
    const together = own.filter((name) => unspaced.test(name));
    const spelled = [...(tag.startsWith('en') ? [numberWord] : []), ...(apart.length > 0 ? [alternatives(apart)] : [])];
    const inWords = [
      ...(spelled.length > 0 ? [String.raw`(?<![\p{L}\p{M}'’])(?:${spelled.join('|')})(?![\p{M}])`] : []),
      ...(together.length > 0 ? [`[百千](?=${alternatives(together)})`, alternatives(together)] : []),
    ];
    const number = [`[\\d${vulgarFractions}]`, String.raw`\.\d`, ...inWords].join('|');
    this.starts = new RegExp(`${passedOver}|(?<number>${number})`, 'giu');
    const closed = together.length > 0 ? `|[零又]?(?=${alternatives(together)})` : '';
    const halves = lexicon.vocabulary?.words;
    const ands = alternatives([
      'and',
      ...wordsOf(tag).and,
      ...(halves?.and ?? []),
      ...Object.keys(halves?.halves ?? {}),
    ]);
    this.partStart = new RegExp(String.raw`^(?:\s*(?:${ands})|[0-9０-９一二三四五六七八九])`, 'iu');
    this.mixedJoint = new RegExp(
      String.raw`^(?:(?:,?\s(?:(?:${alternatives(['and', ...wordsOf(tag).and])})\s)?|-|[零又])?(?=[\d½¼¾⅛⅜⅝⅞⅓⅔])${closed})`,
      'u',
    );
    const { to, and, or } = wordsOf(tag);
    const words = (list: readonly string[]): string => alternatives(list);
    const around = (list: readonly string[]): string =>
      list.some((name) => unspaced.test(name))
        ? String.raw`\s*(?:${words(list)})\s*`
        : String.raw`-?\s+(?:${words(list)})\s+`;
    this.connectors = [
      ['sides', /\s?[x×✕]\s?(?=[\d.])|(?:\s+|-)by(?:\s+|-)(?=\d)/iuy],
      ['range', new RegExp(String.raw`\s?[-~～〜]\s?~?(?=[\d${vulgarFractions}.])|${around(to)}`, 'iuy')],
      ['list', new RegExp(String.raw`,?${around([...and, ...or])}`, 'iuy')],
      ['comma', /[,、]\s+(?=\d)/uy],
    ];
  }

  /** Returns the quantities of a text, in order. */
  scan(text: string): Item[] {
    const source = makeSource(text, this.lexicon);
    const { plain } = source;
    const items: Item[] = [];
    this.pieces.clear();
    this.lastEnd = 0;
    this.starts.lastIndex = 0;
    for (let match = this.starts.exec(plain); match; match = this.starts.exec(plain)) {
      const { index } = match;
      if (match.groups?.['number'] === undefined) continue;
      const read = this.isNumber(plain, index, items.at(-1)) ? this.itemAt(source, index) : undefined;
      if (read?.unit) {
        items.push(read);
        this.lastEnd = read.end;
      }
      const digits = /^[\d.,]+/.exec(plain.slice(index, index + windowLength))?.[0].length ?? 1;
      this.starts.lastIndex = Math.max(read?.end ?? index + digits, index + 1);
    }
    markConverted(items, text, this.lexicon);
    doubtHalfDegrees(items, plain);
    doubtPaidPounds(items, plain);
    return items;
  }

  /** Returns true if a number can start at an index: not in a word, a link, an amount of money or a formula. */
  private isNumber(plain: string, index: number, before: Item | undefined): boolean {
    const last = plain[index - 1];
    if (last === undefined || /[\s("'[]/.test(last))
      return !signOfMoney.test(plain.slice(Math.max(0, index - 5), index));
    if (unspaced.test(last)) return true;
    // 350 °F/180 °C, or a sign before a number
    if (last === '/') return before?.end === index - 1;
    if (last === '-' || last === '+') return index < 2 || /[\s(]/.test(plain[index - 2]!);
    return !glued.test(last);
  }

  /** Reads the number at an index with its unit. */
  private pieceAt(source: Span, start: number, isFirst = false, whole?: Unit): Piece | Skipped {
    // Each number of a row is read several times
    const known = isFirst || whole ? undefined : this.pieces.get(start);
    if (known) return known;
    const piece = this.readPiece(source, start, isFirst, whole);
    if (!isFirst && !whole) this.pieces.set(start, piece);
    return piece;
  }

  private readPiece(source: Span, start: number, isFirst: boolean, whole?: Unit): Piece | Skipped {
    const { text, plain } = source;
    const number = numberAt(source, start, this.style, isFirst ? this.beforeSign(plain, start) : '');
    if (number.value === undefined) return number;
    const around = isFirst ? this.aroundAt(plain, number) : undefined;
    if (around) return around;
    gapPattern.lastIndex = number.end;
    const gap = gapPattern.exec(plain)?.[0] ?? '';
    const written = text.slice(number.end, number.end + gap.length).replace(/[‐‑–−]/, '-');
    const at = number.end + gap.length;
    const unit = between.test(written) ? this.unitAt(source, at, number.end, written, whole) : undefined;
    if (!unit) return { ...number, gap: written, unit, after: number.end, hasPart: false };
    const part = this.partAfter(source, at + unit.length, unit);
    if (!part) return { ...number, gap: written, unit, after: at + unit.length, hasPart: false };
    const value = number.value.n < 0n ? minus(number.value, part.value) : plus(number.value, part.value);
    return {
      ...number,
      value,
      step: ratio(1n, part.value.d),
      gap: written,
      unit: { ...unit, isCut: false },
      after: part.end,
      hasPart: true,
    };
  }

  private unitAt(source: Span, at: number, end: number, gap: string, whole?: Unit): UnitAt | undefined {
    const { text, plain } = excerpt(source, at, longestSpelling);
    // 一个半月: the counter of the unit precedes the half
    const counter = /([个個])半$/u.exec(source.text.slice(Math.max(0, end - 2), end))?.[1];
    const counted = counter === undefined ? undefined : this.units.at(counter + text, counter + plain, gap, whole);
    if (counted && counted.length > 1) return { ...counted, text: counted.text.slice(1), length: counted.length - 1 };
    return this.units.at(text, plain, gap, whole);
  }

  /** Reads a fraction of a unit after it: 两公里半, deux heures et demie, 5 miles and a half, 1米75. */
  private partAfter(whole: Span, at: number, { unit }: UnitAt): { value: Ratio; end: number } | undefined {
    if (!this.partStart.test(whole.text.slice(at, at + longestSign))) return undefined;
    const source = excerpt(whole, at, windowLength);
    const [, digits = '', before = '', letter = ''] =
      (withDecimals.has(unit.id) && decimalsAfter.exec(source.plain)) || [];
    const decimals = digits || before || (letter && String(ideographs.indexOf(letter)));
    const isChinese = this.tag.startsWith('zh');
    if (isChinese && decimals !== '') {
      const value = ratio(BigInt(decimals), 10n ** BigInt(decimals.length));
      return { value, end: at + (letter ? 1 : decimals.length) };
    }
    const part = readAndPart(source, 0) ?? this.lexicon.ownNumbers?.readHalf(source, 0);
    if (!part || part.value.d === 1n || compare(part.value, ratio(1n)) >= 0) return undefined;
    const isOwn = unspaced.test(source.plain.slice(0, part.end))
      ? isHalf(source.plain)
      : this.isOver(source.plain, part.end);
    return isOwn ? { value: part.value, end: at + part.end } : undefined;
  }

  /** Returns true if a fraction in words has no unit of its own, unlike a half hour or a half marathon. */
  private isOver(plain: string, at: number): boolean {
    const [, word] = /^(?:\s*(?:$|[.,;:!?)\]])|\s(?!an?\s)(\p{Ll}{2,4})(?!\p{L}))/u.exec(plain.slice(at)) ?? [
      undefined,
      '',
    ];
    const name = plain.slice(at + 1);
    return word === undefined || (word !== '' && !this.units.at(name, name, '-'));
  }

  /** Reads a number with a unit around or before it: 摄氏 20 度, 섭씨 20. */
  private aroundAt(plain: string, number: NumberAt): Piece | undefined {
    const ahead = plain.slice(Math.max(this.lastEnd, number.start - windowLength), number.start).trimEnd();
    const gap = /^\s?/.exec(plain.slice(number.end, number.end + 1))![0].length;
    for (const { before, after: following } of this.lexicon.vocabulary?.around ?? []) {
      if (!ahead.endsWith(before) || !plain.startsWith(following, number.end + gap)) continue;
      const unit = this.units.named(before + following);
      if (!unit) continue;
      const after = following === '' ? number.end : number.end + gap + following.length;
      const start = plain.lastIndexOf(before, number.start - 1);
      return { ...number, start, gap: '', unit, after, hasPart: false };
    }
    return undefined;
  }

  /** Returns the text in which the sign of a number is searched. Between two quantities `minus` is a difference. */
  private beforeSign(plain: string, start: number): string {
    const before = plain.slice(Math.max(this.lastEnd, start - longestSign), start);
    const isBetween = this.lastEnd > 0 && start - this.lastEnd <= longestSign && /^\s\p{L}+\s$/u.test(before);
    return isBetween ? '' : before;
  }

  private itemAt(source: Span, start: number): Item | NoItem {
    const { plain } = source;
    const first = this.pieceAt(source, start, true);
    if (first.value === undefined) return { end: first.end };
    const chain =
      this.chainFrom(source, first) ?? (first.unit ? { pieces: [first], kind: 'amount' as const } : undefined);
    if (!chain) return this.afterUnit(plain, first) ?? { end: first.end };
    const { pieces, kind } = chain;
    const last = pieces.at(-1)!;
    const mixed = kind === 'amount' ? this.mixedFrom(source, last) : undefined;
    const unit = mixed?.unit ?? last.unit!;
    if (unit.isCut) return { end: last.after };
    const end = this.endOf(plain, mixed?.end ?? last.after, unit);
    const item = {
      start: first.start,
      end,
      kind,
      numbers: mixed ? [{ start: first.start, end: first.end, value: mixed.value, step: mixed.step }] : pieces,
      unit: unit.unit,
      unitText: unit.text,
      gap: last.gap,
      isMixed: mixed !== undefined,
      isConverted: false,
    };
    return { ...item, doubt: this.doubtOf(item, mixed ? undefined : unit, plain) };
  }

  /**
   * Reads a number after its unit, as in lists of goods: kg 70, cm 50. It is sure if nothing else is next to the two.
   */
  private afterUnit(plain: string, number: Piece): Item | undefined {
    const ahead = plain.slice(Math.max(this.lastEnd, number.start - windowLength), number.start);
    const [, before, name, gap] = unitAhead.exec(ahead) ?? [];
    const unit = name === undefined ? undefined : this.units.metric(name);
    if (!unit) return undefined;
    const isAlone = /(?:^|[:;(\n])\s?$/.test(before!) && /^(?:\s*$|[),;\n]|\.(?:\s|$))/.test(plain.slice(number.end));
    return {
      start: number.start - name!.length - gap!.length,
      end: number.end,
      kind: 'amount',
      numbers: [number],
      unit,
      unitText: name!,
      gap: gap!,
      isMixed: false,
      isConverted: false,
      doubt: isAlone ? undefined : 'symbol',
    };
  }

  /** Reads several numbers with one unit after the last: 5 to 10 km, 2 x 4 in, 5, 10 and 15 miles. */
  private chainFrom(source: Span, first: Piece): { pieces: Piece[]; kind: FoundKind } | undefined {
    const isDegree = first.unit?.text === '°';
    if (first.unit && !isDegree) return undefined;
    const pieces = [first];
    const kinds = new Set<FoundKind | 'comma'>();
    for (let last: Piece = first; pieces.length < longestChain;) {
      const joint = this.jointAt(source.plain, last.after);
      if (!joint) return undefined;
      const next = this.pieceAt(source, joint.end);
      if (next.value === undefined) return undefined;
      pieces.push(next);
      kinds.add(joint.kind);
      last = next;
      if (next.unit && next.unit.text !== '°') break;
    }
    const unit = pieces.at(-1)!.unit;
    if (!unit || unit.text === '°' || (isDegree && unit.unit.quantity?.id !== 'temperature')) return undefined;
    kinds.delete('comma');
    const [kind] = kinds;
    // A list ends with a word: 5, 10 and 15 miles
    if (kinds.size !== 1 || kind === 'comma') return undefined;
    const values = pieces.map(({ value }) => value);
    const isFalling = kind === 'range' && values.length === 2 && compare(values[0]!, values[1]!) > 0;
    if (kind === 'range' && values.length !== 2) return undefined;
    if (isFalling && !fromBefore.test(source.plain.slice(Math.max(0, first.start - longestSign), first.start)))
      return undefined;
    return { pieces, kind: kind! };
  }

  private jointAt(plain: string, at: number): { kind: FoundKind | 'comma'; end: number } | undefined {
    for (const [kind, pattern] of this.connectors) {
      pattern.lastIndex = at;
      const length = pattern.exec(plain)?.[0].length;
      if (length !== undefined) return { kind, end: at + length };
    }
    return undefined;
  }

  /** Reads an amount in several units, 5 ft 6 in, as its total in the last unit. */
  private mixedFrom(source: Span, first: Piece): { value: Ratio; step: Ratio; unit: UnitAt; end: number } | undefined {
    const { plain } = source;
    let last: Piece = first;
    let total = first.value;
    while (!last.hasPart) {
      const stop = plain[last.after] === '.' && isAbbreviated(last.unit!) ? 1 : 0;
      const from = last.after + stop;
      const joint = this.mixedJoint.exec(plain.slice(from, from + 16))?.[0];
      const next = joint === undefined ? undefined : this.pieceAt(source, from + joint.length, false, last.unit!.unit);
      // 4 pies y 2 manos is not the height of a horse
      if (next?.value === undefined || !next.unit || next.unit.doubt === 'word') break;
      // The next line has an amount of its own
      if (source.text.slice(last.after, next.start).includes('\n')) break;
      if (joint!.startsWith(',') && placeAfter.test(plain.slice(next.after, next.after + longestSign))) break;
      const [whole, part] = [last.unit!.unit, next.unit.unit];
      const areOne =
        !whole.product &&
        whole.quantity === part.quantity &&
        areCountable([whole, part]) &&
        isCountedOutIn(whole, part);
      const step = areOne ? convertToRatio(ratio(1n), this.lexicon.between(whole, part)) : undefined;
      if (!step || compare(magnitude(next.value), step) >= 0 || last.value.d !== 1n) break;
      const inLast = times(total, step);
      total = total.n < 0n ? minus(inLast, next.value) : plus(inLast, next.value);
      last = next;
    }
    return last === first ? undefined : { value: total, step: last.step, unit: last.unit!, end: last.after };
  }

  /** Returns the end of a unit with the full stop of its abbreviation: 5 oz. of flour. */
  private endOf(plain: string, end: number, { text }: UnitAt): number {
    const isShort = /^(?:\p{Ll}{1,4}\.? ?)*\p{Ll}{2,4}$/u.test(text);
    return isShort && /^\.(?:\s+[\p{Ll}(]|[),;])/u.test(plain.slice(end, end + 4)) ? end + 1 : end;
  }

  private doubtOf(item: Omit<Item, 'doubt'>, unit: UnitAt | undefined, plain: string): Doubt | undefined {
    const before = plain.slice(Math.max(0, item.start - 32), item.start);
    const following = plain.slice(item.end, item.end + 24);
    const { value, end } = item.numbers[0]!;
    if (namedThings.test(following)) return 'name';
    if (item.kind === 'sides' && (lumberAfter.test(following) || lumberBefore.test(before))) return 'name';
    const last = /(?<!\S)\S*\s*$/.exec(before)![0];
    if (labels.test(last) || labelsInLanguages.test(last)) return 'number';
    if (
      item.unit.quantity?.id === 'temperature' &&
      (differenceBefore.test(before) ||
        changeBefore.test(before) ||
        differenceAfter.test(following) ||
        changeAfter.test(following))
    )
      return 'ambiguous';
    if (isPound(item) && isPaid(before)) return 'number';
    const written = plain.slice(item.start, end);
    if (item.kind === 'amount' && numberBefore.test(before)) return 'number';
    if (roughCount.test(written) || (roundCount.test(written) && roughBefore.test(before))) return 'number';
    if (perUnspaced.test(following) || perUnspacedBefore.test(before)) return 'ambiguous';
    const per = perAfter.exec(following)?.[0].length;
    const divisor = following.slice(per);
    if (per !== undefined && rewritable.has(this.units.at(divisor, divisor, '-')?.unit.quantity?.id ?? ''))
      return 'ambiguous';
    if (isName(item, before, following, written)) return 'name';
    if (!unit) return undefined;
    // Books and money in French, and money in Japanese
    if (/^livres?$/i.test(unit.text) && !/^ d[e'’]/.test(following) && !/p[eè]s|poids|lourd/i.test(before))
      return 'word';
    if (unit.text === 'ポンド' && /[円払札]|ドル|ユーロ/.test(before + following)) return 'word';
    if (item.unit.id === 'ounce' && (drinks.test(following) || metals.test(following))) return 'ambiguous';
    // A quarter-pound burger keeps its article
    if (item.gap === '-' && /^an?\s/i.test(written)) return 'word';
    // 1,800 pies, as Spanish speakers in Texas write it
    if (this.style.decimal === ',' && /^[1-9]\d{0,2},\d{3}$/.test(written) && isAmerican.test(item.unit.id))
      return 'ambiguous';
    if (unit.text === 'F' && /^\.\s?\d/.test(following)) return 'symbol';
    if (item.unit.id === 'foot' && inchesAlone.test(following)) return 'number';
    if (scaleBefore.test(before) || adjustingBefore.test(before)) return 'number';
    if (item.gap === '' && /^ft[23]$/.test(unit.text)) return 'ambiguous';
    if (unspaced.test(plain.charAt(item.start))) {
      if (vagueBefore.test(before)) return 'number';
      // 一 and 三 are parts of many words, and so are one-letter names of units
      if (end === item.start + 1 && unit.text.length < 2) return 'word';
    }
    if (/^["″”]$/.test(unit.text) && (item.gap !== '' || /^\p{L}/u.test(following) || isClosing(plain, item.start)))
      return 'symbol';
    // The 90s, an iPhone 5s, the 1st, the 23rd
    if (/^(?:st?|rd|nd|th)$/.test(unit.text) && item.gap === '') return 'symbol';
    // Hexadecimal digits
    if (item.gap === '' && /^[a-f]+$/.test(unit.text) && /^\d{4,}$/.test(plain.slice(item.start, end))) return 'symbol';
    // Millions
    if (unit.text === 'm' && isFew(value) && /^\s(?!across|plus|less|this)(?:people|\p{Ll}{3,}s)\b/u.test(following))
      return 'symbol';
    // Numbers of flats and clauses continue after an abbreviation
    if (letterSymbol.test(unit.text) && /^\.\s?\d/.test(following)) return 'symbol';
    // Russian symbols have no full stop; abbreviations of years, towns, sheets and floors do: 1812 г.
    if (/^\p{Script=Cyrillic}$/u.test(unit.text) && /^\.\s?\p{L}/u.test(following)) return 'symbol';
    // Twenty stone carvings
    if (unit.text === 'stone' && /^\s\p{Ll}+s\b/u.test(following)) return 'word';
    if (
      item.unit.id === 'foot' &&
      isFootCount(value, unit.text) &&
      feetBefore.test(before) &&
      !feetAfter.test(following)
    )
      return 'word';
    if (titleBefore.test(before) && titleAfter.test(following)) return 'name';
    // German 100-m-Lauf is one word, so another unit does not fit
    if (/^-\p{L}/u.test(following) && !this.tag.startsWith('en')) return 'name';
    if (item.kind === 'list' && !areAlike(item.numbers)) return 'number';
    // A year before an event
    const mayBeYear = item.gap !== '' && isYear(value, plain.slice(item.start, end));
    // German nouns are capitalized, and a year has no preposition of its own: in 2000 Metern Höhe
    const isYearSaid = yearBefore.test(before) && /^\p{Ll}/u.test(unit.text);
    if (unit.text === 'г' && yearBefore.test(before)) return 'number';
    if (mayBeYear && (letterSymbol.test(unit.text) || isYearSaid)) return 'number';
    return unit.doubt !== undefined && isOven(unit, value) ? undefined : unit.doubt;
  }
}

/** Returns true if a measure is the name of a race, a lens or a film, or the dose of a medicine. */
const isName = (
  { unit, unitText, kind, numbers }: Omit<Item, 'doubt'>,
  before: string,
  following: string,
  written: string,
): boolean => {
  if (unit.id === 'milliliter') return doseAfter.test(following);
  if (unit.id === 'millimeter') return lensBefore.test(before);
  if (unit.id !== 'meter' && unit.id !== 'yard') return false;
  const [first, second] = numbers;
  const isRelay = kind === 'sides' && compare(first!.value, ratio(4n)) <= 0 && compare(second!.value, ratio(50n)) >= 0;
  const isDistance = raceLengths.has(written) && unitText === 'm' && raceBefore.test(before);
  return (
    isRelay || (isDistance && !/^\s(?:of|de|high|tall|deep|long|wide)\b/.test(following)) || raceAfter.test(following)
  );
};

/** Returns true for a named number of feet that bodies and tables have. */
const isFootCount = ({ n, d }: Ratio, text: string): boolean => d === 1n && n >= 2n && n <= 4n && text.length > 2;

/** Returns true for a number that people write with a letter for millions. */
const isFew = (value: Ratio): boolean => compare(value, ratio(1000n)) < 0;

const isYear = ({ n, d }: Ratio, written: string): boolean =>
  d === 1n && n >= 1000n && n <= 2100n && /^\d{4}$/.test(written);

/** Returns true if a quotation mark closes a quotation in its line. After a digit it does not open one: 64" x 34". */
const isClosing = (plain: string, start: number): boolean => {
  const line = plain.slice(Math.max(0, start - windowLength), start);
  if (/["=]$/.test(line)) return true;
  let isOpen = false;
  for (const { index } of line.matchAll(/"/g)) isOpen = !isOpen && !/[\d½¼¾⅛⅜⅝⅞⅓⅔']/.test(line.charAt(index - 1));
  return isOpen;
};

/** Returns true if the numbers of a list may be of one kind: within a factor of 20, and without a year. */
const areAlike = (numbers: readonly FoundNumber[]): boolean => {
  const sizes = numbers.map(({ value }) => magnitude(value));
  const least = sizes.reduce((a, b) => (compare(a, b) < 0 ? a : b));
  return (
    least.n > 0n && sizes.every((size) => compare(size, times(least, ratio(20n))) <= 0 && !isYear(size, String(size.n)))
  );
};

/**
 * Marks temperatures next to bare degrees in their sentence as doubtful, because the degrees would stay in another
 * scale: 32到35度，夜间最低22℃.
 */
const doubtHalfDegrees = (items: readonly Item[], plain: string): void => {
  for (const [index, item] of items.entries()) {
    const next = items.at(index + 1);
    if (!next || /[.!?。！？]\s|\n/.test(plain.slice(item.end, next.start))) continue;
    const [first, second] = [item, next].map(({ unit }) => (unit.id === 'degree' ? 'bare' : unit.quantity?.id));
    if ([first, second].includes('bare') && [first, second].includes('temperature'))
      for (const one of [item, next]) one.doubt ??= 'ambiguous';
  }
};

/** Marks all pounds of a text as doubtful if one of them is money: he paid 5 pounds, and 20 pounds was the fee. */
const doubtPaidPounds = (items: readonly Item[], plain: string): void => {
  const pounds = items.filter(isPound);
  if (pounds.some(({ start }) => isPaid(plain.slice(Math.max(0, start - windowLength), start))))
    for (const item of pounds) item.doubt ??= 'number';
};

/** Returns true for a mass whose name is also that of a currency. */
const isPound = ({ unit, unitText }: Pick<Item, 'unit' | 'unitText'>): boolean =>
  unit.quantity?.id === 'mass' && /(?:pounds?|libras?|livres?|pfund)$/i.test(unitText);

/** Returns true if an amount of money follows. */
const isPaid = (before: string): boolean => money.test(before) || paidBefore.test(before);

const double = ratio(2n);
const eighth = ratio(1n, 8n);

/** Marks quantities that a text gives in two units: 5 miles (8 km). */
const markConverted = (items: readonly Item[], text: string, lexicon: Lexicon): void => {
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    if (!before || before.unit === item.unit || !same.test(text.slice(before.end, item.start))) continue;
    if (!lexicon.meet(before.unit, item.unit)) continue;
    const given = before.numbers.at(-1)!.value;
    const exact = lexicon.between(before.unit, item.unit);
    // 28 mpg (8.4 L/100 km)
    const isInverse = typeof exact !== 'function' && exact.reciprocal && given.n !== 0n;
    const value = isInverse
      ? convertToRatio(over(ratio(1n), given), { ...exact, reciprocal: false })
      : convertToRatio(given, exact);
    if (!value) continue;
    const stated = item.numbers.at(-1)!.value;
    const difference = magnitude(minus(value, stated));
    // Allow for ordinary rounding
    const allowed = plus(times(magnitude(value), eighth), item.unit.quantity?.id === 'temperature' ? double : zero);
    if (compare(difference, allowed) <= 0) {
      before.isConverted = true;
      item.isConverted = true;
    }
  }
};
