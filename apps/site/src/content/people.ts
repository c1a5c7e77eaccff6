import type { Unit } from '@units/engine/internal';
import { lightIndex } from '@units/ui/everyday';
import { convertListed } from './convert-listed.ts';
import { nameFor } from './measure.ts';
import { readable } from '../numbers.ts';

// Writes measures as people say them: inches in sixteenths, feet with inches, cups in thirds and quarters, hours with
// minutes.

/** The fractions of a unit, and a smaller unit for the rest. */
interface Habit {
  /** The denominators of the fractions. */
  readonly cuts: readonly number[];
  /** The next smaller unit, which takes the rest after whole units. */
  readonly rest?: string;
}

const habits: Readonly<Record<string, Habit>> = {
  inch: { cuts: [2, 4, 8, 16] },
  foot: { cuts: [], rest: 'inch' },
  cup: { cuts: [2, 3, 4, 8] },
  tablespoon: { cuts: [2] },
  teaspoon: { cuts: [2, 4] },
  pound: { cuts: [], rest: 'ounce' },
  ounce: { cuts: [2, 4] },
  hour: { cuts: [], rest: 'minute' },
  minute: { cuts: [], rest: 'second' },
};

/** The largest value that is written with a fraction. */
const most = 1000;

const glyphs: Readonly<Record<string, string>> = { '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' };

const fractionOf = (value: number, cuts: readonly number[]): { readonly text: string; readonly value: number } => {
  const whole = Math.floor(value);
  let best = { n: Math.round(value - whole), d: 1 };
  const errorOf = ({ n, d }: typeof best): number => Math.abs(value - whole - n / d);
  for (const d of cuts) {
    const next = { n: Math.round((value - whole) * d), d };
    if (errorOf(next) < errorOf(best) - 1e-9) best = next;
  }
  const { n, d } = best;
  if (d === 1 || n === 0) return { text: String(whole + n), value: whole + n };
  const part = glyphs[`${n}/${d}`] ?? `${n}/${d}`;
  const gap = part.length === 1 ? '' : ' ';
  return { text: whole === 0 ? part : `${whole}${gap}${part}`, value: whole + n / d };
};

const withRest = (value: number, unit: Unit, rest: Unit): string | undefined => {
  const size = convertListed(1, unit, rest);
  const { cuts } = habits[rest.id] ?? { cuts: [] };
  const inRest = fractionOf(value * size, cuts);
  const whole = Math.floor(inRest.value / size + 1e-9);
  if (whole === 0) return undefined;
  const left = fractionOf(inRest.value - whole * size, cuts);
  const first = `${readable(whole)} ${nameFor(whole, unit)}`;
  return left.value === 0 ? first : `${first} ${left.text} ${nameFor(left.value, rest)}`;
};

/** Returns a measure as people say it, or undefined if people use decimal digits. */
export const inPeoplesWords = (value: number, unit: Unit): string | undefined => {
  const habit = habits[unit.id];
  if (!habit || Number.isInteger(value) || value <= 0 || value > most) return undefined;
  if (habit.rest !== undefined) return withRest(value, unit, lightIndex.byId(habit.rest)!);
  const { text, value: near } = fractionOf(value, habit.cuts);
  // A nearest fraction that is far off would mislead.
  return near === 0 || Math.abs(near - value) > value / 20
    ? undefined
    : `${text} ${near > 1 ? nameFor(2, unit) : nameFor(1, unit)}`;
};
