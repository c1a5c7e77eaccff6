import type { Unit } from '@units/engine/browse';
import { everything, listed, localized, partnerOf, startingPair, type Answer, type Offer } from '@units/ui';
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

const plainNumber = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** What is asked for, where that is plain enough to be shown before the spellings are loaded. */
export const firstView = ({ asked, units, locale }: Settings): View | undefined => {
  const { value = '1', from, to } = asked;
  const pair = units || !plainNumber.test(value) ? undefined : pairOf(from, to);
  if (!pair || !listed.lineBetween(...pair) || pair.some(({ row }) => namedLater.has(row!))) return undefined;
  const typed = {
    from: pair[0],
    to: pair[1],
    side: 'from',
    text: localized(value, locale),
    reading: { value: Number(value) + 0 },
  } as const;
  return { offers: everything(), start: { typed, excuse: undefined } };
};
