/** What the person at the terminal can put right: told as one sentence, without a stack, and the command ends with its code. */
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
