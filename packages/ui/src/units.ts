import { meets, type Bridge } from './bridge.ts';
import { otherSide, type Side } from './typed.ts';
import {
  commonFirst,
  evaluate,
  LightIndex,
  everydayQuantities,
  lightQuantities,
  exactFunctionOfListed,
  singularName,
  symbolOf,
  type Quantity,
  type Unit,
} from '@units/engine/internal';

/** Every unit that lists show. A page has some quantities with their units first; all load with the reader: see reader.ts. */
export const lightIndex = new LightIndex(lightQuantities);

/** The texts of quantities by identifier: their units, and their irregular names. */
export type Texts = Readonly<Record<string, readonly [units: string, names: string]>>;

/** Gives quantities their units and names before the reader has loaded those of all. */
export const attachTexts = (texts: Texts): void => {
  for (const quantity of lightQuantities) {
    const [units, names] = texts[quantity.id] ?? [];
    if (units === undefined || quantity.unitsText !== '') continue;
    quantity.attachUnits(units);
    quantity.attachNames(names!);
  }
  lightIndex.readAgain();
};

/** Returns the listed object of a unit, so that equal units are identical, or the unit itself if it is not listed. */
export const asListed = (unit: Unit): Unit => lightIndex.byId(unit.id) ?? unit;

/** A quantity of a picker, with its units. */
export interface Offer {
  readonly quantity: Quantity;
  readonly units: readonly Unit[];
}

const lists = new Map<Quantity, readonly Unit[]>();

/** Returns the listed units of a quantity, everyday units first. */
export const unitsByUse = (quantity: Quantity): readonly Unit[] => {
  let units = lists.get(quantity);
  if (!units) {
    units = commonFirst(lightIndex.unitsOf(quantity));
    if (units.length > 0) lists.set(quantity, units);
  }
  return units;
};

/** The quantities in the order of pickers: everyday quantities first, the others in the order of the catalogue. */
const byUse: readonly Quantity[] = [
  ...everydayQuantities.flatMap((id) => lightIndex.quantities.filter((quantity) => quantity.id === id)),
  ...lightIndex.quantities.filter(({ id }) => !everydayQuantities.includes(id)),
];

/** Returns all quantities and units for pickers. The lists are built on demand. */
export const everything = (): readonly Offer[] =>
  byUse.map((quantity) => ({
    quantity,
    get units() {
      return unitsByUse(quantity);
    },
  }));

/** Returns the given units by quantity, in the given order, or everything if no units are given. */
export const offersOf = (units: readonly Unit[]): readonly Offer[] => {
  const groups = new Map<Quantity, Set<Unit>>();
  for (const unit of units) {
    if (unit.quantity) groups.set(unit.quantity, (groups.get(unit.quantity) ?? new Set()).add(unit));
  }
  return groups.size === 0
    ? everything()
    : Array.from(groups, ([quantity, offered]) => ({ quantity, units: [...offered] }));
};

/** Returns the units that are offered with a unit, or undefined if there are none. */
export const offeredWith = (unit: Unit, offers: readonly Offer[]): readonly Unit[] | undefined =>
  offers.find(({ quantity }) => quantity === unit.quantity)?.units;

/** The names for lists and the symbols of units, by identifier. */
export type Names = Readonly<Record<string, readonly [name: string, symbol: string]>>;

let written: ReadonlyMap<string, Names[string]> | undefined;

/** Uses the names that a page comes with, and shows no other units, until it is called again without names. */
export const setNames = (names: Names | undefined): void => {
  written = names && new Map(Object.entries(names));
};

/** Returns the names that the page comes with, until the reader has loaded those of all units. */
export const writtenNames = (): typeof written => written;

/** Returns true if the name of a unit comes with the reader, because no rule derives it. */
export const isNamedLater = ({ id, entry }: Unit): boolean =>
  entry?.hasOwnName === true && entry.name === undefined && entry.plural === undefined && !written?.has(id);

const symbols = new WeakMap<Unit, string>();

/** Returns the symbol of a unit, without symbols that only repeat the name. */
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
  const line = exactFunctionOfListed(unit, lightIndex.byId('kelvin')!);
  return line !== undefined && evaluate(line, value) < 0;
};

/** The popular pairs that are not the first two units of their list. */
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

/** Returns the initial units: the popular pair, or the first two. */
export const startingPair = (quantity: Quantity, units = unitsByUse(quantity)): readonly [Unit, Unit] => {
  const chosen = popular.flatMap((id) => units.filter((unit) => unit.id === id));
  const [from, to] = chosen.length === 2 ? chosen : units;
  return [from!, to ?? from!];
};

/** Returns the unit to pair with a given unit. */
export const partnerOf = (unit: Unit, units?: readonly Unit[]): Unit => {
  if (!unit.quantity) return unit;
  const offered = units ?? unitsByUse(unit.quantity);
  return (
    startingPair(unit.quantity, offered).find((one) => one !== unit) ?? offered.find((one) => one !== unit) ?? unit
  );
};

/** Returns the units of both sides after one side changes. If they no longer convert, the other side changes too. */
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
