import { catalogue } from '../text/catalogue.ts';
import type { Measure } from '../text/format/measure.ts';
import { preferred, type Place } from '../text/format/preference.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import { wantedOf } from './wanted.ts';

/** Puts the preferred unit of a place before the other useful conversions, if it differs from the given unit. */
export const wantedAt = (place: Place, measure: Measure, wanted: readonly Measure[]): readonly Measure[] => {
  const from = wantedOf(measure);
  const found = from && preferred(ratioOf(measure.exact), from, place, catalogue);
  if (!found || (!found.parts && found.unit === measure.unit)) return wanted;
  return [found, ...wanted.filter(({ unit }) => found.parts || found.unit !== unit)];
};
