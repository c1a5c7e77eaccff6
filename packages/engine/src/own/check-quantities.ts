import { letters } from '../model/base-dimensions.ts';
import { CompactQuantity, LightUnit } from '../compact/read.ts';
import { prefixes, takes } from '../definition/prefix.ts';
import { readNumeral } from '../definition/definition.ts';
import { invalidDefinition, joinWithOr, quoted, type UnitsError } from '../model/error.ts';
import { fieldsOf, isInstance, listOf } from '../model/given.ts';
import { ranks, type QuantityDefinition, type Rank, type UnitDefinition, type UnitEntry } from '../model/quantity.ts';

/** Matches words of letters and digits, joined by hyphens. Capitals are allowed, for example for currencies: `EUR`. */
const identifier = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** Throws a UnitsError (invalid-definition) for an invalid identifier. */
export const checkId: (kind: string, id: unknown) => asserts id is string = (kind, id) => {
  if (typeof id === 'string' && identifier.test(id)) return;
  throw invalidDefinition(`The id of a ${kind} is in kebab-case, like fluid-ounce; got ${quoted(id)}.`);
};

/** Returns true if a text is `1`, or base dimensions with their powers: `M L^2 T^-2`, `L^0.5`. */
const isDimension = (given: unknown): boolean =>
  given === '1' ||
  String(given)
    .split(' ')
    .every((part) => {
      const [name = '', exponent = '1', ...more] = part.split('^');
      const isBase = name.length === 1 ? letters.includes(name) : name.length <= 100 && identifier.test(name);
      return isBase && more.length === 0 && /^-?\d{1,2}(?:\.5)?$/.test(exponent);
    });

const texts = ['symbol', 'is', 'offset', 'name', 'plural'];
const words = ['symbol', 'name', 'plural'];
const spelled = new Set(['names', 'symbols']);
const lists = ['names', 'symbols', 'si', 'binary', 'common'];

const isNumeral = (given: unknown): boolean => {
  try {
    readNumeral(given as string);
    return true;
  } catch {
    return false;
  }
};

const isText = (given: unknown): boolean => typeof given === 'string';

/** Returns true for a possible spelling of a unit: a text in one line that is not blank. */
const isWord = (given: unknown): boolean =>
  typeof given === 'string' && given.length <= 200 && given.trim() !== '' && !/[\p{Cc}\u2028\u2029]/u.test(given);

/**
 * Returns a caller's unit, with only its own properties. Throws a UnitsError (invalid-definition) for an invalid one. A
 * compiled unit is from the catalogue.
 */
const checkUnit = (unit: unknown): unknown => {
  const fields = fieldsOf(unit, () =>
    invalidDefinition(`A unit is an object with an id, like { id: 'epic' }; got ${quoted(unit)}.`),
  );
  const { id, log, rank } = fields;
  checkId('unit', id);
  if (isEntry(unit)) return unit;
  const refuse = (key: string, what: string): UnitsError =>
    invalidDefinition(`${key} of the unit ${quoted(id)} must be ${what}; got ${quoted(fields[key])}.`);
  for (const key of texts) if (fields[key] !== undefined && !isText(fields[key])) throw refuse(key, 'a text');
  for (const key of words)
    if (fields[key] !== undefined && !isWord(fields[key])) throw refuse(key, 'of one to 200 characters in one line');
  for (const key of lists) {
    const refuseList = (): UnitsError => refuse(key, 'a list of texts');
    if (fields[key] !== undefined && !listOf(fields[key], refuseList).every(isText)) throw refuseList();
    if (spelled.has(key) && fields[key] !== undefined && !listOf(fields[key], refuseList).every(isWord))
      throw refuse(key, 'a list of texts of one to 200 characters in one line');
  }
  if (rank !== undefined && !ranks.includes(rank as Rank)) throw refuse('rank', joinWithOr(ranks));
  if (fields['offset'] !== undefined && !isNumeral(fields['offset'])) throw refuse('offset', 'a number in decimals');
  if (log === undefined) return fields;
  const { base, per } = fieldsOf(log, () => refuse('log', likeLog));
  if (![2, 10, 'e'].includes(base as never) || !isText(per) || !isNumeral(per) || Number(per) === 0)
    throw refuse('log', likeLog);
  return fields;
};

const likeLog = "like { base: 10, per: '10' }";

/** Returns true for a unit of the catalogue, which is compiled; false for a unit that a caller defined. */
export const isEntry = (unit: unknown): unit is UnitEntry => isInstance(unit, LightUnit);

const checkTwice = (kind: string, ids: readonly string[]): void => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw invalidDefinition(`The ${kind} "${twice}" is defined twice: an id belongs to one ${kind}.`);
};

/** Returns the names and symbols of a caller's unit, without its identifier. */
const spellingsOf = ({
  name,
  plural,
  symbol,
  names = [],
  symbols = [],
}: UnitDefinition): readonly (string | undefined)[] => [name, plural, symbol, ...names, ...symbols];

/** Throws if a spelling of a unit is the identifier of another unit, because an identifier means only its own unit. */
const checkSpellings = (rows: QuantityDefinition['units']): void => {
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    const taken = isEntry(row) ? undefined : spellingsOf(row).find((one) => one !== row.id && ids.has(one!));
    if (taken !== undefined)
      throw invalidDefinition(`The unit "${row.id}" cannot be called "${taken}": that is the id of another unit.`);
  }
};

/** Throws a UnitsError for a unit of a caller that the catalogue has as a prefix and a unit: kilometer beside meter. */
const checkPrefixed = (rows: QuantityDefinition['units']): void => {
  const entries = new Map(rows.flatMap((row) => (isEntry(row) ? [[row.id, row] as const] : [])));
  for (const { id } of rows.filter((row) => !isEntry(row))) {
    const isTaken = prefixes.some((prefix) => {
      const base = id.startsWith(prefix.name) ? entries.get(id.slice(prefix.name.length)) : undefined;
      return base !== undefined && takes(base, prefix);
    });
    if (isTaken) throw invalidDefinition(`The unit "${id}" is there already, as a unit with a prefix.`);
  }
};

/** Returns a caller's quantity. Throws a UnitsError (invalid-definition) for an invalid one. */
export const checkQuantity = (given: unknown): QuantityDefinition => {
  if (isInstance(given, CompactQuantity)) return given;
  const fields = fieldsOf(given, () =>
    invalidDefinition(`A quantity is an object with an id and units; got ${quoted(given)}.`),
  );
  const { id, name, dimension, uses } = fields;
  checkId('quantity', id);
  for (const [key, text] of Object.entries({ name, dimension })) {
    if (!isText(text))
      throw invalidDefinition(`${key} of the quantity ${quoted(id)} must be a text; got ${quoted(text)}.`);
  }
  if (!isDimension(dimension))
    throw invalidDefinition(
      `dimension of the quantity ${quoted(id)} must be like M L^2 T^-2, or 1; got ${quoted(dimension)}.`,
    );
  if (Object.hasOwn(fields, 'uses') && typeof uses !== 'function')
    throw invalidDefinition(`uses of the quantity ${quoted(id)} must be a function; got ${quoted(uses)}.`);
  const rows = listOf(fields['units'], () =>
    invalidDefinition(`The quantity ${quoted(id)} must have a list of units; got ${quoted(fields['units'])}.`),
  );
  if (rows.length === 0) throw invalidDefinition(`The quantity ${quoted(id)} must have a unit.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was just checked
  return Object.assign(fields, { units: rows.map(checkUnit) }) as unknown as QuantityDefinition;
};

/**
 * Returns a caller's quantities. Throws a UnitsError (invalid-definition) if one is invalid, or if an identifier is
 * repeated or is the name of another unit.
 */
export const checkQuantities = (given: unknown): readonly QuantityDefinition[] => {
  const quantities = listOf(given, () =>
    invalidDefinition(`quantities must be a list of quantities; got ${quoted(given)}.`),
  ).map(checkQuantity);
  checkTwice(
    'quantity',
    quantities.map(({ id }) => id),
  );
  const rows = quantities.flatMap(({ units }) => units);
  checkTwice(
    'unit',
    rows.map(({ id }) => id),
  );
  checkSpellings(rows);
  checkPrefixed(rows);
  return quantities;
};
