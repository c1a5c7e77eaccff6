import { readProduct, type ById } from '../definition/definition.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import type { Locale } from '../model/locale.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Factor, Product, Unit } from '../model/unit.ts';
import {
  afterNumber,
  isUnnamed,
  decoder,
  readCell,
  unlisted,
  withGap,
  withoutNumber,
  type Endings,
  type Forms,
  type Width,
} from './cell.ts';

type Lines = ReadonlyMap<string, readonly string[]>;

const linesOf = (text: string, decode: (text: string) => string): Lines =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', ...cells] = line.split('\t');
        return [key, cells.map(decode)];
      }),
  );

const keyOfPlace = (quantity: string, place: number | undefined): string => `${quantity} ${place}`;

/** Reads the names of quantities, and the cells of their units by quantity and position. */
const readQuantities = (
  text: string,
  decode: (text: string) => string,
): { readonly names: ReadonlyMap<string, string>; readonly cells: Lines } => {
  const [names, cells] = [new Map<string, string>(), new Map<string, string[]>()];
  for (const block of text.split(/^#/m).slice(1)) {
    const [head = '', ...lines] = block.split('\n');
    const [id = '', name = ''] = head.split('\t');
    names.set(id, decode(name));
    for (const [place, line] of lines.entries())
      if (line !== '') cells.set(keyOfPlace(id, place), decode(line).split('\t'));
  }
  return { names, cells };
};

const endingsMark = '~';

/** Reads the endings of words from the lines of patterns, by their marks. */
const readEndings = (patterns: Lines): Endings =>
  new Map(
    [...patterns].flatMap(([key, [endings = '']]) =>
      key.startsWith(endingsMark) ? [[key.slice(endingsMark.length), endings.split('|')] as const] : [],
    ),
  );

const widths: Readonly<Record<Width, 0 | 1 | 2>> = { long: 0, short: 1, narrow: 2 };

/**
 * Inserts a name into a pattern. A name inside a word is lowercased: `Kilo{0}` and Meter give Kilometer. Symbols keep
 * their case.
 */
const insert = (pattern: string, name: string, width: Width): string => {
  const isInside = width === 'long' && /\p{L}\{0\}/u.test(pattern);
  return pattern.replace('{0}', () => (isInside ? name.charAt(0).toLowerCase() + name.slice(1) : name));
};

/** A name that is only the unit's symbol: CLDR has F for the farad in Turkish. */
const symbolAlone = /^\p{Lu}\p{L}?$/u;

/** Returns true for letters of international symbols. */
const isLatin = (text: string): boolean => /[\p{Script=Latin}\p{Script=Greek}]/u.test(text);

/** An Arabic name whose first word is feminine: one that ends in ة, and the foot. */
const feminineName = /^(?:\S*ة|قدم)(?:\s|$)/;

const hasSymbol = (unit: Unit): boolean => symbolOf(unit) !== singularName(unit);

/** Symbols that are English words or abbreviate them, and say nothing in another language: doz, person-h, dou (volume). */
const inEnglish = /^(?:doz|gro|fn|person-|long |US )|\((?:area|volume)\)$/;

/** The index of the name for lists. Other indexes are plural categories. */
const shown = -1;

/** Returns true for a name that is a mark, which no other name can join: 5″, but 5 in/s. */
const isMark = (forms: Forms | undefined): boolean => forms !== undefined && /[′″]$/.test(forms.patterns[0]!);

const changed = (forms: Forms, change: (name: string, index: number) => string): Forms | undefined => {
  const patterns = forms.patterns.map((pattern, index) => {
    const parts = afterNumber(pattern);
    return parts && parts.gap + change(parts.name, index);
  });
  if (!patterns.every((pattern) => pattern !== undefined)) return undefined;
  const display = forms.display === unlisted ? unlisted : change(forms.display, shown);
  return { patterns, display, per: undefined, isFeminine: forms.isFeminine };
};

/** The names of units in one language, from its data and its patterns. */
export class Language {
  readonly locale: Locale;
  private readonly byId: ById;
  private readonly cells: Lines;
  /** The cells of prefixed units and compounds, by identifier. */
  private readonly others: Lines;
  private readonly patterns: Lines;
  private readonly endings: Endings;
  private readonly quantities: ReadonlyMap<string, string>;
  private readonly known = new Map<string, Forms | undefined>();
  private readonly categories: readonly string[];
  /** Endings of identifiers that distinguish units with the same name. */
  private readonly qualifiers: readonly string[];

  constructor(locale: Locale, byId: ById) {
    this.locale = locale;
    this.byId = byId;
    const decode = decoder(locale.letters);
    const { names, cells } = readQuantities(locale.quantities, decode);
    this.others = linesOf(locale.units, decode);
    this.cells = cells;
    this.patterns = linesOf(locale.patterns, decode);
    this.endings = readEndings(this.patterns);
    this.quantities = names;
    this.categories = locale.plurals.split(' ');
    this.qualifiers = [...this.patterns.keys()].filter((key) => key.startsWith('-'));
  }

  /** Returns the name of a quantity, or undefined if the data have none, as for a quantity that a program defines. */
  quantityName(id: string): string | undefined {
    return this.quantities.get(id);
  }

  /**
   * Returns the name of a unit in lists, or its symbol; undefined if it has neither, and lists omit it.
   */
  listName(unit: Unit): string | undefined {
    const name = this.formsOf(unit, 'long')?.display;
    if (name !== undefined && name !== unlisted) return name;
    return this.hasOwn(unit) ? symbolOf(unit) : this.nameOfOrigin(unit);
  }

  /** Returns the singular name of a unit for lists: `Meile` beside `Meilen`. */
  nameOf(unit: Unit): string | undefined {
    const forms = this.formsOf(unit, 'long');
    if (!forms || forms.display === unlisted) return this.listName(unit);
    return forms.single ?? this.singular(forms);
  }

  /** Returns the symbol of a unit in the language, such as `км`, or its name if it has no symbol. */
  symbolOf(unit: Unit): string {
    const forms = this.formsOf(unit, 'short');
    if (forms) return withoutNumber(forms.patterns[0]!);
    return this.hasOwn(unit) ? symbolOf(unit) : (this.nameOf(unit) ?? symbolOf(unit));
  }

  /** Returns the units of the given quantities that the data name. */
  named(quantities: readonly Quantity[]): Unit[] {
    const ids = [...quantities.flatMap(({ units }) => units.map(({ id }) => id)), ...this.others.keys()];
    return ids.map((id) => this.byId(id)).filter((unit): unit is Unit => unit !== undefined && this.isNamed(unit));
  }

  private cellsOf({ id, quantity, entry, prefix }: Unit): readonly string[] | undefined {
    const placed = prefix || !quantity ? undefined : this.cells.get(keyOfPlace(quantity.id, entry?.line));
    return placed ?? this.others.get(id);
  }

  /** Returns true if the data name the unit. Other names are composed from parts. */
  isNamed(unit: Unit): boolean {
    return this.cellsOf(unit) !== undefined;
  }

  /** Returns the long pattern of a prefix: `Kilo{0}`. */
  prefixName(prefix: string): string | undefined {
    return this.pattern(prefix, 'long');
  }

  /** Returns the pattern for a plural category. `$` stands for the number. */
  patternOf({ patterns }: Forms, category: string): string {
    return patterns[this.categories.indexOf(category)] ?? patterns[0]!;
  }

  /** Returns the names of a unit, or undefined if the language has none. */
  formsOf(unit: Unit, width: Width): Forms | undefined {
    const key = `${width} ${unit.id}`;
    if (!this.known.has(key))
      this.known.set(key, this.listed(unit, width) ?? this.composed(unit, width) ?? this.ofOrigin(unit, width));
    return this.known.get(key);
  }

  /** Returns a pattern of the language. Narrow names use the short pattern. */
  private pattern(key: string, width: Width): string | undefined {
    return this.patterns.get(key)?.[width === 'long' ? 0 : 1];
  }

  /** Returns the usual separator between a number and a name. */
  private joiner(width: Width): string {
    return this.patterns.get('joiner')![widths[width]]!;
  }

  /** Returns the data of a unit. Omitted short names are our symbols; narrow ones are the short ones without a space. */
  private listed(unit: Unit, width: Width): Forms | undefined {
    const cells = this.cellsOf(unit);
    const cell = cells?.[widths[width]];
    const joiner = this.joiner(width);
    if (cell) return readCell(cell, joiner, width === 'long' ? this.endings : undefined);
    if (!cells || width === 'long') return undefined;
    // Names that CLDR shares among languages are the same in all widths
    const long = this.formsOf(unit, 'long');
    if (long && isUnnamed(long)) return long;
    if (width === 'short') return this.writesSymbol(unit) ? readCell(symbolOf(unit), joiner) : undefined;
    const short = this.formsOf(unit, 'short');
    return short && { ...short, patterns: short.patterns.map((pattern) => withGap(pattern, joiner)) };
  }

  /** Returns true if the symbol of a unit stands beside numbers: not in another language than English if it is English. */
  writesSymbol(unit: Unit): boolean {
    return hasSymbol(unit) && (this.locale.tag === 'en' || !inEnglish.test(symbolOf(unit)));
  }

  /** Returns true if a unit and all its parts have symbols. Otherwise an English name replaces the symbol. */
  private hasOwn(unit: Unit): boolean {
    return hasSymbol(unit) && this.productFactors(unit).every((factor) => this.hasOwn(factor.unit));
  }

  private productFactors(unit: Unit): readonly Factor[] {
    return this.partsOf(unit)?.factors ?? [];
  }

  /** Returns the product of a unit, or the product that its identifier spells. */
  private partsOf(unit: Unit): Product | undefined {
    const { id, product, entry, prefix } = unit;
    // A quotient without a symbol is named by its identifier, not by its definition
    const isSpelled = entry?.isSpelled === true || (entry?.printed === undefined && id.includes('-per-'));
    return product ?? (isSpelled && !prefix ? readProduct(id, this.byId) : undefined);
  }

  /** Returns the names of a unit composed from its parts, or undefined if the language lacks a name for a part. */
  composed(unit: Unit, width: Width): Forms | undefined {
    if (this.locale.tag === 'en' && width === 'long') return this.english(unit);
    if (unit.prefix) return this.prefixed(unit, width);
    const product = this.partsOf(unit);
    return product ? this.productOf(product, width) : width === 'long' ? this.qualified(unit) : undefined;
  }

  /** Returns the name of a similar unit with a qualifier: `баррель (британск.)`. */
  private qualified({ id }: Unit): Forms | undefined {
    const end = this.qualifiers.find((one) => id.endsWith(one));
    const base = end === undefined ? undefined : this.byId(id.slice(0, -end.length));
    const forms = base && (this.partForms(base, 'long') ?? this.invariant(this.listName(base)));
    if (!forms) return undefined;
    const [common = '', feminine = common] = this.patterns.get(end!)![0]!.split(';');
    const pattern = this.isFeminine(forms) ? feminine : common;
    return changed(forms, (name) => pattern.replace('{0}', () => name));
  }

  private isFeminine(forms: Forms): boolean {
    return forms.isFeminine || feminineName.test(this.singular(forms));
  }

  /** Returns the names of a unit that can be parts of other names. CLDR's language-independent words cannot. */
  private partForms(unit: Unit, width: Width): Forms | undefined {
    const forms = this.formsOf(unit, width);
    if (width !== 'long' || !forms || !isUnnamed(forms)) return forms;
    return hasSymbol(unit) ? undefined : this.invariant(forms.single);
  }

  /** Returns the forms of a name without plural forms, or with one for all numbers except one. */
  private invariant(name: string | undefined, several = name): Forms | undefined {
    return name === undefined
      ? undefined
      : {
          patterns: this.categories.map((category) => `$${this.joiner('long')}${category === 'one' ? name : several}`),
          display: several!,
          per: undefined,
          isFeminine: false,
        };
  }

  /** Returns the English names, which come from the rows. */
  private english(unit: Unit): Forms {
    const [one, many] = [singularName(unit), pluralName(unit)];
    return { patterns: [`$ ${many}`, `$ ${one}`], display: many, per: undefined, isFeminine: false };
  }

  /** Returns the one-word original name of a unit: verst, tael, kayser. English words are in a table. */
  private nameOfOrigin(unit: Unit): string | undefined {
    const name = singularName(unit);
    if (unit.prefix || !unit.entry || /[\s(]/.test(name)) return undefined;
    return this.locale.tag === 'de' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  }

  /** Returns the original name of a unit that has neither a name nor a symbol in the language. */
  private ofOrigin(unit: Unit, width: Width): Forms | undefined {
    const name = width === 'long' && !this.hasOwn(unit) ? this.nameOfOrigin(unit) : undefined;
    // Where words take an s as in English, these do too: varas, toises, but 5 jin
    const isPlural = /^(?:es|fr|pt)$/.test(this.locale.tag) && pluralName(unit) === `${name}s`;
    return this.invariant(name, isPlural ? pluralName(unit) : name);
  }

  private prefixed(unit: Unit, width: Width): Forms | undefined {
    const { entry, prefix } = unit;
    const base = this.byId(entry!.id);
    const forms = base && this.formsOf(base, width);
    const pattern = this.pattern(prefix!.name, width);
    // If the name is a symbol, the prefix is one too: kF, not kilof
    if (width === 'long' && forms && symbolAlone.test(this.singular(forms))) return this.prefixed(unit, 'short');
    // A prefix symbol only precedes a unit symbol: KiB, not KiByte
    if (width !== 'long' && forms && this.isWord(base)) return undefined;
    // And one of its own script: MWh, not МWh
    if (width !== 'long' && forms && pattern && isLatin(pattern) !== isLatin(this.singular(forms))) return undefined;
    // An Arabic plural that begins otherwise joins no prefix: 5 ميغاطن, though 5 أطنان
    const [one = ''] = forms ? forms.patterns.map(withoutNumber) : [];
    const isBroken = (name: string): boolean => name.startsWith('أ') && !one.startsWith('أ');
    return forms && pattern ? changed(forms, (name) => insert(pattern, isBroken(name) ? one : name, width)) : undefined;
  }

  /** Returns true if the short name of a unit is its long name: `Byte`. */
  private isWord(unit: Unit): boolean {
    const [long, short] = [this.formsOf(unit, 'long'), this.formsOf(unit, 'short')];
    return (
      long !== undefined &&
      short !== undefined &&
      this.singular(long).toLowerCase() === this.singular(short).toLowerCase()
    );
  }

  private raised({ unit, exponent }: Factor, width: Width): Forms | undefined {
    const forms = this.partForms(unit, isMark(this.partForms(unit, width)) ? 'short' : width);
    const power = Math.abs(exponent);
    if (power === 1 || !forms) return forms;
    const [common, feminine, plural] = (this.pattern(power === 2 ? 'square' : 'cubic', width) ?? '').split(';');
    if (power > 3 || !common) return undefined;
    const patterns = ((this.isFeminine(forms) && feminine) || common).split('|');
    return changed(forms, (name, index) =>
      insert((index === shown && plural) || patterns[index] || patterns[0]!, name, width),
    );
  }

  /** Returns the singular name: `Stunde`. */
  private singular(forms: Forms): string {
    return withoutNumber(this.patternOf(forms, 'one'));
  }

  /** Returns the name of a product. The last factor has a plural, or those that the pattern marks: `{0*}-{1*}`. */
  private joined(
    forms: readonly Forms[],
    width: Width,
    times = this.pattern('times', width) ?? '{0}⋅{1}',
  ): Forms | undefined {
    const last = forms.at(-1)!;
    if (forms.length === 1) return last;
    const nameIn = (one: Forms, index: number): string => {
      const hasPlural = times.includes('*') ? times.includes(one === last ? '1*' : '0*') : one === last;
      if (!hasPlural) return this.singular(one);
      return index === shown ? one.display : withoutNumber(one.patterns[index] ?? one.patterns[0]!);
    };
    const pattern = times.replaceAll('*', '');
    const patterns = this.categories.map((_, at) => last.patterns[at] ?? last.patterns[0]!);
    return changed({ ...last, patterns }, (_, index) =>
      forms.map((one) => nameIn(one, index)).reduce((a, b) => pattern.replace('{0}', a).replace('{1}', b)),
    );
  }

  /** Returns a product with the plural of its last factor alone, as people write it too: watt-secondes. */
  withLastPlural(unit: Unit): Forms | undefined {
    const times = this.pattern('times', 'long');
    const product = times?.includes('*') ? this.partsOf(unit) : undefined;
    return product && this.productOf(product, 'long', times!.replaceAll('*', ''));
  }

  private productOf({ constant, factors }: Product, width: Width, times?: string): Forms | undefined {
    const forms = factors.map((factor) => this.raised(factor, width));
    if (constant.n !== 1n || constant.d !== 1n || !forms.every((one) => one !== undefined)) return undefined;
    const above = forms.filter((_, index) => factors[index]!.exponent > 0);
    const below = forms.filter((_, index) => factors[index]!.exponent < 0);
    const top = above.length === 0 ? undefined : this.joined(above, width, times);
    if (!top || below.length === 0) return top;
    const per = this.perPattern(below, width);
    return per === undefined
      ? undefined
      : {
          patterns: top.patterns.map((pattern) => per.replace('$', () => pattern)),
          display: top.display === unlisted ? unlisted : per.replace('$', () => top.display),
          per: undefined,
          isFeminine: false,
        };
  }

  /** Returns the pattern for a quotient by one or more units: `$ pro Stunde`. */
  private perPattern(below: readonly Forms[], width: Width): string | undefined {
    if (below.length === 1 && below[0]!.per !== undefined) return below[0]!.per;
    const bottom = this.joined(below, width);
    const per = this.pattern('per', width);
    return bottom && per?.replace('{0}', '$').replace('{1}', () => this.accusative(this.singular(bottom)));
  }

  /**
   * Returns the name of a divisor in the accusative: `stopę kwadratową`. Only feminine names change, and only in
   * languages with a pattern for it.
   */
  private accusative(name: string): string {
    const [first, further] = (this.pattern('accusative', 'long') ?? '').split('|').map((list) => list.split(','));
    const bend = (word: string, endings: readonly string[] | undefined): string => {
      const [end = '', bent = ''] = endings?.find((one) => word.endsWith(one.split('>')[0]!))?.split('>') ?? [];
      return word.slice(0, word.length - end.length) + bent;
    };
    const bendAll = (factor: string): string => {
      const [noun = '', ...others] = factor.split(' ');
      const bent = bend(noun, first);
      return bent === noun ? factor : [bent, ...others.map((word) => bend(word, further))].join(' ');
    };
    return further ? name.split('⋅').map(bendAll).join('⋅') : name;
  }
}
