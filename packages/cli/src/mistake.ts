import type { UnitsError } from '@units/engine';

/** A user's mistake, printed as one sentence without a stack. It sets the exit code. */
export class Mistake extends Error {
  /** 1 for a question without an answer, 2 for an invalid command. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Returns the mistake for an invalid command. */
export const wrongUsage = (message: string): Mistake => new Mistake(message, 2);

/** Returns the sentence of a refusal with its reason, unless the sentence already contains it. */
export const sentenceOf = ({ message, reason }: UnitsError): string =>
  reason === undefined || message.includes(reason) ? message : `${message} ${reason}`;
