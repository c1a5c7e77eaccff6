import { sourceOf } from '../data/sources.ts';
import { constantGiven, type ConstantRecord } from '../measured/constant.ts';
import { constant, listConstants } from '../measured/constants.ts';
import { mustBe } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';

/** A physical constant with the details that pages show. */
export interface ConstantDetails extends ConstantRecord {
  /** The value with its uncertainty and the symbol of its unit: `9.1093837139(28)e-31 kg`. */
  readonly text: string;
  /** The title of the source document. */
  readonly document: string;
  /** The URL of the source document. */
  readonly url?: string | undefined;
}

/** The constants to look for. */
export interface ConstantQuery {
  /** One constant by its identifier, its symbol or any of its names. */
  readonly id?: string | undefined;
  /** Words to find in names, symbols or the identifier. */
  readonly q?: string | undefined;
}

/** The longest query, which bounds the work. */
const longestQuery = 100;

const detailsOf = (record: ConstantRecord): ConstantDetails => {
  const { title, url } = sourceOf(record.source);
  return { ...record, text: constant(record.id).toString(), document: title, ...(url === undefined ? {} : { url }) };
};

let all: readonly ConstantDetails[] | undefined;
const allConstants = (): readonly ConstantDetails[] => (all ??= listConstants().map(detailsOf));

const textGiven = (given: unknown, name: string): string => {
  if (given === undefined) return '';
  if (typeof given !== 'string' || given.length > longestQuery) {
    throw mustBe('invalid-text', name, `a text of at most ${longestQuery} characters`, given);
  }
  return given.trim();
};

/** Returns false for words that many names share. A search ignores them. */
const isWord = (word: string): boolean => !/^(?:of|the|an?)$/.test(word);

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s–-]+/)
    .filter(isWord);

/**
 * Lists physical constants with their values, uncertainties and sources: one constant, those that match words, or all.
 *
 * @param query - The constants to look for. Default: all.
 * @throws UnitsError for an unknown `id`.
 * @example findConstants({ id: 'm_e' })[0].text // '9.1093837139(28)e-31 kg'
 * @example findConstants({ q: 'bohr radius' })[0].id // 'bohr-radius'
 */
export const findConstants = (query?: ConstantQuery): readonly ConstantDetails[] => {
  const { id: givenId, q } = optionsOf(query);
  const id = textGiven(givenId, 'id');
  const words = wordsOf(textGiven(q, 'q'));
  const wanted = id === '' ? undefined : constantGiven(id, 'id').id;
  return allConstants().filter(
    (one) =>
      (wanted === undefined || one.id === wanted) &&
      words.every((word) =>
        [one.id, one.symbol, one.name, ...one.aliases].some((text) =>
          text.toLowerCase().replaceAll('’', "'").includes(word),
        ),
      ),
  );
};
