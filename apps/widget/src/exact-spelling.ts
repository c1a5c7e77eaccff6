import type { Listed, Unit } from '@units/engine/browse';

/** The symbol of a unit by its own row; that of a compound is made of its parts. */
const ownSymbol = ({ row, prefix }: Unit): string | undefined =>
  row?.symbol === undefined ? undefined : (prefix?.symbol ?? '') + row.symbol;

/** The first unit that lists show whose identifier or own symbol a text is, to the letter. */
export const findExact = (text: string, listed: Listed): Unit | undefined => {
  for (const quantity of listed.quantities) {
    const unit = listed.unitsOf(quantity).find((one) => one.id === text || ownSymbol(one) === text);
    if (unit) return unit;
  }
  return undefined;
};
