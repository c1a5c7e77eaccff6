export { Amount } from './amount/amount.ts';
export type { AmountFormatOptions, ConvertToOptions } from './amount/amount.ts';
export type { RoundingMode } from './amount/digits.ts';
export { NumberFormat } from './amount/number-format.ts';
export type { Formattable, Locales } from './amount/number-format.ts';
export type { AmountOptions } from './amount/options.ts';
export type { LocaleOption } from './text/locale.ts';
export type { Locale, LocaleWords } from './model/locale.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
