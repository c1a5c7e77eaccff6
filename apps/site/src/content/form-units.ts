import { names, packUnit, pluralName, singularName, type PortableUnit, type Unit } from '@units/engine/browse';
import { symbolFor } from '@units/ui';

/** A unit as a form in a page carries it. */
export interface FormUnit {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** Empty where the unit has none. */
  readonly symbol: string;
  readonly packed: PortableUnit;
}

type Density = Parameters<typeof packUnit>[2];

export const formUnit = (unit: Unit, density?: Density): FormUnit => ({
  id: unit.id,
  one: singularName(unit),
  many: pluralName(unit),
  symbol: symbolFor(unit),
  packed: packUnit(unit, names, density),
});
