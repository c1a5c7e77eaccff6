import { pluralName, type Listed, type Unit } from '@units/engine/browse';

/** The symbol of a unit by its own row; that of a compound is made of its parts. */
const ownSymbol = ({ row, prefix }: Unit): string | undefined =>
  row?.symbol === undefined ? undefined : (prefix?.symbol ?? '') + row.symbol;

/** What a unit is found by: its identifier, its own symbol, its name in the plural. */
export const spellingsOf = (unit: Unit): readonly (string | undefined)[] => [
  unit.id,
  ownSymbol(unit),
  pluralName(unit),
];

/** The first unit that lists show and that a text spells, to the letter. */
export const findExact = (text: string, listed: Listed): Unit | undefined => {
  for (const quantity of listed.quantities) {
    const unit = listed.unitsOf(quantity).find((one) => spellingsOf(one).includes(text));
    if (unit) return unit;
  }
  return undefined;
};
