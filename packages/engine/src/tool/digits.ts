import type { Bounds, BoundsByChoice, Digits, ResultField } from './field.ts';
import type { AnyTool } from './declaration.ts';

/** The minimum number of significant digits. With fewer, a small number would change. */
const leastFigures = 2;
const centDigits = 2;
/** The decimals of a unit price: a tenth of a cent. Smaller prices have as many significant digits. */
const priceDigits = 3;

/**
 * Returns the number of digits before the point. For a number below 1, it is minus the number of zeros after the point.
 */
const wholeDigits = (value: number): number => (value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1);

/** Returns the number of significant digits for a number of decimals, so that a small value keeps its size. */
export const figuresFor = (value: number, decimals: number): number => {
  const figures = wholeDigits(value) + decimals;
  return Math.abs(value) < 1 ? Math.max(leastFigures, figures) : figures;
};

/** Returns the decimals of an amount of money or a price. `cents` is the number of decimals of its currency. */
export const decimalsFor = (
  value: number,
  digits: 'money' | 'price',
  cents = centDigits,
): { readonly minimumFractionDigits: number; readonly maximumFractionDigits: number } => ({
  minimumFractionDigits: cents,
  maximumFractionDigits:
    digits === 'money' || wholeDigits(value) > 1
      ? cents
      : Math.min(Math.max(cents, priceDigits - Math.min(wholeDigits(value), 0)), 100),
});

/** Returns the digits that a row declares. */
export const digitsOf = (field: ResultField | undefined): Digits | undefined =>
  field?.kind === 'number' || field?.kind === 'measure' ? field.digits : undefined;

const isWithin = (value: number, { min = -Infinity, max = Infinity, above = -Infinity }: Bounds): boolean =>
  value >= min && value <= max && value > above;

/** Returns the number of a result. For a measure, that is its value. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value;

/** Returns the value of an answer, by its key, if it is outside the plausible range of its row. */
export const implausible = (
  key: string,
  plausible: Bounds | BoundsByChoice | undefined,
  answer: Readonly<Record<string, unknown>>,
): number | undefined => {
  const value = numberOf(answer[key]);
  const bounds = plausible && 'by' in plausible ? plausible.of[String(answer[plausible.by])] : plausible;
  return bounds && typeof value === 'number' && !isWithin(value, bounds) ? value : undefined;
};

/** Returns the label and number of the first implausible parameter or result. Undefined if all are plausible. */
export const implausibleIn = (
  { params, result }: Pick<AnyTool, 'params' | 'result'>,
  answer: Readonly<Record<string, unknown>>,
): { readonly label: string; readonly value: number } | undefined => {
  for (const [key, field] of [...Object.entries(params), ...Object.entries(result)]) {
    if (field.kind !== 'number' && field.kind !== 'measure') continue;
    const value = implausible(key, field.plausible, answer);
    if (value !== undefined) return { label: field.label, value };
  }
  return undefined;
};
