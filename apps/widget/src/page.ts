import type { Typed } from '@units/ui';

/**
 * Returns the address of the site's page for a conversion: the page of its quantity, set to the same units and value.
 * It is relative to the widget's folder.
 */
export const pageOf = ({ from, to, text }: Typed): string => {
  const quantity = from.quantity ?? to.quantity;
  const query = new URLSearchParams({ value: text, from: from.id, to: to.id });
  return quantity ? `../${quantity.id}/?${query}` : '../';
};
