import type { Unit } from '@units/engine/browse';
import {
  listed,
  offeredWith,
  offersOf,
  partnerOf,
  readPlain,
  startingPair,
  writeNumber,
  type Answer,
  type Offer,
} from '@units/ui';
import { findExact } from './exact-spelling.ts';
import type { Settings } from './settings.ts';
import { unclear } from './unclear.ts';
import { namedLater } from './unpack.ts';

/** What a widget shows first. */
export interface View {
  readonly offers: readonly Offer[];
  readonly start: Answer;
}

const isNamed = ({ row }: Unit): boolean => !namedLater.has(row!);

/** The first meaning of a spelling, where that is plain. */
const read = (text: string): Unit | undefined => {
  const unit = Object.hasOwn(unclear, text) ? listed.byId(unclear[text]!) : findExact(text, listed);
  return unit && isNamed(unit) ? unit : undefined;
};

const pairOf = (
  from: string | undefined,
  to: string | undefined,
  offers: readonly Offer[],
): readonly [Unit, Unit] | undefined => {
  const [source, target] = [from, to].map((text) => (text === undefined ? text : read(text)));
  if ((from !== undefined && !source) || (to !== undefined && !target)) return undefined;
  const partner = (unit: Unit) => partnerOf(unit, offeredWith(unit, offers));
  if (source) return [source, target ?? partner(source)];
  return target ? [partner(target), target] : startingPair(offers[0]!.quantity, offers[0]!.units);
};

/** What can be picked of a short list, where all of it is plain. */
const readOffers = (spellings: readonly string[]): readonly Offer[] | undefined => {
  const units = spellings.flatMap((text) => read(text) ?? []);
  return units.length === spellings.length ? offersOf(units) : undefined;
};

/** What is asked for, where that is plain enough to be shown before the spellings are loaded. */
export const firstView = ({ asked, units, locale }: Settings): View | undefined => {
  const value = readPlain(asked.value ?? '1', 'en');
  const offers = readOffers(units ?? []);
  const pair = offers && value !== undefined && pairOf(asked.from, asked.to, offers);
  if (!pair || !listed.lineBetween(...pair) || !pair.every(isNamed)) return undefined;
  const [from, to] = pair;
  const typed = { from, to, side: 'from', text: writeNumber(value, locale), reading: { value } } as const;
  return { offers, start: { typed, excuse: undefined } };
};
