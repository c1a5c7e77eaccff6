import type { Rates } from '@units/engine/ask';
import { finishAtOnce } from '@units/engine/server';
import { checkRates, createSheet, type Sheet } from '@units/engine/sheet';
import { notADayList, notASheet, notAText, unknownArgument } from './fault.ts';
import { longestTag, spokenIn } from './language.ts';

/** The names of the options of a sheet. */
export const sheetOptions = ['text', 'lang', 'today', 'rates'] as const;

type Given = Readonly<Record<string, unknown>>;

/** Returns the options in a body. Throws UnitsError if the body is not an object or has an unknown option. */
export const sheetGiven = (body: unknown): Given => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notASheet();
  for (const name of Object.keys(body))
    if (!sheetOptions.some((option) => option === name)) throw unknownArgument(name, sheetOptions);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object, whose values are checked one by one
  return body as Given;
};

const textOf = (given: Given, name: string): string | undefined => {
  const value = given[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw notAText(name);
  return value;
};

const daysOf = (given: unknown): readonly Rates[] | undefined => {
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) throw notADayList();
  return given.map((day) => checkRates(day));
};

/**
 * Answers a sheet, one line in each step. Throws UnitsError for invalid options and for too many lines.
 *
 * @param given - The options of the body. Its exchange rates apply instead of those of the server.
 * @param own - The exchange rates of the server.
 */
export function* sheetSteps(given: Given, own: Rates | undefined): Generator<void, Sheet> {
  const { text } = given;
  if (typeof text !== 'string') throw notASheet();
  const lang = textOf(given, 'lang');
  if (lang !== undefined && lang.length > longestTag) throw notAText('lang', longestTag);
  const live = createSheet({
    locale: spokenIn(lang)?.locale,
    today: textOf(given, 'today'),
    rates: daysOf(given['rates'] ?? undefined) ?? own,
  });
  return yield* live.steps(text);
}

/** Answers a sheet without pauses. */
export const sheetAtOnce = (given: Given, rates: Rates | undefined): Sheet => finishAtOnce(sheetSteps(given, rates));
