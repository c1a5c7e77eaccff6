import type { Command, Option, Options } from './command.ts';

/** The column of an option's description. */
const indent = 24;

const optionLine = ([name, { short, value, about }]: readonly [string, Option]): string => {
  const written = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
  return `  ${written.padEnd(indent)}  ${about}`;
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const optionLines = (options: Options): readonly string[] => Object.entries(options).map(optionLine);

/** Returns the help of one command. */
export const helpOf = ({ name, about, operands, options, notes = [] }: Command): string =>
  [
    `Usage: units ${name} ${operands}${Object.keys(options).length === 0 ? '' : ' [options]'}`,
    '',
    `${about[0]!.toUpperCase()}${about.slice(1)}.`,
    ...(notes.length === 0 ? [] : ['', ...notes]),
    ...section('Options:', optionLines(options)),
    '',
  ].join('\n');

/** Returns the help of `units`. */
export const overview = (commands: readonly Command[], options: Options): string =>
  [
    'Usage: units [options] QUESTION',
    '       units COMMAND',
    '       units help [COMMAND]',
    '',
    'Answers a question: units 5 ft 6 in to cm. Without a question, it reads them from standard input or a prompt.',
    'Options come before the question, or before --; no word of it needs quotes but those with \' or ".',
    ...section(
      'Commands:',
      commands.map(({ name, operands, about }) => `  ${`${name} ${operands}`.padEnd(indent)}  ${about}`),
    ),
    ...section('Options:', optionLines(options)),
    '',
  ].join('\n');
