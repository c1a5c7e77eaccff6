import { singularName, symbolOf } from '../../src/definition/symbol.ts';
import { unitIndex } from '../../src/conversion/catalogue.ts';
import { prefixes } from '../../src/definition/prefix.ts';
import {
  afterNumber,
  isUnnamed,
  unlisted,
  withGap,
  withoutNumber,
  writeCell,
  type Forms,
  type Width,
} from '../../src/languages/cell.ts';
import { Language } from '../../src/languages/language.ts';
import type { LanguageTable, Locale, LocaleWords } from '../../src/model/locale.ts';
import type { Quantity } from '../../src/model/quantity.ts';
import type { Unit } from '../../src/model/unit.ts';
import { cldrUnits, formsOf, isUntranslated, pluralsOf, powerPattern, unitKeys, type CldrUnits } from './cldr.ts';
import { encoded, withEndings } from './shorten.ts';
import { readName, withFew } from './table.ts';

const widths: readonly Width[] = ['long', 'short', 'narrow'];

/** Returns the most frequent space between number and name. */
const joinerOf = (units: CldrUnits, width: Width): string => {
  const counts = new Map<string, number>();
  for (const [key] of unitKeys(units)) {
    const gap = /^\{0\}(\s?)/.exec(units[width][key]?.['unitPattern-count-other'] ?? '')?.[1];
    if (gap !== undefined) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]![0];
};

const isSame = (a: Forms, b: Forms): boolean => JSON.stringify(a.patterns) === JSON.stringify(b.patterns);

/** Returns the cells of a unit, without those that can be derived: see languages/language.ts. */
const cellsOf = (id: string, forms: readonly (Forms | undefined)[], joiners: readonly string[]): string[] => {
  const [long, short, narrow] = forms;
  const unit = unitIndex.byId(id)!;
  const symbol = `$${joiners[1]}${symbolOf(unit)}`;
  const isSymbol =
    symbolOf(unit) !== singularName(unit) &&
    short?.patterns.every((pattern) => pattern === symbol) === true &&
    short.per === undefined;
  // Text that is the same in all languages in CLDR is also the same in all widths
  const isAsLong = (one: Forms): boolean => isSame(long!, one);
  const isUnnamedUnit = long !== undefined && isUnnamed(long);
  const follows =
    short &&
    narrow &&
    isSame(narrow, { ...short, patterns: short.patterns.map((pattern) => withGap(pattern, joiners[2]!)) });
  const withName = (one: Forms): Forms => ({ ...one, display: afterNumber(one.patterns[0]!)?.name ?? one.display });
  const cells = [
    long ? writeCell(long, joiners[0]!) : '',
    short && !(isUnnamedUnit ? isAsLong(short) : isSymbol)
      ? writeCell(withName({ ...short, isFeminine: false }), joiners[1]!)
      : '',
    narrow && !(isUnnamedUnit ? isAsLong(narrow) : follows)
      ? writeCell(withName({ ...narrow, per: undefined, isFeminine: false }), joiners[2]!)
      : '',
  ];
  return cells;
};

const perOf = (forms: Forms, general: string): Forms => {
  const singular = (afterNumber(forms.patterns[1] ?? forms.patterns[0]!)?.name ?? '').trim();
  const expected = general.replace('{0}', '$').replace('{1}', () => singular);
  return forms.per === expected ? { ...forms, per: undefined } : forms;
};

type FormsByWidth = readonly (Forms | undefined)[];

/** Returns the names of units in CLDR, by identifier. Names that are the same in all languages are in no list. */
const namesOfCldr = (units: CldrUnits, plurals: readonly string[], isForeign: boolean): Map<string, FormsByWidth> => {
  const names = new Map<string, FormsByWidth>();
  for (const [key, written] of unitKeys(units)) {
    const unit = unitIndex.byId(written) ?? unitIndex.find(written).units[0];
    if (!unit || unit.product || names.has(unit.id)) continue;
    const isHidden = isForeign && isUntranslated(units, key, written);
    const forms = widths.map((width) => {
      const given = formsOf(units[width][key], plurals);
      return given && (isHidden && width === 'long' ? { ...given, display: unlisted } : given);
    });
    if (forms.some((one) => one !== undefined)) names.set(unit.id, forms);
  }
  return names;
};

/** Returns true if a short name means this unit in all languages: hp is the horsepower of 550 ft⋅lbf/s everywhere. */
const isEverywhere = (id: string, short: Forms | undefined): boolean =>
  short === undefined || unitIndex.find(withoutNumber(short.patterns[0]!)).units[0]?.id === id;

/**
 * Returns the names of a language: CLDR's names, with `native` moving some to the units that people mean by them,
 * overridden by the table's names.
 */
const namesIn = (
  units: CldrUnits,
  plurals: readonly string[],
  joiners: readonly string[],
  table: LanguageTable | undefined,
): Map<string, FormsByWidth> => {
  const cldr = namesOfCldr(units, plurals, table !== undefined);
  const names = new Map(cldr);
  for (const [id, name] of Object.entries(table?.units ?? {})) {
    if (!unitIndex.byId(id)) throw new Error(`There is no unit ${id}, which data/languages/${table!.tag}.ts names.`);
    const long = readName(table!.tag, name, plurals, joiners[0]!);
    const [given, short, narrow] = cldr.get(id) ?? [];
    names.set(id, given && !isUnnamed(given) ? [{ ...long, per: given.per }, short, narrow] : [long]);
  }
  for (const [id, native] of Object.entries(table?.native ?? {})) {
    if (table!.units[id] === undefined)
      throw new Error(`data/languages/${table!.tag}.ts needs a name for ${id}, whose own is that of ${native}.`);
    const [long, short, narrow] = cldr.get(id)!;
    const [, ownShort, ownNarrow] = cldr.get(native) ?? [];
    const [named] = names.get(id)!;
    const stays = isEverywhere(id, short);
    names.set(native, [long, stays ? ownShort : short, stays ? ownNarrow : narrow]);
    names.set(id, [{ ...named!, per: undefined }, ...(stays ? [short, narrow] : [])]);
  }
  for (const [id, name] of Object.entries(table?.short ?? {}))
    names.set(id, [names.get(id)?.[0], readName(table!.tag, name, plurals, joiners[1]!)]);
  return names;
};

/** Returns the words of a table, with the earlier names of `native` units: metrische Esslöffel besides Esslöffel. */
const wordsIn = (
  units: CldrUnits,
  plurals: readonly string[],
  joiner: string,
  table: LanguageTable | undefined,
): LocaleWords => {
  if (!table) return noWords;
  const cldr = namesOfCldr(units, plurals, true);
  const former = Object.values(table.native ?? {}).flatMap((id) => {
    const own = table.units[id];
    const forms = [...(own === undefined ? [] : [readName(table.tag, own, plurals, joiner)]), ...(cldr.get(id) ?? [])];
    const names = forms.flatMap((one) => (one ? [one.display, ...one.patterns.map(withoutNumber)] : []));
    return names
      .filter((name) => name !== unlisted && unitIndex.find(name).units.length === 0)
      .map((name) => [name, id]);
  });
  return { ...table.words, aliases: { ...Object.fromEntries(former), ...table.words.aliases } };
};

const unitLines = (
  units: CldrUnits,
  plurals: readonly string[],
  joiners: readonly string[],
  table: LanguageTable | undefined,
): string[] =>
  [...namesIn(units, plurals, joiners, table)].map(([id, [long, ...others]]) => {
    const names = [long && table?.few ? withFew(long, plurals, table.few) : long, ...others];
    const forms = widths.map(
      (width, at) => names[at] && perOf(names[at], units[width]['per']!['compoundUnitPattern']!),
    );
    return [id, ...cellsOf(id, forms, joiners)].join('\t').trimEnd();
  });

/** Returns CLDR's names of prefixes, by their powers. */
const prefixLines = (units: CldrUnits, corrected: LanguageTable['patterns'] = {}): string[] =>
  prefixes.flatMap(({ name, exponent, binary }) => {
    const key = binary ? `1024p${exponent / 10}` : `10p${exponent}`;
    const [long, short] = (['long', 'short'] as const).map((width) => units[width][key]?.['unitPrefixPattern'] ?? '');
    return long === '' ? [] : [`${name}\t${corrected[name] ?? long}\t${short}`];
  });

const patternLines = (
  units: CldrUnits,
  plurals: readonly string[],
  joiners: readonly string[],
  table: LanguageTable | undefined,
): string[] => [
  `joiner\t${joiners.join('\t')}`,
  ...prefixLines(units, table?.patterns),
  ...([2, 3] as const).map((exponent) => {
    const [long, short] = (['long', 'short'] as const).map((width) => powerPattern(units, exponent, width, plurals));
    const key = exponent === 2 ? 'square' : 'cubic';
    return `${key}\t${table?.patterns?.[key] ?? long}\t${table?.patterns?.[`short ${key}`] ?? short}`;
  }),
  ...Object.entries(table?.qualifiers ?? {}).map(([end, pattern]) => `${end}\t${pattern}`),
  ...(['per', 'times'] as const).map(
    (key) =>
      `${key}\t${table?.patterns?.[key] ?? units.long[key]!['compoundUnitPattern']}\t${table?.patterns?.[`short ${key}`] ?? units.short[key]!['compoundUnitPattern']}`,
  ),
  ...(table?.patterns?.['accusative'] === undefined ? [] : [`accusative\t${table.patterns['accusative']}`]),
];

const nameOfQuantity = ({ id, name }: Quantity, table: LanguageTable | undefined): string => {
  const own = table ? table.quantities[id] : name;
  if (own === undefined) throw new Error(`data/languages/${table!.tag}.ts has no name for the quantity ${id}.`);
  return own;
};

const idOf = (line: string): string => line.slice(0, line.indexOf('\t'));

/**
 * Returns the texts of the unit lines: those of the catalogue under their quantities, without identifiers, and all
 * others with them.
 */
const textsOf = (lines: readonly string[], table: LanguageTable | undefined): Pick<Locale, 'quantities' | 'units'> => {
  const left = new Map(lines.map((line) => [idOf(line), line]));
  const block = (quantity: Quantity): string => {
    const placed = quantity.units.map(({ id }) => {
      const line = left.get(id) ?? '';
      left.delete(id);
      return line.slice(id.length + 1);
    });
    return [`#${quantity.id}\t${nameOfQuantity(quantity, table)}`, ...placed].join('\n').trimEnd();
  };
  return { quantities: unitIndex.quantities.map(block).join('\n'), units: [...left.values()].join('\n') };
};

/** Returns the lines of the units whose names cannot be derived from their parts. */
const needed = (lines: readonly string[], locale: Locale): string[] => {
  const language = new Language(locale, unitIndex.byId);
  const unitOf = (line: string): Unit => unitIndex.byId(idOf(line))!;
  const patternsOf = (line: string): readonly string[] => language.formsOf(unitOf(line), 'long')?.patterns ?? [];
  const bearers = new Map<string, number>();
  for (const line of lines)
    for (const pattern of new Set(patternsOf(line))) bearers.set(pattern, (bearers.get(pattern) ?? 0) + 1);
  // Equal derived names are both stored, and so are those with another meaning in English
  const isDoubtful = (line: string): boolean => {
    const [meant] = unitIndex.find(language.listName(unitOf(line)) ?? '').units;
    const isEnglish = meant !== undefined && meant !== unitOf(line);
    return isEnglish || patternsOf(line).some((pattern) => bearers.get(pattern)! > 1);
  };
  const follows = (line: string): boolean => {
    const unit = unitOf(line);
    return widths.every((width) => {
      const made = language.composed(unit, width);
      const own = language.formsOf(unit, width);
      return made && own && own.per === undefined && made.display === own.display && isSame(made, own);
    });
  };
  return lines.filter((line) => isDoubtful(line) || !follows(line));
};

const noWords: LocaleWords = {
  to: [],
  and: [],
  per: [],
  opening: [],
  howMany: [],
  are: [],
  one: [],
  endings: [],
};

const quoted = (text: string): string => `\`\n${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\n\``;

const moduleOf = ({ tag, plurals, letters, quantities, units, patterns, words }: Locale): string =>
  `// Written from Unicode CLDR 48 and data/languages: \`pnpm generate\`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: '${tag}',
  plurals: '${plurals}',${letters === undefined ? '' : `\n  letters: '${letters}',`}
  quantities: ${quoted(quantities)},
  units: ${quoted(units)},
  patterns: ${quoted(patterns)},
  words: ${JSON.stringify(words)},
};

export default locale;
`;

/** Returns the text of generated/locales/<tag>.ts. */
export const localeModule = (tag: string, table: LanguageTable | undefined): string => {
  const units = cldrUnits(tag);
  const plurals = pluralsOf(units);
  const joiners = widths.map((width) => joinerOf(units, width));
  const lines = unitLines(units, plurals, joiners, table);
  const patterns = patternLines(units, plurals, joiners, table);
  const locale: Locale = {
    tag,
    plurals: plurals.join(' '),
    ...textsOf(lines, table),
    patterns: patterns.join('\n'),
    words: wordsIn(units, plurals, joiners[0]!, table),
  };
  const [marked, endings] = withEndings(needed(lines, locale), joiners[0]!, plurals);
  return moduleOf(encoded({ ...locale, ...textsOf(marked, table), patterns: [...patterns, ...endings].join('\n') }));
};
