import { UnitsError } from '../src/model/error.ts';
import { quantities as catalogue } from '../src/data/catalogue.ts';
import { sharedSpellings } from '../src/data/shared-spellings.ts';
import { sources } from '../src/data/sources.ts';
import { compileDefinitions } from '../src/definition/work-out.ts';
import type { QuantityRows, UnitRow } from '../src/model/quantity.ts';
import { fold } from '../src/naming/spelling.ts';

const rows: readonly UnitRow[] = (catalogue as readonly QuantityRows[]).flatMap(({ units }) => units);

const shared = new Map(Object.entries(sharedSpellings).map(([spelling, ids]) => [fold(spelling), ids]));

const symbolsOf = ({ id, symbol, symbols = [] }: UnitRow): string[] => [
  ...new Set([id, ...(symbol === undefined ? [] : [symbol]), ...symbols].map(fold)),
];

/** Returns errors for rows with a spelling of another row, if no shared spelling decides their order. */
const takenSpellings = (): string[] => {
  const owners = new Map<string, string>();
  return rows.flatMap(({ id, ...row }) =>
    symbolsOf({ id, ...row }).flatMap((spelling) => {
      const owner = owners.get(spelling);
      owners.set(spelling, owner ?? id);
      if (owner === undefined || [owner, id].every((one) => shared.get(spelling)?.includes(one))) return [];
      return owner === id
        ? [`The unit "${id}" is defined twice: an identifier belongs to one unit.`]
        : [
            `The unit "${id}" writes "${spelling}", which is taken by "${owner}": choose another symbol, or say in data/shared-spellings.ts which of the two comes first.`,
          ];
    }),
  );
};

const unknownSources = (): string[] =>
  rows
    .filter(({ source }) => !Object.hasOwn(sources, source))
    .map(
      ({ id, source }) =>
        `The unit "${id}" names the source "${source}", which data/sources.ts does not list: add it there.`,
    );

const wrongDefinitions = (): string[] => {
  try {
    compileDefinitions(catalogue);
    return [];
  } catch (error) {
    if (error instanceof UnitsError) return [error.message];
    throw error;
  }
};

/** Returns the mistakes in the rows, as sentences that name the row. */
export const checkRows = (): string[] => [
  ...new Set([...unknownSources(), ...takenSpellings(), ...wrongDefinitions()]),
];
