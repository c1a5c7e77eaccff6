import { remember } from '../model/remember.ts';
import { inOwnForm } from '../text/span.ts';
import { unspaced } from '../languages/words.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { Unit } from '../model/unit.ts';
import { meaningsAlone } from '../text/units/alone.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { inchAfter } from './judgment.ts';
import { commonWords, isLongerWord, rewritable, wordsOf, type RunningWords } from './words.ts';

/** The reasons why a quantity may be something else. */
export type Doubt =
  /** The unit is also an ordinary word: three bars, 5 in the morning. */
  | 'word'
  /** The unit is a single letter or a rare symbol. */
  | 'symbol'
  /** The spelling has several equally likely units. */
  | 'ambiguous'
  /** It may be a name: 35 mm film, 8 Mile. */
  | 'name'
  /** The number may be a label, or money. */
  | 'number';

/** A unit in a text. */
export interface UnitAt {
  readonly unit: Unit;
  readonly text: string;
  readonly length: number;
  /** True if digits follow directly: it is a unit only before a smaller one, 6ft2in, or a fraction of its own, 1米75. */
  readonly isCut: boolean;
  readonly doubt: Doubt | undefined;
}

interface Known {
  readonly unit: Unit;
  readonly cost: number;
  readonly isTied: boolean;
  /** True for a symbol in another case. */
  readonly isLoose: boolean;
}

/** Letters of scripts without spaces between words. */
const closed = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}`;
/** Matches a word with an optional power, or signs of feet, inches and degrees. */
const word = new RegExp(
  String.raw`(?:(?:(?![${closed}])[\p{L}\p{M}°µμ%‰℃℉])+|[${closed}]+)(?:(?<!°)\^?[-⁻]?[1-4¹²³⁴](?!\d|[.,]\d|\p{L}))?|'{1,2}|"`,
  'uy',
);
const joint = /[^\S\n]\/[^\S\n]|[^\S\n]|[-/·⋅*]|\.(?=\p{L})|(?<=\b(?:sq|cu|fl))\.[^\S\n]?|(?<=\/)100[^\S\n]?/uy;
const operator = /[/·⋅*^²³]|\bper\b|[1-4]$/;

const mostWords = 5;
const longestUnit = 48;
/** The number of characters to read at once: the longest spelling plus the text after it. */
export const longestSpelling = longestUnit + 20;
/** The maximum number of letters of a name in a script without spaces. */
const longestClosed = 10;
/** The number of spellings to remember. It is limited, because callers choose them. */
const mostSpellings = 5000;

/** Returns the first words of longer names: `fluid` ounce, `square` foot. */
const leadingWords = (lexicon: Lexicon): ReadonlySet<string> => {
  const { index, vocabulary } = lexicon;
  const units = index.quantities.flatMap((quantity) => index.unitsOf(quantity));
  const names = units.flatMap((unit) => {
    const { entry } = unit;
    const own = vocabulary?.language.formsOf(unit, 'long')?.patterns ?? [];
    return [...(entry ? [entry.id, entry.name, entry.plural, ...entry.names, ...entry.symbols] : []), ...own];
  });
  const words = names.map((name) => /^(?:\$\s*)?(\S+?)[\s-]\S/u.exec(name ?? '')?.[1]?.toLowerCase());
  return new Set([
    ...words.filter((first) => first !== undefined),
    'square',
    'sq',
    'cubic',
    'cu',
    'us',
    'uk',
    'u',
    'imp',
  ]);
};

const endsIn = (text: string): readonly number[] => {
  const ends: number[] = [];
  let at = 0;
  for (let count = 0; count < mostWords && at <= longestUnit; count++) {
    word.lastIndex = at;
    const found = word.exec(text)?.[0];
    if (found === undefined) break;
    const isClosed = unspaced.test(found);
    if (isClosed) for (let size = 1; size < Math.min(found.length, longestClosed); size++) ends.push(at + size);
    at += found.length;
    if (!isClosed || found.length <= longestClosed) ends.push(at);
    joint.lastIndex = at;
    let gap = joint.exec(text)?.[0];
    if (gap === undefined) break;
    at += gap.length;
    // After the slash of 8 L/100 km
    joint.lastIndex = at;
    gap = joint.exec(text)?.[0];
    if (gap?.startsWith('100') === true) at += gap.length;
  }
  return ends.reverse();
};

/** Finds units in running text in one language. */
export class UnitFinder {
  private readonly lexicon: Lexicon;
  private readonly words: RunningWords;
  private readonly isGerman: boolean;
  private leading: ReadonlySet<string> | undefined;
  private readonly known = new Map<string, Known | undefined>();

  constructor(lexicon: Lexicon, tag: string) {
    this.lexicon = lexicon;
    this.words = wordsOf(tag);
    this.isGerman = tag.startsWith('de');
  }

  /**
   * Returns the longest unit at the start of a text. `plain` is the text from `makeSource`. `gap` is the text between
   * the number and the unit. `whole` is the unit before it in an amount of several: after feet, `in` is an inch.
   */
  at(text: string, plain: string, gap: string, whole?: Unit): UnitAt | undefined {
    const ends = endsIn(plain);
    const [first] = ends.slice(-1);
    if (first === undefined || !this.canBegin(text.slice(0, first))) return undefined;
    const { and, or, to, words } = this.words;
    let cut: UnitAt | undefined;
    for (const end of ends) {
      const spelling = text.slice(0, end);
      const known = this.lookUp(spelling);
      // An apostrophe is not a foot sign
      if (plain[end - 1] === "'" && /^\p{L}/u.test(plain.slice(end))) continue;
      if (!known || /[“‘]/.test(spelling)) continue;
      if (whole?.quantity !== known.unit.quantity && this.isWord(spelling, gap, plain.slice(end))) continue;
      // Dutch `vijf mijl en`: en is not a plural of miles
      const last = /\s(\S+)$/.exec(spelling)?.[1];
      if (last !== undefined && (and.includes(last) || or.includes(last) || to.includes(last))) continue;
      // Turkish `un` after `gram` is flour; an ending is joined to the word
      if (last !== undefined && this.lexicon.vocabulary?.words.endings.includes(last) === true) continue;
      // 45 m² au sol
      if (last !== undefined && known.unit.product && words?.includes(last.toLowerCase()) === true) continue;
      // 12 pounds in 6 weeks is not a torque
      if (last === 'in' && !inchAfter.test(plain.slice(end))) continue;
      if (unspaced.test(spelling) && isLongerWord(spelling, plain.slice(end, end + 1))) continue;
      const doubt = this.doubtOf(spelling, known, gap);
      // 24703L202 is not a number of liters
      const isCut = plain[end - 1] !== "'" && /^(?:\p{N}|-\d)/u.test(plain.slice(end, end + 2));
      // 70 grados F
      const scale =
        known.unit.id === 'degree' ? /^\s([CF])(?![\p{L}\p{M}])/u.exec(plain.slice(end, end + 3))?.[1] : undefined;
      const degree = scale === undefined ? undefined : this.lookUp(`°${scale}`);
      if (degree) return { unit: degree.unit, text: text.slice(0, end + 2), length: end + 2, isCut: false, doubt };
      const unit = { unit: known.unit, text: spelling, length: end, isCut, doubt };
      if (!isCut) return unit;
      cut ??= unit;
    }
    return cut;
  }

  /** Returns the unit of a name around its number, given both parts together. */
  named(text: string): UnitAt | undefined {
    const known = this.lookUp(text);
    const doubt = known?.isTied === true ? 'ambiguous' : undefined;
    return known && { unit: known.unit, text, length: text.length, isCut: false, doubt };
  }

  /** Returns the unit of a symbol with a metric prefix that is not a word of any language: cm, kg. */
  metric(symbol: string): Unit | undefined {
    const known = this.lookUp(symbol);
    if (!known || known.isTied || symbolOf(known.unit) !== symbol) return undefined;
    const isMetric = known.unit.prefix !== undefined || known.unit.id === 'kilogram';
    return isMetric && !this.isWord(symbol, ' ', '') ? known.unit : undefined;
  }

  /** Returns true if a unit can start with a word. Most words after numbers start none. */
  private canBegin(first: string): boolean {
    if (unspaced.test(first) || this.lookUp(first)) return true;
    this.leading ??= leadingWords(this.lexicon);
    return this.leading.has(first.toLowerCase());
  }

  private lookUp(written: string): Known | undefined {
    const spelling = inOwnForm(written, this.lexicon.vocabulary);
    return remember(this.known, mostSpellings, spelling, () => this.look(spelling));
  }

  private look(spelling: string): Known | undefined {
    const meanings = this.lexicon.meaningsOf(spelling);
    const [unit] = meaningsAlone(spelling, this.lexicon);
    const candidate = meanings.candidates.find((other) => other.unit === unit);
    if (!unit || !candidate) return undefined;
    const letters = spelling.replace(/[^\p{L}]/gu, '').length;
    const isName = letters > 3;
    // Symbols of science are rare in running text: an exact one is found, but doubtful
    const isOwn = candidate.isExact && letters > 1;
    if (candidate.cost > (unspaced.test(spelling) ? 4 : isName || isOwn ? 2 : 1)) return undefined;
    const isLoose = !candidate.isExact && !isName && !spelling.startsWith('°');
    if (isLoose && (letters < 2 || candidate.cost > 0)) return undefined;
    // Two adjacent symbols are not a product
    if (!unit.quantity && !operator.test(spelling)) return undefined;
    if (/^(?:currency|ratio|count)$/.test(unit.quantity?.id ?? '') && letters > 0) return undefined;
    return { unit, cost: candidate.cost, isLoose, isTied: meanings.ambiguous || candidate.isTied === true };
  }

  /** Returns true if a spelling is an ordinary word in this place, not a unit: 3 in a row. */
  private isWord(spelling: string, gap: string, after: string): boolean {
    if (gap === '' || gap === '-') return false;
    if (spelling === 'in') return !inchAfter.test(after);
    return this.words.words?.includes(spelling.toLowerCase()) === true;
  }

  /** Returns true for a foreign word for a unit whose English name is an ordinary word: puntos, बार. */
  private isCommonWord(spelling: string, { id, prefix }: Unit): boolean {
    const isForeign = this.lexicon.vocabulary !== undefined && spelling.length > 2;
    return isForeign && prefix === undefined && commonWords.has(id);
  }

  private doubtOf(spelling: string, { unit, cost, isTied, isLoose }: Known, gap: string): Doubt | undefined {
    const isLetter = /^\p{L}$/u.test(spelling);
    if (isTied) return 'ambiguous';
    // One ideograph is a full name, 3米; 5月 and 3分 are dates and parts
    if (isLetter && cost === 0 && unspaced.test(spelling) && rewritable.has(unit.quantity?.id ?? '')) return undefined;
    if (commonWords.has(spelling.toLowerCase()) || this.isCommonWord(spelling, unit)) return 'word';
    if (isLoose) return 'symbol';
    if (isLetter && !/^[mgLlмлг]$/.test(spelling)) return 'symbol';
    if (/^[\p{L}µμ]{2,3}$/u.test(spelling) && cost > 0) return 'symbol';
    if (cost > 0 && !/\P{L}/u.test(spelling)) return 'word';
    if (/^[°'′’]$/.test(spelling)) return 'symbol';
    const isNamed =
      /^\p{Lu}\p{Ll}{2,}/u.test(spelling) && !/^(?:Celsius|Fahrenheit|Kelvin|Newton|Pascal|Volt|Watt)/.test(spelling);
    return isNamed && !this.isGerman && gap !== '' ? 'name' : undefined;
  }
}
