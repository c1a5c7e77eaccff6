import { meets, type Bridge } from './bridge.ts';
import { otherSide, type Side } from './typed.ts';
import {
  commonFirst,
  evaluate,
  LightIndex,
  everydayNames,
  everydayQuantities,
  lightQuantities,
  exactFunctionOfListed,
  singularName,
  symbolOf,
  type Quantity,
  type Unit,
} from '@units/engine/internal';

// Those that everybody uses have their names at once; all others get them with what reads spellings.
for (const quantity of lightQuantities) {
  const names = everydayNames[quantity.id];
  if (names !== undefined && quantity.namesText === '') quantity.giveNames(names);
}

/**
 * Every unit that lists show. Names that no rule gives come with what reads, and so do the units of quantities that few people convert:
 * see reader.ts.
 */
export const listed = new LightIndex(lightQuantities);

/** A unit as lists have it, where they do: one object for each, so that the same units are the same. */
export const asListed = (unit: Unit): Unit => listed.byId(unit.id) ?? unit;

/** The quantities of a picker in their order, each with its units. */
export interface Offer {
  readonly quantity: Quantity;
  readonly units: readonly Unit[];
}

const lists = new Map<Quantity, readonly Unit[]>();

/** The units of a quantity that lists show, those that everybody uses first. */
export const unitsByUse = (quantity: Quantity): readonly Unit[] => {
  let units = lists.get(quantity);
  if (!units) {
    units = commonFirst(listed.unitsOf(quantity));
    if (units.length > 0) lists.set(quantity, units);
  }
  return units;
};

/** Quantities as pickers list them: those of every day first, all others in the order of the catalogue. */
const byUse: readonly Quantity[] = [
  ...everydayQuantities.flatMap((id) => listed.quantities.filter((quantity) => quantity.id === id)),
  ...listed.quantities.filter(({ id }) => !everydayQuantities.includes(id)),
];

/** Everything that can be picked; the lists are made when they are looked at. */
export const everything = (): readonly Offer[] =>
  byUse.map((quantity) => ({
    quantity,
    get units() {
      return unitsByUse(quantity);
    },
  }));

/** A short list of what can be picked, by quantity in the order given; of no units at all, everything. */
export const offersOf = (units: readonly Unit[]): readonly Offer[] => {
  const groups = new Map<Quantity, Set<Unit>>();
  for (const unit of units) {
    if (unit.quantity) groups.set(unit.quantity, (groups.get(unit.quantity) ?? new Set()).add(unit));
  }
  return groups.size === 0
    ? everything()
    : Array.from(groups, ([quantity, offered]) => ({ quantity, units: [...offered] }));
};

/** The units that are offered beside this one; undefined where none are. */
export const offeredWith = (unit: Unit, offers: readonly Offer[]): readonly Unit[] | undefined =>
  offers.find(({ quantity }) => quantity === unit.quantity)?.units;

const symbols = new WeakMap<Unit, string>();

/** The symbol of a unit where it has one: a name written out again is not one. */
export const symbolFor = (unit: Unit): string => {
  let symbol = symbols.get(unit);
  if (symbol === undefined) {
    symbol = symbolOf(unit);
    if (symbol === singularName(unit)) symbol = '';
    symbols.set(unit, symbol);
  }
  return symbol;
};

/** Returns true if a temperature is below absolute zero. */
export const isTooCold = (value: number, unit: Unit): boolean => {
  if (unit.quantity?.id !== 'temperature') return false;
  const line = exactFunctionOfListed(unit, listed.byId('kelvin')!);
  return line !== undefined && evaluate(line, value) < 0;
};

/** The pairs that people look for first, where these are not the first two of their list. */
const popular = [
  'kilometer',
  'mile',
  'square-meter',
  'square-foot',
  'liter',
  'gallon',
  'kilogram',
  'pound',
  'hour',
  'minute',
  'celsius',
  'fahrenheit',
  'delta-celsius',
  'delta-fahrenheit',
  'kilometer-per-hour',
  'mile-per-hour',
  'degree',
  'radian',
  'bar',
  'pound-force-per-square-inch',
  'kilojoule',
  'kilocalorie',
  'kilowatt',
  'horsepower',
  'newton',
  'pound-force',
  'newton-meter',
  'pound-force-foot',
  'liter-per-100-kilometer',
  'mile-per-gallon',
  'megabyte',
  'mebibyte',
  'megabit-per-second',
  'megabyte-per-second',
];

/** Units to start with among those offered: the popular pair, or the first two. */
export const startingPair = (quantity: Quantity, units = unitsByUse(quantity)): readonly [Unit, Unit] => {
  const chosen = popular.flatMap((id) => units.filter((unit) => unit.id === id));
  const [from, to] = chosen.length === 2 ? chosen : units;
  return [from!, to ?? from!];
};

/** The unit to set against one that is given. */
export const partnerOf = (unit: Unit, units?: readonly Unit[]): Unit => {
  if (!unit.quantity) return unit;
  const offered = units ?? unitsByUse(unit.quantity);
  return (
    startingPair(unit.quantity, offered).find((one) => one !== unit) ?? offered.find((one) => one !== unit) ?? unit
  );
};

/** The units of both sides once one of them is given another: where they meet no more, the other side follows. */
export const withUnit = (
  before: { readonly [S in Side]: Unit },
  side: Side,
  unit: Unit,
  units: readonly Unit[] | undefined,
  bridge: Bridge | undefined,
): { readonly [S in Side]: Unit } => {
  const other = before[otherSide(side)];
  if (unit === other) return { from: before.to, to: before.from };
  const partner = meets(other, unit, bridge) ? other : partnerOf(unit, units);
  return side === 'from' ? { from: unit, to: partner } : { from: partner, to: unit };
};
