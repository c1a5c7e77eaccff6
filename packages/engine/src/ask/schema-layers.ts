import { soldByYard } from './beside.ts';
import type { Assumption } from '../model/assumption.ts';
import { ratio } from '../model/rational.ts';
import type { Role } from '../model/speech.ts';
import type { Unit } from '../model/unit.ts';
import { makeSource, span } from '../text/span.ts';
import { calculated } from './calculated.ts';
import { measureNode, unitNode } from './arithmetic/node.ts';
import { isOpenPrice } from './factor-chain.ts';
import { hasUnspaced } from './letters.ts';
import type { Part } from './roles.ts';
import { isIdle } from './schema-conversion.ts';
import {
  areAlike,
  askedUnit,
  has,
  isPercent,
  unitIdOf,
  unitOf,
  valueOf,
  wordsIn,
  work,
  workIn,
  type Answered,
  type Story,
  oneOfEach,
  ofQuantity,
} from './story.ts';

// Word problems of building and physics: layers on an area, rises of temperature, weights as forces, charges of batteries.

/** The most words beside a layer. */
const mostBeside = 6;

/** Answers the volume of a layer on an area: `3 inches of mulch over 200 square feet, cubic yards`. */
export const answerLayer = (story: Story): Answered => {
  const { values, parts, units, context } = story;
  const [one, other, another] = values;
  if (!one || !other || another || one.node.kind !== 'measure') return undefined;
  const [thickness, area] = one.quantity === 'length' ? [one, other] : [other, one];
  if (thickness.quantity !== 'length' || area.quantity !== 'area') return undefined;
  const others = parts.flatMap((part) => part.others);
  const areIdle = parts.every(({ roles }) => [...roles.keys()].every((role) => role === 'end' || isIdle(role)));
  const target = askedUnit(story);
  const isOfVolume = unitOf(target)?.quantity?.id === 'volume';
  const isOfGoods = target === undefined && others.some((word) => soldByYard.includes(word));
  const isOfRain = target === undefined && !context.asking && others.some((word) => /^(?:rain|snow)/.test(word));
  if (!areIdle || others.length > mostBeside || !(isOfVolume || isOfGoods || isOfRain)) return undefined;
  const [small, large] = isOfRain ? ['gal', 'L'] : ['yd³', 'm³'];
  const unit = /inch|foot|yard/.test(unitIdOf(thickness, units)) ? small : large;
  return work(story, calculated`${area} × ${thickness}`, isOfVolume ? undefined : unit);
};

/** Answers by how much a temperature changes: `it warmed up from 50F to 68F, how many degrees C is the rise`. */
export const answerRise = (story: Story): Answered => {
  const { values, parts } = story;
  const [from, to, another] = values;
  if (!from || !to || another || ![from, to].every(({ quantity }) => quantity === 'temperature')) return undefined;
  const isChange = has(parts, 'up', 'down', 'warmer');
  const isAsked = has(parts, 'question') || has(parts, 'difference');
  const target = askedUnit(story);
  if (!isChange || !isAsked || !parts[1]!.roles.has('span') || target === null) return undefined;
  // It cooled from 80F to 62F
  const isFall = has(parts, 'down') || (has(parts, 'warmer') && valueOf(from) > valueOf(to));
  const [high, low] = isFall ? [from, to] : [to, from];
  const told = unitOf(target)?.id === 'degree' ? { ...story, parts: [] } : story;
  return work(told, calculated`${high} − ${low}`);
};

/** Matches words in English for the angle of a slope, and for its percentage. */
const angleAsked = /(?<![a-z])(?:angles?|degrees?|pitch)(?![a-z])/;
const gradeAsked = /(?<![a-z])(?:percent|grade|slope)(?![a-z])|%/;

/** Answers the slope of a rise over a run: `rise 4 run 12 angle`. */
export const answerSlope = (story: Story): Answered => {
  const { values, source, context } = story;
  const [one, other, another] = values;
  const { lower } = source;
  const [isAngle, isGrade] = [angleAsked.test(lower), gradeAsked.test(lower)];
  if (context.asking || !one || !other || another || !areAlike(one, other) || !(isAngle || isGrade)) return undefined;
  const [rise, again] = wordsIn(story, 'rise');
  const [run, more] = wordsIn(story, 'run');
  if (!rise || again || !run || more || one.quantity === 'time' || one.money !== 0) return undefined;
  // Each word stands before its number, or each after it
  const isLed = rise.part === 0 ? run.part === 1 : run.part === 0 && rise.part === 1;
  const isFollowed = rise.part === 1 ? run.part === 2 : run.part === 1 && rise.part === 2;
  if (isLed === isFollowed) return undefined;
  const [height, length] = rise.part < run.part ? [one, other] : [other, one];
  return isAngle
    ? workIn(story, calculated`atan(${height} ÷ ${length})`)
    : workIn(story, calculated`${height} ÷ ${length}`, 'percent');
};

/** The units of differences of temperatures, by those of temperatures. */
const differences: Readonly<Record<string, string>> = { celsius: 'Δ°C', fahrenheit: 'Δ°F', kelvin: 'ΔK' };

/** The most letters of the name of a temperature in a script without spaces. */
const longestScale = 5;

/** Returns the temperature that words name. Without spaces it stands in them: 华氏度. */
const scaleIn = ({ place, units }: Part): Unit | undefined => {
  const named = hasUnspaced(place.plain)
    ? Array.from(place.plain, (_, at) =>
        Array.from({ length: longestScale }, (__, less) => span(place, at, at + longestScale - less)),
      ).flat()
    : units;
  return named.map(unitOf).find((unit) => unit?.quantity?.id === 'temperature');
};

/** Answers a difference of temperatures in another scale: `Differenz von 5 °C in Fahrenheit`. */
export const answerDegrees = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const [value, another] = values;
  if (!value || another || value.node.kind !== 'measure' || !has(parts, 'apart')) return undefined;
  const isSure = value.quantity === 'temperature';
  const [before, after] = parts.map(scaleIn);
  const asked = (after ?? before)?.id ?? '';
  // 5 Grad are of the other scale, unless one is named before them
  const other = asked === 'fahrenheit' ? 'celsius' : 'fahrenheit';
  const own = isSure ? unitIdOf(value, units) : after && before ? before.id : other;
  const [from, to] = [differences[own], differences[asked]];
  if (from === undefined || to === undefined || from === to) return undefined;
  if (!isSure && unitIdOf(value, units) !== 'degree') return undefined;
  const isBeside = (role: Role): boolean => isIdle(role) || role === 'apart' || role === 'span' || role === 'each';
  if (!parts.every(({ roles }) => [...roles.keys()].every(isBeside))) return undefined;
  if (!hasUnspaced(source.plain) && parts.some(({ others }) => others.length > 0)) return undefined;
  const { text } = value.place;
  const assumed: readonly Assumption[] = isSure ? [] : [{ kind: 'unit', of: text, as: `${valueOf(value)} ${from}` }];
  const node = measureNode(value.node.value, unitNode(makeSource(from, source.lexicon), units));
  return work({ ...story, parts: [], assumed }, { root: node, text }, to);
};

/** Standard gravity in meters per second squared. */
const gravity = ratio(980_665n, 100_000n);

/** Answers the force that a mass weighs: `weight of 5 kg in newtons`. */
export const answerWeight = (story: Story): Answered => {
  const { values, parts, units, source } = story;
  const { mass } = oneOfEach(values, { mass: ofQuantity('mass') });
  const isForce = unitOf(askedUnit(story))?.quantity?.id === 'force';
  if (mass?.node.kind !== 'measure' || !isForce) return undefined;
  if (!has(parts, 'weigh') || parts.some(({ others }) => others.length > 0)) return undefined;
  const as = '9.80665 m/s²';
  const g = { root: measureNode(gravity, unitNode(makeSource('m/s²', source.lexicon), units)), text: as };
  return work({ ...story, assumed: [{ kind: 'number', of: 'g', as }] }, calculated`${mass} × ${g}`);
};

/** Answers what a battery takes from one percentage to another: `60 kWh battery from 20% to 80%`, or what that costs. */
export const answerCharge = (story: Story): Answered => {
  const { values, parts } = story;
  const [from, to, more] = values.filter(isPercent);
  const [capacity, other] = values.filter(ofQuantity('energy'));
  const [price, anotherPrice] = values.filter((value) => value.money === 1 || isOpenPrice(value));
  if (!from || !to || more || capacity?.node.kind !== 'measure' || other || anotherPrice) return undefined;
  const at = values.indexOf(to);
  if (values.length !== (price ? 4 : 3) || !parts[at]!.roles.has('span') || values.indexOf(from) !== at - 1)
    return undefined;
  if (!price) return workIn(story, calculated`${capacity} × (${to} − ${from})`, 'kWh');
  return price.node.kind === 'money'
    ? undefined
    : workIn(story, calculated`${capacity} × (${to} − ${from}) × ${price}`);
};
