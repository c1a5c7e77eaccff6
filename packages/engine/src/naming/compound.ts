import { longestText, readText, type Reading } from './compound-reader.ts';
import type { ById } from '../definition/definition.ts';
import type { Names } from './full-index.ts';
import { lazyPattern } from './lazy-pattern.ts';
import { takeApart } from '../definition/expand.ts';
import type { Factor, Product, Unit } from '../model/unit.ts';

/** A bound on the choices of units that one compound is worked out for. */
const mostReadings = 32;

/** Reads a written compound into the units that it may stand for, the preferred first. */
export type ReadCompound = (text: string, names: Names) => readonly Unit[];

/** The same text for the same product of units, in whatever order it was written. */
export const productKey = (product: Product, byId: ById): string => {
  const { constant, factors } = takeApart(product, byId);
  const exponents = new Map<string, number>();
  for (const { unit, exponent } of factors) exponents.set(unit.id, (exponents.get(unit.id) ?? 0) + exponent);
  const parts = Array.from(exponents, ([id, exponent]) => `${id}^${exponent}`).filter((part) => !part.endsWith('^0'));
  return [`${constant.n}/${constant.d}`, ...parts.toSorted()].join(' ');
};

const powerWords: Readonly<Record<number, string>> = { 1: '', 2: 'square-', 3: 'cubic-' };

/** Each unit once: in·in is in², and m²/m is m. */
const merge = (factors: readonly Factor[]): Factor[] => {
  const exponents = new Map<Unit, number>();
  for (const { unit, exponent } of factors) exponents.set(unit, (exponents.get(unit) ?? 0) + exponent);
  return Array.from(exponents, ([unit, exponent]) => ({ unit, exponent })).filter(({ exponent }) => exponent !== 0);
};

/** The identifier of a compound in the grammar of CLDR, made of units that are themselves none. */
const idOf = (product: Product, byId: ById): string => {
  const { constant, factors } = takeApart(product, byId);
  const merged = merge(factors);
  const words = (sign: number): string[] =>
    merged
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => `${powerWords[Math.abs(exponent)] ?? `pow${Math.abs(exponent)}-`}${unit.id}`);
  const bottom = [...(constant.d === 1n ? [] : [String(constant.d)]), ...words(-1)];
  return [...words(1), ...(bottom.length > 0 ? ['per', ...bottom] : [])].join('-') || 'part-per-part';
};

/** Every choice of one unit for each factor, the preferred meanings first. */
const choices = ({ constant, factors }: Reading): Product[] => {
  let products: Factor[][] = [[]];
  for (const { units, exponent } of factors) {
    products = products
      .flatMap((chosen) => units.map((unit) => [...chosen, { unit, exponent }]))
      .slice(0, mostReadings);
  }
  return products.map((chosen) => ({ constant, factors: merge(chosen) }));
};

/** A number belongs below the solidus: 5 km is a value, not a unit. A unit alone is for the other rules of spellings. */
const isCompound = ({ constant, factors }: Reading): boolean =>
  constant.n === 1n && factors.length > 0 && (constant.d !== 1n || factors.length > 1 || factors[0]?.exponent !== 1);

/** Capitals throughout say nothing about case: KM/H. */
const inSmallLetters = (text: string): string =>
  text !== text.toLowerCase() && text === text.toUpperCase() ? text.toLowerCase() : text;

/** Engineers write J/kgK and W/mK, and leave no space before the temperature. */
const closeTemperature = /* @__PURE__ */ lazyPattern('(?<=/.*\\p{L})(?=(?:K|°C|°F)(?![\\p{L}\\d]))', 'u');

/** Standards say in brackets which unit is meant: gal (US)/min, lb/gal (UK), British thermal unit (IT) per hour. */
const inBrackets =
  /\s*\(((?:(?:us|uk|imp|imperial|it|international table|th|thermochemical|liquid|dry|long|short|metric|troy|avoirdupois|nautical|survey)\b *)+)\)/gi;

/** The digit of W/m2K is a power, not a number of kelvins. */
const afterPower = /* @__PURE__ */ lazyPattern('(?<=\\p{L}\\d)(?=(?:K|°C|°F)(?![\\p{L}\\d]))', 'gu');

/** Programs run words together: MetersPerSecond, PoundsPerUSGallon, litersPer100Kilometers. */
const runTogether =
  /(?<=[A-Za-z]{2}[a-z]|^[Uu][sk])(?=[A-Z]{1,3}[a-z])|(?<=[a-z]Per)(?=\d)|(?<=\d)(?=[A-Z][a-z]{2})|(?<=US|UK)(?=[A-Z][a-z])/g;

/** The sign within a foot-pound: ft·lb/s. */
const withinFootPound = /(?<=\b(?:ft|in))[*·](?=lbs?\b)/g;

/** The readings of a text as it is written, then of what else it may have been meant for. */
const readings = (text: string, names: Names): Reading[] =>
  [
    ...new Set([text, text.replace(closeTemperature(), ' '), inSmallLetters(text), text.replace(withinFootPound, '-')]),
  ].flatMap((variant) => readText(variant, names));

/**
 * The units that a written compound may stand for: those that a quantity lists first, then the bare products, known by their
 * dimension alone. Empty when the text is no compound of known units.
 */
export const readCompound = (text: string, names: Names): Unit[] => {
  if (text.length > longestText) return [];
  const words = text.replace(runTogether, ' ');
  if (words !== text) return [...names.find(words.toLowerCase()).units];
  const products = readings(text.replace(inBrackets, ' $1').replace(afterPower(), ' '), names)
    .filter(isCompound)
    .flatMap(choices);
  const listed = products.flatMap((product) => names.byProduct(productKey(product, names.byId)));
  const bare = products.map((product): Unit => ({
    id: idOf(product, names.byId),
    quantity: undefined,
    row: undefined,
    prefix: undefined,
    product,
  }));
  return [...new Set(listed), ...bare];
};
