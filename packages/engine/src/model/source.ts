/**
 * The documents that define the units, each listed once.
 *
 * Each is the document that was read for the number: the law, treaty, standard or resolution that fixes it, or the
 * report that measured it, where that can be read; otherwise the best text that could be, named as what it is.
 */
export interface Source {
  readonly title: string;
  /** Who adopted or published it. */
  readonly body: string;
  /** Of publication; for an undated page on the web, of reading. */
  readonly year: number;
  /** Where the text stands, when its publisher keeps it openly on the web. */
  readonly url?: string;
  /** The document itself could not be read: its figures are those that others quote. */
  readonly unseen?: true;
}
