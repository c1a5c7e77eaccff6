import type { Bounds, Digits, ResultField } from './field.ts';
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

/** The key of the first result that no person has; undefined where all may be. */
export const implausibleIn = (
  { result }: Pick<AnyTool, 'result'>,
  answer: Readonly<Record<string, unknown>>,
): string | undefined =>
  Object.entries(result).find(([key, field]) => {
    const value = answer[key];
    return field.kind === 'number' && field.plausible && typeof value === 'number' && !isWithin(value, field.plausible);
  })?.[0];
