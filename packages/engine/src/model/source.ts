/**
 * The documents that define the units, each listed once.
 *
 * Each is the document that was read for the number: the law, treaty, standard or resolution that fixes it, or the
 * report that measured it, if available; otherwise the best available text, under its own name.
 */
export interface Source {
  readonly title: string;
  /** The body that adopted or published it. */
  readonly body: string;
  /** The year of publication; for an undated web page, the year of reading. */
  readonly year: number;
  /** The URL, if the publisher makes the text public. */
  readonly url?: string;
  /** The document was not available: its figures are quoted by others. */
  readonly unseen?: true;
}
