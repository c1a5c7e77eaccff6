import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Forms, Width } from '../../src/languages/cell.ts';
import { withoutNumber } from '../../src/languages/cell.ts';

type Entry = Readonly<Record<string, string>>;
/** The units of a language in CLDR: https://unicode.org/reports/tr35/tr35-general.html#Unit_Elements */
export type CldrUnits = Readonly<Record<Width, Readonly<Record<string, Entry>>>>;

const require = createRequire(import.meta.url);

/** Reads a file of CLDR, without the soft hyphens that Dutch names have. */
const read = (path: string): unknown =>
  JSON.parse(readFileSync(require.resolve(path), 'utf8').replaceAll('\u00ad', ''));

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/**
 * Returns the units of a language in CLDR. Digits in names are replaced by those of the language's numbers: لتر/100 كم.
 */
export const cldrUnits = (tag: string): CldrUnits => {
  const { units } = (read(`cldr-units-full/main/${tag}/units.json`) as { main: Record<string, { units: CldrUnits }> })
    .main[tag]!;
  if (new Intl.NumberFormat(tag).resolvedOptions().numberingSystem !== 'latn') return units;
  const text = JSON.stringify(units).replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same texts
  return JSON.parse(text) as CldrUnits;
};

type Preferences = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly { unit: string; geq?: string }[]>>>>>
>;

/** Returns the preferred units by category, usage and region. */
export const cldrPreferences = (): Preferences =>
  (read('cldr-core/supplemental/unitPreferenceData.json') as { supplemental: { unitPreferenceData: Preferences } })
    .supplemental.unitPreferenceData;

/**
 * Entries of CLDR that are not our units: a scale of winds, and degrees of an unspecified scale. Nor is a milligram per deciliter that is
 * one of glucose without saying so, because cholesterol is measured in milligrams per deciliter too.
 */
const noUnits = new Set([
  'speed-beaufort',
  'temperature-generic',
  'coordinateUnit',
  'concentr-milligram-ofglucose-per-deciliter',
]);

/**
 * Identifiers of CLDR that are spellings of more common units, with our identifiers. An identifier always means its own
 * unit.
 */
const renamed: Readonly<Record<string, string>> = { dram: 'fluid-dram', shaku: 'shaku-volume' };

/** Returns the keys of units with their identifiers: `length-kilometer` is `kilometer`. */
export const unitKeys = ({ long }: CldrUnits): [key: string, id: string][] =>
  Object.keys(long)
    .filter((key) => key.includes('-') && !/^(?:10p|1024p)/.test(key) && !noUnits.has(key))
    .map((key) => {
      const id = key.slice(key.indexOf('-') + 1);
      return [key, renamed[id] ?? id];
    });

const root = lazily(() => cldrUnits('und'));

/** Units for which CLDR mostly has the same text in all languages: `chain`, `cup Imp.`, `rin [JP]`. */
const rarelyTranslated = new Set(
  (
    'pint-imperial cup-imperial rod chain rankine fortnight slug gasoline-energy-density jigger rin sun shaku-length shaku-cloth ken ' +
    'jo-jp ri-jp bu-jp se-jp cho kosaji osaji cup-jp shaku-volume sai to-jp koku fun'
  ).split(' '),
);

/** Returns true if a language has no name of its own for a unit. */
export const isUntranslated = (units: CldrUnits, key: string, id: string): boolean =>
  rarelyTranslated.has(id) && units.long[key]?.['displayName'] === root().long[key]?.['displayName'];

const count = 'unitPattern-count-';

/** Returns the plural categories with patterns in CLDR, `other` first. */
export const pluralsOf = ({ long }: CldrUnits): string[] => {
  const found = Object.keys(long['length-meter']!)
    .filter((key) => key.startsWith(count))
    .map((key) => key.slice(count.length));
  return ['other', ...found.filter((category) => category !== 'other')];
};

const placeholder = (pattern: string): string => pattern.replace('{0}', '$');

/** Returns the forms of a unit, or undefined if CLDR has none. */
export const formsOf = (entry: Entry | undefined, plurals: readonly string[]): Forms | undefined => {
  const other = entry?.[`${count}other`];
  if (!entry || other === undefined) return undefined;
  const patterns = plurals.map((category) => placeholder(entry[count + category] ?? other));
  const per = entry['perUnitPattern'];
  return {
    patterns,
    display: entry['displayName'] ?? withoutNumber(patterns[0]!),
    per: per === undefined ? undefined : placeholder(per),
    isFeminine: entry['gender'] === 'feminine',
  };
};

const power = 'compoundUnitPattern1';

const genders = ['masculine', 'inanimate', 'common'];

/** Returns the pattern of a power for names in lists, such as `квадратные метры` for `метры`. */
const shownPattern = ({ long }: CldrUnits, key: string): string | undefined => {
  const [raised, plain] = [long[key]?.['displayName'], long['length-meter']!['displayName']!];
  return raised?.includes(plain) ? raised.replace(plain, '{0}') : undefined;
};

/**
 * Returns the patterns of a power by plural category, then after `;` those for feminine names, and after another `;`
 * that of lists.
 */
export const powerPattern = (
  units: CldrUnits,
  exponent: 2 | 3,
  width: 'long' | 'short',
  plurals: readonly string[],
): string => {
  const entry = units[width][`power${exponent}`]!;
  const forGender = (names: readonly string[], category: string): string | undefined =>
    names
      .map((gender) => entry[`${power}-gender-${gender}-count-${category}`])
      .find((pattern) => pattern !== undefined);
  const patterns = (names: readonly string[]): string[] =>
    plurals.map((category) => forGender(names, category) ?? entry[`${power}-count-${category}`] ?? '');
  const common = patterns(genders);
  common[0] ||= entry[power]!;
  const [first, feminine] = [common, patterns(['feminine'])].map((all) => all.join('|').replace(/\|+$/, ''));
  const shown =
    width === 'long' ? shownPattern(units, exponent === 2 ? 'area-square-meter' : 'volume-cubic-meter') : undefined;
  const cells = [first, feminine === first ? '' : feminine, shown === common[0] ? '' : (shown ?? '')];
  return cells.join(';').replace(/;+$/, '');
};
