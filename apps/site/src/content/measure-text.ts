import type { OfferedUnit } from './field-unit.ts';

/** A number without a unit, a clock time, or feet and inches. */
const bareNumber = /^[+\-−]?[\d\p{No}.,\s/⁄'’]*$/u;

/** Returns true if a text contains its unit. */
export const saysUnit = (text: string): boolean => !bareNumber.test(text.trim());

/** Splits a measure into a number and one of the offered units. Text with another unit stays whole. */
export const splitMeasure = (
  text: string,
  offered: readonly OfferedUnit[],
): { readonly number: string; readonly unit: OfferedUnit | undefined } => {
  const trimmed = text.trim();
  if (!saysUnit(trimmed)) return { number: text, unit: offered[0] };
  for (const unit of offered) {
    const spelling = [unit.text, unit.symbol].find((one) => trimmed.endsWith(one));
    const number = spelling === undefined ? '' : trimmed.slice(0, -spelling.length).trimEnd();
    if (number !== '' && !saysUnit(number)) return { number, unit };
  }
  return { number: text, unit: undefined };
};

/** Joins a number and its unit. Text that already contains a unit is returned unchanged. */
export const joinMeasure = (number: string, unit: OfferedUnit | undefined): string =>
  number.trim() === '' || saysUnit(number) || !unit ? number : `${number.trim()} ${unit.text}`;
