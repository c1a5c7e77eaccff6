import { exactFunctionOf, type FindConversion } from '../../conversion/finder.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { meeting } from '../../conversion/relation.ts';
import { idInRegion } from '../../data/regional-units.ts';
import { kindOf } from '../../definition/definition.ts';
import { ambiguousUnit, mustBe, unknownUnit, UnitsError } from '../../model/error.ts';
import { compare, one } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { unlistedPrefix, type Candidate } from '../../naming/candidate.ts';
import type { RankedMeanings } from '../../naming/compound-index.ts';
import { isFarFetched, type FullIndex } from '../../naming/full-index.ts';
import { loosely, unknown } from '../../naming/candidates.ts';
import { longestSpelling } from '../../naming/spelling.ts';
import type { Meanings } from '../../naming/unit-index.ts';
import { convertToRatio } from '../numbers/exact.ts';
import type { OwnNumbers } from '../numbers/own-numbers.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import type { Ingredients } from '../../model/ingredient.ts';
import type { Locale } from '../../model/locale.ts';
import { dataOf, type LocaleOption } from '../locale.ts';
import { looseSpellings } from '../../data/shared-spellings.ts';
import { areCountable } from './countable.ts';

/** Spellings to remember: bounded, because they come from outside. */
const mostSpellings = 5000;

/** Regions to remember: more than there are with data of their own. Bounded, because they come from outside. */
const mostRegions = 100;

/** Words of a sentence, which side by side with others are not °F, tō and are: a quarter of a mile. */
export const prose = /(?:^|\s)(?:an?|of|to|as|the)(?=\s)|\s(?:of|the)$/;

/** An article before a unit of time in capitals: `50000 A YEAR` has no amperes. `A HOUR` has them: its article is `AN`. */
export const articleInCapitals =
  /(?:^|\s)(?:A\s+(?:SECOND|MINUTE|DAY|WEEK|FORTNIGHT|MONTH|QUARTER|YEAR|DECADE)|AN\s+HOUR)\b/;

/** Words side by side, of which one is not a mere symbol: a 6-inch pipe is not a product of inch and pipe. */
const nouns = /^(?=.*[a-z]{4})(?!.*\b(?:per|square|cubic|squared|cubed)\b)[a-z]+(?:\s+[a-z]+)+$/i;

/** A word behind a quotient, or three before one: `km/h pace`, `ton ac in btu/h`. */
const besideQuotient = /\/\s*\p{L}+\s+\p{L}{2,}$|\p{L}\s+\p{L}+\s+\p{L}+\//u;

/** Signs between two units, with one of the two missing. A leading solidus is `per`. */
const cut = /^[-+*·,;&^]|[-+*/·,;&^]$/;

/** Each word with a capital first, and the words of sentences too, as in a title. */
const titled = /^(?=.*\b(?:To|In|Into|As)\b)\P{L}*(?:\p{Lu}\p{Ll}*\P{L}+)*\p{Lu}\p{Ll}*\P{L}*$/u;

/** A text in capitals or in the case of titles, with a word that shows it. */
const isShouted = (text: string): boolean =>
  (/\b(?:TO|IN|INTO|AS|AND|OF|HOW|WHAT|CONVERT)\b/.test(text) && text === text.toUpperCase()) || titled.test(text);

/** A number that is not a power: 100 in `L/100 km`, but nothing in `m^2` or `s-2`. */
const ownNumber = /(?<![\^*]\s*)(?<=^|[\s(/])\d/g;
/** More than any unit has of them, `1/100 km`: a text of measures is not one, and costs no search for one. */
const mostNumbers = 3;

/** A percentage has no powers: 6%2. */
const percentPower = /[%‰]\s*[\d²³^]/;

/** A number behind a unit is not a part of it, but for what stands behind a sign or `per`: km 1/2, and not L/100 km. */
const numbered = /(?<!^|[\s/*·⋅×(^]|\bper)\s+[-+]?\.?\d/;

/** A word twice is not a square. */
const repeated = /^(\S+)\s+\1$/i;

/** A unit, and its gloss. */
const gloss = /^([^()]+?)\s*\(([^()]+)\)$/;

/** The mistakes that a lexicon forgives where a word is not an everyday unit as it is written. */
type Leniency = 'capitals' | 'mistyped';

/** Where rates come from. */
export interface RatesOrigin {
  readonly source: string | undefined;
  readonly date: string;
}

/** Beside its units, the parts of a lexicon that not every reader loads. Without them, texts that need them are refused. */
export interface LexiconParts {
  /** Makes the names and words of a language, and reads its numbers. Without it, the lexicon stays English whatever data it is given. */
  readonly speak?:
    | { readonly vocabularyOf: (data: Locale, index: FullIndex) => Vocabulary; readonly numbers: OwnNumbers }
    | undefined;
  /** The ingredients that a text may name. */
  readonly ingredients?: Ingredients | undefined;
  /** The origin of the rates of its currencies. */
  readonly rates?: RatesOrigin | undefined;
}

/** The units that texts are read and written in: the catalogue's, or those of a program. It remembers what it was asked. */
export class Lexicon {
  readonly index: FullIndex;
  readonly find: FindConversion;
  readonly byId: FullIndex['byId'];
  /** The names and words of a language, beside the spellings that are understood everywhere. */
  readonly vocabulary: Vocabulary | undefined;
  private readonly parts: LexiconParts;
  private readonly known = new Map<string, RankedMeanings>();
  private readonly inLanguages = new WeakMap<Locale, Lexicon>();
  private readonly inRegions = new Map<string, Lexicon>();
  /** Lenient with texts in capitals throughout, where small letters are as likely, or with names that were mistyped. */
  private readonly leniency: Leniency | undefined;
  /** The region whose pints and gallons words mean; undefined for those of the United States. */
  private readonly region: string | undefined;
  private shouted: Lexicon | undefined;
  private forgiving: Lexicon | undefined;

  constructor(
    index: FullIndex,
    find: FindConversion,
    parts: LexiconParts = {},
    vocabulary?: Vocabulary,
    leniency?: Leniency,
    region?: string,
  ) {
    this.leniency = leniency;
    this.region = region;
    this.index = index;
    this.find = find;
    this.byId = index.byId;
    this.parts = parts;
    this.vocabulary = vocabulary;
  }

  /** Reads numbers in the words of the language; undefined in English. */
  get ownNumbers(): OwnNumbers | undefined {
    return this.vocabulary && this.parts.speak?.numbers;
  }

  /** The ingredients that a text may name; undefined for a reader that loads none. */
  get ingredients(): Ingredients | undefined {
    return this.parts.ingredients;
  }

  /** The origin of the rates of its currencies. */
  get rates(): RatesOrigin | undefined {
    return this.parts.rates;
  }

  /** The same units in a language; this lexicon itself where no data of one are given. Throws a UnitsError for what is not a locale. */
  in(locale: LocaleOption | undefined): Lexicon {
    const data = dataOf(locale);
    const { speak } = this.parts;
    if (!data || !speak) return this;
    let lexicon = this.inLanguages.get(data);
    if (!lexicon) {
      lexicon = new Lexicon(this.index, this.find, this.parts, speak.vocabularyOf(data, this.index));
      this.inLanguages.set(data, lexicon);
    }
    return lexicon;
  }

  /** Returns the same units, with the pints, gallons and cups of a region. */
  at(region: string | undefined): Lexicon {
    if (region === undefined || region === this.region) return this;
    let lexicon = this.inRegions.get(region);
    if (!lexicon) {
      lexicon = new Lexicon(this.index, this.find, this.parts, this.vocabulary, undefined, region);
      if (this.inRegions.size >= mostRegions) this.inRegions.clear();
      this.inRegions.set(region, lexicon);
    }
    return lexicon;
  }

  /** Returns the same units with a leniency. */
  private lenient(leniency: Leniency): Lexicon {
    return new Lexicon(this.index, this.find, this.parts, this.vocabulary, leniency, this.region);
  }

  /** The same units for a text: where it is in capitals throughout or has one in each word, `500 ML TO L`, `3 Ft To M`, its units may be in small letters. */
  for(text: string): Lexicon {
    if (this.leniency || !isShouted(text)) return this;
    return (this.shouted ??= this.lenient('capitals'));
  }

  /** The same units, and for unknown words those whose names may have been mistyped. */
  get forMistyped(): Lexicon {
    return (this.forgiving ??= this.lenient('mistyped'));
  }

  /** Returns true for a spelling that is a unit only as one that was mistyped, that stands for a like figure, or that is different units in regions of which none is given. */
  isAssumed(spelling: string): boolean {
    if (looseSpellings.has(spelling) || this.vocabulary?.isRegional(spelling) === true) return true;
    return this.leniency === 'mistyped' && this.isUnit(spelling) && !this.lookStrictly(spelling).units.length;
  }

  /** Returns the candidates of a unit text. */
  meaningsOf(spelling: string): RankedMeanings {
    const remembered = this.known.get(spelling);
    if (remembered) return remembered;
    if (this.known.size >= mostSpellings) this.known.clear();
    const meanings = this.look(spelling);
    this.known.set(spelling, meanings);
    return meanings;
  }

  private look(spelling: string): RankedMeanings {
    const numbers = spelling.match(ownNumber)?.length ?? 0;
    if (spelling.length > longestSpelling || numbers > mostNumbers) return unknown;
    const found = this.lookStrictly(spelling);
    if (this.leniency !== 'mistyped' || found.units.length > 0) return found;
    return loosely([...(this.vocabulary?.mistyped(spelling) ?? []), ...this.index.mistyped(spelling)]);
  }

  private lookStrictly(spelling: string): RankedMeanings {
    const everywhere = this.leniency === 'capitals' ? this.lookInCapitals(spelling) : this.lookEverywhere(spelling);
    return this.vocabulary?.meaningsOf(spelling, everywhere) ?? everywhere;
  }

  /** Units in capitals and in small letters alike, the common ones first. */
  private lookInCapitals(spelling: string): RankedMeanings {
    const [written, small] = [this.lookEverywhere(spelling), this.lookEverywhere(spelling.toLowerCase())];
    const isEveryday = written.candidates.some(({ cost }) => cost === 0);
    if (isEveryday || small.units.length === 0) return written;
    const isNew = ({ unit }: Candidate): boolean => !written.candidates.some((candidate) => candidate.unit === unit);
    // A prefix that no list shows gives way to an everyday unit in another case
    const isSmall = small.candidates.some(({ cost }) => cost === 0);
    const kept = written.candidates.filter(({ cost }) => !isSmall || cost < unlistedPrefix);
    const candidates = [...kept, ...small.candidates.filter(isNew)].sort((a, b) => a.cost - b.cost);
    return { units: candidates.map(({ unit }) => unit), ambiguous: false, candidates, allCandidates: () => candidates };
  }

  private lookEverywhere(spelling: string): RankedMeanings {
    if ([cut, percentPower, numbered, repeated].some((pattern) => pattern.test(spelling))) return unknown;
    const explained = this.withGloss(spelling);
    if (explained) return explained;
    const meanings = this.regional(this.index.find(spelling), spelling);
    const isLoose = meanings.units.length > 0 && !meanings.candidates.some(({ isExact }) => isExact);
    if (isLoose && (this.mayBeMillions(spelling) || this.mayBeMistyped(meanings, spelling))) return unknown;
    const isProduct = meanings.units[0]?.quantity === undefined;
    return isProduct &&
      (prose.test(spelling) ||
        articleInCapitals.test(spelling) ||
        nouns.test(spelling) ||
        besideQuotient.test(spelling) ||
        (meanings.units.length > 0 && this.isNumberOf(spelling)) ||
        this.areAlike(spelling))
      ? unknown
      : meanings;
  }

  /** A million may be meant by a capital before a name: 1.2Mcups are no metric cups, mcup. */
  private mayBeMillions(spelling: string): boolean {
    const name = /^M([a-z]{3,})$/.exec(spelling)?.[1];
    return name !== undefined && this.index.isName(name);
  }

  private mayBeMistyped({ candidates }: RankedMeanings, spelling: string): boolean {
    return candidates.every(isFarFetched) && this.index.mistyped(spelling).length > 0;
  }

  /** Meanings with the units of the region in place of those of the United States, unless a spelling names these. */
  private regional(meanings: RankedMeanings, spelling: string): RankedMeanings {
    const { region, index } = this;
    if (region === undefined || /\b(?:us|u\.s\.?|american)\b/i.test(spelling)) return meanings;
    const here = (candidate: Candidate): Candidate => {
      const { id } = candidate.unit;
      const wanted = idInRegion(id, region);
      const unit = wanted === id ? undefined : (this.byId(wanted) ?? index.find(wanted).units[0]);
      return unit ? { ...candidate, unit } : candidate;
    };
    const candidates = meanings.candidates.map(here);
    return {
      ...meanings,
      units: candidates.length > 0 ? candidates.map(({ unit }) => unit) : meanings.units,
      candidates,
      allCandidates: () => meanings.allCandidates().map(here),
    };
  }

  /** A unit with its other name behind it in parentheses, which do not multiply: `CFM (cubic feet per minute)`. */
  private withGloss(spelling: string): RankedMeanings | undefined {
    const [, unit, name] = gloss.exec(spelling) ?? [];
    if (unit === undefined) return undefined;
    const [meanings, others] = [this.index.find(unit), this.index.find(name!)];
    const isSame = ({ id }: Unit): boolean => others.units.some((other) => other.id === id);
    const candidates = meanings.allCandidates().filter((candidate) => isSame(candidate.unit));
    return candidates.length === 0
      ? undefined
      : {
          units: candidates.map((candidate) => candidate.unit),
          ambiguous: false,
          candidates,
          allCandidates: () => candidates,
        };
  }

  /** A word for a number before a unit counts it, and is not a factor: one cup, million miles. */
  private isNumberOf(spelling: string): boolean {
    const first = /^(\p{L}+)\s+\p{L}+$/u.exec(spelling)?.[1];
    const unit = first === undefined ? undefined : this.index.find(first).units[0];
    const part = this.byId('part');
    return unit !== undefined && part !== undefined && this.meet(unit, part);
  }

  /** Two units of one quantity side by side are not a product: 60 mph km/h. */
  private areAlike(spelling: string): boolean {
    const parts = spelling.split(/\s+/);
    const [a, b] = parts.length === 2 ? parts.map((part) => this.index.find(part).units[0]) : [];
    return a !== undefined && b !== undefined && this.meet(a, b);
  }

  isUnit(spelling: string): boolean {
    return this.meaningsOf(spelling).units.length > 0;
  }

  /** At most five spellings near to an unknown one, nearest first. */
  suggest(spelling: string): readonly string[] {
    const text = spelling.slice(0, 40);
    return [...(this.vocabulary?.suggest(text) ?? []), ...this.index.suggest(text)].slice(0, 5);
  }

  /** Returns true if values in two units convert into one another. */
  meet(a: Unit, b: Unit): boolean {
    return a === b || meeting(a, b, this.index) !== undefined;
  }

  /** Returns true if a value in one unit is the same number in the other: liters and cubic decimeters. */
  isSameSize(a: Unit, b: Unit): boolean {
    const there = a.id !== b.id && this.meet(a, b) ? convertToRatio(one, this.between(a, b)) : undefined;
    return a.id === b.id || (there !== undefined && compare(there, one) === 0);
  }

  /** Returns true if values in two units convert into one another, by their spellings. */
  readonly converts = (from: string, to: string): boolean => {
    try {
      return this.find(from, to) !== undefined;
    } catch (error) {
      if (error instanceof UnitsError) return false;
      throw error;
    }
  };

  /** The conversion between two units that meet. */
  between(from: Unit, to: Unit): CompiledConversion['exact'] {
    return exactFunctionOf(from, to, this.index, convertLevel)!;
  }

  /** Returns the unit of a parameter: identifiers and universal spellings come before names of a language. */
  private meaningsOfParameter(spelling: string): Meanings {
    const everywhere = this.index.find(spelling);
    return this.vocabulary && everywhere.units.length === 0 ? this.meaningsOf(spelling) : everywhere;
  }

  /** The unit of a spelling in its first meaning. Throws a UnitsError. */
  findUnit(spelling: string): Unit {
    return this.findUnitsOf(spelling)[0]!;
  }

  /** All meanings of a spelling, the first of which is meant. Throws a UnitsError. */
  findUnitsOf(spelling: string): readonly Unit[] {
    if (typeof spelling !== 'string') throw unknownUnit('unit', spelling);
    const { units, ambiguous } = this.meaningsOfParameter(spelling);
    if (units.length === 0) throw unknownUnit('unit', spelling, { suggest: () => this.suggest(spelling) });
    if (ambiguous) {
      throw ambiguousUnit(
        'unit',
        spelling,
        units.map(({ id }) => id),
      );
    }
    return units;
  }

  /**
   * The unit of a value, and those that it is to be counted out in. Throws a UnitsError where they do not meet or cannot be
   * counted out.
   */
  findUnits(unit: string, into: readonly string[], parameter = 'into'): { from: Unit; to: readonly Unit[] } {
    const found = (spelling: string): string =>
      this.vocabulary ? (this.meaningsOfParameter(spelling).units[0]?.id ?? spelling) : spelling;
    const conversions = into.map((spelling) => this.find(found(unit), found(spelling)));
    const { from } = conversions[0]!;
    const to = conversions.map((conversion) => conversion.to);
    if (kindOf(from) !== 'linear') throw mustBe('incompatible-units', 'unit', countable, unit);
    if (!areCountable(to)) throw mustBe('incompatible-units', parameter, countable, into.join(', '));
    return { from, to };
  }
}

const countable = 'what a value can be counted out in';

const behind = /* @__PURE__ */ new WeakMap<object, Lexicon>();

/** Notes which lexicon is behind what `createUnits` gives. */
export const standBehind = (units: object, lexicon: Lexicon): void => {
  behind.set(units, lexicon);
};

/** The lexicon of what `createUnits` gave. Throws a UnitsError for anything else. */
export const lexiconOf = (units: unknown): Lexicon => {
  const lexicon = typeof units === 'object' && units !== null ? behind.get(units) : undefined;
  if (!lexicon) throw mustBe('invalid-definition', 'units', 'what createUnits gives', units);
  return lexicon;
};
