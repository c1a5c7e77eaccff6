import type { UnitsError } from '@units/engine';

/** A user's mistake: printed as one sentence, without a stack; its code is the exit code. */
export class Mistake extends Error {
  /** 1 for what cannot be answered, 2 for a command that is written wrongly. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command is written wrongly. */
export const wrongUsage = (message: string): Mistake => new Mistake(message, 2);

/** A refusal with what is so behind it, where the sentence does not say it already. */
export const sentenceOf = ({ message, reason }: UnitsError): string =>
  reason === undefined || message.includes(reason) ? message : `${message} ${reason}`;
