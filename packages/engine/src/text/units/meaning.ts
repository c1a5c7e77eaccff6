import type { Spelled } from '../../conversion/finder.ts';
import { likeliest, meaningsAlone } from './alone.ts';
import { readAs } from './assumed.ts';
import { chooseTyped } from './typed-pair.ts';
import { kindOf } from '../../definition/definition.ts';
import { hasOwnScale } from '../../conversion/relation.ts';
import { rankOf } from '../../naming/rank.ts';
import { fold } from '../../naming/spelling.ts';
import { pouredDrinks } from '../../data/foods.ts';
import { singularName } from '../../definition/symbol.ts';
import type { Assumption } from '../../model/assumption.ts';
import { bare } from '../../model/given.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { plus, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import type { Amount } from './amount.ts';
import type { Term } from './term.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import type { Lexicon } from './lexicon.ts';
import { cannotBeAdded, cannotBeConverted, cannotBeCountedOut } from '../diagnostics/mismatch.ts';
import { unknownUnitAt } from '../diagnostics/unknown-unit.ts';
import { ambiguousUnitIn, missingUnit, notASmaller } from '../diagnostics/refusal.ts';
import { isUnitIn, type Span } from '../span.ts';
import { inSystemOf } from './system.ts';
import type { Target } from './target.ts';
import { areCountable, descending, isCountedOutIn } from './countable.ts';

/** A value with a unit. */
export interface Count {
  readonly value: Ratio;
  readonly unit: Unit;
  /** The assumed system of the unit, if another unit names it. */
  readonly assumed?: Assumption;
  /** True if the unit is not written but follows from the number and from the unit before it. */
  readonly isOpen?: boolean;
}

/** The reading of an amount, and the target units: none, one, or several for an answer in parts. */
export interface Meaning {
  readonly counts: readonly Count[];
  readonly targets: readonly Unit[];
  /** The assumptions about ambiguous parts of the text. */
  readonly assumed?: readonly Assumption[];
}

/** Minutes and seconds of time or arc, as written next to hours or degrees. */
const besideOthers = new Map<string, readonly string[]>([
  ['m', ['minute', 'arc-minute']],
  ['min', ['arc-minute']],
  ['minutes', ['arc-minute']],
  ["'", ['minute']],
  ['s', ['arc-second']],
  ['sec', ['arc-second']],
  ['seconds', ['arc-second']],
  ['"', ['second']],
]);

/**
 * Yields every unit that a spelling can mean. Readings in another case come last, and are calculated only when needed.
 */
function* everyMeaning(spelling: string, lexicon: Lexicon): Generator<Unit, void> {
  const first = new Set(meaningsAlone(spelling, lexicon));
  yield* first;
  for (const { unit } of lexicon.meaningsOf(spelling).allCandidates()) if (!first.has(unit)) yield unit;
}

function* meaningsBeside(spelling: string, lexicon: Lexicon): Generator<Unit, void> {
  yield* everyMeaning(spelling, lexicon);
  for (const id of besideOthers.get(spelling.toLowerCase()) ?? []) {
    const unit = lexicon.byId(id);
    if (unit) yield unit;
  }
}

/**
 * Yields the units that a spelling can mean before others: of each quantity that the next one has too, the first. In `500 mg 2 g` the wrong
 * order does not make it a megagram.
 */
function* leadsBeside(spelling: string, [next]: readonly Term[], lexicon: Lexicon): Generator<Unit, void> {
  // `25 to 30 kb` is a range, although To is a terabyte
  if (ofSentences.test(spelling)) return;
  const tried = new Set<Unit['quantity']>();
  const others = next!.unit ? lexicon.meaningsOf(next!.unit.plain).units : [];
  const exact = lexicon.meaningsOf(spelling).units;
  // The W of `60 W 4 hours` is not a week
  const isMixed = /[A-Z]/.test(spelling) && /[^A-Z]/.test(next!.unit?.plain ?? '');
  const isExact = isMixed && exact[0] && rankOf(exact[0]) === 'everyday';
  for (const unit of isExact ? exact : meaningsBeside(spelling, lexicon)) {
    if (tried.has(unit.quantity)) continue;
    if (others.some((other) => lexicon.meet(unit, other))) tried.add(unit.quantity);
    yield unit;
  }
}

const firstOf = (units: Iterable<Unit>, fits: (unit: Unit) => boolean): Unit | undefined => {
  for (const unit of units) if (fits(unit)) return unit;
  return undefined;
};

/** Units that continue a measure without being written, `5 ft 6`, and the limit of each. */
const smaller = new Map<string, readonly [id: string, limit: number]>([
  ['foot', ['inch', 12]],
  ['yard', ['foot', 3]],
  ['stone', ['pound', 14]],
  ['pound', ['ounce', 16]],
  ['hour', ['minute', 60]],
  ['minute', ['second', 60]],
  ['degree', ['arc-minute', 60]],
  ['arc-minute', ['arc-second', 60]],
]);

/**
 * Returns the unit of a number that follows another without a unit. One meter 80 is 1.80 m, with two digits as in
 * prices; 1 km 500 has three.
 */
const smallerThan = ({ unit, value: whole }: Count, { value, place }: Term, { byId }: Lexicon): Unit | undefined => {
  if (whole.d !== 1n) return undefined;
  if (unit.id === 'meter') return /^\d\d$/.test(place.plain) ? byId('centimeter') : undefined;
  if (unit.id === 'kilometer') return /^\d{3}$/.test(place.plain) ? byId('meter') : undefined;
  // 2 inches 3/8 is a fraction of the inch
  if (unit.id === 'inch') return value.n > 0n && value.n < value.d ? unit : undefined;
  const [id, limit] = smaller.get(unit.id) ?? [];
  const size = value.n < 0n ? -value.n : value.n;
  return id !== undefined && size >= value.d && size < BigInt(limit!) * value.d ? byId(id) : undefined;
};

/** Returns the terms with `lead` as the unit of the first. */
const countsFor = (lead: Unit, terms: readonly Term[], lexicon: Lexicon): Count[] | Diagnostic => {
  const counts: Count[] = [{ value: terms[0]!.value, unit: lead }];
  for (const term of terms.slice(1)) {
    const open = unitOf(term, lead, counts.at(-1)!, lexicon);
    const own = open && term.unit && inSystemOf(lead, open, term.unit, lexicon);
    const unit = own ?? open;
    if (!unit && term.unit) return cannotBeAdded(lead, term, false);
    if (unit && term.unit && !term.isAdded && !term.isMore && !isCountedOutIn(counts.at(-1)!.unit, unit))
      return cannotBeAdded(lead, term, false);
    if (!unit) return refusedAt(term.place, notASmaller);
    counts.push({
      value: term.value,
      unit,
      ...(own && { assumed: readAsOne('system', term.unit, own, lexicon) }),
      ...(!term.unit && { isOpen: true }),
    });
  }
  const isSum = counts.length === 1 || areCountable(counts.map(({ unit }) => unit));
  return isSum ? counts : cannotBeAdded(lead, terms[1]!, true);
};

const unitOf = (term: Term, lead: Unit, before: Count, lexicon: Lexicon): Unit | undefined => {
  if (term.isMore) return before.unit;
  if (!term.unit) return smallerThan(before, term, lexicon);
  const isNamed = lexicon.meaningsOf(term.unit.plain).units[0]?.quantity !== undefined;
  // Volt amperes are not also a plain product, which would be added to watts
  return firstOf(
    meaningsBeside(term.unit.plain, lexicon),
    (unit) => (unit.quantity !== undefined || !isNamed) && lexicon.meet(lead, unit),
  );
};

const bridges: Readonly<Record<string, string>> = { volume: 'mass', mass: 'volume' };

/** Returns the target units that a unit converts to, from the first reading that fits. */
const targetsFor = (
  unit: Unit,
  { readings, place }: Target,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): Unit[] | Diagnostic | undefined => {
  // Cups of flour in ounces are a weight: the ingredient decides
  const [wanted] = lexicon.meaningsOf(readings[0]![0]!).units;
  const isAcross = wanted?.quantity !== undefined && wanted.quantity.id === bridges[unit.quantity?.id ?? ''];
  if (ingredient && isAcross) return bridged(unit, readings, lexicon);
  for (const reading of readings) {
    const fitting = reading.length > 1 ? [] : likeliest(reading[0]!, (other) => lexicon.meet(unit, other), lexicon);
    if (fitting.length > 1) return fitsSeveral(place, fitting);
    if (fitting.length > 0) return fitting;
    const parts = reading.map((spelling) =>
      firstOf(meaningsBeside(spelling, lexicon), (other) => lexicon.meet(unit, other)),
    );
    if (parts.length > 1 && parts.every((found) => found !== undefined) && areCountable(parts)) {
      const units = descending(parts);
      const isOne = units.every((found, index) => index === 0 || isCountedOutIn(units[index - 1]!, found));
      return isOne ? parts : cannotBeCountedOut(units, place);
    }
  }
  return ingredient && bridged(unit, readings, lexicon);
};

/** Returns the units across a density: grams for cups, cups for grams. */
const bridged = (unit: Unit, readings: Target['readings'], lexicon: Lexicon): Unit[] | undefined => {
  const wanted = bridges[unit.quantity?.id ?? ''];
  if (wanted === undefined) return undefined;
  for (const reading of readings) {
    const units = reading.map((spelling) =>
      lexicon.meaningsOf(spelling).units.find(({ quantity }) => quantity?.id === wanted),
    );
    if (units.every((found) => found !== undefined)) return units;
  }
  return undefined;
};

/** Returns the readings of the first term. Without a unit it is a number of parts, so that a dozen is twelve. */
const leadsOf = (
  { terms: [first, ...others] }: Amount,
  isSum: boolean,
  isWeighed: boolean,
  lexicon: Lexicon,
): Iterable<Unit> => {
  if (!first!.unit) return [lexicon.byId('part')].filter((unit) => unit !== undefined);
  // m means minutes only next to another unit: 5 m 2 is not 5 min 2 s
  if (isSum && others.some(({ unit }) => unit)) return leadsBeside(first!.unit.plain, others, lexicon);
  if (!isWeighed) return everyMeaning(first!.unit.plain, lexicon);
  const units = [...everyMeaning(first!.unit.plain, lexicon)];
  const weighed = units.filter(({ quantity }) => quantity && quantity.id in bridges);
  return weighed.length > 0 ? weighed : units;
};

/** Kitchen units. With one of them as the target, t may be a teaspoon. */
const ofKitchens = new Set(['gram', 'ounce', 'milliliter', 'fluid-ounce', 'cup', 'tablespoon', 'teaspoon']);

/**
 * Returns the possible units of t in `3 t salt in g`: recipes write t for a teaspoon. Undefined if the target shows
 * that it is a tonne.
 */
const spoonOrTonne = ({ readings }: Target, lexicon: Lexicon): readonly Unit[] | undefined =>
  lexicon.meaningsOf(readings[0]![0]!).units.some(({ id }) => ofKitchens.has(id))
    ? ['teaspoon', 'tonne'].flatMap((id) => lexicon.byId(id) ?? [])
    : undefined;

/**
 * Adds fractions after a unit to its number, in other languages than English, whose words may have several units: two and
 * a half of such a word are open as 2.5 of it are.
 */
const withHalves = (amount: Amount, { vocabulary }: Lexicon): Amount => {
  const [first, ...others] = amount.terms;
  if (!vocabulary || !first!.unit || others.length === 0 || !others.every(({ isMore }) => isMore)) return amount;
  return {
    ...amount,
    terms: [{ ...first!, value: others.reduce((sum, { value }) => plus(sum, value), first!.value) }],
  };
};

/** Returns the units that an amount and a target mean. */
export const resolve = (
  given: Amount,
  target: Target | undefined,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): Meaning | Diagnostic => {
  const amount = withHalves(given, lexicon);
  const [first] = amount.terms;
  const isSum = amount.terms.length > 1;
  const spoon = ingredient && target && first!.unit?.plain === 't' ? spoonOrTonne(target, lexicon) : undefined;
  if (spoon) return fitsSeveral(first!.unit!, spoon);
  if (first!.unit && !isSum) {
    const meaning = target
      ? resolvePair(amount, target, ingredient, lexicon)
      : ingredient
        ? undefined
        : resolveAlone(first!, amount.isBare, lexicon);
    if (meaning) return meaning;
  }
  const poured = ingredient && target && !isSum ? resolvePoured(first!, target, ingredient, lexicon) : undefined;
  if (poured) return poured;
  let diagnostic: Diagnostic | undefined;
  for (const lead of leadsOf(amount, isSum, ingredient !== undefined, lexicon)) {
    const counts = countsFor(lead, amount.terms, lexicon);
    const targets = counts instanceof Diagnostic || !target ? [] : targetsFor(lead, target, ingredient, lexicon);
    if (targets instanceof Diagnostic) return targets;
    if (counts instanceof Diagnostic && counts.isFinal) return counts;
    if (counts instanceof Diagnostic) diagnostic ??= counts;
    else if (targets) {
      const assumed = counts.flatMap((count) => count.assumed ?? []);
      return { counts, targets, ...(assumed.length > 0 && { assumed }) };
    } else diagnostic ??= cannotBeConverted(lead, target!);
  }
  return first!.unit ? (diagnostic ?? unknownUnitAt(first!.unit)) : missing(first!, diagnostic);
};

/** Returns the meaning of a value in one unit with one target. */
const inOne = (value: Ratio, unit: Unit, target: Unit, ...assumed: readonly Assumption[]): Meaning => ({
  counts: [{ value, unit }],
  targets: [target],
  ...(assumed.length > 0 && { assumed }),
});

/** Matches an ounce that may be one of weight or of volume. */
const bareOunce = /^(?:u\.?s\.?\s*)?(?:oz|ozs|ounces?)$/i;

/** Resolves `8 oz milk in ml`, `750 ml wine in oz`: for a drink, an ounce next to a volume is a fluid ounce. */
const resolvePoured = (
  { unit, value }: Term,
  { readings: [reading], place }: Target,
  { id }: Ingredient,
  lexicon: Lexicon,
): Meaning | undefined => {
  const isDrink = id.split('-').some((word) => pouredDrinks.includes(word));
  if (!isDrink || !unit || reading?.length !== 1) return undefined;
  const [source, target] = [unit.plain, reading[0]!];
  const open = [source, target].filter((text) => bareOunce.test(text));
  const volumeOf = (text: string): Unit | undefined =>
    lexicon.meaningsOf(text).units.find(({ quantity }) => quantity?.id === 'volume');
  const other = open.length === 1 ? volumeOf(open[0] === source ? target : source) : undefined;
  const ounce = other && lexicon.byId(other.id.endsWith('-imperial') ? 'fluid-ounce-imperial' : 'fluid-ounce');
  if (!ounce) return undefined;
  const [from, to] = open[0] === source ? [ounce, other] : [other, ounce];
  return inOne(value, from, to, readAsOne('unit', open[0] === source ? unit : place, ounce, lexicon));
};

/**
 * Resolves one unit in another, as `convert` does. Undefined if the target is something else, or if an ingredient may
 * connect them.
 */
const resolvePair = (
  { terms, isBare }: Amount,
  wanted: Target,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): Meaning | Diagnostic | undefined => {
  const { readings, place } = wanted;
  const { unit, value } = terms[0]!;
  const [reading] = readings;
  if (ingredient || reading!.length > 1) return undefined;
  const [source, target] = [unit!.plain, reading![0]!].map((text) => ({
    text: fold(text),
    meanings: lexicon.meaningsOf(text),
  }));
  const chosen = chooseTyped(source!, target!, lexicon);
  const found = chosen && bare(chosen);
  // Refuse what `convert` refuses, instead of trying other meanings
  if (!found) {
    const scaled = inOtherScale(source!, target!, lexicon);
    if (scaled) return inOne(value, scaled.from, scaled.to, readAs(unit!.text, scaled.from, lexicon));
    // Outside of English, degrees alone are those of Celsius: 華氏350度は何度
    const asked = lexicon.vocabulary && inOtherScale(target!, source!, lexicon);
    if (asked?.from.id === 'celsius')
      return inOne(value, asked.to, asked.from, readAs(place.text, asked.from, lexicon));
    const difference = asDifference(value, source!, target!, place, lexicon);
    if (difference) return difference;
    const run = isBare ? undefined : ofRun(unit!, value, target!, lexicon);
    if (run) return run;
    const shortened =
      isBare && !lexicon.vocabulary ? undefined : inShort(unit!, value, source!, target!, place, lexicon);
    if (shortened) return shortened;
    return readings.length === 1 ? cannotBeConverted(source!.meanings.units[0]!, wanted, terms[0]) : undefined;
  }
  if (isBare && !('ids' in found) && areLetters(unit!.plain, reading![0]!, found)) return unknownUnitAt(unit!);
  if (!('ids' in found)) {
    const doubt = inDoubtBeside(unit!, place, found, lexicon);
    if (doubt) return doubt;
  }
  const other = isBare && !('ids' in found) ? inSmallLetters(unit!, target!, found.from, lexicon) : undefined;
  if (other && !('ids' in found)) return fitsSeveral(unit!, [found.from, other]);
  if (!('ids' in found)) return inOneSystem(value, unit!, place, found, lexicon);
  return fitsSeveral(
    found.side === 'from' ? unit! : place,
    found.ids.flatMap((id) => lexicon.byId(id) ?? []),
  );
};

/** Returns true for `a in b`: single letters that are units, but not everyday ones, without a number. */
const areLetters = (from: string, to: string, found: { readonly from: Unit; readonly to: Unit }): boolean =>
  from.length === 1 && to.length === 1 && [found.from, found.to].some((unit) => rankOf(unit) !== 'everyday');

/** Symbols with two meanings beside certain units: the symbol, its two units, and the units beside it. */
const doubtfulBeside = [
  ['nm', 'nanometer', 'nautical-mile', ['mile', 'nautical-mile', 'mile-survey-us']],
  ['dwt', 'pennyweight', 'deadweight-ton', ['tonne', 'ton', 'long-ton', 'deadweight-ton']],
] as const;

/** Refuses `nm` beside miles, nanometers or nautical miles, and `dwt` beside tons, pennyweights or deadweight tons. */
const inDoubtBeside = (
  unit: Span,
  target: Span,
  { from, to }: { readonly from: Unit; readonly to: Unit },
  { byId }: Lexicon,
): Diagnostic | undefined => {
  for (const [symbol, id, other, neighbors] of doubtfulBeside) {
    const [place, beside] = from.id === id ? [unit, to] : [target, from];
    const isRead = place.plain === symbol && (from.id === id || to.id === id);
    if (isRead && neighbors.some((one) => one === beside.id)) return fitsSeveral(place, [byId(id)!, byId(other)!]);
  }
  return undefined;
};

/** Returns the assumption about a word's unit, with its full name in the singular: `fluid ounce`, `imperial pint`. */
const readAsOne = (kind: Assumption['kind'], { text }: Span, unit: Unit, { vocabulary }: Lexicon): Assumption => ({
  kind,
  of: text,
  as: vocabulary?.language.nameOf(unit) ?? singularName(unit),
});

/** Resolves `1 pint in uk gallons`: a unit without a system takes the system of the other unit. */
const inOneSystem = (
  value: Ratio,
  unit: Span,
  target: Span,
  { from, to }: { readonly from: Unit; readonly to: Unit },
  lexicon: Lexicon,
): Meaning => {
  // People do not ask for a conversion to the same unit
  const [source, wanted] = [inSystemOf(to, from, unit, lexicon), inSystemOf(from, to, target, lexicon)];
  if (source && source !== to) return inOne(value, source, to, readAsOne('system', unit, source, lexicon));
  if (wanted && wanted !== from) return inOne(value, from, wanted, readAsOne('system', target, wanted, lexicon));
  const open = (
    [
      [unit, from],
      [target, to],
    ] as const
  ).filter(([{ plain }, one]) => lexicon.meaningsOf(plain).units.at(0)?.quantity !== one.quantity);
  return inOne(value, from, to, ...open.map(([word, one]) => readAsOne('unit', word, one, lexicon)));
};

/** The two temperature scales in degrees. */
const otherScales: Readonly<Record<string, string>> = { celsius: 'fahrenheit', fahrenheit: 'celsius' };

/** Reads `72 degrees in celsius` as Fahrenheit, because the same scale needs no conversion. */
const inOtherScale = (source: Spelled, target: Spelled, lexicon: Lexicon): { from: Unit; to: Unit } | undefined => {
  const to = target.meanings.units.find(({ id }) => id in otherScales);
  const from = to && source.meanings.units.at(0)?.id === 'degree' ? lexicon.byId(otherScales[to.id]!) : undefined;
  return from && { from, to: to! };
};

/** Reads `5 Δ°C in F` as a difference in degrees of the target scale. */
const asDifference = (
  value: Ratio,
  source: Spelled,
  target: Spelled,
  place: Span,
  lexicon: Lexicon,
): Meaning | undefined => {
  const from = source.meanings.units.find(({ quantity }) => quantity?.id === 'temperature-difference');
  const scale = from && target.meanings.units.find(({ quantity }) => quantity?.id === 'temperature');
  const to = scale && lexicon.byId(`delta-${scale.id}`);
  return to && inOne(value, from, to, readAs(place.text, to, lexicon));
};

/** Reads `5k in miles` as a run of five kilometers. */
const ofRun = (unit: Span, value: Ratio, { meanings }: Spelled, lexicon: Lexicon): Meaning | undefined => {
  const [to] = meanings.units;
  const kilometer = lexicon.byId('kilometer');
  return unit.lower === 'k' && to?.quantity?.id === 'length' && kilometer
    ? inOne(value, kilometer, to, readAs(unit.text, kilometer, lexicon))
    : undefined;
};

/** The units that people mean by a shortened target, by quantity: after a speed, km is kilometers per hour. */
const shortNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  speed: { kilometer: 'kilometer-per-hour', mile: 'mile-per-hour' },
  area: { meter: 'square-meter', foot: 'square-foot' },
};

/**
 * Reads the target of `60 mph in km` as kilometers per hour. In languages other than English it also reads `100 Mbit in
 * MB/s` as megabits per second and `2 ha in m` as square meters, which in English are word problems.
 */
const inShort = (
  unit: Span,
  value: Ratio,
  source: Spelled,
  target: Spelled,
  place: Span,
  lexicon: Lexicon,
): Meaning | Diagnostic | undefined => {
  const [[from], [to]] = [source.meanings.units, target.meanings.units];
  const [given, wanted] = [from?.quantity?.id, to?.quantity?.id];
  // A pace in miles is minutes per mile
  if (given === undefined || kindOf(from!) === 'reciprocal' || (given !== 'speed' && !lexicon.vocabulary))
    return undefined;
  // The speed of a line is in bits; a file has bytes
  if (given === 'data' && wanted === 'data-rate') {
    const rate = from!.id.endsWith('bit') ? lexicon.byId(`${from!.id}-per-second`) : undefined;
    return rate && rate !== to ? inOne(value, rate, to!, readAs(unit.text, rate, lexicon)) : undefined;
  }
  const isRate = given === 'data-rate' && wanted === 'data';
  const id = isRate ? `${to!.id}-per-second` : shortNames[given]?.[to?.id ?? ''];
  const whole = id === undefined ? undefined : lexicon.byId(id);
  // Asking for the same unit has no point
  if (!whole || whole === from) return undefined;
  return severalOf(unit, lexicon) ?? inOne(value, from!, whole, readAs(place.text, whole, lexicon));
};

/**
 * Keyboards capitalize the first letter, so `Mm to cm` may mean millimeters. Returns that other unit, if there is one.
 */
const inSmallLetters = (unit: Span, target: Spelled, found: Unit, lexicon: Lexicon): Unit | undefined => {
  if (unit.offset > 0 || !/^[A-Z][a-z]+$/.test(unit.plain)) return undefined;
  const text = unit.lower;
  const chosen = chooseTyped({ text, meanings: lexicon.meaningsOf(text) }, target, lexicon);
  const other = chosen && bare(chosen);
  return other && !('ids' in other) && other.from.id !== found.id && !lexicon.isSameSize(other.from, found)
    ? other.from
    : undefined;
};

/** Matches words of sentences, which mean nothing alone, although `at` after a number is an atmosphere. */
const ofSentences = /^(?:an?|at|as|by|is|of|or|per|to)$/;

/** The largest power of a unit in use. */
const largestPower = 4;

/**
 * Returns true if a word without a number means a unit. It excludes a short symbol of a rare unit (`tan`, `log`), a
 * unit only in another case (`gas`, `to`), a power such as `e^10` and a text with a number (`c/(145MHz)`).
 */
const isSaidAlone = ({ plain, lower }: Span, lexicon: Lexicon): boolean => {
  if (ofSentences.test(lower)) return false;
  const { candidates } = lexicon.meaningsOf(plain);
  return candidates.some(({ unit: { product, prefix, quantity }, isExact, cost }) => {
    if (product) {
      // Adjacent units must make a known quantity: newton meter does, molar mass of water does not
      if (!quantity && !operator.test(plain)) return false;
      const isSmall = product.factors.every(({ exponent }) => Math.abs(exponent) <= largestPower);
      return (
        isSmall && cost <= rareUnit && (!/\d/.test(plain) || !/[(/]\s*(?!10+\b)\d+(?:\.\d+)?\s*\p{L}/u.test(plain))
      );
    }
    if (!isExact) return cost === 0;
    return cost < rareUnit || (plain.length > longestSymbol && !prefix);
  });
};

/** Matches signs and words that multiply or divide units. */
const operator = /[*×·⋅./^⁻-]|\b(?:per|times)\b/;

/** The cost of a rare unit, and of a unit with a prefix that no list shows. */
const rareUnit = 3;
const longestSymbol = 3;

/** Returns true for two adjacent units after `per`, which are not a product: 25 km per hour miles. */
const followsRate = (unit: Span): boolean => {
  const [, first, second] = /\sper\s+(\S+)\s+(\S+)$/.exec(unit.lower) ?? [];
  return first !== undefined && [first, second!].every((word) => isUnitIn(unit, word));
};

/** Returns the refusal of a word with units of different sizes that are equally likely: `2 k`. */
export const severalOf = (
  unit: Span,
  lexicon: Lexicon,
  found: readonly Unit[] = likeliest(unit.plain, () => true, lexicon),
): Diagnostic | undefined =>
  found.some((other) => !lexicon.isSameSize(other, found[0]!)) ? fitsSeveral(unit, found) : undefined;

/** Resolves a unit without a target or another term. */
const resolveAlone = ({ unit, value }: Term, isBare: boolean, lexicon: Lexicon): Meaning | Diagnostic => {
  const found = likeliest(unit!.plain, () => true, lexicon);
  if (isBare && (!isSaidAlone(unit!, lexicon) || (found[0] && hasOwnScale(found[0])))) return unknownUnitAt(unit!);
  const several = severalOf(unit!, lexicon, found);
  if (several) return several;
  if (found[0]?.product && !found[0].quantity && followsRate(unit!)) return unknownUnitAt(unit!);
  const { ambiguous, units } = lexicon.meaningsOf(unit!.plain);
  if (ambiguous && units.length === 1) return unknownUnitAt(unit!);
  return { counts: [{ value, unit: found[0]! }], targets: [] };
};

const fitsSeveral = (spelling: Span, units: readonly Unit[]): Diagnostic => {
  const ids = units.map(({ id }) => id);
  return refusedAt(spelling, (name, text, place) => ambiguousUnitIn(name, text, ids, place), true);
};

/** Returns the diagnostic of a bare number that does not convert: its unit is missing. */
const missing = ({ place }: Term, diagnostic: Diagnostic | undefined): Diagnostic =>
  !diagnostic || diagnostic.isFinal ? refusedAt(place, missingUnit) : diagnostic;
