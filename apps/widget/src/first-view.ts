import type { Unit } from '@units/engine/browse';
import {
  listed,
  offeredWith,
  offersOf,
  partnerOf,
  plainAnswer,
  startingPair,
  type Answer,
  type Offer,
} from '@units/ui';
import type { Settings } from './settings.ts';

/** What a widget shows first. */
export interface View {
  readonly offers: readonly Offer[];
  readonly start: Answer;
}

/** The unit of a spelling that nothing else decides: an identifier, or its plural. */
const read = (text: string): Unit | undefined => {
  const [unit, other] = listed.find(text).units;
  return unit && !other && text.startsWith(unit.id) ? unit : undefined;
};

/** Two spellings that mean units of one quantity mean these, as they do to those who know every spelling. */
const readBoth = (from: string, to: string): readonly [Unit, Unit] | undefined => {
  const targets = listed.find(to).units;
  for (const source of listed.find(from).units) {
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

/** What can be picked of a short list, where all of it is plain. */
const readOffers = (spellings: readonly string[]): readonly Offer[] | undefined => {
  const units = spellings.flatMap((text) => read(text) ?? []);
  return units.length === spellings.length ? offersOf(units) : undefined;
};

/** What is asked for, where that is plain enough to be shown before the spellings are loaded. */
export const firstView = ({ asked, units, locale }: Settings): View | undefined => {
  const offers = readOffers(units ?? []);
  const pair = offers && pairOf(asked.from, asked.to, offers);
  const start = pair && plainAnswer(asked.value ?? '1', ...pair, locale);
  return start && { offers, start };
};
