import {
  detailsOf,
  factorOf,
  formulaText,
  plural,
  readProduct,
  singularName,
  sourceOf,
  superscript,
  toNumber,
  unitIndex,
  type Fit,
  type Level,
  type Product,
  type Source,
  type Unit,
} from '@units/engine/internal';
import { convertIn } from './convert-in.ts';
import { isNamed, measure, nameFor, quantityName, symbolOr } from './measure.ts';
import { inFull, withSymbol } from '../numbers.ts';
import { locale } from '../language.ts';

/** One step from a unit to the unit that defines it, and the document with the definition. */
export interface Step {
  readonly text: string;
  readonly source: Source;
  readonly unit: Unit;
}

/** Returns the number of a definition as people write it: `1/3`, `0.9144`, `π/180`. */
const numeral = (text: string): string =>
  text
    .split('/')
    .map((part) => (/^-?[\d.]+(?:e-?\d+)?$/.test(part) ? inFull(Number(part)) : part))
    .join('/');

const written = /^(\S+)( pi(?:\^(-?\d+))?)? (\S+)$/;

/**
 * Returns the number that decides between singular and plural: a third of a yard has one yard, and 0.9144 meters are
 * plural in English and singular in French.
 */
const counted = (number: string, power: number): number => {
  const [over = '', under = '1'] = number.split('/');
  const isPart = over === '1' && (under !== '1' || power < 0);
  return isPart ? 1 : (Number(over) / Number(under)) * Math.PI ** power;
};

/** Returns the definition in the row of a unit. */
const statedBy = ({ entry, prefix }: Unit): string | undefined =>
  entry && !prefix ? detailsOf(entry.id).definition : undefined;

/** The words for powers in English names of compounds. */
const powers = ['', '', 'square ', 'cubic '];

/** Returns a name with `second squared` for `square second`: a square meter is an area, and a time has none. */
const withSquaredTimes = (name: string): string =>
  name.replace(/square (second|minute|hour)(?= per|$)/, (_, time: string) => `${time} squared`);

/**
 * Returns the English name of a compound from the names of its parts: `pound × foot per second squared`, `grains per hour
 * square foot inch of mercury`.
 */
const compoundName = ({ factors }: Product, count: number): string => {
  const words = (sign: number): string =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => `${powers[Math.abs(exponent)]}${singularName(unit)}`)
      .join(sign > 0 ? ' × ' : ' ');
  const [over, under] = [words(1), words(-1)];
  const name = withSquaredTimes(under === '' ? over : `${over} per ${under}`);
  return count === 1 ? name : plural(name);
};

/**
 * Returns the name of the unit that a definition uses, or undefined if the unit has no name in the page's language, or only that of the
 * defined one: a nautical mile per hour is a knot.
 */
const nameOf = (id: string, count: number, defined: Unit): string | undefined => {
  const known = unitIndex.byId(id);
  if (locale() === 'en') return known ? nameFor(count, known) : compoundName(readProduct(id, unitIndex.byId)!, count);
  const unit = known ?? unitIndex.find(id).units[0];
  return unit && unit.id !== defined.id && isNamed(unit) ? nameFor(count, unit) : undefined;
};

/** Returns the power of π in a definition, as people write it: ` π`, ` π²`, `/π`. */
const powerOfPi = (power: number): string => {
  if (power === 0) return '';
  if (power === -1) return '/π';
  return power === 1 ? ' π' : ` π${superscript(power)}`;
};

/** Returns the definition of a unit in words: `1,760 yards`. */
export const definitionOf = (unit: Unit): string | undefined => {
  const { entry, prefix } = unit;
  if (prefix) {
    const { n, d } = factorOf(prefix);
    const factor = d === 1n ? inFull(Number(n)) : `1/${inFull(Number(d))}`;
    return `${factor} ${nameFor(counted(`${n}/${d}`, 0), unitIndex.byId(entry!.id)!)}`;
  }
  const [, number, pi, power = '1', id] = written.exec(statedBy(unit) ?? '') ?? [];
  if (number === undefined || id === undefined) return undefined;
  const exponent = pi === undefined ? 0 : Number(power);
  const name = nameOf(id, counted(number, exponent), unit);
  return name === undefined ? undefined : `${numeral(number)}${powerOfPi(exponent)} ${name}`;
};

/** Returns the definition of a unit with an offset, as an equation in symbols: `x °F = 5/9 × (x + 459.67) K`. */
const equationOf = (unit: Unit): string | undefined => {
  const { offset, definition } = detailsOf(unit.entry!.id);
  const [, number, , , id] = written.exec(definition ?? '') ?? [];
  if (unit.prefix || offset === undefined || number === undefined || id === undefined) return undefined;
  const shifted = `(x ${offset.startsWith('-') ? '−' : '+'} ${numeral(offset.replace('-', ''))})`;
  const value = number === '1' ? shifted : `${numeral(number)} × ${shifted}`;
  return `${withSymbol('x', symbolOr(unit))} = ${withSymbol(value, symbolOr(unitIndex.byId(id)!))}`;
};

/** The least loudness level that follows the formula: below it ISO 532-1 has a curve. */
const loud = 40;

/**
 * Returns the definition of a level: its zero, `0 dBm = 1 milliwatt`, or the step that multiplies a plain ratio by the
 * base of its logarithm, `1 octave = 2 frequency ratios`, because that ratio is one at each zero.
 */
const levelOf = (unit: Unit, { base, per, quiet }: Level): string | undefined => {
  const [number, id] = statedBy(unit)!.split(' ');
  const reference = unitIndex.byId(id!);
  if (quiet && reference) return `${measure(loud, unit)} = ${measure(convertIn(loud, unit, reference), reference)}`;
  if (number !== '1' || reference?.quantity?.dimension !== '1' || base === 'e') {
    const definition = definitionOf(unit);
    return definition && `${withSymbol('0', symbolOr(unit))} = ${definition}`;
  }
  return `${measure(toNumber(per), unit)} = ${measure(base, reference)}`;
};

/** Returns the formula of a test, as an equation in symbols: `x °E = (7.5411 x − 7.2904 / x) mm²/s`. */
const formulaOf = (unit: Unit, fit: Fit): string => {
  const amount = unitIndex.byId(statedBy(unit)!.split(' ')[1]!)!;
  const [given, wanted] = fit.gives === 'reading' ? [amount, unit] : [unit, amount];
  return `${withSymbol('x', symbolOr(given))} = ${withSymbol(`(${formulaText(fit, inFull)})`, symbolOr(wanted))}`;
};

/** Returns the definition of a unit that values are not multiples of. */
const curveOf = (unit: Unit): string | undefined => {
  const { level, fit } = unit.entry ?? {};
  if (fit) return formulaOf(unit, fit);
  return level && !unit.prefix ? levelOf(unit, level) : equationOf(unit);
};

/** Returns the definition of a unit, `1,760 yards`, with its offset, `x °C = (x + 273.15) K`, or that of a level or a test. */
export const fullDefinitionOf = (unit: Unit): string | undefined => curveOf(unit) ?? definitionOf(unit);

const stepOf = (unit: Unit): Step | undefined => {
  const entry = unit.entry!;
  const definition = fullDefinitionOf(unit);
  if (definition === undefined || !isNamed(unit)) return undefined;
  const details = detailsOf(entry.id);
  const source = sourceOf(details.source);
  const isWhole = curveOf(unit) !== undefined;
  // "Of mercury" makes a height a pressure and is not counted
  const isProperty = singularName(unit).startsWith('of ');
  const one = isProperty ? `${quantityName(unit.quantity!)} (${nameFor(1, unit)})` : measure(1, unit);
  return { unit, source, text: isWhole ? definition : `${one} = ${definition}` };
};

const isProduct = (unit: Unit): boolean => !unit.prefix && statedBy(unit) === undefined;

/** Returns the units that define a unit. */
const above = (unit: Unit): readonly Unit[] => {
  if (unit.prefix) return [unitIndex.byId(unit.entry!.id)!];
  const id = isProduct(unit) ? unit.id : statedBy(unit)!.split(' ').at(-1)!;
  const known = isProduct(unit) ? undefined : unitIndex.byId(id);
  if (known) return [known];
  return readProduct(id, unitIndex.byId)?.factors.map((factor) => factor.unit) ?? [];
};

/** Lists the definitions of units, step by step down to the base units. */
export const definitionsOf = (units: readonly Unit[]): readonly Step[] => {
  const seen = new Set<string>();
  const steps: Step[] = [];
  const visit = (unit: Unit): void => {
    if (seen.has(unit.id)) return;
    seen.add(unit.id);
    const step = stepOf(unit);
    if (step) steps.push(step);
    for (const next of above(unit)) visit(next);
  };
  for (const unit of units) visit(unit);
  return steps;
};
