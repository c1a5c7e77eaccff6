import type { QuantityDefinition } from '../model/quantity.ts';

const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fault = (sentence: string): TypeError => new TypeError(sentence);

const checkIds = (kind: string, ids: readonly string[]): void => {
  const wrong = ids.find((id) => !kebabCase.test(id));
  if (wrong !== undefined) throw fault(`The id of a ${kind} is in kebab-case, like fluid-ounce; got "${wrong}".`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw fault(`The ${kind} "${twice}" is there twice: an id belongs to one ${kind}.`);
};

/** Throws a TypeError where quantities of a program's own have no identifiers of the right form, or one of them twice. */
export const checkQuantities = (quantities: readonly QuantityDefinition[]): void => {
  checkIds(
    'quantity',
    quantities.map(({ id }) => id),
  );
  checkIds(
    'unit',
    quantities.flatMap(({ units }) => units.map(({ id }) => id)),
  );
};
