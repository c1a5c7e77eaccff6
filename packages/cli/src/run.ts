import { UnitsError } from '@units/engine';
import { readArguments, splitQuestion, type Command } from './command.ts';
import { commands } from './commands.ts';
import { helpOf, overview } from './help.ts';
import { Mistake, sentenceOf, wrongUsage } from './mistake.ts';
import { visible } from './terminal/visible.ts';
import { questionOptions } from './question/options.ts';

const help = { type: 'boolean', short: 'h', about: 'show this' } as const;
const version = { type: 'boolean', about: 'show the version' } as const;

/** The options before a question. */
const options = { ...questionOptions, help, version } as const;

const print = (text: string): number => {
  process.stdout.write(text);
  return 0;
};

const runCommand = async (command: Command, args: readonly string[]): Promise<number> => {
  const { given, operands } = readArguments(args, { ...command.options, help });
  return given.help === true ? print(helpOf(command)) : command.run(given, operands);
};

const readVersion = async (): Promise<string> => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  return manifest.version;
};

const runQuestion = async (args: readonly string[]): Promise<number> => {
  const { before, words } = splitQuestion(args, options);
  const { given } = readArguments(before, options);
  if (given.help === true) return print(overview(commands, options));
  if (given.version === true) return print(`${await readVersion()}\n`);
  return (await import('./question/run.ts')).runQuestion(given, words);
};

/** Returns the help that `units help` prints, of a command or of `units`. Throws Mistake for any other word. */
const helpFor = ([name, ...more]: readonly string[]): string => {
  if (name === undefined) return overview(commands, options);
  const command = more.length === 0 ? commands.find((one) => one.name === name) : undefined;
  if (!command) throw wrongUsage(`There is no help for ${[name, ...more].join(' ')}. units help lists the commands.`);
  return helpOf(command);
};

/** Runs the arguments and returns the exit code. */
const answer = async (args: readonly string[]): Promise<number> => {
  const [first, ...rest] = args;
  if (first === 'complete' && rest[0] === '--') {
    const { offersFor } = await import('./completion/offers.ts');
    return print(
      offersFor(rest.slice(1), commands, options)
        .map(([text, about]) => `${text}\t${about}\n`)
        .join(''),
    );
  }
  if (first === 'help') return print(helpFor(rest));
  const command = commands.find(({ name }) => name === first);
  return command ? runCommand(command, rest) : runQuestion(args);
};

/** Returns the mistake for an expected error, or undefined for any other error. */
const told = (error: unknown): Mistake | undefined => {
  if (error instanceof Mistake) return error;
  return error instanceof UnitsError ? new Mistake(sentenceOf(error)) : undefined;
};

const isClosedPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Runs the command. The reader of the output may stop reading, and a mistake is one line on standard error. */
export const run = async (args: readonly string[]): Promise<void> => {
  process.stdout.on('error', (error) => {
    if (isClosedPipe(error)) process.exit(0);
    process.stderr.write(`The output cannot be written: ${error.message}.\n`);
    process.exit(1);
  });
  try {
    process.exitCode = await answer(args);
  } catch (error) {
    if (isClosedPipe(error)) return;
    const mistake = told(error);
    if (!mistake) throw error;
    process.stderr.write(`${visible(mistake.message)}\n`);
    process.exitCode = mistake.exitCode;
  }
};
