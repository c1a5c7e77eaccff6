import type { Unit } from '@units/engine/browse';
import {
  everything,
  listed,
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

/** The first meaning of a spelling, where that is plain. */
const read = (text: string): Unit | undefined =>
  Object.hasOwn(unclear, text) ? listed.byId(unclear[text]!) : findExact(text, listed);

const pairOf = (from: string | undefined, to: string | undefined): readonly [Unit, Unit] | undefined => {
  const [source, target] = [from, to].map((text) => (text === undefined ? text : read(text)));
  if ((from !== undefined && !source) || (to !== undefined && !target)) return undefined;
  if (source) return [source, target ?? partnerOf(source)];
  return target ? [partnerOf(target), target] : startingPair(listed.quantities[0]!);
};

/** What is asked for, where that is plain enough to be shown before the spellings are loaded. */
export const firstView = ({ asked, units, locale }: Settings): View | undefined => {
  const value = readPlain(asked.value ?? '1', 'en');
  const pair = units || value === undefined ? undefined : pairOf(asked.from, asked.to);
  if (!pair || !listed.lineBetween(...pair) || pair.some(({ row }) => namedLater.has(row!))) return undefined;
  const [from, to] = pair;
  const typed = { from, to, side: 'from', text: writeNumber(value!, locale), reading: { value: value! } } as const;
  return { offers: everything(), start: { typed, excuse: undefined } };
};
