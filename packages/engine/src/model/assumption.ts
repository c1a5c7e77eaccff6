/** An assumption: the part of a question that was left open, and its reading. */
export interface Assumption {
  /** The open part: which unit, of which system, which side of a figure, which half of the day, which days, which number. */
  readonly kind: 'unit' | 'system' | 'side' | 'clock' | 'days' | 'number';
  /** The words that left it open, as they were written. */
  readonly of: string;
  /** The readings, for people. */
  readonly as: string;
}
