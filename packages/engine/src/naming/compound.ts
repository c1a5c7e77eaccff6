import { lettersInCompounds } from '../data/shared-spellings.ts';
import { longestText, readText, type Expression } from './compound-reader.ts';
import { kindOf, type ById } from '../definition/definition.ts';
import type { CompoundIndex, CompoundCandidates } from './compound-index.ts';
import { moreThanListed, costOf, type Candidate } from './rank.ts';
import { expand } from '../definition/expand.ts';
import type { Factor, Product, Unit } from '../model/unit.ts';

/** The maximum number of unit choices for one compound. */
const mostCandidates = 32;

/** Returns a key that is equal for equal products of units, in any order. */
export const productKey = (product: Product, byId: ById): string => {
  const { constant, factors } = expand(product, byId);
  const exponents = new Map<string, number>();
  for (const { unit, exponent } of factors) exponents.set(unit.id, (exponents.get(unit.id) ?? 0) + exponent);
  const parts = Array.from(exponents, ([id, exponent]) => `${id}^${exponent}`).filter((part) => !part.endsWith('^0'));
  return [`${constant.n}/${constant.d}`, ...[...parts].sort()].join(' ');
};

const powerWords: Readonly<Record<number, string>> = { 1: '', 2: 'square-', 3: 'cubic-' };

/** Merges equal units: in·in is in², and m²/m is m. */
const merge = (factors: readonly Factor[]): Factor[] => {
  const exponents = new Map<Unit, number>();
  for (const { unit, exponent } of factors) exponents.set(unit, (exponents.get(unit) ?? 0) + exponent);
  return Array.from(exponents, ([unit, exponent]) => ({ unit, exponent })).filter(({ exponent }) => exponent !== 0);
};

/** Returns the identifier of a compound in the grammar of CLDR, from units that are not compounds. */
const idOf = (product: Product, byId: ById): string => {
  const { constant, factors } = expand(product, byId);
  const merged = merge(factors);
  const words = (sign: number): string[] =>
    merged
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => `${powerWords[Math.abs(exponent)] ?? `pow${Math.abs(exponent)}-`}${unit.id}`);
  const bottom = [...(constant.d === 1n ? [] : [String(constant.d)]), ...words(-1)];
  return [...words(1), ...(bottom.length > 0 ? ['per', ...bottom] : [])].join('-') || 'part-per-part';
};

/** A product with the choices for its spelling. */
interface Choice {
  readonly product: Product;
  readonly isExact: boolean;
  /** The cost of its factors in addition to their ranks, for letters whose first meaning is another. */
  readonly extra: number;
}

interface Chosen extends Factor {
  readonly candidate: Candidate;
}

/** The quantities of matter, for an amount of which a letter gives a charge or a capacitance: C/mol, F/g. */
const ofMatter = new Set(['amount-of-substance', 'mass']);

/**
 * Returns true if a letter over these factors is not a scale of temperature: C/m² is a density of charge, F/m a
 * permittivity. A temperature changes by the hour and by length: C/min, C/km, F/ft.
 */
const isOverMatter = (candidates: readonly Candidate[], others: Expression['factors']): boolean => {
  const mayBeFahrenheit = candidates.some(({ unit }) => unit.id === 'fahrenheit');
  return (
    others.length > 0 &&
    others.every(({ candidates: [first], exponent }) => {
      const { quantity, entry } = first?.unit ?? {};
      // Fahrenheit is for feet
      const isSpace = quantity?.id === 'length' && (exponent < -1 || (mayBeFahrenheit && entry?.id === 'meter'));
      return exponent < 0 && (isSpace || ofMatter.has(quantity?.id ?? ''));
    })
  );
};

/** Returns the combinations of one unit per factor, the preferred meanings first. */
const choices = ({ constant, factors }: Expression): Choice[] => {
  let products: Chosen[][] = [[]];
  for (const factor of factors) {
    const { candidates: all, exponent } = factor;
    // A scale with an offset has no powers: the c of m c² is the speed of light
    const isNoScale =
      Math.abs(exponent) > 1 ||
      (exponent === 1 &&
        isOverMatter(
          all,
          factors.filter((one) => one !== factor),
        ));
    const plain = isNoScale ? all.filter(({ unit }) => kindOf(unit) !== 'affine') : [];
    const candidates = plain.length > 0 ? plain : all;
    products = products
      .flatMap((chosen) => candidates.map((candidate) => [...chosen, { unit: candidate.unit, exponent, candidate }]))
      .slice(0, mostCandidates);
  }
  return products.map((chosen) => ({
    product: { constant, factors: merge(chosen) },
    isExact: chosen.every(({ candidate }) => candidate.isExact),
    extra: chosen.reduce((sum, { unit, candidate }) => sum + candidate.cost - costOf(unit), 0),
  }));
};

/**
 * Returns true for a compound. A number may only be in the denominator: 5 km is a value. Single units are read by other
 * rules.
 */
const isCompound = ({ constant, factors }: Expression): boolean =>
  constant.n === 1n && factors.length > 0 && (constant.d !== 1n || factors.length > 1 || factors[0]?.exponent !== 1);

/** Matches the missing space before the temperature in J/kgK and W/mK. */
const closeTemperature = /(?<=\/.*\p{L})(?=(?:K|°C|°F)(?![\p{L}\d]))/u;

/**
 * Matches the kind of unit in brackets, as standards write it: gal (US)/min, lb/gal (UK), British thermal unit (IT) per
 * hour.
 */
const inBrackets =
  /\s*\(((?:(?:u\.?s\.?|u\.? ?k\.?|imp\.?|imperial|it|international table|th|thermochemical|liquid|dry|long|short|metric|troy|avoirdupois|nautical|survey)(?![a-z]) *)+)\)/gi;

/** Matches after the digit of W/m2K, which is a power, not a number of kelvins. */
const afterPower = /(?<=\p{L}\d)(?=(?:K|°C|°F)(?![\p{L}\d]))/gu;

/**
 * Matches the boundaries of joined words, as in programs: MetersPerSecond, PoundsPerUSGallon, litersPer100Kilometers.
 */
const runTogether =
  /(?<=[A-Za-z]{2}[a-z]|^[Uu][sk])(?=[A-Z]{1,3}[a-z])|(?<=[a-z]Per)(?=\d)|(?<=\d)(?=[A-Z][a-z]{2})|(?<=US|UK)(?=[A-Z][a-z])/g;

/** Matches the sign in a foot-pound: ft·lb/s. */
const withinFootPound = /(?<=\b(?:ft|in))[*·](?=lbs?\b)/g;

/** Matches the temperature in lowercase: w/m2k, kj/kgk. */
const smallTemperature = /(?<=\/.*(?:m|m\^?2|kg|g|lb|mol))k\b/;

/** Returns the text as written, then as it may be meant. */
const variants = (text: string): string[] => [
  ...new Set([text, text.replace(closeTemperature, ' '), text.replace(withinFootPound, '-')]),
];

const bareUnit = (product: Product, byId: ById): Unit => ({
  id: idOf(product, byId),
  quantity: undefined,
  entry: undefined,
  prefix: undefined,
  product,
});

/** Returns the listed units that equal a product without its prefixes, plain and with a single prefix: mPa·s. */
const underPrefixes = (
  { constant, factors }: Product,
  unitIndex: CompoundIndex,
): { plain: readonly Unit[]; prefixed: readonly Unit[] } => {
  const parts = factors.map((factor) =>
    factor.unit.prefix ? { ...factor, unit: unitIndex.byId(factor.unit.entry!.id)! } : factor,
  );
  const plain = unitIndex.byProduct(productKey({ constant, factors: parts }, unitIndex.byId));
  const withPrefix = factors.filter(({ unit }) => unit.prefix);
  const [only] = withPrefix;
  if (withPrefix.length !== 1 || only!.exponent !== 1) return { plain, prefixed: [] };
  return { plain, prefixed: plain.flatMap(({ id }) => unitIndex.byId(only!.unit.prefix!.name + id) ?? []) };
};

/** Unlisted products that people write without a sign: work in chemistry, L atm, and action, J s. */
const looseProducts = [
  ['volume', 'pressure'],
  ['energy', 'time'],
] as const;

/** Returns true if people write this product with only a space between its units. */
const isWrittenLoose = ({ factors }: Product): boolean => {
  const quantities = factors.map(({ unit }) => unit.quantity?.id);
  return quantities.length === 2 && looseProducts.some((product) => product.every((id) => quantities.includes(id)));
};

/**
 * Returns the cost of a usual prefix before the first part of a listed compound: nm/s² is as common as nm, or as m/s²
 * if that is rarer.
 */
const costUnderPrefix = ({ entry }: Unit, parts: number, { byId }: CompoundIndex): number =>
  Math.max(parts, costOf(byId(entry!.id)!)) + unlistedInCompound;

/** Returns the listed units of a product, and the product itself. A compound is as common as its parts. */
const candidatesOf = (choice: Choice, isLoose: boolean, unitIndex: CompoundIndex): readonly Candidate[] => {
  const { product, isExact, extra } = choice;
  const bare = bareUnit(product, unitIndex.byId);
  const cost = costOf(bare) + extra;
  const { plain, prefixed } = underPrefixes(product, unitIndex);
  const listed = [
    ...unitIndex.byProduct(productKey(product, unitIndex.byId)).map((unit) => ({ unit, isExact, cost })),
    ...prefixed.map((unit) => ({
      unit,
      isExact,
      cost: Math.min(costOf(unit), costUnderPrefix(unit, costOf(bare), unitIndex)) + extra,
    })),
  ];
  // Adjacent symbols are a product only if people write it so
  if (isLoose && plain.length === 0 && listed.length === 0 && !isWrittenLoose(product)) return [];
  const least = Math.max(cost, ...listed.map((candidate) => candidate.cost));
  return [...listed, { unit: bare, isExact, cost: listed.length > 0 ? least + moreThanListed : cost }];
};

/** The cost of a prefix that lists do not show for a compound. */
const unlistedInCompound = 0.5;

/** Matches a sign that every compound has: a space, a power or an operator. */
const signs = /[\s\d()*·/^.'"-]/;

/** Matches the redundant power of `m^1`. */
const firstPower = /(?:\^|\*\*)\+?1$/;

/**
 * Reads a compound: listed units first, then bare products, which have only a dimension. Empty if the text is not a
 * compound of known units. Undefined if one of its words is not a unit in any case.
 */
const readIn = (text: string, unitIndex: CompoundIndex, inAnyCase: boolean): readonly Candidate[] | undefined => {
  if (text.length > longestText) return [];
  if (firstPower.test(text)) return unitIndex.findSimple(text.replace(firstPower, '')).candidates;
  const words = text.replace(runTogether, ' ');
  if (words !== text) return unitIndex.find(words.toLowerCase()).candidates;
  if (!signs.test(text)) return [];
  const options = { inAnyCase, letters: lettersInCompounds };
  const texts = variants(text.replace(inBrackets, ' $1').replace(afterPower, ' '));
  const written = texts.map((variant) => readText(variant, unitIndex, options));
  if (!written.some(Boolean)) return undefined;
  const candidates = written
    .flatMap((compounds) => compounds ?? [])
    .filter(({ expression }) => isCompound(expression))
    .flatMap(({ expression, isLoose }) =>
      choices(expression).flatMap((choice) => candidatesOf(choice, isLoose, unitIndex)),
    );
  return [...candidates.filter(({ unit }) => unit.quantity), ...candidates.filter(({ unit }) => !unit.quantity)];
};

/** Returns the candidates of a written compound. */
export const readCompound = (text: string, unitIndex: CompoundIndex): CompoundCandidates => {
  const written = readIn(text, unitIndex, false);
  const inAnyCase = (): readonly Candidate[] => {
    if (!smallTemperature.test(text)) return (written && readIn(text, unitIndex, true)) ?? [];
    const kelvin = readCompound(text.replace(smallTemperature, ' K'), unitIndex).inAnyCase();
    return kelvin.map((candidate) => ({ ...candidate, isExact: false }));
  };
  return { written: written ?? [], inAnyCase };
};
