import type { Typed } from '@units/ui';

/**
 * The page of the site that says more about a conversion: that of its quantity, set to the same units and value. Its address is told
 * from the widget's folder, wherever that is.
 */
export const pageOf = ({ from, to, text }: Typed): string => {
  const quantity = from.quantity ?? to.quantity;
  const query = new URLSearchParams({ value: text, from: from.id, to: to.id });
  return quantity ? `../${quantity.id}/?${query}` : '../';
};
