import { UnitsError } from '../model/error.ts';
import type { Ratio } from '../model/rational.ts';
import { best } from '../text/catalogue.ts';
import { unitOf } from './convert-value.ts';

/** Values of the Unicode locale extension for measurement systems, with a region of each system. */
const regionOfSystem: Readonly<Record<string, string>> = { metric: '001', ussystem: 'US', uksystem: 'GB' };

/** Temperature units by the value of their keyword. */
const temperatures: Readonly<Record<string, string>> = { celsius: 'celsius', fahrenhe: 'fahrenheit', kelvin: 'kelvin' };

/** Returns the value of a keyword in a language tag: `ussystem` of `en-u-ms-ussystem`. */
const keyword = (tag: string, key: string): string | undefined =>
  new RegExp(`-u-(?:.*-)?${key}-([a-z\\d]{3,8})(?:-|$)`).exec(tag.toLowerCase())?.[1];

/**
 * Returns the region whose preferences apply: that of `-u-ms-` or `-u-rg-`, else that of the tag, else the likely
 * region of its language.
 */
const regionOf = (tag: string): string => {
  const system = regionOfSystem[keyword(tag, 'ms') ?? ''];
  if (system !== undefined) return system;
  const region = /^([a-z]{2})zzzz$/.exec(keyword(tag, 'rg') ?? '')?.[1];
  return region?.toUpperCase() ?? new Intl.Locale(tag).maximize().region ?? '001';
};

/** The locale and the usage that an amount is shown for. */
export interface Audience {
  readonly locale?: string | readonly string[] | undefined;
  readonly usage?: string | undefined;
}

/**
 * Returns the identifier of the preferred unit for a value. For a mixed preference (feet and inches), returns the
 * largest unit. Throws a RangeError for an invalid usage or locale, and a TypeError for a unit that does not convert.
 */
export const preferredUnit = (value: Ratio, unit: string, { locale, usage }: Audience): string => {
  const [tag = new Intl.NumberFormat().resolvedOptions().locale] = Intl.getCanonicalLocales(locale);
  const source = unitOf(unit);
  const temperature = temperatures[keyword(tag, 'mu') ?? ''];
  if (temperature !== undefined && source.quantity?.id === 'temperature') return temperature;
  try {
    const exact = { numerator: value.n, denominator: value.d, piPower: 0 };
    return best<string>(exact, unit, { region: regionOf(tag), usage }).unit;
  } catch (error) {
    if (error instanceof UnitsError) throw new RangeError(error.message, { cause: error });
    throw error;
  }
};
