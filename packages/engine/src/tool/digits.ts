import type { Bounds, BoundsByChoice, Digits, ResultField } from './field.ts';
import type { AnyTool } from './declaration.ts';

/** Fewer digits than these make another number of a small one. */
const leastFigures = 2;
const centDigits = 2;
/** Unit prices have a tenth of a cent; smaller ones have as many digits. */
const priceDigits = 3;

/** The digits before the point; of a number below one, minus the zeros behind it. */
const wholeDigits = (value: number): number => (value === 0 ? 1 : Math.floor(Math.log10(Math.abs(value))) + 1);

/** Returns the significant digits for a number of decimals, enough that a small value keeps its size. */
export const figuresFor = (value: number, decimals: number): number => {
  const figures = wholeDigits(value) + decimals;
  return Math.abs(value) < 1 ? Math.max(leastFigures, figures) : figures;
};

/** The decimals of an amount of money or a price; `cents` are those of its currency. */
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

/** The digits that a row declares. */
export const digitsOf = (field: ResultField | undefined): Digits | undefined =>
  field?.kind === 'number' || field?.kind === 'measure' ? field.digits : undefined;

const isWithin = (value: number, { min = -Infinity, max = Infinity, above = -Infinity }: Bounds): boolean =>
  value >= min && value <= max && value > above;

/** The number of a result: that of a measure is its value. */
const numberOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value;

/** Returns the number that no person has, if it is one: the value of an answer, by its key, outside the range of its row. */
export const implausible = (
  key: string,
  plausible: Bounds | BoundsByChoice | undefined,
  answer: Readonly<Record<string, unknown>>,
): number | undefined => {
  const value = numberOf(answer[key]);
  const bounds = plausible && 'by' in plausible ? plausible.of[String(answer[plausible.by])] : plausible;
  return bounds && typeof value === 'number' && !isWithin(value, bounds) ? value : undefined;
};

/** The label and number of the first parameter or result that no person has; undefined where all may be. */
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
