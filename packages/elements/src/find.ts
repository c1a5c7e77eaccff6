import {
  convertScale,
  differenceBefore,
  differenceAfter,
  dubiousSpellings,
  english,
  glued,
  goesOn,
  inchAfter,
  labels,
  lumberBefore,
  lumberAfter,
  money,
  namedThings,
  noValue,
  passedOver,
  same,
  signOfMoney,
  type ExactScale,
} from '@units/engine/internal';
import { stepOf, unitsOf, type Figure } from './units.ts';

/** A number and its position in a text. */
interface FigureAt extends Figure {
  readonly start: number;
  readonly end: number;
}

/** A quantity and its position in a text. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly figures: readonly FigureAt[];
  readonly unit: ExactScale;
  readonly unitText: string;
  /** The text between the last number and the unit. */
  readonly gap: string;
}

type Joint = 'sides' | 'range' | 'list' | 'comma';

/** More characters than any number with its unit has. */
const windowLength = 80;
const mostFigures = 6;

const vulgar = '½¼¾⅓⅔⅛⅜⅝⅞';

const dubious = new RegExp(`^(?:${dubiousSpellings})s?$`);

/** Matches a figure and a word before a figure, in a language other than English: they may form a range. */
const rangeBefore = /\d\s\p{L}{1,5}\s$/u;

/** Matches letters of scripts that write words without spaces, or endings without a gap. */
const unspaced = /[ぁ-ヿ㐀-鿿가-힣]/;

/** The words between the parts of one amount, in the languages of pages: 5 miles and a half, 6 pés e 2 polegadas. */
const joiner = '(?:and|en|et?|i|und|y|и|с)';

/** Matches text after a unit that continues the amount: 3マイル半, 5 miles and a half, 1米75, 6 feet 2. */
const partAfter = new RegExp(String.raw`^ ?(?:\d|[半반])|^ ${joiner} (?:\S+ )?(?:hal|dem|me[diz]|пол)`);

/** Matches text after a unit that makes it a part of another unit: ft-lb, lb·ft, km por hora. */
const isWithin = /^(?:[·⋅*/]|-[a-z]{1,2}\b| (?:p[aeo]r|pro) )/;

const races = /^(?:[1248]00|1500|10?000|5000)$/;

/** Names in `Intl` of a pound that people use for half a kilogram. */
const pounds = /^(?:pfund|pond)$/;

/** Matches numbers in words before a figure: the two form one quantity, which is not read here. */
const wordBefore =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|half|dozen)(?:[ -](?:to|or|and|by|x))?[ -]$/i;

const unitWord = /(?:[\p{L}\p{M}°µμ℃℉]+|["'])[²³]?\.?/uy;
const unitJoint = /[ \u00a0]\/[ \u00a0]|[ \u00a0]|[-/]|(?<=\/)100[ \u00a0]?/y;
const mostWords = 5;

/** Returns units by their names in a language, from `Intl`. */
const namesIn = (language: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const unit of Intl.supportedValuesOf('unit')) {
    if (!unitsOf(unit)) continue;
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      for (const value of [1, 2, 5, 1.5]) {
        const name = format.formatToParts(value).find(({ type }) => type === 'unit')?.value;
        if (name !== undefined) names.set(name.toLowerCase().replaceAll('\u00a0', ' '), unit);
      }
    }
  }
  return names;
};

const readers = new Map<string, Reader>();

/** Returns the reader of a language. */
export const readerOf = (language: string): Reader => {
  let reader = readers.get(language);
  if (!reader) readers.set(language, (reader = new Reader(language)));
  return reader;
};

/**
 * Reads the quantities of running text in one language: everyday units with figures, as far as `find` is sure of them.
 */
class Reader {
  readonly #number: RegExp;
  readonly #decimal: string;
  readonly #starts: RegExp;
  readonly #joints: readonly (readonly [Joint, RegExp])[];
  readonly #names: ReadonlyMap<string, string>;
  readonly #isEnglish: boolean;
  readonly #isGerman: boolean;
  readonly #words: readonly string[];

  constructor(language: string) {
    const parts = new Intl.NumberFormat(language).formatToParts(-11_111.5);
    const mark = (type: string, other: string): string => parts.find((part) => part.type === type)?.value ?? other;
    const group = mark('group', ',');
    this.#decimal = mark('decimal', '.');
    const groups = String.raw`\d{1,3}(?:[${/\s/.test(group) ? '\u00a0\u202f ' : group}]\d{3})+(?!\d)`;
    const whole = String.raw`(?:${groups}|\d+)`;
    this.#number = new RegExp(
      String.raw`(?:\d+[ \u00a0])?\d+[/⁄]\d+(?!\d)|(?:\d+[ \u00a0]?)?[${vulgar}]|${whole}(?:[${this.#decimal}]\d+)?`,
      'uy',
    );
    this.#starts = new RegExp(String.raw`${passedOver}|[\d${vulgar}]`, 'giu');
    this.#isEnglish = /^en\b/.test(language);
    this.#isGerman = /^de\b/.test(language);
    this.#names = this.#isEnglish ? new Map() : namesIn(language);
    const { to, and, or, words = [] } = english;
    this.#words = words;
    const around = (list: readonly string[]): string =>
      String.raw`-?\s+(?:${list.join('|').replaceAll('.', '\\.')})\s+`;
    this.#joints = [
      ['sides', /\s?[x×✕]\s?(?=[\d.])|\s+by\s+(?=\d)/iuy],
      ['range', new RegExp(String.raw`\s?[-–~〜～]\s?(?=[\d${vulgar}])|${around(to)}`, 'iuy')],
      ['list', new RegExp(String.raw`,?${around([...and, ...or])}`, 'iuy')],
      ['comma', /,\s+(?=\d)/y],
    ];
  }

  /** Returns the certain and not yet converted quantities of a text, in order. */
  read(text: string): Quantity[] {
    const found: Quantity[] = [];
    this.#starts.lastIndex = 0;
    for (let match = this.#starts.exec(text); match; match = this.#starts.exec(text)) {
      const { index } = match;
      const isNumber = match[0].length === 1 && this.#begins(text, index);
      const quantity = isNumber ? this.#quantityAt(text, index) : undefined;
      noValue.lastIndex = index;
      const other =
        noValue.exec(text)?.[0].length ?? /^[\d.,/⁄]+/.exec(text.slice(index, index + windowLength))?.[0].length;
      if (match[0].length === 1)
        this.#starts.lastIndex = Math.max(
          typeof quantity === 'object' ? quantity.end : (quantity ?? index + (other ?? 1)),
          index + 1,
        );
      if (typeof quantity === 'object') found.push(quantity);
    }
    const twice = new Set<Quantity>();
    for (const [index, quantity] of found.entries()) {
      const before = found[index - 1];
      if (!before || !isSameAs(before, quantity, text)) continue;
      twice.add(before).add(quantity);
    }
    return found.filter((quantity) => !twice.has(quantity) && !this.#isDubious(quantity, text));
  }

  #begins(text: string, index: number): boolean {
    const before = text.slice(Math.max(0, index - 24), index);
    const last = before.at(-1) ?? ' ';
    // A quoted title: “8 miles”
    if (/["'“„«‘]/.test(last)) return false;
    if (/[\s([]/.test(last))
      return !signOfMoney.test(before) && !(this.#isEnglish ? wordBefore : rangeBefore).test(before);
    if (last === '/') return /[^\dl]\/$/.test(before);
    if (/[-−+]/.test(last)) return /(?:^|[\s(])[-−+]$/.test(before);
    return (unspaced.test(last) && !/[数几十百千万億억만]/.test(last)) || !glued.test(last);
  }

  #figureAt(text: string, start: number, isFirst: boolean): FigureAt | undefined {
    noValue.lastIndex = start;
    const other = noValue.exec(text)?.[0];
    if (other !== undefined && !(this.#decimal === ',' && /^\d{1,3}(?:\.\d{3})+$/.test(other))) return undefined;
    this.#number.lastIndex = start;
    const match = this.#number.exec(text);
    if (!match) return undefined;
    const end = start + match[0].length;
    if (goesOn.test(text.slice(end, end + 2))) return undefined;
    // NFKD writes ½ as 1⁄2
    const written = match[0].replace(/[^\d\s.,/]/u, (sign) => ` ${sign.normalize('NFKD')}`);
    const [, whole = '0', top, bottom = '1'] = /^(?:(\d+)\s)?\s?(\d+)[/⁄](\d+)$/.exec(written) ?? [];
    let value = Number(whole) + Number(top) / Number(bottom);
    let step = 1 / Number(bottom);
    if (top === undefined) {
      const [digits = '', decimals = ''] = written.split(this.#decimal).map((part) => part.replace(/\D/g, ''));
      value = Number(`${digits}.${decimals}`);
      step = stepOf(digits.replace(/^0+(?=.)/, ''), decimals);
    }
    if (!Number.isFinite(value)) return undefined;
    const isNegative = isFirst && /(?:^|[^\d\s]\s|^\s|[(])[-−]$/.test(text.slice(Math.max(0, start - 3), start));
    return { value: isNegative ? -value : value, step, start: isNegative ? start - 1 : start, end };
  }

  #unitAt(text: string, at: number, gap: string, whole?: ExactScale): { unit: ExactScale; text: string } | undefined {
    const ends: number[] = [];
    let end = at;
    for (let count = 0; count < mostWords; count++) {
      unitWord.lastIndex = end;
      const word = unitWord.exec(text)?.[0];
      if (word === undefined) break;
      // マイルで走る: a name may end within a word
      if (unspaced.test(word)) for (let size = 1; size < 9; size++) ends.push(end + size);
      end += word.length;
      if (word.endsWith('.')) ends.push(end - 1);
      ends.push(end);
      for (let times = 0; times < 2; times++) {
        unitJoint.lastIndex = end;
        end += unitJoint.exec(text)?.[0].length ?? 0;
      }
    }
    for (const last of ends.reverse()) {
      const spelling = text.slice(at, last);
      // Signs must not precede a letter or figure, and names and symbols must not precede a letter, a figure or an
      // exponent, except in scripts without spaces
      if (
        (/["']$/.test(spelling) ? /^[\p{L}\d]/u : /^[\p{L}\p{N}²³]/u).test(text.slice(last, last + 2)) &&
        !unspaced.test(text.slice(last - 1, last + 1))
      )
        continue;
      const unit = this.#unitOf(spelling, whole);
      if (!unit) continue;
      if (!whole && gap.trim() === '' && gap !== '') {
        if (spelling === 'in' && !inchAfter.test(text.slice(last, last + 14))) continue;
        if (this.#words.includes(spelling.toLowerCase())) continue;
      }
      return { unit, text: spelling };
    }
    return undefined;
  }

  #unitOf(spelling: string, whole?: ExactScale): ExactScale | undefined {
    const plain = spelling.replaceAll('\u00a0', ' ');
    const units = unitsOf(this.#names.get(plain.toLowerCase()) ?? plain.replace('µ', 'μ').replace(/^F$/, '°F'));
    return units && (whole ? units.find((unit) => unit[0] === whole[0]) : units.length === 1 ? units[0] : undefined);
  }

  /** Returns the quantity at a position, or the position after a text that is not one. */
  #quantityAt(text: string, start: number): Quantity | number | undefined {
    const first = this.#figureAt(text, start, true);
    if (!first) return undefined;
    let figures = [first];
    const kinds = new Set<Joint>();
    let { end } = first;
    let isDegree = false;
    while (figures.length < mostFigures) {
      const sign = text[end] === '°' ? 1 : 0;
      const joint = this.#jointAt(text, end + sign);
      const next = joint && this.#figureAt(text, joint.end, false);
      if (!joint || !next) break;
      isDegree ||= sign === 1;
      figures.push(next);
      kinds.add(joint.kind);
      ({ end } = next);
    }
    const kind = [...kinds].find((one) => one !== 'comma');
    // A list ends with a word: 5, 10 and 15 miles
    if (kinds.size > 0 && kind === undefined) figures = [first];
    ({ end } = figures.at(-1)!);
    const gap = /^(?:-|[ \u00a0\u202f]?)(?=[^\s-])/u.exec(text.slice(end, end + 3))?.[0];
    const unit = gap === undefined ? undefined : this.#unitAt(text, end + gap.length, gap);
    if (!unit || gap === undefined) return first.end;
    const isMixedUp = kinds.has('comma') ? kinds.size > 2 : kinds.size > 1;
    if (isMixedUp || (isDegree && unit.unit[0] !== 4) || !areFitting(figures, kind)) return end;
    const after = end + gap.length + unit.text.length;
    const quantity = { start: first.start, end: after, figures, unit: unit.unit, unitText: unit.text, gap };
    return figures.length === 1 ? this.#withParts(quantity, text) : withStop(quantity, text);
  }

  #jointAt(text: string, at: number): { kind: Joint; end: number } | undefined {
    for (const [kind, pattern] of this.#joints) {
      pattern.lastIndex = at;
      const joint = pattern.exec(text)?.[0];
      if (joint !== undefined) return { kind, end: at + joint.length };
    }
    return undefined;
  }

  /** Combines an amount in several units (5 ft 6 in) to a total in the last. */
  #withParts(quantity: Quantity, text: string): Quantity | number {
    const joint = new RegExp(String.raw`^(?:,?\s(?:${joiner}\s)?|-)?(?=[\d${vulgar}])`, 'u').exec(
      text.slice(quantity.end, quantity.end + 8),
    )?.[0];
    const figure = joint === undefined ? undefined : this.#figureAt(text, quantity.end + joint.length, false);
    const gap = figure && /^[ \u00a0-]?/u.exec(text.slice(figure.end))![0];
    const part = figure && this.#unitAt(text, figure.end + gap!.length, gap!, quantity.unit);
    if (!figure || !part) return withStop(quantity, text);
    const step = convertScale(quantity.unit, part.unit)(1);
    const [whole] = quantity.figures;
    // The part must be below one of the larger unit: fewer than 12 inches after feet
    if (quantity.unit[3] || !Number.isInteger(step) || step < 2) return withStop(quantity, text);
    if (figure.value >= step || !Number.isInteger(whole!.value)) return withStop(quantity, text);
    const size = Math.abs(whole!.value) * step + figure.value;
    const total = { ...figure, unit: quantity.unit, start: whole!.start, value: whole!.value < 0 ? -size : size };
    const end = figure.end + gap!.length + part.text.length;
    return withStop({ ...quantity, end, figures: [total], unit: part.unit, unitText: part.text, gap: gap! }, text);
  }

  #isDubious({ start, end, figures, unit, unitText, gap }: Quantity, text: string): boolean {
    const before = text.slice(Math.max(0, start - 32), start);
    const following = text.slice(end, end + 24);
    const { value } = figures[0]!;
    const isBeside = (ahead: RegExp, after: RegExp): boolean => ahead.test(before) || after.test(following);
    if (isBeside(labels, partAfter) || namedThings.test(following) || isWithin.test(following)) return true;
    if (unit[0] === 4 && isBeside(differenceBefore, differenceAfter)) return true;
    if (figures.length > 1 && isBeside(lumberBefore, lumberAfter)) return true;
    if (/pounds?$/i.test(unitText) && money.test(before)) return true;
    if (/^["'.]/.test(unitText) || (following.startsWith('-') && !this.#isEnglish)) return true;
    // Millions, or the distances of races
    if (
      unitText === 'm' &&
      (races.test(String(figures.at(-1)!.value)) || /^\s(?:people|\p{Ll}{3,}s\b)/u.test(following))
    )
      return true;
    // An ordinal: the 1st
    if (gap === '') {
      if (unitText === 'st') return true;
    } else if (/^(?!Cel|Fah|Kel)\p{Lu}\p{Ll}{2}/u.test(unitText) && !this.#isGerman) return true;
    if (/^[a-zа-я]$/i.test(unitText)) {
      if (gap !== '' && isYear(value)) return true;
      // A number from 32 to 600 before F is the temperature of an oven or a fever
      if (unitText === 'F') return value < 32 || value > 600;
      // After “art.” and before “г.”, it is an abbreviation of another word
      if (!/[mgLlмлг]/.test(unitText) || isBeside(/\.\s$/, /^\. ?[\dа-я]/i)) return true;
    }
    const plain = unitText.toLowerCase();
    return this.#names.has(plain) ? pounds.test(plain) : dubious.test(plain) || (unit[5] === true && unit[0] === 5);
  }
}

const isYear = (value: number): boolean => value >= 1000 && value <= 2100;

/** Returns the quantity with the full stop of its abbreviation: 5 oz. of flour. */
const withStop = (quantity: Quantity, text: string): Quantity => {
  const { end, unitText } = quantity;
  const isShort = /^\p{Ll}{2,4}$/u.test(unitText) && /^\.(?:\s+[\p{Ll}(]|[),;])/u.test(text.slice(end, end + 4));
  return isShort ? { ...quantity, end: end + 1 } : quantity;
};

/**
 * Returns true if figures may belong together: the ends of a range in order, or a list within a factor of 20 and
 * without years.
 */
const areFitting = (figures: readonly Figure[], kind: Joint | undefined): boolean => {
  const values = figures.map(({ value }) => value);
  if (kind === 'range') return values.length === 2 && values[0]! <= values[1]!;
  if (kind !== 'list') return true;
  const least = Math.min(...values.map(Math.abs));
  return (
    least > 0 && values.every((value) => Math.abs(value) <= 20 * least && !(isYear(value) && Number.isInteger(value)))
  );
};

/** Returns true if a text gives the same amount twice: 5 miles (8 km). */
const isSameAs = (before: Quantity, quantity: Quantity, text: string): boolean => {
  if (before.unit[0] !== quantity.unit[0] || String(before.unit) === String(quantity.unit)) return false;
  if (!same.test(text.slice(before.end, quantity.start))) return false;
  const value = convertScale(before.unit, quantity.unit)(before.figures.at(-1)!.value);
  const allowed = Math.abs(value) / 8 + (before.unit[0] === 4 ? 2 : 0);
  return Math.abs(value - quantity.figures.at(-1)!.value) <= allowed;
};
