import { unitIndex } from '@units/engine/internal';
import type { Field } from '@units/engine/server';
import { symbolFor } from '@units/ui';
import { convertIn } from './convert-in.ts';
import { symbolOr } from './measure.ts';

/**
 * A unit of a form's number, or of a part of it: for feet and inches the number is in inches, and a foot is 12 of them.
 */
export interface FieldUnit {
  readonly id: string;
  readonly symbol: string;
  /** Its size in the last unit. */
  readonly size: number;
}

/** The units of a field, by the value of a choice. The empty key has units that do not depend on a choice. */
export interface FieldUnits {
  /** The name of the choice. */
  readonly by?: string | undefined;
  readonly of: Readonly<Record<string, readonly FieldUnit[]>>;
}

const symbolOfId = (id: string): string => {
  const unit = unitIndex.byId(id) ?? unitIndex.find(id).units[0]!;
  return symbolFor(unit).replace(/^1\//, '/') || symbolOr(unit);
};

const partsOf = (given: string | readonly string[]): readonly FieldUnit[] => {
  const ids = typeof given === 'string' ? [given] : given;
  const last = ids.at(-1)!;
  return ids.map((id) => ({
    id,
    symbol: symbolOfId(id),
    size: id === last ? 1 : convertIn(1, unitIndex.byId(id)!, unitIndex.byId(last)!),
  }));
};

/** A unit that a form offers next to a number. */
export interface OfferedUnit {
  readonly id: string;
  /** The text of the unit after a number. */
  readonly text: string;
  readonly symbol: string;
}

/** Returns the units that a form offers next to a number, starting with the unit of a bare number. */
export const offeredUnits = (field: Field): readonly OfferedUnit[] | undefined => {
  if (field.kind !== 'quantity') return undefined;
  return [field.unit, ...field.units.filter((unit) => unit !== field.unit)].map((text) => {
    const { id } =
      unitIndex.find(text).units.find(({ quantity }) => quantity?.id === field.of) ?? unitIndex.find(text).units[0]!;
    return { id, text, symbol: symbolOfId(id) };
  });
};

/** Returns the units of a field, by its declaration. */
export const unitsOfField = (field: Field, nameOf: (key: string) => string): FieldUnits | undefined => {
  if (field.kind === 'quantity') return { of: { '': partsOf(field.unit) } };
  if (field.kind !== 'number' || field.unit === undefined) return undefined;
  if (typeof field.unit === 'string') return { of: { '': partsOf(field.unit) } };
  const { by, units } = field.unit;
  return {
    by: nameOf(by),
    of: Object.fromEntries(Object.entries(units).map(([word, given]) => [word, partsOf(given)])),
  };
};
