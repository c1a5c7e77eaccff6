import { add, bare, multiply } from '../ask/arithmetic/evaluate.ts';
import { Refused, type Value } from '../ask/arithmetic/value.ts';
import { ratio } from '../model/rational.ts';
import type { Span } from '../text/span.ts';

/** A total, or the reason why there is none. */
export type Total = Value | string;

const unlike = (line: number, first: number): string =>
  `Line ${line + 1} measures something else than line ${first + 1}, so these lines have no sum. A blank line or a # heading begins another block.`;

/**
 * The values above a line, up to a blank line or a heading. Each block extends the previous one, so that a new line
 * costs one addition.
 */
export class Block {
  readonly before: Block | undefined;
  /** The value of the line. Undefined for one with an error. */
  readonly value: Value | undefined;
  readonly line: number;
  readonly count: number;
  private known: Total | undefined;
  /** The place of the sum in the text, with the exchange rates of the sheet. */
  private readonly place: Span;

  constructor(before: Block | undefined, value: Value | undefined, line: number, place: Span) {
    this.before = before;
    this.value = value;
    this.line = line;
    this.place = place;
    this.count = (before?.count ?? 0) + 1;
  }

  /** The sum of the block. */
  get sum(): Total {
    // From the last block with a known sum, so that a thousand lines do not nest a thousand calls
    if (this.known !== undefined) return this.known;
    const open: Block[] = [this];
    for (let block = this.before; block && block.known === undefined; block = block.before) open.push(block);
    for (const block of open.reverse()) block.known = block.with(block.before?.known);
    return this.known!;
  }

  private with(before: Total | undefined): Total {
    const { value, line } = this;
    if (typeof before === 'string') return before;
    if (!value) return `Line ${line + 1} has an error, so these lines have no sum.`;
    if (!before) return value;
    if (value.isPercent !== before.isPercent) return unlike(line, this.first);
    try {
      return add(before, value, 1n, this.place);
    } catch (error) {
      // Two currencies without exchange rates give the same error as in a sum
      if (error instanceof Refused && before.currency !== value.currency && before.money === value.money)
        return error.diagnostic.error('line').message;
      if (error instanceof Refused) return unlike(line, this.first);
      throw error;
    }
  }

  private get first(): number {
    let { line } = this;
    for (let block = this.before; block; block = block.before) ({ line } = block);
    return line;
  }

  /** The average of the block. */
  get average(): Total {
    const { sum } = this;
    if (typeof sum === 'string') return sum;
    try {
      const average = multiply(sum, { ...bare, ...ratio(BigInt(this.count)) }, -1, this.place);
      return { ...average, isPercent: sum.isPercent };
    } catch (error) {
      if (error instanceof Refused) return error.diagnostic.error('line').message;
      throw error;
    }
  }
}
