import * as core from '../../calculation/value.ts';
import { countIn, unitsOf } from '../../calculation/unit-of.ts';
import { meeting } from '../../conversion/relation.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { UnitsError } from '../../model/error.ts';
import { rankOf } from '../../naming/rank.ts';
import { kindOf, isCurved } from '../../definition/definition.ts';
import type { CompiledConversion } from '../../conversion/compiled-conversion.ts';
import { combine, independent, uncertaintyOf, type Deviations } from '../../measured/deviations.ts';
import { deviationsOfUnit } from '../../measured/measured-units.ts';
import { intervalOf, slopeOf } from '../../measured/slope.ts';
import { sameDimension } from '../../model/dimension.ts';
import { one, ratio, toNumber } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { Measure } from '../../text/format/measure.ts';
import { roundTo } from '../../text/format/round.ts';
import { splitRatio } from '../../text/format/split.ts';
import { convertExactly, convertToRatio } from '../../text/numbers/exact.ts';
import type { Span } from '../../text/span.ts';
import { catalogue } from '../../text/catalogue.ts';
import { meaningsAlone } from '../../text/units/alone.ts';
import type { Target } from '../../text/units/target.ts';
import { idOf } from '../../text/units/unit-id.ts';
import { areCountable, descending } from '../../text/units/countable.ts';
import { severalOf } from '../../text/units/meaning.ts';
import { inSystemOf, namesSystem } from '../../text/units/system.ts';
import { bridgeBetween } from '../../conversion/bridge-hint.ts';
import type { Rates } from '../../model/rates.ts';
import { bare, describe, evaluate, multiply, partsOf, sizeOfUnit } from './evaluate.ts';
import { isoOf, writeMoment } from './moment.ts';
import { scopeOf } from './scope.ts';
import { Refused, type Value } from './value.ts';
import type { Expression, Node, UnitNode } from './node.ts';
import { moneyOf } from './money-result.ts';
import { faultOf, notConvertible, partOfLevel, tooLarge, uncertainMoney, uncertainParts } from './refusal.ts';
import { measureOf, part, unitOfResult, withoutPower, type Result, type Wanted, type Worked } from './result.ts';

/** The maximum number of combinations of meanings to try. */
const mostChoices = 16;

/** Returns true for units of time. Next to them, m is a minute if it is not a meter. */
const isTime = ({ plain, lexicon }: Span): boolean => lexicon!.meaningsOf(plain).units[0]?.quantity?.id === 'time';

/** Returns the units, with the system of one applied to units that leave it open: the cup of `1 uk pint + 1 cup`. */
const inOneSystem = (choice: readonly Unit[], units: readonly Span[]): readonly Unit[] => {
  const named = choice.filter(namesSystem);
  if (named.length === 0) return choice;
  return choice.map((unit, index) => {
    for (const other of named) {
      const own = inSystemOf(other, unit, units[index]!, units[index]!.lexicon!);
      if (own) return own;
    }
    return unit;
  });
};

const isNumber = (unit: Unit): boolean => meeting(unit, part, unitIndex) !== undefined;

/** Matches a text in capitals, of which words and not units alone show that their case has no meaning: 30 H DIVIDED BY 20 MINS. */
const inCapitals = /^(?!.*\p{Ll}).*\p{Lu}{5}/su;

/** Returns the meanings of a unit. In a text in capitals, an everyday unit in small letters comes first. */
const meaningsIn = ({ plain, lexicon }: Span, whole: Span): readonly Unit[] => {
  const units = meaningsAlone(plain, lexicon!);
  if (!inCapitals.test(whole.plain)) return units;
  const [small] = lexicon!.meaningsOf(plain.toLowerCase()).candidates;
  return small?.isExact && rankOf(small.unit) === 'everyday'
    ? [small.unit, ...units.filter((unit) => unit !== small.unit)]
    : units;
};

/** Returns combinations of one meaning per unit, the first meanings first. */
const choicesOf = (units: readonly Span[], whole: Span): readonly (readonly Unit[])[] => {
  if (units.length === 0) return [[]];
  const hasTime = units.some(isTime);
  let choices: (readonly Unit[])[] = [[]];
  for (const spelled of units) {
    const { plain } = spelled;
    // A unit is not also read as a number: 2 kt + 3 are not karats
    const [first, ...others] = meaningsIn(spelled, whole);
    const mayBeNumber = others.length > 0 && isNumber(first!);
    const known = [first!, ...others.filter((unit) => mayBeNumber || !isNumber(unit))].slice(0, 4);
    const meanings = hasTime && plain === 'm' ? [...known, unitIndex.byId('minute')!] : known;
    choices = choices.flatMap((choice) => meanings.map((unit) => [...choice, unit])).slice(0, mostChoices);
  }
  return choices.map((choice) => inOneSystem(choice, units));
};

/** Returns the degree of difference for a target scale, if the value is a difference of temperatures. */
const asDifference = (from: Unit, to: Unit): Unit =>
  from.quantity?.id === 'temperature-difference' && to.quantity?.id === 'temperature'
    ? (unitIndex.byId(`delta-${to.id}`) ?? to)
    : to;

/** Returns the value of one unit in a target, or undefined if they do not convert. */
const convertFrom = (
  from: Unit,
  value: Value,
  { readings, place }: Target,
  whole: Span,
): readonly Measure[] | undefined => {
  const count = countIn(value, from);
  const fits = (unit: Unit): boolean => meeting(from, unit, unitIndex) !== undefined;
  /** Returns true if powers of π cancel, as between multiples of one quantity: π radians are 180 degrees. */
  const isMultiple = (to: Unit): boolean =>
    to === from ||
    (count.piPower !== 0 &&
      from.quantity !== undefined &&
      to.quantity === from.quantity &&
      kindOf(from) === 'linear' &&
      kindOf(to) === 'linear');
  for (const reading of readings) {
    const units = reading.map((spelling) =>
      meaningsAlone(spelling, place.lexicon!)
        .map((unit) => asDifference(from, unit))
        .find(fits),
    );
    if (units.length > 1 && !(units.every((unit) => unit !== undefined) && areCountable(units))) {
      // Read J s as joules times seconds, as in books
      const product = place.lexicon!.meaningsOf(reading.join('*')).units.find(fits);
      if (!product) continue;
      return [convertExactly(withoutPower(count), catalogue.between(from, product), idOf(product, unitIndex))];
    }
    if (!units.every((unit) => unit !== undefined)) continue;
    if (units.length === 1) {
      const [to] = units;
      if (isMultiple(to!)) return [measureOf(countIn(value, to!), idOf(to!, unitIndex), whole)];
      return [convertExactly(withoutPower(count), catalogue.between(from, to!), idOf(to!, unitIndex))];
    }
    const sorted = descending(units);
    return splitRatio(convertToRatio(withoutPower(count), catalogue.between(from, sorted.at(-1)!))!, sorted, catalogue);
  }
  return undefined;
};

const convertTo = (value: Value, target: Target, whole: Span): readonly Measure[] => {
  const [first = part, ...others] = unitsOf(value, unitIndex);
  for (const from of [first, ...others]) {
    const measures = convertFrom(from, value, target, whole);
    if (measures) return measures;
  }
  const { place, readings } = target;
  const to = place.lexicon!.meaningsOf(readings[0]![0]!).units[0]!;
  throw new Refused(
    notConvertible(
      place,
      describe({ ...value, factors: first === part ? [] : [{ unit: first, exponent: 1 }] }),
      to.quantity?.name.toLowerCase() ?? place.text,
      bridgeBetween(first, to),
    ),
  );
};

/** Returns a result in one unit with its uncertainty, if the value has one. */
const withUncertainty = (result: Result, value: Value, whole: Span): Result => {
  if (value.deviations.size === 0) return result;
  const [measure, ...others] = result.measures;
  if (result.money) throw new Refused(uncertainMoney(whole));
  if (others.length > 0) throw new Refused(uncertainParts(whole));
  const to = catalogue.findUnit(measure!.unit);
  // Volts times amperes are volt-amperes first, then watts
  const known = unitsOf(value, unitIndex).find((unit) => unit === to || meeting(unit, to, unitIndex)) ?? part;
  const count = toNumber(withoutPower(countIn(value, known)));
  const exact = catalogue.between(known, to);
  const own = uncertaintyOfResult(value.deviations, sizeOfUnit(known), count, exact, to, measure!.value);
  // The sizes of factors are doubles, which end at 10^308
  if (!Number.isFinite(own.uncertainty)) throw new Refused(tooLarge(whole));
  return { ...result, ...own };
};

/** Returns the uncertainty of a value of a unit in another. */
const uncertaintyOfResult = (
  deviations: Deviations,
  size: number,
  count: number,
  exact: CompiledConversion['exact'],
  to: Unit,
  result: number,
): Pick<Result, 'uncertainty' | 'interval'> => {
  const own = combine(deviations, slopeOf(exact, count) / size, deviationsOfUnit(to, catalogue), -result);
  const uncertainty = uncertaintyOf(own);
  const interval = intervalOf(exact, count, uncertaintyOf(deviations) / size);
  return { uncertainty, ...(interval && { interval }) };
};

/**
 * Returns a level with its uncertainty, alone or in a target unit, because sums cannot contain levels. Undefined for
 * any other expression.
 */
const levelOf = (
  root: Node,
  meanings: readonly Unit[],
  wanted: Wanted | undefined,
  whole: Span,
): Result | undefined => {
  const unit = root.kind === 'measure' && root.uncertainty ? meanings[root.unit.index]! : undefined;
  if (root.kind !== 'measure' || !root.uncertainty || !unit || !isCurved(kindOf(unit))) return undefined;
  const { value, uncertainty } = root;
  if (uncertainty.isPercent || uncertainty.unit) throw new Refused(partOfLevel(uncertainty.place));
  const size = toNumber(uncertainty.size) / uncertainty.divisor;
  const to = wanted?.kind === 'units' ? unitMeeting(unit, wanted.target) : unit;
  if (!to) throw new Refused(notConvertible(whole, `a ${unit.quantity!.name.toLowerCase()}`, whole.text));
  const exact = catalogue.between(unit, to);
  const measure = convertExactly(value, exact, idOf(to, unitIndex));
  const deviations = independent(size);
  return {
    measures: [measure],
    isBare: false,
    ...uncertaintyOfResult(deviations, 1, toNumber(value), exact, to, measure.value),
  };
};

/** Returns the target unit that a unit converts to. */
const unitMeeting = (from: Unit, { readings, place }: Target): Unit | undefined =>
  readings
    .filter((reading) => reading.length === 1)
    .flatMap(([spelling]) => meaningsAlone(spelling!, place.lexicon!))
    .find((unit) => meeting(from, unit, unitIndex) !== undefined);

/** Returns a date or a time, in the target time zone. */
const momentOf = (value: Value, wanted: Wanted | undefined, whole: Span): Result => {
  const moment = value.moment!;
  const place = wanted?.kind === 'units' ? wanted.target.place : (wanted?.place ?? whole);
  if (wanted?.kind === 'unix' && moment.kind !== 'clock')
    return {
      measures: [measureOf({ ratio: ratio(value.n * wanted.perSecond, value.d), piPower: 0 }, 'part', whole)],
      isBare: true,
    };
  const isShown = wanted === undefined || (wanted.kind === 'zone' && moment.kind === 'instant');
  if (!isShown) throw new Refused(notConvertible(place, describe(value), place.text));
  const shown = wanted?.kind === 'zone' ? { ...moment, zone: wanted.zone } : moment;
  return {
    measures: [measureOf({ ratio: ratio(value.n, value.d), piPower: 0 }, 'second', whole)],
    isBare: false,
    moment: {
      kind: moment.kind,
      text: writeMoment(value, shown, scopeOf(whole)?.calendar, whole),
      iso: isoOf(value, moment),
    },
  };
};

/** Returns the value in a unit that the text defines. */
const countOf = (value: Value, unit: Value, place: Span, whole: Span): Result => {
  const count = multiply(value, unit, -1, place);
  if (count.money !== 0 || unitOfResult(count) !== part)
    throw new Refused(notConvertible(place, describe(value), place.text));
  return { measures: [measureOf(countIn(count, part), 'part', whole)], isBare: true, ownUnit: place.text };
};

/** Returns a whole number in another base; with a number of bits, in two's complement and with all its digits. */
const numeralOf = (value: Value, { base, bits, place }: Extract<Wanted, { kind: 'base' }>, whole: Span): Result => {
  const { n, d } = ratio(value.n, value.d);
  const isTooLong = bits !== undefined && (n >= 1n << BigInt(bits) || n < -(1n << BigInt(bits - 1)));
  if (isTooLong || d !== 1n || value.piPower !== 0 || value.money !== 0 || unitOfResult(value) !== part)
    throw new Refused(notConvertible(place, describe(value), place.text));
  const prefix = new Map([
    [2, '0b'],
    [8, '0o'],
    [16, '0x'],
  ]).get(base);
  const isNegative = n < 0n && bits === undefined;
  const size = bits === undefined ? (n < 0n ? -n : n) : BigInt.asUintN(bits, n);
  return {
    measures: [measureOf({ ratio: { n, d }, piPower: 0 }, 'part', whole)],
    isBare: true,
    numeral: `${isNegative ? '-' : ''}${prefix ?? `${base}#`}${size.toString(base).padStart(bits ?? 0, '0')}`,
  };
};

const resultOf = (value: Value, wanted: Wanted | undefined, rates: Rates | undefined, whole: Span): Result => {
  if (value.moment) return momentOf(value, wanted, whole);
  if (wanted?.kind === 'own') return countOf(value, wanted.value, wanted.place, whole);
  if (wanted?.kind === 'base') return numeralOf(value, wanted, whole);
  if (value.money !== 0) return moneyOf(value, wanted, rates, whole);
  if (wanted?.kind === 'currency' || wanted?.kind === 'price')
    throw new Refused(notConvertible(wanted.place, describe(value), `an amount of ${wanted.currency}`));
  if (wanted?.kind === 'units') return { measures: convertTo(value, wanted.target, whole), isBare: false };
  if (value.isPercent && !wanted) {
    const percent = unitIndex.byId('percent')!;
    return { measures: [measureOf(countIn(value, percent), 'percent', whole)], isBare: false };
  }
  const unit = unitOfResult(value);
  if (wanted?.kind === 'places') {
    const rounded = roundTo(withoutPower(countIn(value, unit)), ratio(1n, 10n ** BigInt(wanted.digits)));
    const measure = measureOf({ ratio: rounded, piPower: 0 }, idOf(unit, unitIndex), whole);
    return { measures: [measure], isBare: unit === part };
  }
  // A measure is always decimal
  if (wanted && wanted.kind !== 'decimal' && unit !== part)
    throw new Refused(
      notConvertible(
        wanted.place,
        describe(value),
        wanted.kind === 'zone' || wanted.kind === 'unix' ? wanted.place.text : `a ${wanted.kind}`,
      ),
    );
  return {
    measures: [measureOf(countIn(value, unit), idOf(unit, unitIndex), whole)],
    isBare: unit === part,
  };
};

/** Returns the value of a result in its target unit, so that later lines show that unit too. Undefined for a level. */
const valueOf = (
  { measures, money, uncertainty }: Result,
  value: Value,
  wanted: Wanted | undefined,
): Value | undefined => {
  if (value.moment) {
    if (wanted?.kind === 'unix') return { ...bare, n: value.n * wanted.perSecond, d: value.d };
    return wanted?.kind === 'zone' ? { ...value, moment: { ...value.moment, zone: wanted.zone } } : value;
  }
  const isSame =
    !wanted ||
    wanted.kind === 'base' ||
    wanted.kind === 'own' ||
    measures.length > 1 ||
    wanted.kind === 'fraction' ||
    wanted.kind === 'decimal';
  if (isSame) return value;
  const { exact, unit: id } = measures[0]!;
  const unit = money ? money.below : catalogue.findUnit(id);
  if (unit && isCurved(kindOf(unit))) return undefined;
  const count = ratio(exact.numerator, exact.denominator);
  if (money) {
    const below = unit && core.ofUnit(unit, one, unitIndex.byId);
    const amount = { ...core.bare, ...count, piPower: exact.piPower };
    return { ...value, ...(below ? core.multiply(amount, below, -1) : amount), currency: money.currency };
  }
  const counted = core.ofUnit(unit!, count, unitIndex.byId);
  const all = { ...value, ...counted, piPower: counted.piPower + exact.piPower, isPercent: unit!.id === 'percent' };
  const isScaled = sameDimension(counted.dimension, value.dimension);
  return isScaled || uncertainty === undefined
    ? all
    : { ...all, deviations: independent(uncertainty * sizeOfUnit(unit!)) };
};

/** Returns true for a unit whose refusal excludes other meanings of its letters. */
const isMeantAlone = (unit: Unit): boolean => kindOf(unit) === 'affine' || unit.quantity?.id === 'torque';

/** Returns the units of the amount of an expression that has the most of them: hours and minutes. */
const mixedUnitsIn = (node: Node): readonly UnitNode[] | undefined => {
  if (node.kind === '+' && node.isMixed) {
    return partsOf(node).flatMap((amount) => (amount.kind === 'measure' ? amount.unit : []));
  }
  if (!('left' in node)) return undefined;
  const [left, right] = [mixedUnitsIn(node.left), mixedUnitsIn(node.right)];
  return left && right ? (right.length > left.length ? right : left) : (left ?? right);
};

/** Returns a result in the units of an amount of several units in its expression: 4 h 25 min of 1 h 48 min + 2 h 37 min. */
const inMixedUnits = (
  root: Node,
  given: readonly Unit[],
  { measures: [measure], isBare, money, uncertainty, moment }: Result,
): readonly Measure[] | undefined => {
  const units = mixedUnitsIn(root)?.map(({ index }) => given[index]!);
  if (!units || isBare || money || moment || uncertainty !== undefined || !measure || measure.value <= 0)
    return undefined;
  const { numerator, denominator, piPower } = measure.exact;
  const from = catalogue.findUnit(measure.unit);
  if (piPower !== 0 || from.quantity !== units[0]!.quantity || !areCountable(units)) return undefined;
  const sorted = descending(units);
  const total = convertToRatio(ratio(numerator, denominator), catalogue.between(from, sorted.at(-1)!));
  const parts = total && splitRatio(total, sorted, catalogue);
  return parts?.filter(({ value }, at) => value !== 0 || at === parts.length - 1);
};

/** Evaluates an expression, with the first meanings of its units that fit together. */
export const calculate = (
  { root, units }: Expression,
  wanted: Wanted | undefined,
  rates: Rates | undefined,
  whole: Span,
): Worked | Diagnostic => {
  // A single unit has no context to decide its meaning
  let diagnostic = units.length === 1 && !wanted ? severalOf(units[0]!, units[0]!.lexicon!) : undefined;
  if (diagnostic) return diagnostic;
  for (const choice of choicesOf(units, whole)) {
    try {
      const level = levelOf(root, choice, wanted, whole);
      if (level) return { ...level, given: choice, parts: undefined };
      const value = evaluate(root, choice);
      const result = withUncertainty(resultOf(value, wanted, rates, whole), value, whole);
      const parts = wanted ? undefined : inMixedUnits(root, choice, result);
      return { ...result, given: choice, value: valueOf(result, value, wanted), parts };
    } catch (error) {
      if (error instanceof Refused) {
        diagnostic ??= error.diagnostic;
        // 20 C + 10 C are not coulombs because degrees cannot be added, and 5 N·m + 3 J is not a torque
        if (root.kind !== 'measure' && choice.some(isMeantAlone)) return diagnostic;
      } else if (error instanceof UnitsError) diagnostic ??= faultOf(error, whole);
      else throw error;
    }
  }
  return diagnostic!;
};
