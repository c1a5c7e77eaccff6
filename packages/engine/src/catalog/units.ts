import { parameterOf, unpolluted } from '../model/given.ts';
import type { Language } from '../languages/language.ts';
import { checkLocale, type Locale } from '../model/locale.ts';
import { olderFigures, ownFigures } from '../codes/ucum/table.ts';
import { codeOf as ucumCodeOf } from '../codes/ucum/write.ts';
import { unece } from '../codes/unece/units.ts';
import { kindOf, siFactorOf, isCurved } from '../definition/definition.ts';
import { formulaOf } from '../definition/formula.ts';
import { readDimension } from '../model/dimension.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import type { Quantity, Rank, UnitEntry } from '../model/quantity.ts';
import { rankOf } from '../naming/rank.ts';
import { nearest, over, times, writeRatio } from '../model/rational.ts';
import { relate, type Relation } from '../conversion/relation.ts';
import { unknownQuantity } from '../model/error.ts';
import { fold } from '../naming/spelling.ts';
import { nearestWords } from '../naming/near-words.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import type { Kind, Unit } from '../model/unit.ts';
import { detailsOf } from './details.ts';
import { languageOf } from './language-of.ts';
import { noted, type NoteWords } from './note.ts';
import { sourceOf } from '../data/sources.ts';

/** A unit as lists show it. */
export interface UnitRecord {
  /** Kebab-case identifier: the one of Unicode CLDR where there is one. */
  readonly id: string;
  /** English name in the singular. */
  readonly name: string;
  /** English name in the plural. */
  readonly plural: string;
  /** The preferred symbol. */
  readonly symbol: string;
  /** The relation to the base unit: a factor, an offset, a reciprocal or a logarithm. */
  readonly kind: Kind;
  /** Accepted spellings, the identifier first. */
  readonly aliases: readonly string[];
  /** The same number as `toBaseScale`. */
  readonly factorToBase: number;
  /**
   * Linear and affine units: base = value × toBaseScale + toBaseOffset. Reciprocal ones: base = toBaseScale / value. Zero for
   * logarithmic and empirical ones.
   */
  readonly toBaseScale: number;
  /** The offset to add after the scale; see `toBaseScale`. */
  readonly toBaseOffset: number;
  /** False if the definition depends on a measurement. */
  readonly exact: boolean;
  /** `measured`: the number carries an uncertainty. `conventional`: fixed by agreement. */
  readonly status: 'exact' | 'conventional' | 'measured';
  /** The definition as its row states it, where the identifier does not spell it already. */
  readonly definition: string;
  /** Who writes it: everybody (`everyday`), trades and engineers, scientists, or few (`rare`). */
  readonly rank: Rank;
  /** The document that defines it. */
  readonly source: string;
  /** The reference of a logarithmic unit, `10 log10 of the value over 1 milliwatt`, or the formula of an empirical one. */
  readonly reference?: string;
  /** Where and when the unit holds. */
  readonly note?: string;
  /** Its code in the Unified Code for Units of Measure. */
  readonly ucum?: string;
  /** Where UCUM gives that code an older or another figure: which, and that ours holds. */
  readonly ucumNote?: string;
  /** Its code in UN/ECE Recommendation 20. */
  readonly unece?: string;
}

/** A quantity as lists show it. */
export interface QuantityRecord {
  /** The identifier of the quantity. */
  readonly name: string;
  /** The name for people. */
  readonly title: string;
  /** Product of base dimensions, such as `L` or `M L T^-2`. */
  readonly dimension: string;
  /** The kind that its conversions need: linear unless a unit is affine or reciprocal, or all are logarithmic. */
  readonly kind: Kind;
  /** The identifier of the base unit. */
  readonly baseUnit: string;
}

/** A quantity with its units, as lists show it. */
export interface CategoryRecord extends QuantityRecord {
  /** The base unit first. */
  readonly units: readonly UnitRecord[];
}

/** The units of a quantity that lists show: its rows, each followed by the prefixed forms that people use. */
export const unitsOf = (quantity: Quantity): readonly Unit[] => unitIndex.unitsOf(quantity);

const prefixed = (prefix: string | undefined, texts: readonly string[] = []): string[] =>
  texts.map((text) => (prefix ?? '') + text);

/** British spelling of a name: kilometre, litres. */
const british = (name: string): string => name.replace(/meter(?=s?\b)/g, 'metre').replace(/liter(?=s?\b)/g, 'litre');

/** Returns a symbol in the characters of a keyboard: ft^2 and ft2 for ft², um for µm, N*m for N·m. */
const typedSymbols = (symbol: string): string[] => {
  const folded = fold(symbol).replaceAll('·', '*').replace(/^μ/, 'u');
  return folded.includes('^') ? [folded, folded.replaceAll('^', '')] : [folded];
};

/** Accepted spellings, the identifier first. */
export const aliasesOf = (unit: Unit): string[] => {
  const row = unit.entry!;
  const symbol = symbolOf(unit);
  // A prefix stands before the unit, and before names alone: kilogramme and kiloton of TNT, but metric kiloton
  const others = unit.prefix
    ? prefixed(
        unit.prefix.name,
        row.names.filter((name) => name.length > 1),
      ).filter((name) => unitIndex.find(name).units.includes(unit))
    : row.names;
  const written = [singularName(unit), pluralName(unit), ...others];
  const symbols = [symbol, ...typedSymbols(symbol), ...prefixed(unit.prefix?.symbol, row.symbols)];
  return [...new Set([unit.id, ...written, ...written.map(british), ...symbols])];
};

const referenceOf = ({ level, fit, id }: UnitEntry): string | undefined =>
  fit
    ? formulaOf(fit, detailsOf(id).definition!)
    : level &&
      `${writeRatio(level.per)} log${level.base === 'e' ? ' natural' : level.base} of the value over ${detailsOf(id).definition}${level.quiet ? ', from 40 upwards; below, 40 times the 0.35th power of the value and 0.0005' : ''}`;

const definitionOf = ({ entry, prefix }: Unit): string => {
  const { id } = entry!;
  if (prefix) return `${prefix.name} ${id}`;
  const { definition = id, offset } = detailsOf(id);
  return offset === undefined ? definition : `${definition}, after adding ${offset}`;
};

const round = ({ n, d }: Relation['ratio'], piPower: number): number => roundWithPi({ n, d }, piPower, nearest);

/** The unit's relation to the base unit of its quantity, as doubles. */
const toBase = (unit: Unit, quantity: Quantity): { scale: number; offset: number } => {
  if (isCurved(kindOf(unit))) return { scale: 0, offset: 0 };
  const base = siFactorOf(unitIndex.byId(quantity.units[0]!.id)!);
  const relation = relate(unit, readDimension(quantity.dimension));
  const scale = over(relation.ratio, base.ratio);
  const offset = times(unit.entry!.offset, scale);
  return { scale: round(scale, relation.piPower - base.piPower), offset: round(offset, 0) };
};

/** The codes of a unit, where it has any. */
const codesOf = (unit: Unit): Pick<UnitRecord, 'ucum' | 'ucumNote' | 'unece'> => {
  const [ucum, trade] = [ucumCodeOf(unit), unece.codeOf(unit)];
  const [older, own] = [olderFigures[unit.id], ownFigures[unit.id]];
  return {
    ...(ucum === undefined ? {} : { ucum }),
    ...(older === undefined ? {} : { ucumNote: `UCUM 2.2 has ${older}; its code converts by the definition here.` }),
    ...(own === undefined ? {} : { ucumNote: `UCUM 2.2 has ${own}, by which its code converts.` }),
    ...(trade === undefined ? {} : { unece: trade }),
  };
};

const recordOf = (unit: Unit, quantity: Quantity): UnitRecord => {
  const row = unit.entry!;
  const { scale, offset } = toBase(unit, quantity);
  const { source, status = 'exact', note } = detailsOf(row.id);
  const { title, body, year } = sourceOf(source);
  const reference = referenceOf(row);
  return {
    id: unit.id,
    name: singularName(unit),
    plural: pluralName(unit),
    symbol: symbolOf(unit),
    kind: kindOf(unit),
    aliases: aliasesOf(unit),
    factorToBase: scale,
    toBaseScale: scale,
    toBaseOffset: offset,
    exact: status !== 'measured',
    status,
    definition: definitionOf(unit),
    rank: rankOf(unit),
    source: `${title} (${body}, ${year})`,
    ...(reference === undefined ? {} : { reference }),
    ...(note === undefined ? {} : { note }),
    ...codesOf(unit),
  };
};

const kinds: readonly Kind[] = ['logarithmic', 'reciprocal', 'affine'];

const quantityOf = (quantity: Quantity): QuantityRecord => {
  const kindsOfUnits = new Set(unitsOf(quantity).map(kindOf));
  return {
    name: quantity.id,
    title: quantity.name,
    dimension: quantity.dimension,
    // Levels stand beside linear units (dBm among watts): the category is what most of it is
    kind:
      kinds.find((kind) => kind !== 'logarithmic' && kindsOfUnits.has(kind)) ??
      (kindsOfUnits.has('linear') ? 'linear' : 'logarithmic'),
    baseUnit: quantity.units[0]!.id,
  };
};

const freezeRecord = (record: UnitRecord): UnitRecord => {
  Object.freeze(record.aliases);
  return Object.freeze(record);
};

/** All callers share the records of a quantity, which take a tenth of a second for the whole catalogue. */
const listed = new Map<Quantity, CategoryRecord>();

const categoryOf = (quantity: Quantity): CategoryRecord => {
  let category = listed.get(quantity);
  if (!category) {
    const units = Object.freeze(unitsOf(quantity).map((unit) => freezeRecord(recordOf(unit, quantity))));
    listed.set(quantity, (category = Object.freeze({ ...quantityOf(quantity), units })));
  }
  return category;
};

/** Returns every quantity, without its units. */
export function listQuantities(): QuantityRecord[] {
  return unitIndex.quantities.map(quantityOf);
}

/**
 * Returns every quantity with the full records of its units: spellings, factor, sources, and the prefixed units that people use. The
 * records are frozen, as every caller gets the same. A select box needs less: `listUnits` of `@units/engine/list`.
 *
 * @param quantity - The identifier of one quantity; optional, all are listed.
 * @example listUnitRecords('length')[0].units[0].symbol // 'm'
 */
export function listUnitRecords(quantity?: string): CategoryRecord[] {
  return unitIndex.quantities.filter(({ id }) => quantity === undefined || id === quantity).map(unpolluted(categoryOf));
}

/** Returns a record in a language, with its note if `notes` has its words. A unit without a name or symbol there keeps its English record. */
export const recordIn = (record: UnitRecord, language: Language, notes: NoteWords): UnitRecord => {
  const unit = unitIndex.byId(record.id)!;
  const plural = language.listName(unit);
  if (plural === undefined) return record;
  const { note, ...rest } = record;
  const [name, symbol] = [language.nameOf(unit)!, language.symbolOf(unit)];
  const aliases = [...new Set([record.id, name, plural, symbol, ...record.aliases])];
  return { ...rest, name, plural, symbol, aliases, ...noted(note, notes, language.locale.tag) };
};

/**
 * Returns what {@link listUnitRecords} does, with the names of a language, and with the notes for which `notes` has words. A unit that has
 * neither a name nor a symbol there keeps its English record.
 *
 * @param locale - The default export of `@units/engine/locales/…`.
 * @param quantity - The identifier of one quantity; optional, all are listed.
 * @param notes - The words of the language for notes: `notes` of `@units/engine/notes/…`, in the languages that have them.
 * @throws UnitsError for what is not the data of a language.
 */
export function listUnitRecordsIn(locale: Locale, quantity?: string, notes: NoteWords = {}): CategoryRecord[] {
  const language = languageOf(checkLocale(locale));
  return listUnitRecords(quantity).map((category) => ({
    ...category,
    title: language.quantityName(category.name) ?? category.title,
    units: category.units.map((record) => recordIn(record, language, notes)),
  }));
}

/** Returns the identifier that a text means: `fuel-economy` for `Fuel economy` or `fuel_economy`. */
const identifierOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/**
 * The identifier of a quantity by its identifier or name, in any case.
 *
 * @param text - An identifier or a name: `fuel-economy`, `Fuel economy`.
 * @param parameter - The name of the text in errors.
 * @throws UnitsError (unknown-category, with suggestions) for another text.
 */
export function findQuantity(text: string, parameter?: string): string {
  const given = parameterOf(parameter, 'category');
  if (typeof text !== 'string') throw unknownQuantity(given, text, () => []);
  const word = identifierOf(text);
  const found = unitIndex.quantities.find(({ id, name }) => id === word || identifierOf(name) === word);
  if (found) return found.id;
  const ids = unitIndex.quantities.map(({ id }) => id);
  throw unknownQuantity(given, text, () => nearestWords(word, ids));
}
