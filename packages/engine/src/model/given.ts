// What callers in plain JavaScript give in place of objects: nothing, something else, or objects that throw when they are read.
import { isArray, mustBe, type UnitsError } from './error.ts';

/**
 * The own properties of an object that a caller gave, read once. What Object.prototype was made to have is not one of them. Throws what `refuse`
 * makes where there is no object, or it cannot be read.
 */
export const fieldsOf = (given: unknown, refuse: () => UnitsError): Readonly<Record<string, unknown>> => {
  if (typeof given !== 'object' || given === null) throw refuse();
  try {
    return Object.assign(Object.create(null) as Record<string, unknown>, given);
  } catch {
    throw refuse();
  }
};

/** Returns a copy of an object without a prototype: no property of Object.prototype, which programs may add to, stands in for one that is left out. */
// @__NO_SIDE_EFFECTS__
export const bare = <T extends object>(given: T): T => Object.assign(Object.create(null) as T, given);

const none: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

/** The options that a caller gave: none, or an object. Throws a UnitsError for anything else. */
export const optionsOf = <T extends object>(given: T | undefined): Partial<T> => {
  if (given === undefined) return none;
  return fieldsOf(given, () => mustBe('invalid-choice', 'options', 'an object of options', given)) as Partial<T>;
};

/** No list of units or measures is as long: an array may say that it is, and have nothing in it. */
const longestList = 100_000;

/** A list that a caller gave. Throws what `refuse` makes where there is none, or one longer than any of these can be. */
export const listOf = (given: unknown, refuse: () => UnitsError): readonly unknown[] => {
  try {
    if (isArray(given) && given.length <= longestList) return Array.from(given);
  } catch {
    // Told below
  }
  throw refuse();
};

/** The name of a parameter for sentences: callers may give another than the usual one. */
export const parameterOf = (given: unknown, usual: string): string =>
  typeof given === 'string' && given.length <= 100 ? given : usual;

/** Returns true if something is of a class; a proxy that throws is of none. */
export const isInstance = <T>(given: unknown, type: abstract new (...given: never[]) => T): given is T => {
  try {
    return given instanceof type;
  } catch {
    return false;
  }
};
