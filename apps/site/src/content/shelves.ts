import { fold, names, packUnit, type Unit } from '@units/engine/browse';
import { listUnits } from '@units/engine/catalog';
import { meaningOn, shelfOf, type Meaning, type Shelf, type ShelvedUnit } from '../islands/shelf.ts';

// The spellings of all units, by their beginnings: whoever types two of them needs two shelves, not the catalogue.

/** A quotient of base units may say no more than a dimension: `per-second` is a hertz and a becquerel. */
const isOfBaseUnits = /^(?:(?:per|square|cubic|pow4|meter|kilogram|second|ampere|kelvin|mole|candela)(?:-|$))+$/;

const meetsOthers = ({ id, quantity, row }: Unit): boolean =>
  !quantity || (row?.is === undefined && /(?:^|-)per-/.test(id) && isOfBaseUnits.test(id));

const unitsOf = (spelling: string): readonly Unit[] => {
  const { units, ambiguous } = names.find(spelling);
  return ambiguous ? [] : units;
};

const meaningOf = (units: readonly Unit[]): Meaning => ({
  ids: [...new Set(units.flatMap(({ id, quantity }) => (quantity ? [id] : [])))],
  isLoose: units.some(meetsOthers),
});

const keyOf = ({ ids, isLoose }: Meaning): string => `${ids.join(' ')}\t${isLoose ? '+' : ''}`;

/** Puts a spelling on its shelf, unless another form of it says the same there. */
const put = ({ units: all, ...shelf }: Shelf, spelling: string): void => {
  const units = unitsOf(spelling);
  for (const unit of units) {
    if (unit.quantity) all.set(unit.id, { ...packUnit(unit, names), quantity: unit.quantity.id });
  }
  const meaning = meaningOf(units);
  const found = meaningOn({ units: all, ...shelf }, spelling);
  if (!found || keyOf(found) !== keyOf(meaning)) shelf.meanings.set(spelling, meaning);
};

/** A line for a unit: identifier, `+` where it is loose, quantity, size, the rest as JSON, spellings. */
const unitLine = (
  id: string,
  { quantity, ratio, kind, ...rest }: ShelvedUnit,
  groups: Map<string, string[]>,
): string => {
  const own = meaningOf(unitsOf(id));
  const more = kind === 'linear' && Object.keys(rest).length === 0 ? '' : JSON.stringify({ kind, ...rest });
  // An identifier that means more than its unit stands with what else means the same
  const isAlone = own.ids.join() === id;
  const spellings = isAlone ? (groups.get(keyOf(own)) ?? []).filter((spelling) => spelling !== id) : [];
  if (isAlone) groups.delete(keyOf(own));
  const mark = isAlone ? (own.isLoose ? '+' : '') : '-';
  return [id, mark, quantity, ratio, more, ...spellings].join('\t').trimEnd();
};

const write = ({ units, meanings }: Shelf): string => {
  const groups = new Map<string, string[]>();
  for (const [spelling, meaning] of meanings) {
    const key = keyOf(meaning);
    groups.set(key, [...(groups.get(key) ?? []), spelling]);
  }
  const unitLines = Array.from(units, ([id, unit]) => unitLine(id, unit, groups));
  const sharedLines = Array.from(groups, ([key, spellings]) => [key, '', '', '', ...spellings].join('\t'));
  return [...unitLines, ...sharedLines].join('\n');
};

const otherForms = (text: string): readonly string[] => [
  text.toLowerCase(),
  text.charAt(0).toUpperCase() + text.slice(1),
  text.toUpperCase(),
  `${text}s`,
];

const emptyShelf = (): Shelf => ({ units: new Map(), meanings: new Map() });

/** A shelf for these spellings alone, as far as they name units that lists show. */
export const shelfFor = (spellings: readonly string[]): string => {
  const shelf = emptyShelf();
  for (const spelling of spellings.map(fold)) if (unitsOf(spelling).length > 0) put(shelf, spelling);
  return write(shelf);
};

/** The shelves of all units, as texts that `readShelf` reads. */
export const shelves = (): ReadonlyMap<string, string> => {
  const all = new Map<string, Shelf>();
  const shelfWith = (spelling: string): Shelf => {
    const name = shelfOf(spelling);
    let shelf = all.get(name);
    if (!shelf) all.set(name, (shelf = emptyShelf()));
    return shelf;
  };
  const units = listUnits().flatMap((quantity) => quantity.units);
  // Identifiers first: other forms of a name lead to them
  const shown = [...new Set([...units.map(({ id }) => id), ...units.flatMap(({ aliases }) => aliases.map(fold))])];
  for (const spelling of shown) put(shelfWith(spelling), spelling);
  for (const spelling of new Set(shown.flatMap(otherForms))) {
    // What is written otherwise has a line only where it does not mean what it would lead to
    if (meaningOn(shelfWith(spelling), spelling)) put(shelfWith(spelling), spelling);
  }
  return new Map(Array.from(all, ([name, shelf]) => [name, write(shelf)]));
};
