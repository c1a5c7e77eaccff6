import { listUnitRecords } from '@units/engine/catalog';
import type { Command, Option, Options } from '../command.ts';
import { languageTags } from '../question/language.ts';
import { scripts } from './scripts.ts';

/** A completion and its description. */
export type Offer = readonly [text: string, about: string];

/** The completions for values and operands, by their names in usage. A file has none. */
const valuesOf: Readonly<Record<string, () => readonly Offer[]>> = {
  SHELL: () => Object.keys(scripts).map((shell) => [shell, '']),
  TAG: () => languageTags.map((tag) => [tag, '']),
  UNIT: () => listUnitRecords().flatMap(({ units }) => units.map(({ id, symbol }) => [id, symbol] as const)),
  '[QUANTITY|WORD]': () => listUnitRecords().map(({ name, units }) => [name, `${units.length} units`]),
};

/** Returns the names of units for questions, with their symbols. */
const unitNames = (): readonly Offer[] =>
  listUnitRecords().flatMap(({ units }) =>
    units.flatMap(({ name, plural, symbol }) => [...new Set([name, plural])].map((text) => [text, symbol] as const)),
  );

const optionOffers = (options: Options): readonly Offer[] =>
  Object.entries(options).map(([name, { about }]) => [`--${name}`, about]);

/** Returns the option whose value comes next, or undefined. */
const optionBefore = (word: string | undefined, options: Options): Option | undefined =>
  Object.entries(options).find(
    ([name, { type, short }]) => type === 'string' && (word === `--${name}` || (short && word === `-${short}`)),
  )?.[1];

const commandOffers = (commands: readonly Command[]): readonly Offer[] =>
  commands.map(({ name, about }) => [name, about]);

const candidates = (words: readonly string[], commands: readonly Command[], options: Options): readonly Offer[] => {
  const command = words.length > 1 ? commands.find(({ name }) => name === words[0]) : undefined;
  const own = command?.options ?? options;
  const option = optionBefore(words.at(-2), own);
  if (option) return option.values?.map((value) => [value, '']) ?? valuesOf[option.value!]?.() ?? [];
  if (words.at(-1)!.startsWith('-')) return optionOffers(own);
  if (command) return valuesOf[command.operands]?.() ?? [];
  if (words[0] === 'help') return words.length === 2 ? commandOffers(commands) : [];
  // A question is completed with the names of units, after its first letter
  if (words.length > 1) return /^\p{L}/u.test(words.at(-1)!) ? unitNames() : [];
  return [['help', 'show the help of a command'], ...commandOffers(commands)];
};

/** Lists the completions for the last word after `units`. Empty for a file name or free text. */
export const offersFor = (
  given: readonly string[],
  commands: readonly Command[],
  options: Options,
): readonly Offer[] => {
  // bash splits --from=meter into three words
  const words =
    given.length === 0
      ? ['']
      : given.map((word) => (word === '=' ? '' : word)).filter((word, at) => word !== '' || at === given.length - 1);
  return candidates(words, commands, options).filter(([text]) => text.startsWith(words.at(-1)!));
};
