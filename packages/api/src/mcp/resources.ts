import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server';
import { findQuantity, listQuantities } from '@units/engine/catalog';
import { explainUnit } from '@units/engine/server';
import { toldOf } from './explain-unit.ts';
import { listUnitsTool } from './list-units.ts';

const json = 'application/json';
const all = 'units://quantities';
const quantityStart = 'units://quantity/';
const unitStart = 'units://unit/';

/** Returns the lists for a client: all quantities, and the units of each. */
export const listResources = (): Resource[] => [
  {
    uri: all,
    name: 'quantities',
    title: 'All quantities',
    description: 'Each with the number of its units.',
    mimeType: json,
  },
  ...listQuantities().map(({ name, title, baseUnit }) => ({
    uri: quantityStart + name,
    name,
    title,
    description: `The units of ${title.toLowerCase()}; the base unit is ${baseUnit}.`,
    mimeType: json,
  })),
];

/** The address templates with a placeholder. */
export const listTemplates = (): ResourceTemplateType[] => [
  {
    uriTemplate: `${quantityStart}{name}`,
    name: 'quantity',
    title: 'Units of a quantity',
    description: 'The units of a quantity by its identifier or name, like length.',
    mimeType: json,
  },
  {
    uriTemplate: `${unitStart}{spelling}`,
    name: 'unit',
    title: 'A unit',
    description: 'Quantity, dimension, factor, definition, source and spellings of a unit, by any spelling.',
    mimeType: json,
  },
];

/** Returns the rest of an address after `start`, or undefined if it starts otherwise. */
const restOf = (uri: string, start: string): string | undefined => {
  if (!uri.startsWith(start)) return undefined;
  try {
    return decodeURIComponent(uri.slice(start.length));
  } catch {
    return undefined;
  }
};

const bodyOf = (uri: string): object | undefined => {
  if (uri === all) return listUnitsTool.call({});
  const quantity = restOf(uri, quantityStart);
  if (quantity !== undefined) return listUnitsTool.call({ category: findQuantity(quantity, 'name') });
  const unit = restOf(uri, unitStart);
  return unit === undefined ? undefined : toldOf(explainUnit(unit));
};

/**
 * Returns the contents of an address, or undefined if there is nothing. Throws UnitsError for an unknown unit or
 * quantity.
 */
export const readResource = (uri: string): ReadResourceResult | undefined => {
  const body = bodyOf(uri);
  return body && { contents: [{ uri, mimeType: json, text: JSON.stringify(body) }] };
};
