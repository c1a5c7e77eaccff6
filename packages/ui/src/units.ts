import { Listed, quantities, singularName, symbolOf, type Quantity, type Unit } from '@units/engine/browse';

/** Every unit that lists show. */
export const listed = new Listed(quantities);

/** What a picker offers: quantities in their order, each with its units. */
export interface Offer {
  readonly quantity: Quantity;
  readonly units: readonly Unit[];
}

const lists = new Map<Quantity, readonly Unit[]>();

/** The units of a quantity that lists show. */
export const listOf = (quantity: Quantity): readonly Unit[] => {
  let units = lists.get(quantity);
  if (!units) lists.set(quantity, (units = listed.unitsOf(quantity)));
  return units;
};

/** Everything that can be picked; the lists are made when they are looked at. */
export const everything = (): readonly Offer[] =>
  listed.quantities.map((quantity) => ({
    quantity,
    get units() {
      return listOf(quantity);
    },
  }));

const symbols = new WeakMap<Unit, string>();

/** The symbol of a unit where it has one: a name written out again is none. */
export const symbolFor = (unit: Unit): string => {
  let symbol = symbols.get(unit);
  if (symbol === undefined) {
    symbol = symbolOf(unit, listed.byId);
    if (symbol === singularName(unit)) symbol = '';
    symbols.set(unit, symbol);
  }
  return symbol;
};

/** The pair that people look for first, where it is not the first two of the list. */
const popular: Readonly<Record<string, readonly [string, string]>> = {
  length: ['kilometer', 'mile'],
  area: ['square-meter', 'square-foot'],
  volume: ['liter', 'gallon'],
  mass: ['kilogram', 'pound'],
  time: ['hour', 'minute'],
  temperature: ['celsius', 'fahrenheit'],
  'temperature-difference': ['celsius-difference', 'fahrenheit-difference'],
  speed: ['kilometer-per-hour', 'mile-per-hour'],
  angle: ['degree', 'radian'],
  pressure: ['bar', 'pound-force-per-square-inch'],
  energy: ['kilojoule', 'kilocalorie'],
  power: ['kilowatt', 'horsepower'],
  force: ['newton', 'pound-force'],
  torque: ['newton-meter', 'pound-force-foot'],
  'fuel-economy': ['liter-per-100-kilometer', 'mile-per-gallon'],
  data: ['megabyte', 'mebibyte'],
  'data-rate': ['megabit-per-second', 'megabyte-per-second'],
};

/** Units to start with among those offered: the popular pair, or the first two. */
export const startingPair = (quantity: Quantity, units = listOf(quantity)): readonly [Unit, Unit] => {
  const chosen = (popular[quantity.id] ?? []).flatMap((id) => units.filter((unit) => unit.id === id));
  const [from, to] = chosen.length === 2 ? chosen : units;
  return [from!, to ?? from!];
};

/** The unit to set against one that is given. */
export const partnerOf = (unit: Unit, units?: readonly Unit[]): Unit => {
  if (!unit.quantity) return unit;
  const offered = units ?? listOf(unit.quantity);
  return (
    startingPair(unit.quantity, offered).find((one) => one !== unit) ?? offered.find((one) => one !== unit) ?? unit
  );
};
