import { convert, UnitsError } from '@units/engine';
import { listUnitRecords, listUnitRecordsIn, type CategoryRecord, type UnitRecord } from '@units/engine/catalog';
import { explainUnit, explainUnitIn, type UnitExplanation } from '@units/engine/server';
import { parse, type Locale } from '@units/engine/text';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { loadLanguage, loadNotes } from '../question/language.ts';
import { columns } from '../terminal/table.ts';
import type { ShowOptions } from './show-options.ts';

/** A unit and its quantity. A compound unit has no row, so only calculated data. */
type Shown = Partial<UnitRecord> &
  Pick<UnitRecord, 'id'> &
  Partial<Pick<CategoryRecord, 'baseUnit'>> & { readonly quantity?: string; readonly explanation?: UnitExplanation };

/** The units in a language. */
interface Catalog {
  readonly locale?: Locale;
  readonly categories: readonly CategoryRecord[];
  readonly explain: (id: string) => UnitExplanation;
}

const english = (): Catalog => ({
  categories: listUnitRecords(),
  explain: (id) => explainUnit(id).explanation!,
});

const catalogIn = async (tag: string): Promise<Catalog> => {
  const locale = await loadLanguage(tag);
  // The notes of rows are in English
  if (locale.tag === 'en') return english();
  const notes = await loadNotes(locale);
  return {
    locale,
    categories: listUnitRecordsIn(locale, undefined, notes),
    explain: (id) => explainUnitIn(locale, id, notes).explanation!,
  };
};

const ofCatalog = (category: CategoryRecord, unit: UnitRecord, { explain }: Catalog): Shown => ({
  ...unit,
  quantity: category.name,
  baseUnit: category.baseUnit,
  explanation: explain(unit.id),
});

/** Returns the factor of a unit to the base unit, or undefined if they do not convert. */
const factorTo = (base: string, unit: string): number | undefined => {
  try {
    return convert(1, unit, base);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns a unit that no list contains: a compound, or one with an unusual prefix. */
const workedOut = (id: string, all: readonly CategoryRecord[]): Shown => {
  for (const { name: quantity, baseUnit } of all) {
    const factor = factorTo(baseUnit, id);
    if (factor !== undefined) return { id, quantity, baseUnit, factorToBase: factor };
  }
  return { id };
};

/** Returns the unit that a question reads a spelling as. Throws UnitsError if there is none. */
const readAlone = (spelling: string, all: Catalog): Shown => {
  const id = parse(`1 ${spelling}`, { locale: all.locale }, 'unit').unit;
  for (const category of all.categories) {
    const unit = category.units.find((one) => one.id === id);
    if (unit) return ofCatalog(category, unit, all);
  }
  return workedOut(id, all.categories);
};

/** Lists the meanings of a spelling, first the one that questions read: `kb` is a kilobyte. Throws UnitsError. */
const find = (spelling: string, all: Catalog): readonly Shown[] => {
  const named = all.categories.flatMap((category) =>
    category.units.filter(({ aliases }) => aliases.includes(spelling)).map((unit) => ofCatalog(category, unit, all)),
  );
  if (named.length === 1) return named;
  try {
    const read = readAlone(spelling, all);
    return [read, ...named.filter(({ id }) => id !== read.id)];
  } catch (error) {
    if (named.length === 0 || !(error instanceof UnitsError)) throw error;
    return named;
  }
};

const statuses = {
  exact: 'exact',
  conventional: 'fixed by agreement',
  measured: 'measured, with an uncertainty',
} as const;

const users = {
  everyday: 'everybody',
  trade: 'trades, engineers and physicians',
  science: 'scientists',
  rare: 'few: historical, regional or withdrawn',
} as const;

const factorLine = ({
  kind,
  factorToBase,
  toBaseScale = 0,
  toBaseOffset = 0,
  baseUnit,
  reference,
}: Shown): string | undefined => {
  if (reference !== undefined) return reference;
  if (baseUnit === undefined || factorToBase === undefined) return undefined;
  if (kind === 'reciprocal') return `${toBaseScale} ÷ value = ${baseUnit}`;
  return kind === 'affine' || toBaseOffset !== 0
    ? `value × ${toBaseScale} ${toBaseOffset < 0 ? '−' : '+'} ${Math.abs(toBaseOffset)} = ${baseUnit}`
    : `${factorToBase} ${baseUnit}`;
};

/** Returns the factor as a fraction, unless it equals the decimal. */
const fractionLine = ({ factorToBase, baseUnit, explanation }: Shown): string | undefined => {
  const factor = explanation?.factor;
  return factor === undefined || factor === String(factorToBase) ? undefined : `${factor} ${baseUnit}`;
};

const lawLine = ({ explanation, source }: Shown): string | undefined =>
  explanation?.law.url === undefined ? source : `${source}, ${explanation.law.url}`;

const statusLine = ({ status, explanation }: Shown): string | undefined => {
  if (status === undefined) return undefined;
  const uncertainty = explanation?.relativeUncertainty;
  return uncertainty === undefined ? statuses[status] : `${statuses[status]} of ${uncertainty.toPrecision(2)} of it`;
};

const confusedLine = ({ explanation }: Shown): string | undefined => {
  const names = (explanation?.confusedWith ?? []).map(({ name }) => name);
  return names.length === 0 ? undefined : names.join(', ');
};

const lines = (unit: Shown): string => {
  const { id, symbol, quantity, definition, note, rank, aliases = [] } = unit;
  const rows = [
    ['quantity', quantity],
    ['symbol', symbol],
    ['definition', definition === id ? undefined : definition],
    ['factor', factorLine(unit)],
    ['fraction', fractionLine(unit)],
    ['status', statusLine(unit)],
    ['law', lawLine(unit)],
    ['used by', rank && users[rank]],
    ['note', note],
    ['not to be confused with', confusedLine(unit)],
    ['spellings', aliases.length === 0 ? undefined : aliases.join(', ')],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  return `${id}\n${columns(rows.map(([name, text]) => [`  ${name}`, text]))}`;
};

/** Shows each unit that the words may mean. */
export const runShow = async ({ json, lang }: Given<ShowOptions>, operands: readonly string[]): Promise<number> => {
  const spelling = operands.join(' ');
  if (spelling === '') throw wrongUsage('Say which unit: units show mile.');
  const found = find(spelling, lang === undefined ? english() : await catalogIn(lang));
  process.stdout.write(json === true ? `${JSON.stringify(found, null, 2)}\n` : found.map(lines).join('\n'));
  return 0;
};
