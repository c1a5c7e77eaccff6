// Writes the compiler's types of the catalogue's units (generated/unit-names.ts).
import { aliasesOf, unitsOf } from '../src/catalog/units.ts';
import { find, unitIndex } from '../src/conversion/catalogue.ts';
import { readDimension, sameDimension } from '../src/model/dimension.ts';
import { binaryPrefixes, siPrefixes } from '../src/model/prefix.ts';
import type { Quantity } from '../src/model/quantity.ts';
import { plural } from '../src/definition/english.ts';
import { symbolOf } from '../src/definition/symbol.ts';
import { rankOf } from '../src/naming/rank.ts';
import type { Unit } from '../src/model/unit.ts';
import { tryConvert } from '../src/index.ts';
import { quantity as quantityOf } from '../src/quantity.ts';
import { pascalCase } from './case.ts';

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Symbols that people write with a plural s. */
const countedSymbols = new Set('lb hr yr min sec msec kg km cm mm mg mol oz gal qt pt tsp tbsp ml yd wk mo'.split(' '));

/**
 * Returns further spellings that people type: with the micro sign of keyboards, and everyday ones such as `sq ft`,
 * `lbs`, `kwh`, `lightyears` and `Celsius`. `isRead` keeps those that are read as the unit.
 */
const asTyped = (unit: Unit, written: readonly string[]): string[] => {
  const micro = written.filter((text) => text.startsWith('μ')).map((text) => `\u00B5${text.slice(1)}`);
  const joined = unit.id === 'light-year' ? ['lightyear', 'lightyears'] : [];
  if (rankOf(unit) !== 'everyday') return [...micro, ...joined];
  const symbols = written.filter((text) => /^[A-Za-z]{2,4}$/.test(text));
  const [, power, of] = /^(square|cubic)-([a-z]+)$/.exec(unit.id) ?? [];
  const short = power === 'square' ? 'sq' : 'cu';
  const raised = [of, plural(of ?? ''), symbolOf(unit).replace(/[²³]$/, '')].map((text) => `${short} ${text}`);
  return [
    ...micro,
    ...(of === undefined ? [] : raised),
    ...symbols.filter((text) => countedSymbols.has(text)).map((text) => `${text}s`),
    ...symbols.filter((text) => /[A-Z]/.test(text)).map((text) => text.toLowerCase()),
    ...(unit.quantity?.id === 'temperature' ? [capitalized(unit.id)] : []),
    ...joined,
  ];
};

/**
 * Returns the spellings of a unit for programs: those of lists, the plurals of its other names, and the most typed
 * ones.
 */
export const spellingsOf = (unit: Unit): string[] => {
  const prefix = unit.prefix?.name ?? '';
  const plurals = unit.entry!.names.map((name) => prefix + plural(name));
  const written = [...aliasesOf(unit), ...plurals];
  return [...new Set([...written, ...asTyped(unit, written)])];
};

/**
 * Returns the spellings that editors offer for a unit: its identifier and its symbol, as people type them. For an
 * everyday unit, returns every spelling.
 */
const offeredOf = (unit: Unit): readonly string[] => {
  const written = [unit.id, symbolOf(unit)];
  return rankOf(unit) === 'everyday' ? spellingsOf(unit) : [...written, ...asTyped(unit, written)];
};

/**
 * Returns the normalized name that the compiler tries if a spelling is not found as written: `Kilowatt-hours` as
 * `kilowatt hours`, `fl. oz.` as `fl oz`.
 */
const plainly = (name: string): string => name.toLowerCase().replaceAll('-', ' ').replaceAll('.', '');

const isName = (text: string): boolean => /[a-z]{4}|[a-z]{3}.*[ .-]|[ .-].*[a-z]{3}/i.test(text);

/**
 * Returns further spellings that are read: `ft-lbf`, `km/hr`, `mcg`, `℃`, and for everyday units `squarefeet`, `US
 * gallons`, `square km`.
 */
const writtenBeside = (unit: Unit, spellings: readonly string[]): string[] => {
  const [, power, of] = /^(square|cubic)-([a-z]+)$/.exec(unit.id) ?? [];
  const short = power === 'square' ? 'sq' : 'cu';
  const base = symbolOf(unit).replace(/[²³]$/, '');
  const raised =
    of === undefined ? [] : [`${short} ${of}`, `${short} ${plural(of)}`, `${short} ${base}`, `${power} ${base}`];
  const names =
    rankOf(unit) === 'everyday' ? spellings.filter((text) => /^[a-z]{2,}(?:[ -][a-z]{2,})*$/.test(text)) : [];
  const beside = [
    ...raised,
    plural(unit.id.replaceAll('-', ' ')),
    ...spellings.flatMap((text) => [text.replaceAll('·', ' '), text.replaceAll('·', '-')]),
    ...spellings.map((text) =>
      text
        .replace(/\/h$/, '/hr')
        .replace(/^μ(?=[gL]$)/, 'mc')
        .replace(/(?<=[a-z])Hg$/, ' Hg'),
    ),
    ...spellings.map((text) => text.replace('°C', '℃').replace('°F', '℉')),
    ...names.flatMap((text) => [text.replaceAll(/[ -]/g, ''), `US ${text}`, `UK ${text}`]),
  ];
  return [...beside, ...[...spellings, ...beside].filter(isName).map(plainly)];
};

/** Returns true if a unit of another quantity converts to this one: `per-second` to the becquerel. */
const meets = (unit: Unit, quantity: Quantity): boolean => {
  if (!sameDimension(readDimension(unit.quantity!.dimension), readDimension(quantity.dimension))) return false;
  try {
    return find(unit.id, quantity.units.at(0)!.id).to.quantity === quantity;
  } catch {
    return false;
  }
};

const everyUnit = unitIndex.quantities.flatMap(unitsOf);

const everySpelling = new Set(everyUnit.flatMap(spellingsOf));

/** Returns the units that convert within a quantity, its own units first. */
const unitsMeeting = (quantity: Quantity): Unit[] => [
  ...unitsOf(quantity),
  ...everyUnit.filter((unit) => unit.quantity !== quantity && meets(unit, quantity)),
];

/** Returns true if the spelling alone is read as a unit of the quantity. */
const isRead = (spelling: string, quantity: Quantity): boolean => {
  try {
    return find(spelling, quantity.units.at(0)!.id).to.quantity?.id === quantity.id;
  } catch {
    return false;
  }
};

/** The spellings of a unit within a quantity. */
interface Line {
  readonly spellings: readonly string[];
  /** The spellings that editors offer. */
  readonly offered: readonly string[];
}

/** Returns the spellings of a quantity for programs, each once. */
const linesOf = (quantity: Quantity): Line[] => {
  const seen = new Set<string>();
  return unitsMeeting(quantity).map((unit) => {
    const all = spellingsOf(unit);
    const beside = writtenBeside(unit, all).filter((spelling) => !everySpelling.has(spelling));
    const spellings = [...new Set([...all, ...beside])].filter(
      (spelling) => !seen.has(spelling) && isRead(spelling, quantity),
    );
    for (const spelling of spellings) seen.add(spelling);
    const offered = new Set(offeredOf(unit));
    return { spellings, offered: spellings.filter((spelling) => offered.has(spelling)) };
  });
};

const typeOf = (quantity: Quantity, lines: readonly Line[]): string => {
  const text = lines
    .filter(({ offered }) => offered.length > 0)
    .map(({ offered }) => `  ${offered.map((spelling) => `| ${JSON.stringify(spelling)}`).join(' ')}`);
  return `/** A unit of ${quantity.name.toLowerCase()}. */\nexport type ${pascalCase(quantity.id)}Unit =\n${text.join('\n')};\n`;
};

/** Adds to the list after a key. */
const add = (lists: Map<string, string[]>, key: string, value: string): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/**
 * Returns the quantities of a spelling. The quantity of a value with that unit comes first: 1 Sv is an equivalent dose.
 * `any` comes first if the spelling also converts to units of other dimensions: 1 oz is a mass, and a volume beside
 * milliliters.
 */
const meantFirst = (spelling: string, ids: readonly string[]): readonly string[] => {
  const given = ids.length > 1 && unitIndex.find(spelling).units.length > 0 ? quantityOf(1, spelling) : undefined;
  const first = given && unitIndex.byId(given.unit)?.quantity;
  if (!first || !ids.includes(first.id)) return ids;
  const others = unitIndex.quantities.filter(({ id, dimension }) => ids.includes(id) && dimension !== first.dimension);
  const isOpen = others.some(({ base }) => tryConvert(1, given.unit, base.id) !== undefined);
  return [isOpen ? 'any' : first.id, ...ids.filter((id) => isOpen || id !== first.id)];
};

/** Every spelling once, on the line of the quantities that have it: `|oz|ounce|=mass volume`. */
const indexOf = (spellingsIn: ReadonlyMap<Quantity, readonly string[]>): string => {
  const owners = new Map<string, string[]>();
  for (const [{ id }, spellings] of spellingsIn) for (const spelling of spellings) add(owners, spelling, id);
  const odd = [...owners.keys()].find((spelling) => /[|=\\`\n]|\$\{/.test(spelling));
  if (odd !== undefined) throw new Error(`The index of spellings cannot hold "${odd}".`);
  const lines = new Map<string, string[]>();
  for (const [spelling, ids] of owners) add(lines, meantFirst(spelling, ids).join(' '), spelling);
  return Array.from(lines, ([ids, found]) => `|${found.join('|')}|=${ids}\n`).join('');
};

/** The kinds of prefixes that the compiler strips from a spelling: names, symbols and binary prefixes. */
const afterPrefixes = [
  ['n', siPrefixes.map(([name]) => name)],
  ['s', siPrefixes.map(([, symbol]) => symbol)],
  ['bn', binaryPrefixes.map(([name]) => name)],
  ['bs', binaryPrefixes.map(([, symbol]) => symbol)],
] as const;

/** Matches spellings of one word. Compounds are compiled as they are. */
const oneWord = /^[^\s/*·^]+$/;

/** Returns true if more than half of the items pass a test. It tests no further than is needed to know. */
const isTrueOfMost = <T>(items: readonly T[], test: (item: T) => boolean): boolean => {
  let passed = 0;
  return items.some((item) => test(item) && (passed += 1) > items.length / 2);
};

/** Returns the spellings of a quantity that take most prefixes of a kind, each after its kind: `n:meter`, `s:m`. */
const prefixableOf = (quantity: Quantity, spellings: readonly string[]): string[] =>
  afterPrefixes.flatMap(([kind, prefixes]) => {
    // Only few quantities have units with binary prefixes
    if (kind.startsWith('b') && !quantity.units.some((unit) => unit.binary)) return [];
    // Most spellings take no prefix, so test two prefixes first
    const takesMost = (spelling: string): boolean => {
      const takes = (prefix: string): boolean => isRead(prefix + spelling, quantity);
      return prefixes.slice(0, 2).some(takes) && isTrueOfMost(prefixes, takes);
    };
    return spellings
      .filter((spelling) => oneWord.test(spelling) && !spelling.includes('-per-') && takesMost(spelling))
      .map((spelling) => `${kind}:${spelling}`);
  });

const member = ({ id }: Quantity): string =>
  `  readonly ${/^\w+$/.test(id) ? id : `'${id}'`}: ${pascalCase(id)}Unit;\n`;

/** Returns the text of generated/unit-names.ts. */
export const unitNamesModule = (): string => {
  const written = new Map(unitIndex.quantities.map((quantity) => [quantity, linesOf(quantity)]));
  const spellingsIn = new Map(
    Array.from(written, ([quantity, lines]) => [quantity, lines.flatMap(({ spellings }) => spellings)]),
  );
  const prefixable = new Map(
    Array.from(spellingsIn, ([quantity, spellings]) => [quantity, prefixableOf(quantity, spellings)]),
  );
  return `${head}
${Array.from(written, ([quantity, lines]) => typeOf(quantity, lines)).join('\n')}
/** The units of each quantity as editors offer them: identifiers and symbols, and every spelling of everyday units. Functions take all other spellings too. */
export type UnitNames = {
${unitIndex.quantities.map(member).join('')}};

/** A unit of any quantity. */
export type AnyUnit = UnitNames[keyof UnitNames];

/** Every spelling between bars, with the quantities that have it at the end of its line. */
type SpellingIndex = \`
${indexOf(spellingsIn)}\`;

/** Every spelling that takes prefixes, after the kind of these. */
type PrefixableIndex = \`
${indexOf(prefixable)}\`;

/** Types of the catalogue's units. */
export interface Catalogue {
  /** The units that editors offer, by quantity. */
  readonly names: UnitNames;
  /** All of these. */
  readonly any: AnyUnit;
  /** Every spelling as text, in which one is found at once. */
  readonly index: SpellingIndex;
  /** The spellings that take prefixes. */
  readonly prefixable: PrefixableIndex;
  /** The quantities whose spellings the text has: all. */
  readonly indexed: keyof UnitNames;
  /** No further spellings to compare with. */
  readonly compared: {};
}
`;
};
