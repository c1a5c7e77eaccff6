// Values that callers in plain JavaScript may pass instead of objects: nothing, another type, or objects that throw
// when read.
import { isArray, mustBe, type UnitsError } from './error.ts';

/**
 * Returns the own properties of a caller's object, read once, without those added to Object.prototype. Throws the error
 * of `refuse` for another type, a list, or an unreadable object.
 */
export const fieldsOf = (given: unknown, refuse: () => UnitsError): Readonly<Record<string, unknown>> => {
  if (typeof given !== 'object' || given === null || isArray(given)) throw refuse();
  try {
    return Object.assign(Object.create(null) as Record<string, unknown>, given);
  } catch {
    throw refuse();
  }
};

/**
 * Returns a copy of an object without a prototype, so that properties that a program added to Object.prototype do not
 * replace missing ones.
 */
// @__NO_SIDE_EFFECTS__
export const bare = <T extends object>(given: T): T => Object.assign(Object.create(null) as T, given);

/** The properties that every object inherits in JavaScript. */
const inherited = /* @__PURE__ */ new Set<PropertyKey>(
  /* @__PURE__ */ '__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf'.split(
    ' ',
  ),
);

/**
 * Returns a function that works as if no program had added properties to Object.prototype. It takes them away for the
 * time of a call and puts them back. Readers of text make thousands of objects with properties that are often missing:
 * one place here is safer than a copy without a prototype at each of them.
 */
// @__NO_SIDE_EFFECTS__
export const unpolluted =
  <Given extends readonly unknown[], Result>(work: (...given: Given) => Result): ((...given: Given) => Result) =>
  (...given) => {
    const keys = Reflect.ownKeys(Object.prototype);
    if (keys.length === inherited.size) return work(...given);
    const added = keys
      .filter((key) => !inherited.has(key))
      .map((key) => [key, Object.getOwnPropertyDescriptor(Object.prototype, key)!] as const);
    for (const [key] of added) Reflect.deleteProperty(Object.prototype, key);
    try {
      return work(...given);
    } finally {
      // oxlint-disable-next-line no-extend-native -- puts back what the program had added
      for (const [key, descriptor] of added) Object.defineProperty(Object.prototype, key, bare(descriptor));
    }
  };

/** Makes each step of some work {@link unpolluted}. */
export function* unpollutedSteps<Result>(steps: Iterator<void, Result>): Generator<void, Result> {
  const next = unpolluted(() => steps.next());
  for (;;) {
    const { done, value } = next();
    if (done) return value;
    yield;
  }
}

const none: object = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ Object.create(null));

/** Returns a caller's options: empty, or an object. Throws a UnitsError for anything else. */
export const optionsOf = <T extends object>(given: T | undefined): Partial<T> => {
  if (given === undefined) return none;
  return fieldsOf(given, () => mustBe('invalid-choice', 'options', 'an object of options', given)) as Partial<T>;
};

/** The maximum length of a list. An array can claim any length without having elements. */
const longestList = 100_000;

/** Returns a caller's list. Throws the error of `refuse` for another type, or a list that is too long. */
export const listOf = (given: unknown, refuse: () => UnitsError): readonly unknown[] => {
  try {
    if (isArray(given) && given.length <= longestList) return Array.from(given);
  } catch {
    // Thrown below
  }
  throw refuse();
};

/** Returns the name of a parameter for sentences: the caller's, or the usual one. */
export const parameterOf = (given: unknown, usual: string): string =>
  typeof given === 'string' && given.length <= 100 ? given : usual;

/** Returns true for an instance of a class. A proxy that throws is not one. */
export const isInstance = <T>(given: unknown, type: abstract new (...given: never[]) => T): given is T => {
  try {
    return given instanceof type;
  } catch {
    return false;
  }
};
