import { longestText, mostFactors, mostPower } from './compound-reader.ts';
import { productKey } from './compound.ts';
import { wordsLikeUnits } from '../data/english-words.ts';
import { readProduct } from '../definition/definition.ts';
import { commonFirst, costOf, rankOf, type Candidate } from './rank.ts';
import { accepts, isNamedWith, prefixes, prefixesBefore, shows } from '../definition/prefix.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import {
  asParts,
  costingMore,
  ExactMeanings,
  inOrder,
  inOtherCase,
  loosely,
  noMeanings,
  oncePerUnit,
} from './candidates.ts';
import { Rows, spellingsOf } from './rows.ts';
import { NearWords } from './near-words.ts';
import { fold, inFull, nameKey, withRoot } from './spelling.ts';
import { oncePer, remember } from '../model/remember.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import type { CompoundCandidates, CompoundIndex, RankedMeanings, ReadCompound } from './compound-index.ts';
import { listUnitsOf } from './unit-index.ts';

/** Matches the operators between the units of a compound, with their powers. */
const between = /\s*(?:[*·/()]|\bper\b|\^\s*\(?[-+]?\d+)\s*/u;

/**
 * Returns the part of a compound that is not a unit. Empty if the compound exceeds the limits. Undefined for other
 * texts, or without a single faulty part.
 */
export const faultyPart = (text: string, unitIndex: CompoundIndex): string | undefined => {
  if (text.length > longestText) return undefined;
  const parts = text.split(between).filter((part) => /\D/.test(part));
  if (parts.join('') === text) return undefined;
  const powers = text.match(/\d+/g) ?? [];
  if (parts.length > mostFactors || powers.some((power) => Number(power) > mostPower && text.includes(`^${power}`)))
    return '';
  return parts.find((part) => unitIndex.find(part).units.length === 0);
};

/** Returns the fault of an unknown spelling with the form of a compound, as a clause of a sentence. */
export const faultIn = (text: string, unitIndex: CompoundIndex): string | undefined => {
  const part = faultyPart(text, unitIndex);
  return part === ''
    ? `a unit has at most ${mostFactors} factors and powers of ${mostPower}`
    : part && `it has no unit "${part}"`;
};

/** Matches kilograms with the unit that they are asked in, as in `kilos in lbs`: the letters are also those of a thousand inch pounds. */
const kilosIn = /^kilos?\s+in\s/i;

/** Returns true for AH instead of Ah. It takes no prefix, so that MAH is a milliampere-hour in capitals. */
const isOtherCase = (text: string, symbol = ''): boolean =>
  /[A-Z][a-z]/.test(symbol) && text !== fold(symbol) && text.toLowerCase() === fold(symbol).toLowerCase();

/** Returns a folded text with squares and cubes as symbols print them: `m^2` and `m2` are m². */
const withRaisedPowers = (text: string): string =>
  text.replace(/(?<=[A-Za-z])\^?([23])(?!\d)/g, (_, digit) => (digit === '2' ? '²' : '³'));

/** Returns true if a symbol equals a folded text. */
const isWritten = (symbol: string | undefined, text: string): boolean =>
  symbol === text || (symbol !== undefined && fold(symbol) === text);

/**
 * Returns true if the text is an identifier of several words. It means its own unit, even if another unit has the name:
 * british-thermal-unit.
 */
const isIdentifier = (text: string, [first]: readonly Candidate[]): boolean =>
  text.includes('-') && first?.unit.id === text;

/** Returns the spellings that take prefixes: KBPS is as usual as KBIT/S, and KOHM more than KΩ. */
const withPrefixes = ({ symbol, symbols, binary }: UnitEntry): string[] => {
  const isTyped = symbol !== undefined && /^[ -~]*$/.test(symbol);
  return [...(symbol === undefined ? [] : [symbol]), ...(binary || !isTyped ? symbols : [])];
};

interface FullIndexOptions {
  /** The identifiers of each shared spelling, in the order of preference. An empty one leaves the choice open. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** Returns true if a spelling in this case is never a unit: trade codes that look like units. */
  readonly isRefused?: (text: string) => boolean;
  /** Returns why a spelling is not a unit, for errors. */
  readonly whyUnknown?: CompoundIndex['whyUnknown'];
  /** The reader of compounds such as `kg*m/s^2`, if needed. */
  readonly readCompound?: ReadCompound;
}

/**
 * The number and length of texts whose meanings are remembered. People repeat texts, a compound needs each of its parts
 * several times, and a refusal all possible meanings.
 */
const mostRemembered = 1000;
const longestRemembered = 100;

/** The maximum number of suggestions. */
const mostSuggested = 5;

/** The units of the given quantities, found by identifier and by any spelling. Each index has its own state. */
export class FullIndex implements CompoundIndex {
  readonly quantities: readonly Quantity[];
  readonly whyUnknown: CompoundIndex['whyUnknown'];
  private readonly shared: ReadonlyMap<string, readonly string[]>;
  private readonly isRefused: (text: string) => boolean;
  private readonly readCompound: ReadCompound | undefined;
  private readonly rows: Rows;
  private readonly prefixed = new Map<string, Unit>();
  private readonly meanings = new Map<string, RankedMeanings>();
  private readonly meaningsAlone = new Map<string, RankedMeanings>();
  /** The identifiers that contain a word. */
  private readonly idsWithWord = new Map<string, readonly string[]>();
  private readonly productKeys = new Map<Unit, string | undefined>();
  private nearWords: NearWords | undefined;
  private readonly anyCase = new Map<string, readonly Unit[]>();
  /** The symbols of prefixes in lowercase. */
  private readonly starts = prefixes.flatMap((prefix) =>
    prefix.symbols.map((symbol) => ({ prefix, start: symbol.toLowerCase() })),
  );

  constructor(
    quantities: readonly Quantity[],
    { shared = {}, isRefused = () => false, whyUnknown, readCompound }: FullIndexOptions = {},
  ) {
    this.quantities = quantities;
    this.shared = new Map(Object.entries(shared));
    this.isRefused = isRefused;
    this.whyUnknown = whyUnknown;
    this.readCompound = readCompound;
    this.rows = new Rows(quantities);
  }

  /** Returns the unit of an exact identifier, with or without a prefix. */
  readonly byId = (id: string): Unit | undefined => {
    const unit = this.rows.byId(id) ?? this.prefixed.get(id);
    if (unit) return unit;
    for (const [prefix, start] of prefixesBefore(id, 'names')) {
      const rest = start === prefix.name ? this.rows.byId(id.slice(start.length)) : undefined;
      if (rest && (accepts(rest.entry!, prefix) || isNamedWith(rest, prefix, start, rest.id)))
        return this.withPrefix(rest, prefix);
    }
    return undefined;
  };

  /** Returns the units of a quantity that lists show: its rows, each followed by its common prefixed forms. */
  readonly unitsOf = oncePer((quantity: Quantity) => listUnitsOf(quantity, this.byId));

  /** Returns the row with a prefix: always the same object, or the row that is that unit (kilogram). */
  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    let result = this.rows.byId(id) ?? this.prefixed.get(id);
    if (!result) this.prefixed.set(id, (result = { ...unit, id, prefix }));
    return result;
  }

  /** Returns the candidates of a word or phrase, compounds included. */
  find(spelling: string): RankedMeanings {
    return spelling.length > longestRemembered
      ? this.look(spelling)
      : remember(this.meanings, mostRemembered, spelling, this.look);
  }

  private readonly look = (spelling: string): RankedMeanings => {
    const text = withRoot(fold(spelling));
    if (text.length > longestText || this.isRefused(text)) return noMeanings;
    const mayBeCompound = this.readCompound && /[^A-Za-z]/.test(text);
    const printed = mayBeCompound ? this.byPrintedCompound(text) : undefined;
    if (!printed) return this.lookFurther(text);
    let known: RankedMeanings | undefined;
    const read = (): RankedMeanings => (known ??= this.lookFurther(text));
    return new ExactMeanings(
      false,
      () => read().candidates,
      () => read().allCandidates(),
      printed,
    );
  };

  /**
   * Returns the rows whose printed symbol is composed from parts. km/h and m2 are also compounds, but a conversion need
   * not read them.
   */
  private byPrintedCompound(text: string): readonly Candidate[] | undefined {
    const units = this.rows.byPrinted(/[23]/.test(text) ? withRaisedPowers(text) : text);
    return units.length > 0 && units.every(({ entry }) => entry!.symbol === undefined)
      ? inOrder(units, undefined)
      : undefined;
  }

  private lookFurther(text: string): RankedMeanings {
    const simple = this.findWritten(text);
    if (simple?.some(({ unit }) => unit.entry!.isSpelled)) return this.withCompounds(text, simple);
    if (simple) {
      const others = (): readonly Candidate[] => (isIdentifier(text, simple) ? [] : this.inAnotherCase(text));
      return new ExactMeanings(this.isOpen(text), () => simple, others, simple);
    }
    const read = this.readCompound?.(text, this);
    const compounds = read?.written ?? [];
    if (compounds.some(({ isExact }) => isExact))
      return new ExactMeanings(
        false,
        () => compounds,
        () => read!.inAnyCase(),
      );
    const rows = this.symbolsInAnotherCase(text);
    // L/MIL is a row in capitals before it is a compound
    const known = rows.length > 0 ? rows : undefined;
    const loose = loosely(oncePerUnit([...rows, ...costingMore(known, inOtherCase(read?.inAnyCase() ?? []))]));
    // sq_ft, in-Hg: programs avoid spaces
    return loose.units.length === 0 && /[_-]/.test(text) ? this.find(text.replace(/[_-]+/g, ' ')) : loose;
  }

  /** Returns the candidates of a spelling whose rows spell their units. Compounds are read on demand. */
  private withCompounds(text: string, simple: readonly Candidate[]): RankedMeanings {
    let known: CompoundCandidates | undefined;
    const read = (): CompoundCandidates | undefined => (known ??= this.readCompound?.(text, this));
    return new ExactMeanings(
      this.isOpen(text),
      () => {
        const written = read()?.written ?? [];
        return oncePerUnit([...asParts(simple, written), ...costingMore(simple, written)]);
      },
      () => [...this.inAnotherCase(text), ...costingMore(simple, read()?.inAnyCase() ?? [])],
      simple,
    );
  }

  /** Returns the candidates of a word or phrase without compounds. */
  findSimple(spelling: string): RankedMeanings {
    const text = fold(spelling);
    return text.length > longestRemembered
      ? this.lookAlone(text)
      : remember(this.meaningsAlone, mostRemembered, text, this.lookAlone);
  }

  private readonly lookAlone = (text: string): RankedMeanings => {
    const written = this.findWritten(text);
    return written
      ? new ExactMeanings(
          this.isOpen(text),
          () => written,
          () => this.inAnotherCase(text),
          written,
        )
      : loosely(this.symbolsInAnotherCase(text));
  };

  /** Returns true if a text is a unit's name rather than a symbol, in any case. */
  isName(text: string): boolean {
    return this.byKey(nameKey(fold(text))) !== undefined;
  }

  /** Returns true if a spelling leaves the choice to the other unit. */
  private isOpen(text: string): boolean {
    return this.shared.get(text)?.[0] === '';
  }

  /** Returns the candidates of an exact symbol, or of a name. */
  private findWritten(text: string): readonly Candidate[] | undefined {
    const symbols = this.bySymbol(text);
    // Grad is a gradian before it is a gigaradian
    const isRemote = symbols?.every(({ unit }) => unit.prefix && !shows(unit.entry!, unit.prefix)) === true;
    const candidates = isRemote ? oncePerUnit([...symbols, ...(this.byName(text) ?? [])]) : symbols;
    // amps are amperes, though am/s is a speed
    const found = candidates ?? this.byPrefixedId(text) ?? this.byName(text) ?? this.byPlural(text);
    // cal (th) is cal(th)
    if (!found) return text.includes(' (') ? this.bySymbol(text.replace(/\s+(?=\()/g, '')) : undefined;
    if (this.shared.has(text)) return found;
    // An exact identifier is deliberate, even for a rare unit
    return found.map((candidate) => (candidate.unit.id === text ? { ...candidate, cost: 0 } : candidate));
  }

  /** Reads `lbs`, `kms`: a symbol of two or more letters with a plural s. A glass is not a Swedish glas. */
  private bySingular(text: string): readonly Candidate[] {
    const mayBePlural = /^\w+[^\Ws]s$/.test(text) && !wordsLikeUnits.test(text);
    const singular = mayBePlural ? this.bySymbol(text.slice(0, -1)) : undefined;
    // TVs are not teravolts, and GPs not gigapixels, whose usual symbol is not P. The ohm of Tohms is a word
    const isOther = (unit: Unit): boolean => {
      const { prefix, entry } = unit;
      if (prefix === undefined || entry?.symbol === undefined) return false;
      if (text.slice(0, -1).endsWith(entry.symbol)) return rankOf(unit) === 'rare';
      return rankOf(unit) !== 'everyday' && entry.symbols.includes(text.at(-2)!);
    };
    return singular?.filter(({ unit }) => !isOther(unit)) ?? [];
  }

  /** Reads a plural, unless it is the symbol of a more common unit in another case: Mps. The small s of MPs is one. */
  private byPlural(text: string): readonly Candidate[] | undefined {
    const candidates = this.bySingular(text);
    if (candidates.length === 0) return undefined;
    if (/^[A-Z]+s$/.test(text)) return candidates;
    const others = this.inSmallLetters(text.toLowerCase()).map((unit) => costOf(unit));
    return Math.min(...others) < Math.min(...candidates.map(({ cost }) => cost)) ? undefined : candidates;
  }

  /** Returns exact spellings, then prefixed symbols. */
  private bySymbol(text: string): readonly Candidate[] | undefined {
    const own = inOrder(this.rows.bySpelling(text), this.shared.get(text));
    const prefixed = this.underPrefix(text, 'symbols', (rest, prefix) =>
      inOrder(this.rows.bySpelling(rest), this.shared.get(rest)).filter(({ unit }) => {
        const entry = unit.entry!;
        const isMain = isWritten(entry.symbol, rest);
        const isSymbol = (one: string): boolean => isWritten(one, rest) && !isOtherCase(rest, entry.symbol);
        if (!isMain && !entry.symbols.some(isSymbol)) return false;
        // mC is a millicoulomb, m°C a thousandth of a degree; mb is a millibar, but Mb is not a megabar
        if (entry.offset.n !== 0n && rest.length < 2) return false;
        return isMain || (this.shared.get(rest)?.indexOf(entry.id) ?? 0) < 1 || shows(entry, prefix);
      }),
    );
    // ft is the foot, never the femtotonne; kt is the knot, or the kilotonne that lists show
    const further =
      own.length > 0 ? prefixed.filter(({ unit: { entry, prefix } }) => prefix && shows(entry!, prefix)) : prefixed;
    if (own.length + further.length === 0) return undefined;
    return further.length === 0 ? own : oncePerUnit([...own, ...further]);
  }

  /** Reads a prefixed identifier, without creating the index of names. */
  private byPrefixedId(text: string): readonly Candidate[] | undefined {
    const unit = this.byId(text);
    return unit && !this.shared.has(unit.entry!.id) ? inOrder([unit], undefined) : undefined;
  }

  /** Reads names in any case, plural or British, then prefixed names, then names with abbreviations expanded. */
  private byName(text: string): readonly Candidate[] | undefined {
    if (kilosIn.test(text)) return undefined;
    const candidates =
      this.byKey(nameKey(text)) ?? (/\w\W+\w/.test(text) ? this.byNameUnderPrefix(text.toLowerCase()) : undefined);
    if (candidates) return candidates;
    const full = inFull(text);
    return full === text ? undefined : this.byName(full);
  }

  private byKey(key: string): readonly Candidate[] | undefined {
    const units = this.rows.named(key);
    if (units.length > 0) return inOrder(units, units.length > 1 ? this.orderOfName(key) : undefined);
    const candidates = this.underPrefix(key, 'names', (rest) => inOrder(this.rows.named(rest), undefined));
    return candidates.length > 0 ? candidates : undefined;
  }

  /** Reads a prefix before the kind of a unit, which stands last in a key: a kilo-imperial gallon. */
  private byNameUnderPrefix(text: string): readonly Candidate[] | undefined {
    const candidates = this.underPrefix(text, 'names', (rest) => inOrder(this.rows.named(nameKey(rest)), undefined));
    return candidates.length > 0 ? candidates : undefined;
  }

  /**
   * Returns the order of a shared name. Shared spellings of one or two letters are symbols, whose case matters: T is
   * not t.
   */
  private orderOfName(key: string): readonly string[] | undefined {
    for (const [spelling, ids] of this.shared) if (spelling.length > 2 && nameKey(spelling) === key) return ids;
    return undefined;
  }

  private underPrefix(
    text: string,
    part: 'symbols' | 'names',
    candidatesOf: (rest: string, prefix: Prefix) => readonly Candidate[],
  ): Candidate[] {
    const found: Candidate[] = [];
    if (wordsLikeUnits.test(text)) return found;
    for (const [prefix, start] of prefixesBefore(text, part)) {
      const rest = text.slice(start.length);
      for (const { unit, cost } of candidatesOf(rest, prefix)) {
        if (!accepts(unit.entry!, prefix, start) && !(part === 'names' && isNamedWith(unit, prefix, start, rest)))
          continue;
        const prefixed = this.withPrefix(unit, prefix);
        // Keep the cost of a later meaning: the a of ma is an are before it is a year
        found.push({ unit: prefixed, isExact: true, cost: costOf(prefixed) + cost - costOf(unit) });
      }
    }
    return found;
  }

  /** Returns names, and symbols in another case. */
  private inAnotherCase(text: string): readonly Candidate[] {
    return this.isOpen(text) ? [] : oncePerUnit([...(this.byName(text) ?? []), ...this.symbolsInAnotherCase(text)]);
  }

  /** Returns symbols in another case, with or without a plural s: `KM`, `LBS`, `mhz`. */
  private symbolsInAnotherCase(text: string): readonly Candidate[] {
    if (this.isOpen(text)) return [];
    const key = text.toLowerCase();
    if (wordsLikeUnits.test(key)) return [];
    const isSymbol = this.rows.bySpelling(text).length > 0;
    // cfs is cubic feet per second, not a plural of cf
    const singular = isSymbol ? [] : inOtherCase(this.bySingular(text));
    const mayBePlural = /^\w{2,}s$/.test(key) && !isSymbol && singular.length === 0;
    const plural = mayBePlural ? this.inSmallLetters(key.slice(0, -1)) : [];
    const letters = this.inSmallLetters(key);
    const known = text.length === 1 && isSymbol ? this.firstOf(text) : undefined;
    const units = [...letters.filter((unit) => known?.(unit) !== false), ...plural];
    const other = inOtherCase(units.map((unit) => ({ unit, isExact: false, cost: costOf(unit) })));
    return oncePerUnit([...singular, ...other]);
  }

  /**
   * Returns a filter for units of a lowercase letter. It excludes later meanings of the capital: t is a tonne, not a
   * tablespoon.
   */
  private firstOf(letter: string): (unit: Unit) => boolean {
    const capital = this.shared.get(letter.toUpperCase());
    return ({ id }) => letter === letter.toUpperCase() || (capital?.indexOf(id) ?? 0) < 1;
  }

  /** Returns symbols in any case, by their lowercase form. Of prefixed ones, only those that lists show. */
  private inSmallLetters(key: string): readonly Unit[] {
    return key.length > longestRemembered
      ? []
      : remember(this.anyCase, mostRemembered, key, () => this.readInAnyCase(key));
  }

  private readInAnyCase(key: string): readonly Unit[] {
    const own = this.rows
      .inAnyCase([key])
      .filter((unit) => this.rows.spellings(unit).some((one) => one.toLowerCase() === key && !this.isOpen(one)));
    const begun = this.starts.filter(({ start }) => start.length < key.length && key.startsWith(start));
    const prefixed = this.rows.inAnyCase(begun.map(({ start }) => key.slice(start.length))).flatMap((unit) => {
      const written = new Set(withPrefixes(unit.entry!).map((text) => fold(text).toLowerCase()));
      return begun
        .filter(({ prefix, start }) => shows(unit.entry!, prefix) && written.has(key.slice(start.length)))
        .map(({ prefix }) => this.withPrefix(unit, prefix));
    });
    return [...new Set([...own, ...prefixed])];
  }

  /**
   * Returns the listed units that equal a product, in any order: see {@link productKey}. A torque is also a foot-pound.
   */
  byProduct(key: string): readonly Unit[] {
    const ids = key
      .split(' ')
      .slice(1)
      .map((part) => part.slice(0, part.lastIndexOf('^')));
    // The identifier of a product contains the words of all its units
    const [word = ''] = ids.at(0)?.split('-', 1) ?? [];
    const spelled = remember(this.idsWithWord, Infinity, word, () => this.rows.idsWithWord(word));
    const words = new Set(ids.flatMap((id) => id.split('-')));
    const isOfThem = (part: string): boolean => words.has(part) || /^(?:per|square|cubic|pow\d|\d+)$/.test(part);
    return spelled
      .filter((id) => ids.every((one) => id.includes(one)) && id.split('-').every(isOfThem))
      .map((id) => this.rows.byId(id)!)
      .filter((unit) => unit.entry!.isSpelled && this.productKeyOf(unit) === key);
  }

  private productKeyOf(unit: Unit): string | undefined {
    return remember(this.productKeys, Infinity, unit, ({ id }) => {
      const product = readProduct(id, this.byId);
      return product && productKey(product, this.byId);
    });
  }

  /** Returns at most five spellings similar to an unknown one, the nearest first. */
  suggest(spelling: string): string[] {
    const text = fold(spelling);
    const otherCase = this.inAnotherCase(text).map(({ unit }) => unit.id);
    const near = [...new Set([...otherCase, ...this.nearestTo(text).words])]
      .filter((word) => word !== text)
      .slice(0, mostSuggested);
    if (near.length > 0) return near;
    const part = faultyPart(text, this);
    return part ? this.suggest(part).map((word) => text.replace(part, word)) : [];
  }

  /** Returns why an unknown spelling is not a compound: see {@link UnitIndex}. */
  faultIn(spelling: string): string | undefined {
    return faultIn(fold(spelling).slice(0, longestText), this);
  }

  /**
   * Returns the spellings nearest to a text, common units first. A plural is also compared, and suggested, without its
   * ending.
   */
  nearestTo(
    text: string,
    furthest = 3,
    shortestPlural = 5,
  ): { readonly words: readonly string[]; readonly distance: number } {
    this.nearWords ??= new NearWords(this.suggestible());
    const whole = this.nearWords.find(text, furthest);
    if (!/s$/i.test(text) || text.length < shortestPlural) return whole;
    const singular = this.nearWords.find(text.slice(0, -1), Math.min(furthest, whole.distance));
    if (singular.words.length === 0) return whole;
    const plurals = singular.words.map((word) => this.inPlural(word));
    return singular.distance < whole.distance
      ? { words: plurals, distance: singular.distance }
      : { words: [...plurals, ...whole.words], distance: whole.distance };
  }

  private inPlural(word: string): string {
    const [unit] = this.findSimple(word).units;
    return unit && singularName(unit) === word ? pluralName(unit) : word;
  }

  /**
   * Returns the spellings to suggest: those of rows and listed prefixed forms, common units first. Identifiers of
   * several words appear only with spaces.
   */
  private suggestible(): ReadonlySet<string> {
    const listed = commonFirst(this.quantities.flatMap((quantity) => this.unitsOf(quantity)));
    return new Set(
      listed.flatMap((unit) =>
        unit.prefix
          ? [unit.id, symbolOf(unit)]
          : [
              ...spellingsOf(unit.entry!).slice(unit.id.includes('-') ? 1 : 0),
              // Plurals in s are compared without the s
              ...[pluralName(unit)].filter((plural) => unit.entry!.plural !== undefined || !plural.endsWith('s')),
            ],
      ),
    );
  }
}
