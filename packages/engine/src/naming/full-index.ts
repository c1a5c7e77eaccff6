import { englishWords } from '../data/english-words.ts';
import { faultIn, faultyPart } from './compound-fault.ts';
import { longestText } from './compound-reader.ts';
import { productKey } from './compound.ts';
import { readProduct } from '../definition/definition.ts';
import { costOf, type Candidate } from './candidate.ts';
import { accepts, prefixes, prefixesBefore } from './prefix.ts';
import { shows } from '../definition/base-prefix.ts';
import { pluralName, singularName } from '../definition/symbol.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import { asParts, behind, ExactMeanings, inOrder, inOtherCase, loosely, unknown, once } from './candidates.ts';
import { Rows } from './rows.ts';
import { spellingsOf } from './spellings-of.ts';
import { NearWords } from './near-words.ts';
import { commonFirst, rankOf } from './rank.ts';
import { fold, inFull, nameKey, withRoot } from './spelling.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import type { CompoundCandidates, CompoundIndex, RankedMeanings, ReadCompound } from './compound-index.ts';
import { listUnitsOf } from './unit-index.ts';

/** AH beside Ah: it takes no prefix, so that MAH is a milliampere-hour in capitals. */
const isOtherCase = (text: string, symbol = ''): boolean =>
  /[A-Z][a-z]/.test(symbol) && text !== fold(symbol) && text.toLowerCase() === fold(symbol).toLowerCase();

/** Returns true if a symbol is written as a folded text. */
const isWritten = (symbol: string | undefined, text: string): boolean =>
  symbol === text || (symbol !== undefined && fold(symbol) === text);

/** Returns true if the identifier spells the unit: `degree-per-second` is an angular speed. */
const isSpelled = ({ entry }: Unit): boolean => entry?.isSpelled === true;

/** An identifier of several words means its unit, though another has its words for a name: british-thermal-unit. */
const isIdentifier = (text: string, [first]: readonly Candidate[]): boolean =>
  text.includes('-') && first?.unit.id === text;

/** Spellings that follow prefixes: KBPS is as usual as KBIT/S, and KOHM more so than KΩ. */
const withPrefixes = ({ symbol, symbols, binary }: UnitEntry): string[] => {
  const isTyped = symbol !== undefined && /^[ -~]*$/.test(symbol);
  return [...(symbol === undefined ? [] : [symbol]), ...(binary || !isTyped ? symbols : [])];
};

interface FullIndexOptions {
  /** Spellings that several units share: their identifiers in the order of meaning, an empty one for none. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** Returns true if a spelling is never read as a unit in this case: codes of trade that look like units. */
  readonly isRefused?: (text: string) => boolean;
  /** Why a spelling is not a unit, for errors. */
  readonly whyUnknown?: CompoundIndex['whyUnknown'];
  /** Reader of compounds, for those who want `kg*m/s^2`. */
  readonly readCompound?: ReadCompound;
}

/**
 * A cache of readings by text: people write the same ones over and over, a compound asks for each of its parts several
 * times, and a refusal for all that both sides may mean. Bounded, because they come from outside.
 */
class RememberedMeanings {
  private readonly byText = new Map<string, RankedMeanings>();

  of(text: string, look: () => RankedMeanings): RankedMeanings {
    const known = this.byText.get(text);
    if (known) return known;
    const meanings = look();
    if (text.length <= 100) {
      if (this.byText.size >= 1000) this.byText.clear();
      this.byText.set(text, meanings);
    }
    return meanings;
  }
}

/** A name that may be mistyped, of at most three words, and how short a word may be: a letter more or less of a short one makes another. */
const mistypedName = /^\p{L}{2,20}(?: \p{L}{2,20}){0,2}$/u;
const shortestMistyped = 4;
const shortestPlural = 3;
/** Of words this short, another letter makes another word: food, yarn. Theirs are right, but one is missing, doubled in a name of five or one too few, they are in another order, or end in a second plural: feets. */
const shortWord = 5;
const longWord = 8;

/** The cost of a unit that few people use: those of science, and rare ones. */
const fewUse = 2;

/** A unit that few people use, in another case than it is written in: `degre` is a mistyped degree before it is one of Réaumur, `°Ré`. */
export const isFarFetched = ({ isExact, cost }: Candidate): boolean => !isExact && cost >= fewUse;

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

/** The word with no letter doubled. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Spellings that are suggested for an unknown one. */
const mostSuggested = 5;

/** Texts whose meanings in another case are remembered, and how long they may be: longer than any symbol or name with its prefix. */
const mostInAnyCase = 1000;
const longestInAnyCase = 100;

/** The units of some quantities, found by identifier and by every spelling. Nothing is global: each index has its own. */
export class FullIndex implements CompoundIndex {
  readonly quantities: readonly Quantity[];
  readonly whyUnknown: CompoundIndex['whyUnknown'];
  private readonly shared: ReadonlyMap<string, readonly string[]>;
  private readonly isRefused: (text: string) => boolean;
  private readonly readCompound: ReadCompound | undefined;
  private readonly rows: Rows;
  private readonly prefixed = new Map<string, Unit>();
  private readonly meanings = new RememberedMeanings();
  private readonly meaningsAlone = new RememberedMeanings();
  private readonly lists = new Map<Quantity, readonly Unit[]>();
  /** The identifiers that have a word. */
  private readonly idsWithWord = new Map<string, readonly string[]>();
  private readonly productKeys = new Map<Unit, string | undefined>();
  private nearWords: NearWords | undefined;
  private readonly anyCase = new Map<string, readonly Unit[]>();
  /** The symbols of prefixes in small letters. */
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

  /** A unit by its exact identifier, prefixed ones included. */
  readonly byId = (id: string): Unit | undefined => {
    const unit = this.rows.byId(id) ?? this.prefixed.get(id);
    if (unit) return unit;
    for (const [prefix, start] of prefixesBefore(id, 'names')) {
      const rest = start === prefix.name ? this.rows.byId(id.slice(start.length)) : undefined;
      if (rest && accepts(rest.entry!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  };

  /** The units of a quantity that lists show: its rows, each followed by the prefixed forms that people use. */
  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let units = this.lists.get(quantity);
    if (!units) this.lists.set(quantity, (units = listUnitsOf(quantity, this.byId)));
    return units;
  };

  /** The unit of a row under a prefix: one object for each, or the row that already is it (kilogram). */
  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    let result = this.rows.byId(id) ?? this.prefixed.get(id);
    if (!result) this.prefixed.set(id, (result = { ...unit, id, prefix }));
    return result;
  }

  /** Returns the candidates of a word or phrase, compounds included. */
  find(spelling: string): RankedMeanings {
    return this.meanings.of(spelling, () => this.look(spelling));
  }

  private look(spelling: string): RankedMeanings {
    const text = withRoot(fold(spelling));
    if (text.length > longestText || this.isRefused(text)) return unknown;
    const printed = this.byPrintedCompound(text);
    if (!printed) return this.lookFurther(text);
    let known: RankedMeanings | undefined;
    const read = (): RankedMeanings => (known ??= this.lookFurther(text));
    return new ExactMeanings(
      false,
      () => read().candidates,
      () => read().allCandidates(),
      printed,
    );
  }

  /** The rows that are shown by the symbols of their parts: km/h is a compound too, which a conversion need not read. */
  private byPrintedCompound(text: string): readonly Candidate[] | undefined {
    if (!this.readCompound || /^[A-Za-z]*$/.test(text)) return undefined;
    const units = this.rows.byPrinted(text);
    return units.length > 0 && units.every(({ entry }) => entry!.symbol === undefined)
      ? inOrder(units, undefined)
      : undefined;
  }

  private lookFurther(text: string): RankedMeanings {
    const simple = this.findWritten(text);
    if (simple?.some(({ unit }) => isSpelled(unit))) return this.withCompounds(text, simple);
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
    // L/MIL is that of a row in capitals before it is a compound
    const known = rows.length > 0 ? rows : undefined;
    const loose = loosely(once([...rows, ...behind(known, inOtherCase(read?.inAnyCase() ?? []))]));
    // sq_ft, in-Hg: programs write no spaces
    return loose.units.length === 0 && /[_-]/.test(text) ? this.find(text.replace(/[_-]+/g, ' ')) : loose;
  }

  /** Returns the candidates of a spelling whose rows spell their units: compounds, which are read on demand. */
  private withCompounds(text: string, simple: readonly Candidate[]): RankedMeanings {
    let known: CompoundCandidates | undefined;
    const read = (): CompoundCandidates | undefined => (known ??= this.readCompound?.(text, this));
    return new ExactMeanings(
      this.isOpen(text),
      () => {
        const written = read()?.written ?? [];
        return once([...asParts(simple, written), ...behind(simple, written)]);
      },
      () => [...this.inAnotherCase(text), ...behind(simple, read()?.inAnyCase() ?? [])],
      simple,
    );
  }

  /** Returns the candidates of a word or phrase without compounds. */
  findSimple(spelling: string): RankedMeanings {
    const text = fold(spelling);
    return this.meaningsAlone.of(text, () => {
      const written = this.findWritten(text);
      return written
        ? new ExactMeanings(
            this.isOpen(text),
            () => written,
            () => this.inAnotherCase(text),
            written,
          )
        : loosely(this.symbolsInAnotherCase(text));
    });
  }

  /** Returns true if a text is a unit's name rather than a symbol, in any case. */
  isName(text: string): boolean {
    return this.byKey(nameKey(fold(text))) !== undefined;
  }

  /** A spelling that leaves the choice to the other unit. */
  private isOpen(text: string): boolean {
    return this.shared.get(text)?.[0] === '';
  }

  /** A symbol as it is written, or a name. */
  private findWritten(text: string): readonly Candidate[] | undefined {
    const symbols = this.bySymbol(text);
    // Grad is a gradian before it is a gigaradian
    const isRemote = symbols?.every(({ unit }) => unit.prefix && !shows(unit.entry!, unit.prefix)) === true;
    const candidates = isRemote ? once([...symbols, ...(this.byName(text) ?? [])]) : symbols;
    // amps are amperes, though am/s is a speed
    const written = this.asIdentifier(
      text,
      candidates ?? this.byPrefixedId(text) ?? this.byName(text) ?? this.byPlural(text),
    );
    // cal (th) is cal(th)
    return written ?? (text.includes(' (') ? this.bySymbol(text.replace(/\s+(?=\()/g, '')) : undefined);
  }

  /** `lbs`, `kms`: a symbol of two letters or more with the s of the plural. A glass is not a Swedish glas. */
  private bySingular(text: string): readonly Candidate[] {
    return /^\w+[^\Ws]s$/.test(text) ? (this.bySymbol(text.slice(0, -1)) ?? []) : [];
  }

  /** The same, but for what is the symbol of a more common unit in another case: Mps. */
  private byPlural(text: string): readonly Candidate[] | undefined {
    const candidates = this.bySingular(text);
    if (candidates.length === 0) return undefined;
    const others = this.inSmallLetters(text.toLowerCase()).map((unit) => costOf(unit));
    return Math.min(...others) < Math.min(...candidates.map(({ cost }) => cost)) ? undefined : candidates;
  }

  /** An identifier is written by those who mean it, however rare the unit. */
  private asIdentifier(text: string, candidates: readonly Candidate[] | undefined): readonly Candidate[] | undefined {
    if (this.shared.has(text)) return candidates;
    return candidates?.map((candidate) => (candidate.unit.id === text ? { ...candidate, cost: 0 } : candidate));
  }

  /** Spellings exactly as written, then a prefix before a symbol: an explicit spelling comes first. */
  private bySymbol(text: string): readonly Candidate[] | undefined {
    const own = inOrder(this.rows.bySpelling(text), this.shared.get(text));
    // mC is a millicoulomb, m°C a thousandth of a degree; mb is a millibar, and Mb no megabar
    const mayTake = ({ entry }: Unit, rest: string, prefix: Prefix): boolean =>
      (entry!.offset.n === 0n || rest.length > 1) &&
      ((this.shared.get(rest)?.indexOf(entry!.id) ?? 0) < 1 || isWritten(entry!.symbol, rest) || shows(entry!, prefix));
    const isSymbol = ({ entry }: Unit, rest: string): boolean =>
      isWritten(entry!.symbol, rest) ||
      entry!.symbols.some((symbol) => isWritten(symbol, rest) && !isOtherCase(rest, entry!.symbol));
    const prefixed = this.underPrefix(text, 'symbols', (rest, prefix) =>
      inOrder(this.rows.bySpelling(rest), this.shared.get(rest)).filter(
        ({ unit }) => isSymbol(unit, rest) && mayTake(unit, rest, prefix),
      ),
    );
    // ft is the foot, never the femtotonne; kt is the knot, or the kilotonne that lists show
    const further =
      own.length > 0 ? prefixed.filter(({ unit: { entry, prefix } }) => prefix && shows(entry!, prefix)) : prefixed;
    const all = once([...own, ...further]);
    return all.length > 0 ? all : undefined;
  }

  /** An identifier under a prefix's name. The index of names would say the same, but would have to be made first. */
  private byPrefixedId(text: string): readonly Candidate[] | undefined {
    const unit = this.byId(text);
    return unit && !this.shared.has(unit.entry!.id) ? inOrder([unit], undefined) : undefined;
  }

  /** Names in any case, plural or British, then a prefix before a name, then without abbreviations. */
  private byName(text: string): readonly Candidate[] | undefined {
    const candidates = this.byKey(nameKey(text));
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

  /** A shared spelling of one or two letters is a symbol, whose case matters: T is not t. */
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
    for (const [prefix, start] of prefixesBefore(text, part)) {
      for (const { unit, cost } of candidatesOf(text.slice(start.length), prefix)) {
        if (!accepts(unit.entry!, prefix, start)) continue;
        const prefixed = this.withPrefix(unit, prefix);
        // What the letter costs as another meaning than the first stays: the a of ma is an are before it is a year
        found.push({ unit: prefixed, isExact: true, cost: costOf(prefixed) + cost - costOf(unit) });
      }
    }
    return found;
  }

  /** Names, and symbols in another case. */
  private inAnotherCase(text: string): readonly Candidate[] {
    return this.isOpen(text) ? [] : once([...(this.byName(text) ?? []), ...this.symbolsInAnotherCase(text)]);
  }

  /** Symbols in another case, with the s of the plural or without: `KM`, `LBS`, `mhz`. */
  private symbolsInAnotherCase(text: string): readonly Candidate[] {
    if (this.isOpen(text)) return [];
    const key = text.toLowerCase();
    const isSymbol = this.rows.bySpelling(text).length > 0;
    // cfs are cubic feet in a second, and no cf
    const singular = isSymbol ? [] : inOtherCase(this.bySingular(text));
    const mayBePlural = /^\w{2,}s$/.test(key) && !isSymbol && singular.length === 0;
    const plural = mayBePlural ? this.inSmallLetters(key.slice(0, -1)) : [];
    const letters = this.inSmallLetters(key);
    const known = text.length === 1 && isSymbol ? this.firstOf(text) : undefined;
    const units = [...letters.filter((unit) => known?.(unit) !== false), ...plural];
    const other = inOtherCase(units.map((unit) => ({ unit, isExact: false, cost: costOf(unit) })));
    return once([...singular, ...other]);
  }

  /** The small letter of a unit is not a second meaning of the capital: t is a tonne, and no tablespoon. */
  private firstOf(letter: string): (unit: Unit) => boolean {
    const capital = this.shared.get(letter.toUpperCase());
    return ({ id }) => letter === letter.toUpperCase() || (capital?.indexOf(id) ?? 0) < 1;
  }

  /** Symbols in whatever case, by their small letters; of the prefixed ones those that lists show. */
  private inSmallLetters(key: string): readonly Unit[] {
    const known = this.anyCase.get(key);
    if (known || key.length > longestInAnyCase) return known ?? [];
    const units = this.readInAnyCase(key);
    if (this.anyCase.size >= mostInAnyCase) this.anyCase.clear();
    this.anyCase.set(key, units);
    return units;
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

  /** The listed units that are a product of units, however it was written: see {@link productKey}. A torque is a foot-pound too. */
  byProduct(key: string): readonly Unit[] {
    const ids = key
      .split(' ')
      .slice(1)
      .map((part) => part.slice(0, part.lastIndexOf('^')));
    // An identifier that spells a product has the words of all its units
    const [word = ''] = ids[0]?.split('-', 1) ?? [];
    let spelled = this.idsWithWord.get(word);
    if (!spelled) this.idsWithWord.set(word, (spelled = this.rows.idsWithWord(word)));
    const words = new Set(ids.flatMap((id) => id.split('-')));
    const isOfThem = (part: string): boolean => words.has(part) || /^(?:per|square|cubic|pow\d|\d+)$/.test(part);
    return spelled
      .filter((id) => ids.every((one) => id.includes(one)) && id.split('-').every(isOfThem))
      .map((id) => this.rows.byId(id)!)
      .filter((unit) => isSpelled(unit) && this.productKeyOf(unit) === key);
  }

  private productKeyOf(unit: Unit): string | undefined {
    if (!this.productKeys.has(unit)) {
      const product = readProduct(unit.id, this.byId);
      this.productKeys.set(unit, product && productKey(product, this.byId));
    }
    return this.productKeys.get(unit);
  }

  /** At most five spellings near to an unknown one, nearest first. */
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

  /** The everyday units that a name may be with one word of it mistyped: the first letter is right, and one other is not, or two of a long word. */
  mistyped(spelling: string): readonly Candidate[] {
    const text = fold(spelling).toLowerCase();
    if (!mistypedName.test(text)) return [];
    const words = text.split(' ');
    const names = words.flatMap((word, index) =>
      this.nearNames(word).map((near) => [...words.slice(0, index), near, ...words.slice(index + 1)].join(' ')),
    );
    const whole = words.length > 1 ? this.nearNames(text) : [];
    const candidates = [...names, ...whole].flatMap((name) => this.find(name).candidates);
    return once(candidates.filter(({ unit }) => unit.quantity && rankOf(unit) === 'everyday'));
  }

  /** Names that may be meant by a word that was mistyped. */
  private nearNames(word: string): readonly string[] {
    const isUsual = (name: string): boolean => this.find(name).candidates.some((candidate) => !isFarFetched(candidate));
    const { length } = word.replace(/s$/, '');
    if (englishWords.test(word) || isUsual(word)) return [];
    // A plural with an s too much: poundss, lbss
    const plural = word.endsWith('ss') ? word.slice(0, -1) : '';
    if (plural.length >= shortestPlural && isUsual(plural)) return [plural];
    if (length < shortestMistyped) return [];
    const { words } = this.nearestTo(word, word.length < longWord ? 1 : 2);
    // A thousand or a million stuck to a unit may be meant: 2kmiles
    if (words.length > 0 && /^[km]/.test(word) && isUsual(word.slice(1))) return [];
    const isName = (near: string): boolean => near.length >= shortestMistyped;
    const everyday = words
      .filter(isName)
      .flatMap((near) => this.find(near).candidates.slice(0, 1))
      .filter(({ cost }) => cost === 0);
    const isOne = word.length === shortWord && once(everyday).length === 1;
    const isOfItsLetters = (near: string): boolean =>
      word === `${near}s` ||
      (isOne && near.length > shortWord) ||
      sortedLetters(near.toLowerCase()) === sortedLetters(word) ||
      (length >= shortWord && single(near.toLowerCase()) === single(word));
    return words.filter(
      (near) => isName(near) && near[0]!.toLowerCase() === word[0] && (word.length > shortWord || isOfItsLetters(near)),
    );
  }

  /** Why an unknown spelling is not a compound: see {@link UnitIndex}. */
  faultIn(spelling: string): string | undefined {
    return faultIn(fold(spelling).slice(0, longestText), this);
  }

  /** The spellings that are nearest to a text, those of common units first. A plural is compared without its ending too, and suggested with it. */
  private nearestTo(text: string, furthest = 3): { readonly words: readonly string[]; readonly distance: number } {
    this.nearWords ??= new NearWords(this.suggestible());
    const whole = this.nearWords.find(text, furthest);
    if (!/s$/i.test(text) || text.length < 5) return whole;
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

  /** Spellings of the rows, the prefixed forms that lists show among them, common units first; identifiers of several words only in words. */
  private suggestible(): ReadonlySet<string> {
    const listed = commonFirst(this.quantities.flatMap((quantity) => this.unitsOf(quantity)));
    return new Set(
      listed.flatMap((unit) =>
        unit.prefix
          ? [unit.id]
          : [
              ...spellingsOf(unit.entry!).slice(unit.id.includes('-') ? 1 : 0),
              // Plurals in s are compared without it
              ...[pluralName(unit)].filter((plural) => unit.entry!.plural !== undefined || !plural.endsWith('s')),
            ],
      ),
    );
  }
}
