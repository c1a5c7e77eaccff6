import { capitalized, nameOf } from '../definition/english.ts';
import { ranks, type Fit, type Quantity, type QuantityRows, type UnitEntry, type UnitRow } from '../model/quantity.ts';
import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../model/prefix.ts';
import { writeRatio } from '../model/rational.ts';
import { siLetters } from './read.ts';

const checked = (cell: string): string => {
  if (/[\t\n`\\]|\$\{|^~$/.test(cell)) throw new Error(`Cannot be written in the compact format: ${cell}`);
  return cell;
};

const inLines = (rows: readonly (readonly string[])[]): string =>
  `\n${rows.map((cells) => `${cells.map(checked).join('\t')}\n`).join('')}`;

/** Returns the letters of SI prefixes. */
const writeSi = (names: readonly SiPrefixName[]): string =>
  names.map((name) => siLetters[siPrefixes.findIndex(([other]) => other === name)]).join('');

/** Returns the letters of binary prefixes: their first letters. */
const writeBinary = (names: readonly BinaryPrefixName[]): string => names.map((name) => name.charAt(0)).join('');

const isSi = (name: SiPrefixName | BinaryPrefixName): name is SiPrefixName => !name.endsWith('bi');
const isBinary = (name: SiPrefixName | BinaryPrefixName): name is BinaryPrefixName => name.endsWith('bi');

const writeCommon = (names: UnitEntry['common']): string => {
  const binary = writeBinary(names.filter(isBinary));
  return writeSi(names.filter(isSi)) + (binary && `:${binary}`);
};

const writeFit = ({ gives, slope, top, bottom, least }: Fit): string =>
  [gives.charAt(0), ...[[slope], top, bottom, [least]].map((numbers) => numbers.map(writeRatio).join(','))].join(';');

const marksOf = (unit: UnitEntry): string[] => {
  const { offset, isReciprocal, piPower, level, fit, si, binary, isMeasured, isSpelled, symbol, printed } = unit;
  const { hasOwnName, rank, common } = unit;
  const marks = [
    offset.n !== 0n && `+${writeRatio(offset)}`,
    isReciprocal && 'v',
    piPower !== 0 && `p${piPower}`,
    level && `l${level.base},${writeRatio(level.per)}${level.quiet ? ',q' : ''}`,
    fit && `f${writeFit(fit)}`,
    si && `.${writeSi(si)}`,
    binary && `:${writeBinary(binary)}`,
    isMeasured && 'u',
    isSpelled && (symbol === undefined && printed !== undefined ? 'm' : 's'),
    hasOwnName && 'n',
    rank !== ranks[0] && `r${ranks.indexOf(rank)}`,
    common.length > 0 && `c${writeCommon(common)}`,
  ];
  return marks.filter((mark) => typeof mark === 'string');
};

/** Returns the text of a quantity's units: see read.ts. */
export const writeUnits = ({ units }: Quantity): string =>
  inLines(units.map((unit) => [unit.id, unit.printed ?? '', [writeRatio(unit.ratio), ...marksOf(unit)].join(' ')]));

/** Matches the marks that lists read. */
const listMarks = /^[.:rcn]/;

/** Returns the text of a quantity's units without their factors, for lists. */
export const writeListed = ({ units }: Quantity): string =>
  inLines(
    units.map((unit) => [
      unit.id,
      unit.printed ?? '',
      ['', ...marksOf(unit).filter((mark) => listMarks.test(mark))].join(' '),
    ]),
  );

/** Returns the text of quantities without their units: see read.ts. */
export const writeHeads = (
  quantities: readonly Pick<QuantityRows, 'id' | 'name' | 'dimension' | 'inTurns'>[],
): string =>
  inLines(
    quantities.map(({ id, name, dimension, inTurns }) => [
      id,
      dimension,
      inTurns ? 't' : '',
      name === capitalized(nameOf({ id })) ? '' : name,
    ]),
  );

/** Returns the plural of a unit, if the rule does not give it: see read.ts. */
export const writePlural = (unit: UnitEntry): string => (unit.plural === nameOf(unit) ? '=' : (unit.plural ?? ''));

const namesOf = (unit: UnitEntry, spellingsOf: (unit: UnitEntry) => readonly string[]): string[] => {
  const { id, symbol, symbols, name, names } = unit;
  const called = name === undefined && names.length === 0 ? [] : [name ?? '', ...names];
  const written = new Set([id, symbol, nameOf(unit), ...symbols, ...called]);
  const folded = spellingsOf(unit).filter((form) => !written.has(form));
  const parts = [
    '',
    ...symbols.map(checked),
    ...(called.length + folded.length > 0 ? ['~', ...called.map(checked)] : []),
    ...(folded.length > 0 ? ['~', ...folded.map(checked)] : []),
  ];
  return [parts.join('\t'), checked(writePlural(unit))];
};

/** Returns the text of a quantity's names: see read.ts. `spellingsOf` returns the spellings for look-ups. */
export const writeNames = ({ units }: Quantity, spellingsOf: (unit: UnitEntry) => readonly string[]): string =>
  `\n${units.map((unit) => `${namesOf(unit, spellingsOf).join('\t')}\n`).join('')}`;

/**
 * Returns the details of rows as text, one line each: identifier, definition, offset, source, marks and note, separated
 * by tabs.
 */
export const writeDetails = (rows: readonly UnitRow[]): string =>
  inLines(
    rows.map(({ id, is = '', offset = '', source, status = '', unseen, note = '' }) => [
      id,
      is,
      offset,
      source,
      status.charAt(0) + (unseen ? 'u' : ''),
      note,
    ]),
  );
