import { prefixes, takes } from '../definition/prefix.ts';
import type { LocaleWords } from '../model/locale.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import type { CompoundIndex, RankedMeanings } from '../naming/compound-index.ts';
import { costOf, laterMeaning, rankOf, type Candidate } from '../naming/rank.ts';
import { noMeanings, oncePerUnit } from '../naming/candidates.ts';
import { NearWords } from '../naming/near-words.ts';
import { inSystem } from '../naming/system.ts';
import { unlisted, withoutNumber, type Forms } from './cell.ts';
import type { Language } from './language.ts';
import { alternatives, exactKey, nameKey, symbolKey, unspaced } from './words.ts';

/** A name around its number, `摄氏 7 度`: its parts before and after the number. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

const none: readonly Unit[] = [];

/** An index of units by the key of a spelling. */
class Spellings {
  private readonly units = new Map<string, Unit[]>();

  add(key: string, unit: Unit): void {
    const units = this.units.get(key);
    if (!units) {
      if (key !== '') this.units.set(key, [unit]);
    } else if (!units.includes(unit)) units.push(unit);
  }

  set(key: string, units: readonly Unit[]): void {
    this.units.set(key, [...new Set(units)]);
  }

  get(key: string): readonly Unit[] {
    return this.units.get(key) ?? none;
  }

  entries(): IterableIterator<[string, readonly Unit[]]> {
    return this.units.entries();
  }
}

/** Matches a name that is a symbol, whose case matters: in Turkish, CLDR has F for the farad. */
const fewLetters = /^[\p{Script=Latin}\p{Script=Greek}]{1,2}$/u;

/** A limit above the length of any unit name, in characters, which bounds the work for a number in a text. */
const longestName = 80;

/** The most units of a quotient: mg/kg/jour. */
const mostSides = 3;

/** Matches a short symbol and a word of letters after it. */
const symbolAndWord = /^(\p{Script=Latin}{1,2})\s+\p{Script=Latin}{2,}$/u;

/** The maximum length of a text whose case is compared with symbols. */
const longestSymbol = 3;
const smallLetters = /^\p{Ll}+$/u;

/** Matches a Latin letter with an accent. */
const accented = /(?=\p{Script=Latin})[^\p{ASCII}]/u;

/** Matches a power after a symbol in a script other than Latin: `м2`. In Chinese letters only the meter has one: 2尺3 counts tenths. */
const powerDigit = /(?<=[\p{L}\p{M}])(?<!\p{Script=Latin}|(?!米)\p{Script=Han})[23](?=$|\/)/gu;

/** A letter more or less of a shorter name makes another. */
const shortestMistyped = 5;
/** From this length on two letters may be wrong. */
const longMistyped = 8;

const candidatesOf = (units: readonly Unit[], isExact = true): readonly Candidate[] =>
  units.map((unit) => ({ unit, isExact, cost: costOf(unit) })).sort((a, b) => a.cost - b.cost);

/** Returns the candidates of a spelling. Several units are equally likely. */
const tied = (units: readonly Unit[]): readonly Candidate[] =>
  candidatesOf(units).map((candidate) => ({ ...candidate, isTied: units.length > 1 }));

const lessLikely = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.map((candidate) => ({ ...candidate, cost: candidate.cost + laterMeaning }));

const meaningsFrom = (exact: readonly Candidate[], further: () => readonly Candidate[] = () => []): RankedMeanings => {
  const candidates = oncePerUnit(exact);
  return {
    units: candidates.map(({ unit }) => unit),
    ambiguous: false,
    candidates,
    allCandidates: () => oncePerUnit([...candidates, ...further()]),
  };
};

/** Returns the names for lists and the names after numbers. */
const namesOf = ({ display, single, patterns }: Forms): string[] => [
  ...(display === unlisted ? [] : [display]),
  ...(single === undefined ? [] : [single]),
  ...patterns.map(withoutNumber),
];

/** Composed names, and other spellings that need every unit. */
interface Made {
  readonly names: Spellings;
  readonly symbols: Spellings;
  readonly stems: Spellings;
  /** The names as lists show them. */
  readonly shown: readonly string[];
}

/** The spellings of one language with their units, in addition to the spellings of all languages. */
export class Vocabulary {
  readonly words: LocaleWords;
  /** The names in the data, as lists show them and after numbers. */
  readonly written: readonly string[];
  private nearWords: NearWords | undefined;
  readonly language: Language;
  private readonly index: CompoundIndex;
  // Names in any case, and names of letters only; symbols as written, without full stops, and in any case
  private readonly names = new Spellings();
  private readonly letters = new Spellings();
  /** The exact spellings of names, by their case-insensitive key. */
  private readonly exactNames = new Map<string, Set<string>>();
  private readonly symbols = new Spellings();
  private readonly symbolsWithoutStops = new Spellings();
  private readonly symbolsInAnyCase = new Spellings();
  /** Names in the data, with the spaces between their words. */
  private readonly raw: [name: string, unit: Unit][] = [];
  /** Words whose unit differs between people, so that they have none here. */
  private readonly open = new Map<string, Set<string>>();
  /** Words whose unit depends on the region, if none is given. */
  private readonly regional = new Set<string>();
  /** Aliases in capitals whose letters may be a symbol in another case: in Polish, KM is horsepower, but km is not. */
  private readonly capitals = new Map<string, string>();
  /** Spellings that people write in addition to the names in the data. */
  private readonly aliases = new Set<string>();
  private readonly twos = new Set<string>();
  private readonly perWords: RegExp | undefined;
  private made: Made | undefined;
  private arounds: readonly Around[] | undefined;
  private asking: RegExp | undefined;
  /** The keys of the names of prefixes. */
  private prefixKeys: readonly (readonly [prefix: Prefix, key: string])[] | undefined;

  constructor(language: Language, index: CompoundIndex) {
    this.language = language;
    this.index = index;
    this.words = language.locale.words;
    const per = alternatives(this.words.per);
    const perWord = String.raw`\s+(?:${per})(?:\s+|(?<=['’]))`;
    this.perWords = per === '' ? undefined : new RegExp(String.raw`${perWord}|\s*(?:毎|每|당)\s*|\s*/\s*`, 'u');
    const names = language.named(index.quantities).flatMap((unit) => this.addUnit(unit));
    const aliases = this.addAliases();
    // Do not suggest refused words
    this.written = [...names, ...aliases].filter((name) => !this.isOpen(name));
  }

  /**
   * The names of counts, which multiply before a unit: `Millionen`, with their numbers. Without spaces they would be
   * prefixes: `千瓦`.
   */
  get counts(): ReadonlyMap<string, bigint> {
    const units = this.language.named(this.index.quantities.filter(({ id }) => id === 'ratio'));
    const whole = units.flatMap((unit) => {
      const { n, d } = unit.entry!.ratio;
      const forms = d === 1n && n > 9n ? this.language.formsOf(unit, 'long') : undefined;
      const names = forms ? namesOf(forms).filter((name) => !unspaced.test(name)) : [];
      return names.map((name) => [name.toLowerCase(), n] as const);
    });
    const further = Object.entries(this.words.scales ?? {}).map(
      ([name, n]) => [name.toLowerCase(), BigInt(n)] as const,
    );
    return new Map([...whole, ...further]);
  }

  /** Adds the aliases, which replace names in the data. Returns them. */
  private addAliases(): string[] {
    const { numbers, tag } = this.language.locale;
    const { region } = new Intl.Locale(numbers ?? tag);
    const regions = this.words.regions ?? {};
    const [, inRegion] = Object.entries(regions).find(([codes]) => codes.split(' ').includes(region ?? '')) ?? [];
    if (region === undefined)
      for (const name of Object.values(regions).flatMap((words) => Object.keys(words)))
        this.regional.add(nameKey(name));
    const aliases = Object.entries({ ...this.words.aliases, ...inRegion });
    for (const [name, ids] of aliases) {
      // A program's own units may lack some
      const units = ids.split(' ').flatMap((id) => this.index.byId(id) ?? []);
      const key = nameKey(name.replace('$', ''));
      if (/^\p{Lu}{1,2}$/u.test(name)) this.capitals.set(key, name);
      if (ids === '') this.open.set(key, (this.open.get(key) ?? new Set()).add(name.toLowerCase()));
      else if (units.length > 0) {
        this.names.set(key, units);
        this.aliases.add(key);
        this.addExactName(name);
      }
    }
    return aliases.filter(([name, ids]) => ids !== '' && !name.includes('$')).map(([name]) => name);
  }

  private addExactName(name: string): void {
    const key = nameKey(name);
    // Longer names are not compared with symbols
    if (key.length > longestSymbol) return;
    const spellings = this.exactNames.get(key);
    if (spellings) spellings.add(exactKey(name));
    else this.exactNames.set(key, new Set([exactKey(name)]));
  }

  /** Adds the data of a unit. Returns its names. */
  private addUnit(unit: Unit): string[] {
    const [long, short] = [this.language.formsOf(unit, 'long'), this.language.formsOf(unit, 'short')];
    const names = long ? namesOf(long) : [];
    const symbols = short ? short.patterns.map(withoutNumber) : [];
    for (const name of names) {
      if (fewLetters.test(name)) this.letters.add(exactKey(name), unit);
      else {
        this.names.add(nameKey(name), unit);
        this.addExactName(name);
      }
      this.raw.push([name, unit]);
    }
    for (const symbol of symbols) {
      this.symbols.add(exactKey(symbol), unit);
      this.symbolsWithoutStops.add(symbolKey(symbol), unit);
      this.symbolsInAnyCase.add(nameKey(symbol), unit);
    }
    this.addTwos(long, short);
    return [...names, ...symbols];
  }

  /** Adds the forms that mean two without a number. */
  private addTwos(...all: readonly (Forms | undefined)[]): void {
    for (const forms of all) {
      const two = forms && this.language.patternOf(forms, 'two');
      if (two?.includes('$') === false) this.twos.add(nameKey(two));
    }
  }

  /** The composed names, created when a text first needs them. */
  private get composed(): Made {
    return (this.made ??= this.compose());
  }

  private compose(): Made {
    const shown: string[] = [];
    const raw: [name: string, unit: Unit][] = [];
    const made: Made = { names: new Spellings(), symbols: new Spellings(), stems: new Spellings(), shown };
    for (const unit of this.everyUnit()) {
      if (this.language.isNamed(unit)) continue;
      const [long, short] = [this.language.formsOf(unit, 'long'), this.language.formsOf(unit, 'short')];
      const names = long ? namesOf(long) : [];
      this.addTwos(long, short);
      for (const pattern of short?.patterns ?? []) made.symbols.add(exactKey(withoutNumber(pattern)), unit);
      shown.push(...names.slice(0, 1));
      const further = this.language.withLastPlural(unit);
      for (const name of [...names, ...(further ? namesOf(further) : [])]) {
        made.names.add(nameKey(name), unit);
        raw.push([name, unit]);
      }
    }
    // Many names share their words
    const stems = new Map<string, string>();
    for (const [name, unit] of [...this.raw, ...raw])
      if (/\s/.test(name)) made.stems.add(this.stemsOf(name, stems), unit);
    for (const [key, units] of [...this.names.entries(), ...made.names.entries()]) {
      const ending = this.words.endings.find((end) => isEnding(key, end));
      if (ending !== undefined) for (const unit of units) made.stems.add(key.slice(0, -ending.length), unit);
    }
    return made;
  }

  private everyUnit(): Unit[] {
    return this.index.quantities.flatMap((quantity) => this.index.unitsOf(quantity));
  }

  /** The names around or before their numbers, the longest words first. */
  get around(): readonly Around[] {
    return (this.arounds ??= this.findAround());
  }

  private findAround(): readonly Around[] {
    const named = this.language.named(this.index.quantities);
    const forms = [...named, ...this.everyUnit()].flatMap((unit): (Forms | undefined)[] => [
      this.language.formsOf(unit, 'long'),
      this.language.isNamed(unit) ? this.language.formsOf(unit, 'short') : undefined,
    ]);
    const patterns = new Set([
      ...forms.flatMap((one) => one?.patterns ?? []),
      ...Object.keys(this.words.aliases ?? {}),
    ]);
    return [...patterns]
      .filter((pattern) => pattern.indexOf('$') > 0)
      .map((pattern) => pattern.split('$').map((part) => part.trim()))
      .map(([before = '', after = '']) => ({ before, after }))
      .sort((a, b) => b.before.length - a.before.length || b.after.length - a.after.length);
  }

  /** Returns true if a text is a name or a symbol of the language. Of composed names, only quotients count. */
  hasName(text: string): boolean {
    if (text.length > longestName) return false;
    const key = nameKey(text);
    if (this.names.get(key).length > 0 || this.ofSymbol(text).length > 0) return true;
    if (this.letters.get(exactKey(text)).length > 0) return true;
    return this.perWords?.test(text) === true && this.composed.names.get(key).length > 0;
  }

  /** Returns true if a text is a symbol of the language, including composed ones: `To`, the French terabyte. */
  hasSymbol(text: string): boolean {
    return this.ofSymbol(text).length > 0 || this.composed.symbols.get(exactKey(text)).length > 0;
  }

  /** Returns true if the unit of a name, or of a part of a quotient, depends on a region that is not given: `livre`. */
  isRegional(text: string): boolean {
    if (this.regional.size === 0) return false;
    const parts = this.perWords ? text.split(this.perWords) : [];
    return [text, ...parts].some((name) => this.regional.has(nameKey(name)));
  }

  /** Returns true if a name means two of its unit, as the Arabic dual does. */
  saysTwo(text: string): boolean {
    if (!this.words.duals) return false;
    const key = nameKey(text);
    // Create composed names first, because they include duals
    return (
      this.twos.has(key) ||
      (!this.hasName(text) && ((this.composed && this.twos.has(key)) || this.ofDual(text).length > 0))
    );
  }

  /**
   * Returns the units of a name in the dual, with all its words: `كيلومتران`, `ساعتين`. A feminine word replaces its
   * own ending.
   */
  private ofDual(text: string): readonly Candidate[] {
    const { duals } = this.words;
    if (!duals) return [];
    const ways = text.split(/\s+/).map((word, at) => {
      const key = nameKey(word);
      const adjective = at > 0 ? [key] : [];
      const singulars = Object.entries(duals)
        .filter(([end]) => isEnding(key, nameKey(end)))
        .map(([end, singular]) => key.slice(0, -nameKey(end).length) + nameKey(singular));
      // ملعقتين كبيرة: only the noun is dual
      return [...singulars, ...adjective];
    });
    const keys = ways.reduce<readonly string[]>(
      (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)),
      [''],
    );
    const found = keys.map((key) => [...this.names.get(key), ...this.composed.names.get(key)]);
    return candidatesOf(found.find((units) => units.length > 0) ?? []);
  }

  /** Returns the meanings of a spelling: names of the language first, its symbols after the shared ones. */
  meaningsOf(given: string, everywhere: RankedMeanings): RankedMeanings {
    const text = given.replace(powerDigit, (digit) => (digit === '2' ? '²' : '³'));
    const key = nameKey(text);
    if (this.isOpen(text) || this.isSymbolAndWord(key, text)) return noMeanings;
    const exact = everywhere.candidates.filter(({ isExact }) => isExact);
    const names = this.ofName(key, exact, text);
    const quotient = names.length > 0 ? [] : this.quotientOfNames(text);
    if (quotient.length > 0) return meaningsFrom([...quotient, ...lessLikely(exact)]);
    if (names.length > 0)
      return meaningsFrom([...names, ...lessLikely(exact)], () => lessLikely(this.loose(key, text, everywhere)));
    const own = candidatesOf(this.ofSymbol(text));
    if (own.length > 0) {
      const symbols = exact.length > 0 ? lessLikely(own) : own;
      const both = [...exact, ...symbols].sort((a, b) => a.cost - b.cost);
      return meaningsFrom(both, () => this.loose(key, text, everywhere));
    }
    if (everywhere.units.length > 0) return everywhere;
    return meaningsFrom(this.ofParts(key, text));
  }

  /** Returns true for a symbol and another word that make a name only without their space: `g un` is flour, and not a day, `gün`. */
  private isSymbolAndWord(key: string, text: string): boolean {
    const [symbol] = symbolAndWord.exec(text)?.slice(1) ?? [];
    return (
      symbol !== undefined &&
      this.names.get(key).length > 0 &&
      this.index.find(symbol).units.length > 0 &&
      !this.written.some((name) => name.includes(' ') && nameKey(name) === key)
    );
  }

  private ofSymbol(text: string): readonly Unit[] {
    const exact = this.symbols.get(exactKey(text));
    return exact.length > 0 ? exact : this.symbolsWithoutStops.get(symbolKey(text));
  }

  /** Returns the units of a symbol in another case. People omit accents but add none: für is not fur. */
  private ofSymbolInAnyCase(key: string, text: string): readonly Candidate[] {
    return accented.test(text) ? [] : candidatesOf(this.symbolsInAnyCase.get(key), false);
  }

  /** Returns further candidates: shared spellings in another case, symbols in another case, and quotients. */
  private loose(key: string, text: string, everywhere: RankedMeanings): readonly Candidate[] {
    return [...everywhere.allCandidates(), ...this.ofSymbolInAnyCase(key, text), ...this.quotient(text)];
  }

  /** Returns the units of a name in the data. Two units with one name are equally likely. */
  private ofName(key: string, exact: readonly Candidate[], text: string): readonly Candidate[] {
    const capitals = this.capitals.get(key);
    if (capitals !== undefined && capitals !== text && exact[0]?.cost === 0) return [];
    const letters = this.letters.get(exactKey(text));
    const units = letters.length > 0 ? letters : this.names.get(key);
    if (units.length > 0 && exact[0] !== undefined && this.isSymbolOfAll(key, text, exact[0], units)) return [];
    // Letters also keep their shared meaning
    const isOfLetters = letters.length > 0;
    if (isOfLetters && exact[0] !== undefined && units.includes(exact[0].unit)) return [];
    const all = isOfLetters ? [...units, ...exact.slice(0, 1).map(({ unit }) => unit)] : units;
    const cost = Math.min(...all.map((unit) => costOf(unit)), ...exact.map((candidate) => candidate.cost));
    return all.map((unit) => ({ unit, isExact: true, cost, isTied: all.length > 1 }));
  }

  /**
   * Returns true for a short text that means another unit in all languages, if the language has these letters only in
   * another case, or for a rarer unit: `km` in Polish, where `KM` is a horsepower, `mT` in Spanish, where `mt` is a
   * meter, and `rad`.
   */
  private isSymbolOfAll(key: string, text: string, { cost }: Candidate, units: readonly Unit[]): boolean {
    if (text.length > longestSymbol) return false;
    if (cost < Math.min(...units.map((unit) => costOf(unit)))) return true;
    return this.exactNames.get(key)?.has(exactKey(text)) !== true && (cost === 0 || !smallLetters.test(text));
  }

  /**
   * Matches the words before a target unit, such as `in`, that are in no name. A text that contains one is not a name.
   */
  private get askingWords(): RegExp {
    if (this.asking) return this.asking;
    const names = this.written.filter((name) => /\s/.test(name));
    const inNames = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
    const words = ['in', 'to', ...this.words.to].filter((word) => !unspaced.test(word) && !inNames.has(word));
    return (this.asking = new RegExp(String.raw`\s(?:${alternatives(words)})(?:\s|$)`, 'iu'));
  }

  /** Returns the unit of a name beside a word for its system: `galones americanos`, `britische Pints`. */
  private ofSystem(text: string): readonly Candidate[] {
    const { systems } = this.words;
    const words = text.split(/[\s-]+/);
    if (!systems || words.length < 2) return [];
    const named = (word: string, stems: readonly string[]): boolean =>
      stems.some((stem) => nameKey(word).startsWith(nameKey(stem)));
    for (const at of [0, words.length - 1]) {
      const word = words[at]!;
      const isImperial = named(word, systems.imperial);
      if (!isImperial && !named(word, systems.us)) continue;
      const name = words.filter((_, index) => index !== at).join(' ');
      const key = nameKey(name);
      const [unit] = [...candidatesOf(this.names.get(key)), ...this.ofParts(key, name)];
      const base = unit?.unit.id.replace(/-imperial$/, '') ?? '';
      const imperial = inSystem(base, '-imperial', this.index.byId);
      if (imperial) return candidatesOf([isImperial ? imperial : this.index.byId(base)!]);
    }
    return [];
  }

  /** Returns the units of a composed name, then of an inflected one, then of a symbol in another case. */
  private ofParts(key: string, text: string): readonly Candidate[] {
    if (this.askingWords.test(text)) return this.quotient(text);
    const ways = [
      () => candidatesOf(this.composed.names.get(key)),
      () => this.ofDual(text),
      () => this.inflected(key, () => this.names),
      () => this.afterStart(key),
      () => candidatesOf(this.composed.symbols.get(exactKey(text))),
      () => this.prefixed(key),
      () => this.inflected(key, () => this.composed.names),
      () => this.inflected(key, () => this.composed.stems),
      () => candidatesOf(this.composed.stems.get(key)),
      () => this.ofStems(text),
      () => this.ofSymbolInAnyCase(key, text),
      () => this.ofSystem(text),
      () => this.quotient(text),
      () => this.withApostrophe(text),
    ];
    for (const way of ways) {
      const candidates = way();
      if (candidates.length > 0) return candidates;
    }
    return [];
  }

  /** Returns the unit of a name with a prefix that no list shows: `Attometer`. */
  private prefixed(key: string): readonly Candidate[] {
    this.prefixKeys ??= prefixes.flatMap((prefix) => {
      const start = nameKey((this.language.prefixName(prefix.name) ?? '').replace('{0}', ''));
      return start === '' ? [] : [[prefix, start] as const];
    });
    const units = this.prefixKeys.flatMap(([prefix, start]) => {
      const bases = key.startsWith(start) ? this.names.get(key.slice(start.length)) : [];
      return bases
        .filter(({ entry, prefix: own }) => entry && !own && takes(entry, prefix))
        .flatMap(({ id }) => this.index.byId(prefix.name + id) ?? []);
    });
    return candidatesOf(units);
  }

  /** Returns the unit of a shared symbol with a case ending, as in Turkish: `km'ye`. */
  private withApostrophe(text: string): readonly Candidate[] {
    const [, symbol, end] = /^(.+)['’](\p{L}{1,4})$/u.exec(text) ?? [];
    return symbol !== undefined && this.words.endings.includes(nameKey(end!)) ? this.index.find(symbol).candidates : [];
  }

  /** Returns the words of a name without their case endings: `metrach kwadratowych`. */
  private stemsOf(text: string, stems = new Map<string, string>()): string {
    const stem = (word: string): string => {
      let known = stems.get(word);
      if (known !== undefined) return known;
      const key = nameKey(word);
      const end = this.words.endings.find((one) => isEnding(key, one));
      stems.set(word, (known = end === undefined ? key : key.slice(0, -end.length)));
      return known;
    };
    return text.trim().split(/\s+/).map(stem).join(' ');
  }

  /**
   * Returns the units of a name whose words have case endings. Two units that differ only in endings are equally
   * likely.
   */
  private ofStems(text: string): readonly Candidate[] {
    const units = /\S\s+\S/.test(text) ? this.composed.stems.get(this.stemsOf(text)) : [];
    return tied(units);
  }

  /** Returns the unit of a name with a joined prefix: `الكيلومتر`. */
  private afterStart(key: string): readonly Candidate[] {
    for (const start of this.words.starts ?? []) {
      const rest = key.startsWith(nameKey(start)) ? key.slice(nameKey(start).length) : '';
      const units = [
        rest,
        ...this.words.endings.filter((end) => isEnding(rest, end)).map((end) => rest.slice(0, -end.length)),
      ]
        .map((name) => [...this.names.get(name), ...this.composed.names.get(name)])
        .find((found) => found.length > 0);
      if (units) return tied(units);
    }
    return [];
  }

  /** Returns the unit of a name in a case that the data lack: `метрах`. */
  private inflected(key: string, names: () => Spellings): readonly Candidate[] {
    for (const end of this.words.endings) {
      const units = isEnding(key, end) ? names().get(key.slice(0, -end.length)) : [];
      if (units.length > 0) return tied(units);
    }
    return [];
  }

  /**
   * Returns the quotient of two names of the language, or of an alias and a common symbol, even if the letters have
   * another meaning elsewhere: in Turkish, `mil/litre` has miles and `m/sn` seconds; in Italian, `joule al mole` has no
   * attoliters.
   */
  private quotientOfNames(text: string): readonly Candidate[] {
    const parts = this.perWords && !/[毎每당]/.test(text) ? text.split(this.perWords, mostSides + 1) : [];
    if (!this.areSides(parts, text) || /[⋅·]/.test(parts[0]!)) return [];
    const names = parts.flatMap((part) => part.split(/\s*[⋅·]\s*/));
    const ids = names.map((name) => this.idOfName(name));
    // `km` is not a horsepower, although `KM` is one in Polish
    const symbols = ids.includes(undefined) ? names.map((name) => this.idOfSymbol(name)) : [];
    // In mg per kilo per dag a day is not a dekagram
    const isTime = (id = ''): boolean => this.index.byId(id)?.quantity?.id === 'time';
    const isMixed =
      (names.length > 2 && isTime(ids.at(-1))) ||
      names.some((name, at) => symbols[at] === undefined && this.aliases.has(nameKey(name)));
    const [top, ...below] = isMixed ? ids.map((id, at) => (isTime(id) ? id : (symbols[at] ?? id))) : ids;
    const isRead = top !== undefined && below.every((id) => id !== undefined);
    return isRead ? this.index.find(`${top}/(${below.join('·')})`).candidates : [];
  }

  /** Returns true for the sides of a quotient. Of three, no word between them leads to a target: км в час в м. */
  private areSides({ length }: readonly string[], text: string): boolean {
    const hasTarget = (): boolean => this.words.to.some((word) => ` ${text} `.includes(` ${word} `));
    return length === 2 || (length === mostSides && !hasTarget());
  }

  /** Returns the unit of a name in the data. In a quotient, a name of time and arc is that of time. */
  private idOfName(name: string): string | undefined {
    const units = candidatesOf(this.names.get(nameKey(name))).map(({ unit }) => unit);
    return (units.find(({ quantity }) => quantity?.id === 'time') ?? units[0])?.id;
  }

  /** Returns the unit of a common symbol. */
  private idOfSymbol(symbol: string): string | undefined {
    const [first] = /^\p{L}/u.test(symbol) ? this.index.find(symbol).candidates : [];
    return first?.isExact === true && first.cost === 0 ? first.unit.id : undefined;
  }

  /** Returns the quotient of two or three names that no list has: `Meilen pro Tag`, `mg/kg/jour`. */
  private quotient(text: string): readonly Candidate[] {
    const parts = this.perWords ? text.split(this.perWords, mostSides + 1) : [];
    if (!this.areSides(parts, text)) return [];
    const ids = parts.map((part) => this.idOf(part));
    return ids.every((id) => id !== '') ? this.index.find(ids.join('/')).candidates : [];
  }

  private idOf(text: string): string {
    const key = nameKey(text);
    const named =
      candidatesOf(this.names.get(key))[0] ?? this.inflected(key, () => this.names)[0] ?? this.afterStart(key)[0];
    if (named) return named.unit.id;
    if (this.index.find(text).units.length > 0) return text;
    const stem = this.inflected(key, () => this.composed.stems)[0]?.unit;
    const symbol = this.ofSymbol(text)[0] ?? this.composed.symbols.get(exactKey(text))[0];
    return (stem ?? symbol ?? this.composed.names.get(key)[0])?.id ?? '';
  }

  /**
   * Returns true for a word whose unit differs between people. It is not a mistyped name of another unit, and its accents count where a unit
   * has the name without them: całe, cale.
   */
  isOpen(text: string): boolean {
    const key = nameKey(text);
    const spellings = this.open.get(key);
    return spellings !== undefined && (this.names.get(key).length === 0 || spellings.has(text.toLowerCase()));
  }

  /** The names among which mistyped ones are searched, collected for the first search. */
  private get near(): NearWords {
    return (this.nearWords ??= new NearWords(new Set([...this.written, ...this.composed.shown])));
  }

  /** Returns at most five names similar to an unknown one, one for each unit. */
  suggest(text: string): readonly string[] {
    const known = new Set<Unit>();
    const isNew = (word: string): boolean => {
      const [unit] = [...this.names.get(nameKey(word)), ...this.composed.names.get(nameKey(word))];
      return unit === undefined || known.size < known.add(unit).size;
    };
    return this.near.find(text).words.filter(isNew).slice(0, 5);
  }

  /**
   * The everyday units whose names are a mistyped word with another letter, or with two in a long word. The first letter
   * of each word is right: `miglia antiche` are not nautical miles.
   */
  mistyped(text: string): readonly Candidate[] {
    const key = nameKey(text);
    if (key.length < shortestMistyped || !/^[\p{L}\p{M}\s]+$/u.test(text)) return [];
    const { words } = this.near.find(text, key.length < longMistyped ? 1 : 2);
    const units = words
      .filter((word) => initialsOf(word) === initialsOf(text))
      .map(nameKey)
      .flatMap((name) =>
        name.length >= shortestMistyped ? [...this.names.get(name), ...this.composed.names.get(name)] : [],
      );
    return candidatesOf([...new Set(units)].filter((unit) => unit.quantity && rankOf(unit) === 'everyday'));
  }
}

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => nameKey(word)[0])
    .join('');

const isEnding = (key: string, end: string): boolean => key.endsWith(end) && key.length - end.length > 1;
