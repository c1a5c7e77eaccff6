/**
 * The documents that define the units, each listed once.
 *
 * A primary source is the law, treaty, standard or resolution that fixes the number, or the
 * laboratory report that measured it; never a table that repeats it.
 */
export interface Source {
  readonly title: string;
  /** Who adopted or published it. */
  readonly body: string;
  /** Of publication; for an undated page on the web, of reading. */
  readonly year: number;
  /** Where the text stands, when its publisher keeps it openly on the web. */
  readonly url?: string;
}
