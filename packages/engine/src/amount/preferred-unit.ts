import { UnitsError } from '../model/error.ts';
import type { Ratio } from '../model/rational.ts';
import { best } from '../text/catalogue.ts';
import { unitOf } from './convert-value.ts';

/** Keywords of Unicode locale extensions that name a system of measures, with a region of that system. */
const regionOfSystem: Readonly<Record<string, string>> = { metric: '001', ussystem: 'US', uksystem: 'GB' };

/** Units of temperature by their keyword. */
const temperatures: Readonly<Record<string, string>> = { celsius: 'celsius', fahrenhe: 'fahrenheit', kelvin: 'kelvin' };

/** The value of a keyword in a language tag: `ussystem` of `en-u-ms-ussystem`. */
const keyword = (tag: string, key: string): string | undefined =>
  new RegExp(`-u-(?:.*-)?${key}-([a-z\\d]{3,8})(?:-|$)`).exec(tag.toLowerCase())?.[1];

/** The region whose habits count: that of `-u-ms-` or `-u-rg-`, else that of the tag, or the likely one of its language. */
const regionOf = (tag: string): string => {
  const system = regionOfSystem[keyword(tag, 'ms') ?? ''];
  if (system !== undefined) return system;
  const region = /^([a-z]{2})zzzz$/.exec(keyword(tag, 'rg') ?? '')?.[1];
  return region?.toUpperCase() ?? new Intl.Locale(tag).maximize().region ?? '001';
};

/** Where and for what an amount is said. */
export interface Audience {
  readonly locale?: string | readonly string[] | undefined;
  readonly usage?: string | undefined;
}

/**
 * The identifier of the unit that is preferred for a value, the largest where several are said together (feet and inches). Throws a
 * RangeError for a usage or a locale that is not one, and a TypeError for a unit that does not convert.
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
