/** What a question left open, and how it was read. */
export interface Assumption {
  /** What was open: which unit, of which system, which side of a figure, which half of the day, which number. */
  readonly kind: 'unit' | 'system' | 'side' | 'clock' | 'number';
  /** The words that left it open, as they were written. */
  readonly of: string;
  /** How they were read, for people. */
  readonly as: string;
}
