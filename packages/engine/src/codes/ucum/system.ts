import { bare } from '../../model/given.ts';
import type { Dimensioned } from '../../conversion/dimensioned.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { isArray, quoted, withSuggestions, UnitsError } from '../../model/error.ts';
import { atoms } from './atoms.ts';
import { measureTerms, NoProduct } from './measure.ts';
import { readCode, type NoCode, type Term } from './read.ts';
import { codeOf } from './write.ts';

/**
 * Returns suggestions for a wrong code: codes in another case or with brackets, then the code of the unit that it
 * names.
 */
const suggest = (text: string): string[] => {
  const looseCode = (code: string): string => code.replace(/[[\]']/g, '').toLowerCase();
  const wanted = looseCode(text);
  const alike = Array.from(atoms().keys()).filter((code) => looseCode(code) === wanted);
  const named = unitIndex
    .find(text)
    .units.map(codeOf)
    .filter((code) => code !== undefined);
  return [...new Set([...alike, ...named])].slice(0, 5);
};

const noCode = (parameter: string, given: unknown, { index, because }: NoCode): UnitsError => {
  return withSuggestions(
    'unknown-unit',
    () =>
      `${parameter} must be a code of UCUM, like mg/dL; ${quoted(given)} is not one: ${because} (character ${index + 1}).`,
    () => (typeof given === 'string' && given.length <= 40 ? suggest(given) : []),
    { parameter },
  );
};

/** Returns the factors of a code. Throws a UnitsError for `parameter`. */
export const readTerms = (code: unknown, parameter: string): readonly Term[] => {
  const terms = typeof code === 'string' ? readCode(code) : { index: 0, because: 'a text is missing' };
  if (!isArray(terms)) throw noCode(parameter, code, terms);
  return terms.map(bare);
};

/** Returns the measure of a code. Throws a UnitsError for `parameter`. */
export const measureCode = (code: string, parameter: string): Dimensioned => {
  const terms = readTerms(code, parameter);
  try {
    return measureTerms(terms);
  } catch (error) {
    if (!(error instanceof NoProduct)) throw error;
    throw new UnitsError(
      'incompatible-units',
      `${parameter} has ${error.code} in a product: it is on a scale of its own, which UCUM multiplies by numbers alone. A difference of temperatures is in K.`,
      { parameter },
    );
  }
};
