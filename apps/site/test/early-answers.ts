import { createPlainAnswer, unitIndex } from '@units/engine/internal';
import { answerFirst } from '../src/client/first.ts';
import { firstAnswerer, type FirstAnswerer } from '../src/islands/first-answerer.ts';
import { readingLocale, tags, type Tag } from '../src/language.ts';
import { speakIn } from '../src/messages/all.ts';
import { loadFirstWords } from '../src/messages/load-first-words.ts';
import { answerer } from '../src/pages/answerer.ts';

const plain = createPlainAnswer();
const conversions = firstAnswerer((question) => plain(question, readingLocale()), unitIndex);
export const words: Readonly<Partial<Record<Tag, string>>> = Object.fromEntries(
  await Promise.all(tags.map(async (tag) => [tag, await loadFirstWords(tag)] as const)),
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
