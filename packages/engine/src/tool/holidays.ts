import { epochDay, readDate } from '../model/date.ts';
import { mustBe } from '../model/error.ts';
import { text, type Naming } from './declaration.ts';

// The days that do not count as working days: the holidays that a question gives.

/** Returns the declaration of the row for holidays. */
// @__NO_SIDE_EFFECTS__
export const holidaysField = () =>
  text({
    label: 'Public holidays',
    description: 'Dates such as 2026-12-25, with spaces between them. They don’t count as working days.',
    isRare: true,
    maxLength: 2000,
    optional: true,
  });

/** Returns the dates in a text, as days since 1970-01-01. Throws a UnitsError for an invalid one. */
export const readHolidays = (written: string | undefined, name: Naming): ReadonlySet<number> => {
  const words = (written ?? '').split(/[\s,;]+/).filter((word) => word !== '');
  return new Set(
    words.map((word) => {
      const day = readDate(word);
      if (!day) throw mustBe('invalid-date', name('holidays'), 'dates such as 2026-12-25', word);
      return epochDay(day);
    }),
  );
};
