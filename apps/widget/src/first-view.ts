import type { Unit } from '@units/engine/internal';
import {
  lightIndex,
  offeredWith,
  offersOf,
  partnerOf,
  plainAnswer,
  startingPair,
  type Answer,
  type Offer,
} from '@units/ui';
import type { Settings } from './settings.ts';

/** The first view of a widget. */
export interface View {
  readonly offers: readonly Offer[];
  readonly start: Answer;
}

/** Returns the unit of an unambiguous spelling: an identifier or its plural. */
const read = (text: string): Unit | undefined => {
  const [unit, other] = lightIndex.find(text).units;
  return unit && !other && text.startsWith(unit.id) ? unit : undefined;
};

/** Returns the units of two spellings that have meanings of one quantity, as the full unit index would. */
const readBoth = (from: string, to: string): readonly [Unit, Unit] | undefined => {
  const targets = lightIndex.find(to).units;
  for (const source of lightIndex.find(from).units) {
    const target = targets.find(({ quantity }) => quantity === source.quantity);
    if (target) return [source, target];
  }
  return undefined;
};

const pairOf = (
  from: string | undefined,
  to: string | undefined,
  offers: readonly Offer[],
): readonly [Unit, Unit] | undefined => {
  if (from !== undefined && to !== undefined) return readBoth(from, to);
  const [source, target] = [from, to].map((text) => (text === undefined ? text : read(text)));
  if ((from !== undefined && !source) || (to !== undefined && !target)) return undefined;
  const partner = (unit: Unit) => partnerOf(unit, offeredWith(unit, offers));
  if (source) return [source, partner(source)];
  return target ? [partner(target), target] : startingPair(offers[0]!.quantity, offers[0]!.units);
};

/** Returns the units of a short list if all of them are plain spellings. */
const readOffers = (spellings: readonly string[]): readonly Offer[] | undefined => {
  const units = spellings.flatMap((text) => read(text) ?? []);
  return units.length === spellings.length ? offersOf(units) : undefined;
};

/** Returns the requested conversion if it can be shown before the spellings are loaded. */
export const firstView = ({ asked, units, locale }: Settings): View | undefined => {
  const offers = readOffers(units ?? []);
  const pair = offers && pairOf(asked.from, asked.to, offers);
  const start = pair && plainAnswer(asked.value ?? '1', ...pair, locale);
  return start && { offers, start };
};
