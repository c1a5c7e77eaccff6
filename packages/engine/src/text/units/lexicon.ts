import { oncePer, remember } from '../../model/remember.ts';
import { exactFunctionOf, type FindConversion } from '../../conversion/finder.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { meeting } from '../../conversion/relation.ts';
import { idInRegion } from '../../data/regional-units.ts';
import { kindOf } from '../../definition/definition.ts';
import { ambiguousUnit, mustBe, unknownUnit, UnitsError } from '../../model/error.ts';
import { compare, one } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { unlistedPrefix, type Candidate } from '../../naming/rank.ts';
import type { RankedMeanings } from '../../naming/compound-index.ts';
import type { FullIndex } from '../../naming/full-index.ts';
import { loosely, noMeanings } from '../../naming/candidates.ts';
import { longestSpelling } from '../../naming/spelling.ts';
import type { Meanings } from '../../naming/unit-index.ts';
import { convertToRatio } from '../numbers/exact.ts';
import type { OwnNumbers } from '../numbers/own-numbers.ts';
import type { Vocabulary } from '../../languages/vocabulary.ts';
import type { Ingredients } from '../../model/ingredient.ts';
import type { Locale } from '../../model/locale.ts';
import { dataOf, type LocaleOption } from '../locale.ts';
import { isLooseSpelling } from '../../data/shared-spellings.ts';
import { areCountable } from './countable.ts';
import { isFarFetched, mistyped } from './mistyped.ts';

/** The number of spellings to remember. It is limited, because callers choose them. */
const mostSpellings = 5000;

/**
 * The number of regions to remember: more than those with their own data. It is limited, because callers choose them.
 */
const mostRegions = 100;

/** Matches words of sentences, so that they are not read as °F, tō and are: a quarter of a mile. */
export const prose = /(?:^|\s)(?:an?|of|to|as|the)(?=\s)|\s(?:of|the)$/;

/** Matches meters before a target, whose letters are those of minutes a mile: 400 m in miles. */
const metersIn = /^m\sin\s/;

/**
 * Matches an article before a unit of time in capitals: `50000 A YEAR` has no amperes. `A HOUR` has them, because the
 * article would be `AN`.
 */
export const articleInCapitals =
  /(?:^|\s)(?:A\s+(?:SECOND|MINUTE|DAY|WEEK|FORTNIGHT|MONTH|QUARTER|YEAR|DECADE)|AN\s+HOUR)\b/;

/** Matches words, at least one of which is not a symbol: a 6-inch pipe is not a product of inch and pipe. */
const nouns = /^(?=.*[a-z]{4})(?!.*\b(?:per|square|cubic|squared|cubed)\b)[a-z]+(?:\s+[a-z]+)+$/i;

/** Matches a word after a quotient, three words before a slash, or a time before a rate: `km/h pace`, `ton ac in btu/h`, `hours ml/h`. */
const besideQuotient =
  /\/\s*\p{L}+\s+\p{L}{2,}$|\p{L}\s+\p{L}+\s+\p{L}+\/|^(?:[hs]|min|hours?|hrs?|mins|minutes?|days?|secs?|seconds?|weeks?)\s+\S+\/\p{L}+$/u;

/** Matches an operator without a unit on one side. A leading slash means `per`. */
const cut = /^[-+*·,;&^]|[-+*/·,;&^]$/;

/** Matches an amount of money, which no unit has: mom $25. */
const amountOfMoney = /[$€£¥]\s?\d/;

/** Matches an arrow, which stands between two units and in none: `km -> mi`. */
const arrow = /[-=]>|→/;

/** Matches words that are units only in another case: `a third of` does not end in °F, which some write as `oF`. */
const smallWords = /^(?:an|be|by|do|go|he|if|is|it|me|my|no|of|on|or|so|to|up|us|we)$/;

/** Matches text in title case. It has capitals in small words such as To. */
const titled = /^\P{L}*(?:\p{Lu}\p{Ll}*\P{L}+)*\p{Lu}\p{Ll}*\P{L}*$/u;

/** Matches a small word in capitals between two units in capitals, amid other words: about 500 ML TO L. */
const shoutedTarget = /(?:^|\s)[^\sa-z]+\s(?:TO|IN|INTO|AS)\s[^\sa-z]+(?=\s|$)/;

/** Returns true for text in capitals or title case with a small word that proves it. */
const isShouted = (text: string): boolean =>
  (/\b(?:TO|IN|INTO|AS|AND|OF|HOW|WHAT|CONVERT)\b/.test(text) && text === text.toUpperCase()) ||
  shoutedTarget.test(text) ||
  (/\b(?:To|In|Into|As)\b/.test(text) && titled.test(text));

/** Matches a number that is not a power: 100 in `L/100 km`, but not in `m^2` or `s-2`. */
const ownNumber = /(?<![\^*]\s*)(?<=^|[\s(/])\d/g;
/** The maximum of such numbers in a unit text, above that of any unit: 1 in `1/100 km`. Longer texts need no search. */
const mostNumbers = 3;

/** Matches a percentage with a power, which is invalid: 6%2. */
const percentPower = /[%‰]\s*[\d²³^]/;

/**
 * Matches a number after a unit that is not part of it: km 1/2. After a sign or `per`, it is part of the unit: L/100
 * km.
 */
const numbered = /(?<!^|[\s/*·⋅×(^]|\bper)\s+[-+]?\.?\d/;

/** Matches a repeated word, which is not a power. */
const repeated = /^(\S+)(?:\s+\1)+$/i;

/** Matches the year of a date, which does not divide: `1/2/2027 in days`. */
const year = /\/\s*(?:19|20)\d\d(?!\d)/;

/** Matches a unit with a gloss in parentheses. */
const gloss = /^([^()]+?)\s*\(([^()]+)\)$/;

/** The mistakes that a lexicon tolerates if a word is not an everyday unit as written. */
type Leniency = 'capitals' | 'mistyped';

/** The origin of the exchange rates. */
export interface RatesOrigin {
  readonly source: string | undefined;
  readonly date: string;
}

/** The optional parts of a lexicon. Without them, texts that need them are refused. */
export interface LexiconParts {
  /** Creates the names and words of a language, and reads its numbers. Without it, the lexicon stays English. */
  readonly speak?:
    | { readonly vocabularyOf: (data: Locale, index: FullIndex) => Vocabulary; readonly numbers: OwnNumbers }
    | undefined;
  /** The ingredients that a text can name. */
  readonly ingredients?: Ingredients | undefined;
  /** The origin of the exchange rates. */
  readonly rates?: RatesOrigin | undefined;
}

/** The units for reading and writing text: the catalogue's, or a program's own. It caches its results. */
export class Lexicon {
  readonly index: FullIndex;
  readonly find: FindConversion;
  readonly byId: FullIndex['byId'];
  /** The names and words of a language, in addition to the spellings of all languages. */
  readonly vocabulary: Vocabulary | undefined;
  private readonly parts: LexiconParts;
  private readonly known = new Map<string, RankedMeanings>();
  private readonly inLanguage = oncePer(
    (data: Locale) => new Lexicon(this.index, this.find, this.parts, this.parts.speak!.vocabularyOf(data, this.index)),
  );
  private readonly inRegions = new Map<string, Lexicon>();
  /** The conversions between two units so far. */
  private readonly functions = oncePer((from: Unit) =>
    oncePer((to: Unit): CompiledConversion['exact'] => exactFunctionOf(from, to, this.index, convertLevel)!),
  );
  /** Tolerates texts in capitals, which may mean lowercase, or mistyped names. */
  private readonly leniency: Leniency | undefined;
  /** The region of ambiguous words such as pint and gallon; undefined for the United States. */
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

  /** Reads numbers in the words of the language. Undefined in English. */
  get ownNumbers(): OwnNumbers | undefined {
    return this.vocabulary && this.parts.speak?.numbers;
  }

  /** The ingredients that a text can name. Undefined for a reader without ingredients. */
  get ingredients(): Ingredients | undefined {
    return this.parts.ingredients;
  }

  /** The origin of the exchange rates. */
  get rates(): RatesOrigin | undefined {
    return this.parts.rates;
  }

  /**
   * Returns the lexicon in a language, or this lexicon in English and without data of a language. Throws a UnitsError for an invalid locale.
   */
  in(locale: LocaleOption | undefined): Lexicon {
    const data = dataOf(locale);
    if (!data || data.tag === 'en' || !this.parts.speak) return this;
    return this.inLanguage(data);
  }

  /** Returns the lexicon with the pints, gallons and cups of a region. */
  at(region: string | undefined): Lexicon {
    if (region === undefined || region === this.region) return this;
    const make = (): Lexicon => new Lexicon(this.index, this.find, this.parts, this.vocabulary, undefined, region);
    return remember(this.inRegions, mostRegions, region, make);
  }

  /** Returns the lexicon with a leniency. */
  private lenient(leniency: Leniency): Lexicon {
    return new Lexicon(this.index, this.find, this.parts, this.vocabulary, leniency, this.region);
  }

  /**
   * Returns the lexicon for a text. In capitals or title case, `500 ML TO L`, `3 Ft To M`, units can also be read in
   * lowercase.
   */
  for(text: string): Lexicon {
    if (this.leniency || !(isShouted(text) || this.hasShoutedUnit(text))) return this;
    return (this.shouted ??= this.lenient('capitals'));
  }

  /** Returns true for text of several words in capitals with a unit that only small letters have, or sides: 60 MPH * 2 H, 10 M X 5 M. */
  private hasShoutedUnit(text: string): boolean {
    if (!/[A-Z][^A-Z]+[A-Z]/.test(text) || text !== text.toUpperCase()) return false;
    return (
      /\d\s?[A-Z]{0,4}\sX\s\d/.test(text) ||
      (text.match(/(?<![A-Z])[A-Z]{2,}(?![A-Z])/g) ?? []).some((word) => {
        const [isWritten, isSmall] = [word, word.toLowerCase()].map((spelling) =>
          this.lookEverywhere(spelling).candidates.some(({ cost, isExact }) => isExact && cost === 0),
        );
        return !isWritten && isSmall;
      })
    );
  }

  /** The lexicon that also reads mistyped names. */
  get forMistyped(): Lexicon {
    return (this.forgiving ??= this.lenient('mistyped'));
  }

  /**
   * Returns true for a spelling that needs an assumption: a mistyped unit, a loose spelling, or a word with different
   * units by region.
   */
  isAssumed(spelling: string): boolean {
    if (isLooseSpelling(spelling) || this.vocabulary?.isRegional(spelling) === true || this.isOther(spelling))
      return true;
    return this.leniency === 'mistyped' && this.isUnit(spelling) && !this.lookStrictly(spelling).units.length;
  }

  /** Returns true for a word that the region of the text reads as another unit than the United States. */
  private isOther(spelling: string): boolean {
    const { region } = this;
    const id = region === undefined ? undefined : this.index.find(spelling).units.at(0)?.id;
    if (region === undefined || id === undefined) return false;
    const here = idInRegion(id, region);
    return here !== id && this.meaningsOf(spelling).units.at(0)?.id === here;
  }

  /** Returns the candidates of a unit text. */
  meaningsOf(spelling: string): RankedMeanings {
    return remember(this.known, mostSpellings, spelling, this.look);
  }

  private readonly look = (spelling: string): RankedMeanings => {
    const numbers = spelling.match(ownNumber)?.length ?? 0;
    if (spelling.length > longestSpelling || numbers > mostNumbers || arrow.test(spelling)) return noMeanings;
    const found = this.lookStrictly(spelling);
    if (this.leniency !== 'mistyped' || found.units.length > 0 || this.vocabulary?.isOpen(spelling) === true)
      return found;
    return loosely([...(this.vocabulary?.mistyped(spelling) ?? []), ...mistyped(this.index, spelling)]);
  };

  private lookStrictly(spelling: string): RankedMeanings {
    const everywhere = this.leniency === 'capitals' ? this.lookInCapitals(spelling) : this.lookEverywhere(spelling);
    const own = this.vocabulary?.meaningsOf(spelling, everywhere);
    return own ? this.regional(own, spelling) : everywhere;
  }

  /** Returns the units in capitals and in lowercase, the common ones first. */
  private lookInCapitals(spelling: string): RankedMeanings {
    const [written, small] = [this.lookEverywhere(spelling), this.lookEverywhere(spelling.toLowerCase())];
    const isEveryday = written.candidates.some(({ cost }) => cost === 0);
    if (isEveryday || small.units.length === 0) return written;
    const isNew = ({ unit }: Candidate): boolean => !written.candidates.some((candidate) => candidate.unit === unit);
    // An everyday unit in another case replaces a unit with a prefix that no list shows
    const isSmall = small.candidates.some(({ cost }) => cost === 0);
    const kept = written.candidates.filter(({ cost }) => !isSmall || cost < unlistedPrefix);
    const candidates = [...kept, ...small.candidates.filter(isNew)].sort((a, b) => a.cost - b.cost);
    return { units: candidates.map(({ unit }) => unit), ambiguous: false, candidates, allCandidates: () => candidates };
  }

  private lookEverywhere(spelling: string): RankedMeanings {
    if (
      [cut, amountOfMoney, percentPower, numbered, repeated, year, metersIn].some((pattern) => pattern.test(spelling))
    )
      return noMeanings;
    const explained = this.withGloss(spelling);
    if (explained) return explained;
    const meanings = this.regional(this.index.find(spelling), spelling);
    const isLoose = meanings.units.length > 0 && !meanings.candidates.some(({ isExact }) => isExact);
    if (
      isLoose &&
      (smallWords.test(spelling) || this.mayBeMillions(spelling) || this.mayBeMistyped(meanings, spelling))
    )
      return noMeanings;
    const isProduct = meanings.units.at(0)?.quantity === undefined;
    return isProduct &&
      (prose.test(spelling) ||
        articleInCapitals.test(spelling) ||
        nouns.test(spelling) ||
        besideQuotient.test(spelling) ||
        (meanings.units.length > 0 && this.isNumberOf(spelling)) ||
        this.areAlike(spelling))
      ? noMeanings
      : meanings;
  }

  /** Returns true if a capital M before a name may mean a million: 1.2Mcups are not metric cups, mcup. */
  private mayBeMillions(spelling: string): boolean {
    const name = /^M([a-z]{3,})$/.exec(spelling)?.[1];
    return name !== undefined && this.index.isName(name);
  }

  private mayBeMistyped({ candidates }: RankedMeanings, spelling: string): boolean {
    return candidates.every(isFarFetched) && mistyped(this.index, spelling).length > 0;
  }

  /** Replaces US units with those of the region, unless the spelling names the US. */
  private regional(meanings: RankedMeanings, spelling: string): RankedMeanings {
    const { region, index } = this;
    if (region === undefined || /\b(?:us|u\.s\.?|american)\b/i.test(spelling)) return meanings;
    const here = (candidate: Candidate): Candidate => {
      const { id } = candidate.unit;
      const wanted = idInRegion(id, region);
      const unit = wanted === id ? undefined : (this.byId(wanted) ?? index.find(wanted).units.at(0));
      return unit ? { ...candidate, unit } : candidate;
    };
    const candidates = meanings.candidates
      .map(here)
      .filter(({ unit }, at, all) => all.findIndex((other) => other.unit === unit) === at);
    return {
      ...meanings,
      units: candidates.length > 0 ? candidates.map(({ unit }) => unit) : meanings.units,
      candidates,
      allCandidates: () => meanings.allCandidates().map(here),
    };
  }

  /** Reads a unit with its other name in parentheses, which do not multiply: `CFM (cubic feet per minute)`. */
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

  /** Returns true if the first word is a number for the unit, not a factor: one cup, million miles. */
  private isNumberOf(spelling: string): boolean {
    const first = /^(\p{L}+)\s+\p{L}+$/u.exec(spelling)?.[1];
    const unit = first === undefined ? undefined : this.index.find(first).units.at(0);
    const part = this.byId('part');
    return unit !== undefined && part !== undefined && this.meet(unit, part);
  }

  /** Returns true for two units of one quantity, which are not a product: 60 mph km/h. */
  private areAlike(spelling: string): boolean {
    const parts = spelling.split(/\s+/);
    const [a, b] = parts.length === 2 ? parts.map((part) => this.index.find(part).units.at(0)) : [];
    return a !== undefined && b !== undefined && this.meet(a, b);
  }

  isUnit(spelling: string): boolean {
    return this.meaningsOf(spelling).units.length > 0;
  }

  /** Returns at most five spellings similar to an unknown one, nearest first. */
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

  /** Returns true if values in two units convert into one another, given their spellings. */
  readonly converts = (from: string, to: string): boolean => {
    try {
      return this.find(from, to) !== undefined;
    } catch (error) {
      if (error instanceof UnitsError) return false;
      throw error;
    }
  };

  /** Returns the conversion between two convertible units. */
  between(from: Unit, to: Unit): CompiledConversion['exact'] {
    return this.functions(from)(to);
  }

  /** Returns the meanings of a unit parameter. Identifiers and universal spellings come before names of a language. */
  private meaningsOfParameter(spelling: string): Meanings {
    const everywhere = this.index.find(spelling);
    return this.vocabulary && everywhere.units.length === 0 ? this.meaningsOf(spelling) : everywhere;
  }

  /** Returns the unit of a spelling in its first meaning. Throws a UnitsError. */
  findUnit(spelling: string): Unit {
    return this.findUnitsOf(spelling)[0]!;
  }

  /** Returns all meanings of a spelling, the intended one first. Throws a UnitsError. */
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
   * Returns the unit of a value, and the units to split it into. Throws a UnitsError if they do not convert or cannot
   * be parts of one another.
   */
  findUnits(unit: string, into: readonly string[], parameter = 'into'): { from: Unit; to: readonly Unit[] } {
    const found = (spelling: string): string =>
      this.vocabulary ? (this.meaningsOfParameter(spelling).units.at(0)?.id ?? spelling) : spelling;
    const conversions = into.map((spelling) => this.find(found(unit), found(spelling)));
    const { from } = conversions[0]!;
    const to = conversions.map((conversion) => conversion.to);
    if (kindOf(from) !== 'linear') throw mustBe('incompatible-units', 'unit', countable, unit);
    if (!areCountable(to)) throw mustBe('incompatible-units', parameter, countable, into.join(', '));
    return { from, to };
  }
}

const countable = 'what a value can be counted out in';

const lexicons = /* @__PURE__ */ new WeakMap<object, Lexicon>();

/** Records the lexicon of a `createUnits` result. */
export const registerLexicon = (units: object, lexicon: Lexicon): void => {
  lexicons.set(units, lexicon);
};

/** Returns the lexicon of a `createUnits` result. Throws a UnitsError for anything else. */
export const lexiconOf = (units: unknown): Lexicon => {
  const lexicon = typeof units === 'object' && units !== null ? lexicons.get(units) : undefined;
  if (!lexicon) throw mustBe('invalid-definition', 'units', 'what createUnits gives', units);
  return lexicon;
};
