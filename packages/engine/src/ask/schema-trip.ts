import type { Role } from '../model/speech.ts';
import type { Span } from '../text/span.ts';
import { quotient, sum, type Node } from './arithmetic/node.ts';
import { unitOfSpeed, type Factor } from './factor-chain.ts';
import { inUnit } from './schema-units.ts';
import { askedUnit, has, isCount, unitIdOf, unitOf, work, type Answered, type Story, timeShifts } from './story.ts';

// Word problems about a journey at a speed: how long it takes with its breaks, and the speed that a number alone is.

/** Roles of words beside a number that make it the speed of a journey: mit 110 im Schnitt, à 110 de moyenne. */
export const rolesOfSpeed: readonly Role[] = ['average', 'speed', 'perHour', 'at'];

/** Returns a number as the speed of a journey, in the unit that belongs to the way. */
export const asSpeedOf = (
  way: Factor,
  value: Factor,
  story: { readonly source: Span; readonly units: Span[] },
): Factor => {
  const told = story as Story;
  const unit = unitOfSpeed(unitIdOf(way, story.units));
  return inUnit(value, unit === 'm/s' ? 'km/h' : unit, told);
};

/** Roles beside which a journey and its breaks do not say how long it takes. */
const besideTrip: readonly Role[] = [
  ...timeShifts,
  'down',
  'percent',
  'cost',
  'consumption',
  'fuel',
  'lap',
  'meet',
  'times',
];

/** Answers how long a journey takes with its breaks: `465 km à 110 de moyenne + 20 min de pause`. */
export const answerTrip = (story: Story): Answered => {
  const { values, parts, source } = story;
  const [way, another] = values.filter(({ quantity }) => quantity === 'length');
  const breaks = values.filter(
    ({ quantity }, at) => quantity === 'time' && [parts[at]!, parts[at + 1]!].some(({ roles }) => roles.has('pause')),
  );
  const at = values.findIndex((value) => value !== way && !breaks.includes(value));
  const speed = values[at];
  if (!way || another || !speed || breaks.length === 0 || values.length !== breaks.length + 2) return undefined;
  if (has(parts, ...besideTrip)) return undefined;
  const isOpen =
    isCount(speed) && [parts[at]!, parts[at + 1]!].some(({ roles }) => rolesOfSpeed.some((role) => roles.has(role)));
  if (!isOpen && speed.quantity !== 'speed') return undefined;
  const named = unitOf(askedUnit(story));
  if (askedUnit(story) === null || (named && named.quantity?.id !== 'time')) return undefined;
  const told = isOpen ? asSpeedOf(way, speed, story) : speed;
  const root = breaks.reduce<Node>((left, { node }) => sum(left, node, source), quotient(way.node, told.node, source));
  const text = [
    `${way.place.text} ÷ ${isOpen ? `(${told.assumed.at(-1)!.as})` : speed.place.text}`,
    ...breaks.map(({ place }) => place.text),
  ].join(' + ');
  return work(
    { ...story, values: values.map((value) => (value === speed ? told : value)), parts: named ? parts : [] },
    { root, text },
    named ? undefined : 'h',
  );
};
