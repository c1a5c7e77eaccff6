/** An assumption: an ambiguous part of a question, and its reading. */
export interface Assumption {
  /** The kind of ambiguity: the unit, its system, the side of a figure, am or pm, the days, the number, or the spelling of a word. */
  readonly kind: 'unit' | 'system' | 'side' | 'clock' | 'days' | 'number' | 'spelling';
  /** The ambiguous words, as written. */
  readonly of: string;
  /** The reading, as text. */
  readonly as: string;
}
