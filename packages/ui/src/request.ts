import { find, names, UnitsError, type Quantity, type Unit } from '@units/engine/browse';
import { everyQuantity, listOf, partnerOf, startingPair, type Offer } from './units.ts';
import { fill, type Words } from './words/words.ts';

/** Units that somebody asked for by their spellings, as an address or a message does. */
export interface Request {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The units to show for it: always two that convert, and a sentence where they are not those that were asked for. */
export interface Granted {
  readonly from: Unit;
  readonly to: Unit;
  readonly problem?: string;
}

/** Text of somebody else inside a sentence. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The first meaning of a spelling that a quantity lists. */
const readSpelling = (text: string): Unit | undefined => {
  const { units } = names.find(text);
  return units.find(({ quantity }) => quantity) ?? units[0];
};

/** Everything that can be picked; the lists are made when they are looked at. */
export const everything = (): readonly Offer[] =>
  everyQuantity().map((quantity) => ({
    quantity,
    get units() {
      return listOf(quantity);
    },
  }));

/** A short list of what can be picked, by quantity in the order given. Unknown spellings are passed over; of none, everything. */
export const offersOf = (spellings: readonly string[]): readonly Offer[] => {
  const groups = new Map<Quantity, Set<Unit>>();
  for (const unit of spellings.map(readSpelling)) {
    if (!unit?.quantity) continue;
    groups.set(unit.quantity, (groups.get(unit.quantity) ?? new Set()).add(unit));
  }
  return groups.size === 0
    ? everything()
    : Array.from(groups, ([quantity, units]) => ({ quantity, units: [...units] }));
};

const offeredWith = (unit: Unit, offers: readonly Offer[]): readonly Unit[] | undefined =>
  offers.find(({ quantity }) => quantity === unit.quantity)?.units;

/** One unit and its partner, on the sides where they were asked for. */
const around = (unit: Unit | undefined, side: 'from' | 'to', offers: readonly Offer[]): Granted => {
  if (!unit) {
    const [from, to] = startingPair(offers[0]!.quantity, offers[0]!.units);
    return { from, to };
  }
  const partner = partnerOf(unit, offeredWith(unit, offers));
  return side === 'from' ? { from: unit, to: partner } : { from: partner, to: unit };
};

const known = (text: string | undefined, words: Words): { unit?: Unit; problem?: string } => {
  if (text === undefined || text.trim() === '') return {};
  const unit = text.length > 160 ? undefined : readSpelling(text);
  return unit ? { unit } : { problem: fill(words.unknownUnit, cut(text)) };
};

const together = (from: string, to: string): { pair?: readonly [Unit, Unit]; error?: UnitsError } => {
  try {
    const conversion = find(from, to);
    return { pair: [conversion.from, conversion.to] };
  } catch (error) {
    if (error instanceof UnitsError) return { error };
    throw error;
  }
};

/** Finds the units that were asked for; what is unknown or does not fit gives way to what does. */
export const grant = ({ from, to }: Request, offers: readonly Offer[], words: Words): Granted => {
  const [source, target] = [known(from, words), known(to, words)];
  if (!source.unit || !target.unit) {
    const granted =
      source.unit || !target.unit ? around(source.unit, 'from', offers) : around(target.unit, 'to', offers);
    const problem = [source.problem, target.problem].filter(Boolean).join(' ');
    return problem === '' ? granted : { ...granted, problem };
  }
  const { pair, error } = together(from!, to!);
  if (pair) return { from: pair[0], to: pair[1] };
  const granted = around(source.unit, 'from', offers);
  if (error?.code !== 'ambiguous-unit') return { ...granted, problem: fill(words.mismatch, cut(from!), cut(to!)) };
  const meant = (error.suggestions ?? []).flatMap((id) => names.byId(id) ?? [])[0];
  const problem = fill(words.ambiguousUnit, cut(error.parameter === 'from' ? from! : to!));
  if (error.parameter === 'from') return { ...around(meant, 'from', offers), to: target.unit, problem };
  return { from: source.unit, to: meant ?? granted.to, problem };
};
