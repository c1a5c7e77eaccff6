import { createPlainAnswer, unitIndex, type SheetLine } from '@units/engine/internal';
import { createSheet } from '@units/engine/sheet';
import { answerFirst } from '../src/client/first.ts';
import { firstLine } from '../src/client/pad.ts';
import { firstAnswerer, type FirstAnswerer } from '../src/islands/first-answerer.ts';
import { readingLocale, tags, type Tag } from '../src/language.ts';
import { speakIn } from '../src/messages/all.ts';
import { loadFirst } from '../src/client/load-first.ts';
import { answerer } from '../src/pages/answerer.ts';

const plain = createPlainAnswer();
const conversions = firstAnswerer((question) => plain(question, readingLocale()), unitIndex);
export const words: Readonly<Partial<Record<Tag, string>>> = Object.fromEntries(
  await Promise.all(tags.map(async (tag) => [tag, (await loadFirst(tag)).words] as const)),
);

/** The answerers that a page loads before the full one, in the current language. */
const early = (tag: Tag): readonly FirstAnswerer[] => [answerFirst(words[tag]!), conversions];

/**
 * Returns the questions for which the first answer differs from the full answerer's, and the number of questions that
 * it answers.
 */
export const compare = (tag: Tag, questions: readonly string[]) => {
  speakIn(tag);
  const answers = answerer();
  const answerers = early(tag);
  const given = questions.flatMap((question) => {
    const first = answerers.flatMap((answer) => answer(question) ?? []);
    if (first.length === 0) return [];
    const { reply, replies } = answers(question);
    const all = JSON.stringify({ ...(reply && { reply }), ...(replies && { replies }), found: [] });
    return first.map((found) => ({ question, found: JSON.stringify(found), all }));
  });
  const wrong = given.filter(({ found, all }) => found !== all);
  return { wrong, answered: given.length };
};

/** Returns the lines that the page of a sheet answers first in another way than the sheet, and the number it answers. */
export const compareLines = (tag: Tag, lines: readonly string[]) => {
  speakIn(tag);
  const first = firstLine(words[tag]!);
  const { update } = createSheet({ locale: readingLocale() });
  const shownOf = ({ kind, shown, isRounded, note, assumed, error }: SheetLine) =>
    JSON.stringify({ kind, shown, isRounded, note, assumed, error: error?.message });
  const given = lines.flatMap((line) => {
    const found = first(line);
    return found ? [{ line, found: shownOf(found), all: shownOf(update(line).lines[0]!) }] : [];
  });
  return { wrong: given.filter(({ found, all }) => found !== all), answered: given.length };
};
