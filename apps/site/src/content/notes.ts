import { detailsOf, noteIn as noteInWords, type Unit } from '@units/engine/internal';
import { locale } from '../language.ts';
import { t } from '../messages/all.ts';

/**
 * Returns a note of a row in the page's language, which has words for every clause of the notes on pages.
 *
 * @param isLabelled - True after a colon, where no sentence starts.
 */
export const noteIn = (note: string, isLabelled?: boolean): string => {
  const said = noteInWords(note, t().unitPage.notes, locale(), isLabelled);
  if (said === undefined) throw new Error(`No words for a note in ${locale()}: ${note}`);
  return said;
};

/** Returns the note of a unit in the page's language. */
export const noteOf = (unit: Unit, isLabelled?: boolean): string | undefined => {
  const note = unit.prefix ? undefined : unit.entry && detailsOf(unit.entry.id).note;
  return note && noteIn(note, isLabelled);
};
