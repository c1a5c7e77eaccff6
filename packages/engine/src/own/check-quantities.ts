import { invalidDefinition, quoted } from '../model/error.ts';
import type { QuantityDefinition } from '../model/quantity.ts';

/** Words of letters and digits between hyphens; capitals for those that are written so, as currencies are: `EUR`. */
const identifier = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

const isObject = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;

/** Throws a UnitsError (invalid-definition) for an identifier that is none. */
export const checkId = (kind: string, id: unknown): void => {
  if (typeof id === 'string' && identifier.test(id)) return;
  throw invalidDefinition(`The id of a ${kind} is in kebab-case, like fluid-ounce; got ${quoted(id)}.`);
};

const texts = ['symbol', 'is', 'offset', 'name', 'plural'];
const lists = ['names', 'symbols', 'si', 'binary'];

const isText = (given: unknown): boolean => typeof given === 'string';

const checkUnit = (unit: unknown): void => {
  if (!isObject(unit))
    throw invalidDefinition(`A unit is an object with an id, like { id: 'epic' }; got ${quoted(unit)}.`);
  const { id } = unit;
  checkId('unit', id);
  if ('ratio' in unit) return;
  for (const key of texts) {
    if (unit[key] !== undefined && !isText(unit[key])) {
      throw invalidDefinition(`${key} of the unit ${quoted(id)} must be a text; got ${quoted(unit[key])}.`);
    }
  }
  for (const key of lists) {
    const list = unit[key];
    if (list !== undefined && !(Array.isArray(list) && list.every(isText))) {
      throw invalidDefinition(`${key} of the unit ${quoted(id)} must be a list of texts; got ${quoted(list)}.`);
    }
  }
  const { log } = unit;
  if (log !== undefined && !(isObject(log) && [2, 10, 'e'].includes(log['base'] as never) && isText(log['per']))) {
    throw invalidDefinition(`log of the unit ${quoted(id)} must be like { base: 10, per: '10' }; got ${quoted(log)}.`);
  }
};

const checkTwice = (kind: string, ids: readonly string[]): void => {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw invalidDefinition(`The ${kind} "${twice}" is there twice: an id belongs to one ${kind}.`);
};

/** Throws a UnitsError (invalid-definition) for what is no quantity, as programs in plain JavaScript may give. */
export const checkQuantity: (quantity: unknown) => asserts quantity is QuantityDefinition = (quantity) => {
  if (!isObject(quantity)) {
    throw invalidDefinition(`A quantity is an object with an id and units; got ${quoted(quantity)}.`);
  }
  const { id, name, dimension, units } = quantity;
  checkId('quantity', id);
  for (const [key, text] of Object.entries({ name, dimension })) {
    if (!isText(text))
      throw invalidDefinition(`${key} of the quantity ${quoted(id)} must be a text; got ${quoted(text)}.`);
  }
  if (!Array.isArray(units) || units.length === 0) {
    throw invalidDefinition(`The quantity ${quoted(id)} must have a list of units; got ${quoted(units)}.`);
  }
  for (const unit of units) checkUnit(unit);
};

/** Throws a UnitsError (invalid-definition) where quantities of a program's own have no identifiers of the right form, or one of them twice. */
export const checkQuantities: (given: unknown) => asserts given is readonly QuantityDefinition[] = (given) => {
  if (!Array.isArray(given)) throw invalidDefinition(`quantities must be a list of quantities; got ${quoted(given)}.`);
  const quantities = given.map((quantity: unknown) => {
    checkQuantity(quantity);
    return quantity;
  });
  checkTwice(
    'quantity',
    quantities.map(({ id }) => id),
  );
  checkTwice(
    'unit',
    quantities.flatMap(({ units }) => units.map(({ id }) => id)),
  );
};
