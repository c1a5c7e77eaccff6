import type { Listed, Unit } from '@units/engine/browse';

const prefixesOf = ({ row }: Unit): readonly string[] => [...(row?.si ?? []), ...(row?.binary ?? [])];

const listedUnder = (unit: Unit, symbol: string, listed: Listed): Unit | undefined =>
  prefixesOf(unit)
    .map((prefix) => listed.byId(prefix + unit.id))
    .find((one) => `${one?.prefix?.symbol}${unit.row?.symbol}` === symbol);

/** The first unit that lists show whose identifier or own symbol a text is, to the letter. */
export const findExact = (text: string, listed: Listed): Unit | undefined => {
  const unit = listed.byId(text);
  if (unit && (!unit.prefix || prefixesOf(unit).includes(unit.prefix.name))) return unit;
  for (const { units } of listed.quantities) {
    for (const { id, symbol } of units) {
      if (symbol === undefined || !text.endsWith(symbol)) continue;
      const row = listed.byId(id)!;
      const found = text === symbol ? row : listedUnder(row, text, listed);
      if (found) return found;
    }
  }
  return undefined;
};
