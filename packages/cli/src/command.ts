import { parseArgs } from 'node:util';
import { wrongUsage } from './mistake.ts';

/** An option of a command, for help and completions. */
export interface Option {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** The name of its value, for an option that has one: `FILE`. */
  readonly value?: string;
  readonly about: string;
  /** True if it may be given several times. */
  readonly multiple?: true;
  /** The only values that it takes. */
  readonly values?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;

/** The type of an option's text: one of its values, if it has any. */
type TextOf<O extends Option> = O extends { readonly values: readonly (infer Value)[] } ? Value : string;

/** The given options, by name. */
export type Given<O extends Options> = {
  readonly [Name in keyof O]?: O[Name]['type'] extends 'string'
    ? O[Name] extends { readonly multiple: true }
      ? readonly string[]
      : TextOf<O[Name]>
    : boolean;
};

/** A subcommand of `units`. */
export interface Command<O extends Options = Options> {
  readonly name: string;
  /** A line of help. */
  readonly about: string;
  /** Its operands, as in usage. */
  readonly operands: string;
  readonly options: O;
  /** More lines of its help. */
  readonly notes?: readonly string[];
  /** Runs the command and returns the exit code. It loads its modules here. */
  run(given: Given<O>, operands: readonly string[]): Promise<number>;
}

/** Reads options and operands, in any order. Throws Mistake for an unknown option, and for a value that it does not take. */
export const readArguments = <O extends Options>(
  args: readonly string[],
  options: O,
): { readonly given: Given<O>; readonly operands: readonly string[] } => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    for (const [name, given] of Object.entries(values)) {
      const taken = options[name]?.values;
      if (taken && !taken.includes(String(given)))
        throw wrongUsage(`--${name} takes one of ${taken.join(', ')}; got ${String(given)}.`);
    }
    return { given: values, operands: positionals };
  } catch (error) {
    throw error instanceof TypeError ? wrongUsage(firstSentence(error.message)) : error;
  }
};

/** Returns the first sentence of Node's error. The others explain Node's own syntax. */
const firstSentence = (text: string): string => `${text.split(/\.\s/)[0]!.replace(/\.$/, '')}.`;

/** Returns true for a negative number, which is not an option. */
const isNumber = (word: string): boolean => /^-[.\d]/.test(word);

/** Returns true for an option by its name, also with its value: --exact, --to=mi. */
const isLong = (word: string, options: Options): boolean =>
  word.startsWith('--') && Object.hasOwn(options, word.slice(2).split('=')[0]!);

/** Returns true for an option whose value is the next argument. */
const takesNext = (word: string, options: Options): boolean => options[word.replace(/^--/, '')]?.type === 'string';

/**
 * Splits arguments into options and the words of a question. The question starts at the first word that is not an
 * option, or after `--`. Options by name may follow it too: `5 km in mi --exact`.
 */
export const splitQuestion = (
  args: readonly string[],
  options: Options,
): { readonly before: readonly string[]; readonly words: readonly string[] } => {
  let at = 0;
  while (at < args.length) {
    const word = args[at]!;
    if (word === '--') return { before: args.slice(0, at), words: args.slice(at + 1) };
    if (!word.startsWith('-') || word === '-' || isNumber(word)) break;
    at += takesNext(word, options) ? 2 : 1;
  }
  const before = args.slice(0, at);
  const words: string[] = [];
  for (; at < args.length; at += 1) {
    const word = args[at]!;
    if (word === '--') return { before, words: [...words, ...args.slice(at + 1)] };
    if (!isLong(word, options)) {
      words.push(word);
      continue;
    }
    before.push(word);
    if (takesNext(word, options) && at + 1 < args.length) before.push(args[(at += 1)]!);
  }
  return { before, words };
};
