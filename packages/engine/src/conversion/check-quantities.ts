import { scaleOf } from '../definition/definition.ts';
import { isInverse, readDimension, sameDimension } from '../model/dimension.ts';
import { showDimension } from '../naming/show-dimension.ts';
import type { Names } from '../naming/full-index.ts';
import type { QuantityDefinition, UnitDefinition } from '../model/quantity.ts';

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fault = (sentence: string): TypeError => new TypeError(sentence);

const checkIds = (kind: string, ids: readonly string[]): void => {
  const wrong = ids.find((id) => !kebabCase.test(id));
  if (wrong !== undefined) throw fault(`The id of a ${kind} is in kebab-case, like fluid-ounce; got "${wrong}".`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw fault(`The ${kind} "${twice}" is there twice: an id belongs to one ${kind}.`);
};

/** What a unit is in base units. Its definition may be malformed, name an unknown unit or run in a circle. */
const workOut = ({ id, is = id }: UnitDefinition, names: Names): ReturnType<typeof scaleOf> => {
  try {
    return scaleOf(names.byId(id)!, names.byId);
  } catch (error) {
    const why = error instanceof RangeError ? 'it divides by zero or comes back to itself' : (error as Error).message;
    throw fault(
      `The unit "${id}" cannot be worked out from "${is}": ${why}. A definition is a number and the id of a unit of these quantities, like "12 inch".`,
    );
  }
};

const checkUnit = (unit: UnitDefinition, quantity: QuantityDefinition, names: Names): void => {
  const { ratio, dimension } = workOut(unit, names);
  const wanted = readDimension(quantity.dimension);
  if (ratio.n === 0n) throw fault(`The unit "${unit.id}" is defined as zero.`);
  if (!sameDimension(dimension, wanted) && !isInverse(dimension, wanted)) {
    throw fault(
      `The unit "${unit.id}" has the dimension ${showDimension(dimension)}, and ${quantity.name} has ${showDimension(wanted)}.`,
    );
  }
};

/** Throws a TypeError where quantities of a program's own do not hold together: at once, and not at some conversion later. */
export const checkQuantities = (quantities: readonly QuantityDefinition[], names: Names): void => {
  const ids = quantities.map(({ id }) => id);
  checkIds('quantity', ids);
  checkIds(
    'unit',
    names.quantities.flatMap(({ units }) => units.map(({ id }) => id)),
  );
  for (const quantity of quantities) for (const unit of quantity.units) checkUnit(unit, quantity, names);
};
