import { uncertainties } from './load-uncertain.ts';
import { localized } from './number-text.ts';
import { plainText, type Typed } from './typed.ts';

/** Returns the number of a typed text without its unit, in the format of the locale. */
export const writePlain = (typed: Pick<Typed, 'text' | 'reading'>, locale: string): string => {
  const text = plainText(typed);
  const isUncertain = typed.reading && 'value' in typed.reading && typed.reading.uncertainty !== undefined;
  return (isUncertain ? uncertainties()?.localizedUncertain(text, locale) : undefined) ?? localized(text, locale);
};
