import { useEffect, useRef, useState } from 'preact/hooks';
import type { FormField, Rivals } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';
import { followers, onScale, unitsIn } from './form-state.ts';
import { loadMeasures } from './load-measures.ts';
import { regionHere } from '../language.ts';
import { askedTexts, isNumeric } from './outcome.ts';
import { readState } from './state.ts';

/** Returns a date, a number of days from today, in the reader's time zone. */
export const dayFromToday = (days: number, now = new Date()): string => {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
};

/** Returns the fields whose date follows today until the user enters another one. */
const openDays = (fields: readonly FormField[], texts: State): readonly (readonly [string, string])[] =>
  fields.flatMap(({ name, begins }) =>
    begins === undefined || texts[name] !== undefined ? [] : [[name, dayFromToday(begins)]],
  );

/** The text as typed and its unit, so that switching a choice back and forth restores the same number. */
interface Origin {
  readonly text: string;
  readonly unit: string;
}

/** Returns the texts that change when a choice switches the form to other units. */
const follow = async (
  fields: readonly FormField[],
  before: State,
  after: State,
  choice: string,
  origins: Map<string, Origin>,
): Promise<State> => {
  const { readAs, retyped } = await loadMeasures();
  const texts: Record<string, string> = {};
  for (const field of followers(fields, choice)) {
    const text = before[field.name] ?? '';
    const [from, to] = [before, after].map((state) => unitsIn(field, fields, state).at(-1)?.id);
    if (text.trim() === '' || from === undefined || to === undefined || from === to) continue;
    const origin = origins.get(field.name) ?? { text, unit: from };
    origins.set(field.name, origin);
    const value = readAs(origin.text, origin.unit);
    const result = origin.unit === to ? origin.text : value === undefined ? undefined : retyped(value, origin.unit, to);
    if (result !== undefined) texts[field.name] = result;
  }
  return texts;
};

/**
 * Keeps a field selected while its number changes, so that typed text replaces it. Returns a function that selects it
 * again.
 */
const keepSelected = (): (() => void) => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.value === '') return () => undefined;
  const isSelected = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  return isSelected ? () => field.select() : () => undefined;
};

/**
 * Returns the field to clear if too many rivals are filled in: the one that was typed longest ago. `typed` has the
 * names of fields, the last one typed last.
 */
export const givesWay = (rivals: Rivals, texts: State, typed: readonly string[]): string | undefined => {
  const filled = rivals.names.filter((name) => (texts[name] ?? '').trim() !== '');
  if (filled.length <= rivals.most) return undefined;
  return filled.toSorted((a, b) => typed.lastIndexOf(a) - typed.lastIndexOf(b))[0];
};

/** Returns the texts of a form, from its page and its address. */
export const useForm = (
  fields: readonly FormField[],
  given: State,
  rivals: Rivals | undefined,
  regional: Readonly<Record<string, State>> = {},
) => {
  const [texts, setTexts] = useState(given);
  const [isTouched, setTouched] = useState(false);
  const [isLive, setLive] = useState(false);
  const origins = useRef(new Map<string, Origin>());
  const typed = useRef<readonly string[]>([]);
  // Two fields may change before the form renders again, because early input is repeated for all fields at once
  const latest = useRef(texts);
  const set = (next: State): void => {
    latest.current = next;
    setTexts(next);
  };
  useEffect(() => {
    setLive(true);
    const asked = askedTexts(fields, readState());
    const days = openDays(fields, asked ?? {});
    // Text that was typed or chosen before this ran is newer than the address
    const kept = typed.current.map((name) => [name, latest.current[name] ?? '']);
    // A number that was typed beside a unit keeps that unit
    const here = kept.length > 0 ? undefined : regional[regionHere() ?? ''];
    set({
      ...(asked ?? here ?? given),
      ...Object.fromEntries(days),
      ...Object.fromEntries(kept),
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);
  /** Sets the numbers that follow a choice, except those typed since: they are newer, and in its units. */
  const takeUp = async (choice: string, following: Promise<State>): Promise<void> => {
    const followed = await following.catch((): State => ({}));
    const chosenAt = typed.current.indexOf(choice);
    const older = Object.entries(followed).filter(([field]) => typed.current.indexOf(field) < chosenAt);
    const select = keepSelected();
    set({ ...latest.current, ...Object.fromEntries(older) });
    // The form renders in a microtask that runs before this one
    await Promise.resolve();
    select();
  };
  const change = (name: string, text: string): void => {
    setTouched(true);
    typed.current = [...typed.current.filter((other) => other !== name), name];
    const before = latest.current;
    // A field with units reads them itself, and keeps the text while it is typed
    const isBare = fields.some((field) => field.name === name && isNumeric(field) && !field.units);
    const changed = { ...before, ...(isBare ? onScale(fields, name, text) : { [name]: text }) };
    const least = rivals && givesWay(rivals, changed, typed.current);
    const next = least === undefined ? changed : { ...changed, [least]: '' };
    set(next);
    if (followers(fields, name).length === 0) origins.current.delete(name);
    else void takeUp(name, follow(fields, before, next, name, origins.current));
  };
  return { texts, change, isTouched, isLive };
};
