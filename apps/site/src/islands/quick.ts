import { apply, fold, pairOfPacked, readValue, tabulate, type Field, type Naming } from '@units/engine/browse';
import type { State } from '../layout/page.ts';
import { filler, type Densities } from './density.ts';
import { meaningOn, readShelf, shelfOf, type Meaning, type Shelf, type ShelvedUnit } from './shelf.ts';

// The tools that name units, for the spellings that lists show: the shelves of two units are a tenth of the catalogue. Whatever
// else they are asked they leave to the tools themselves, which are loaded to answer it.

/**
 * What a tool answers; undefined where only the tool itself can say. The shelf that a page brings along knows what the page
 * comes with. Throws the UnitsError that the tool would throw.
 */
export type QuickAnswer = (texts: State, name: Naming, brought?: string) => Promise<object | undefined>;

/** Where shelves and densities come from. */
export interface Store {
  readonly loadShelf: (name: string) => Promise<Shelf | undefined>;
  readonly loadDensities: () => Promise<Densities>;
}

const number: Field = { kind: 'number', label: '' };
const unit: Field = { kind: 'unit', label: '' };

const numberIn = (texts: State, name: string, otherwise?: number): number =>
  readValue(otherwise === undefined ? number : { ...number, default: otherwise }, texts[name], name) as number;

interface Found {
  readonly units: readonly ShelvedUnit[];
  readonly isLoose: boolean;
}

const foundOn = ({ units }: Shelf, meaning: Meaning | undefined): Found | undefined =>
  meaning && { ...meaning, units: meaning.ids.map((id) => units.get(id)!) };

const find = async ({ loadShelf }: Store, text: string, brought: Shelf): Promise<Found | undefined> => {
  const spelling = fold(text);
  const known = brought.meanings.get(spelling);
  if (known) return foundOn(brought, known);
  const shelf = await loadShelf(shelfOf(spelling));
  return shelf && foundOn(shelf, meaningOn(shelf, spelling));
};

type Pair = readonly [from: ShelvedUnit, to: ShelvedUnit];

/** The first units of both that fit, in the order of the engine: each meaning of the first with every one of the second. */
const firstPair = (from: Found, to: Found, fits: (a: ShelvedUnit, b: ShelvedUnit) => boolean): Pair | undefined =>
  from.units.flatMap((a) => to.units.map((b) => [a, b] as const)).find(([a, b]) => fits(a, b));

const isAlike = (a: ShelvedUnit, b: ShelvedUnit): boolean => a.quantity === b.quantity;

const isBridge = (a: ShelvedUnit, b: ShelvedUnit): boolean =>
  (a.quantity === 'volume' && b.quantity === 'mass') || (a.quantity === 'mass' && b.quantity === 'volume');

/** Two units of one quantity; none where others may meet before them. */
const meeting = (from: Found, to: Found): Pair | undefined => {
  const [a, b] = [from.units[0], to.units[0]];
  if (a && b && isAlike(a, b)) return [a, b];
  return from.isLoose || to.isLoose ? undefined : firstPair(from, to, isAlike);
};

/** The same through an ingredient, which leads from volume to mass and back. */
const through = async ({ loadDensities }: Store, from: Found, to: Found, name: string): Promise<Pair | undefined> => {
  const fill = filler(await loadDensities(), name);
  const [a, b] = [from.units[0], to.units[0]];
  if (!fill || !a || !b) return undefined;
  const pair = isAlike(a, b) ? undefined : firstPair(from, to, isBridge);
  if (!pair) return meeting(from, to);
  return [fill(pair[0], pair[0].quantity === 'mass'), pair[1]];
};

const converter = async (
  store: Store,
  texts: State,
  name: Naming,
  brought: string,
): Promise<((value: number) => number) | undefined> => {
  const shelf = readShelf(brought);
  const spellings = ['from', 'to'].map((key) => readValue(unit, texts[name(key)], name(key)) as string);
  const [from, to] = await Promise.all(spellings.map((spelling) => find(store, spelling, shelf)));
  if (!from || !to) return undefined;
  const ingredient = texts[name('ingredient')] ?? '';
  const units = await (ingredient.trim() === '' ? meeting(from, to) : through(store, from, to, ingredient));
  if (!units) return undefined;
  const pair = pairOfPacked(...units);
  return (value) => apply(pair, value);
};

const convertWith =
  (store: Store): QuickAnswer =>
  async (texts, name, brought = '') => {
    const value = numberIn(texts, name('value'));
    const work = await converter(store, texts, name, brought);
    return work && { value, from: texts[name('from')], to: texts[name('to')], result: work(value) };
  };

const tableWith =
  (store: Store): QuickAnswer =>
  async (texts, name, brought = '') => {
    const [from, to, end] = ['from', 'to', 'end'].map((key) => texts[name(key)]);
    const range = {
      start: numberIn(texts, name('start'), 1),
      end: end === undefined ? undefined : numberIn(texts, name('end')),
      step: numberIn(texts, name('step'), 1),
    };
    const work = await converter(store, texts, name, brought);
    return work && { from, to, ...range, ...tabulate(work, range, name) };
  };

/** The quick answers by the identifiers of the tools. */
export const quickAnswers = (store: Store): Readonly<Record<string, QuickAnswer>> => ({
  convert: convertWith(store),
  table: tableWith(store),
});
