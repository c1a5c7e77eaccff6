import { render } from 'preact';
import type { Answerer, Answers } from '../islands/ask.ts';
import { Above } from '../islands/reply-card.tsx';
import type { Reply } from '../islands/conversion-reply.ts';
import { mayGoOn, pause, spoken } from '../islands/said.ts';
import { speakAsPage } from './speak.ts';

// Answers the text in the box of a list, above the list.

const place = document.querySelector<HTMLElement>('#reply')!;
const said = document.querySelector<HTMLElement>('#said')!;
let timer: ReturnType<typeof setTimeout> | undefined;

let last: Reply | undefined;

const show = (answers: Answers, isFound: boolean, old?: Reply): void =>
  render(<Above answers={answers} old={old} isFound={isFound} />, place);

/** Shows and returns the answer to a text. */
export type AnswerAbove = (text: string, isFound: boolean) => Answers;

/** Until a text has an answer, the last answer is shown as an old one, until the user pauses. */
const answerWith = (answer: Answerer, text: string, isFound: boolean): Answers => {
  clearTimeout(timer);
  const answers = answer(text);
  const isHeld = answers.reply ? mayGoOn(text) : answers.nothing !== undefined;
  if (isHeld) show({ found: [] }, isFound, last);
  else show(answers, isFound);
  if (!isHeld) last = answers.reply;
  timer = setTimeout(() => {
    show(answers, isFound);
    last = answers.reply;
    said.textContent = spoken(isFound && !answers.reply ? { found: [] } : answers);
  }, pause);
  return answers;
};

/** Loads the answerer and returns the function that shows its answers. */
export const load = async (): Promise<AnswerAbove> => {
  const [answerer] = await Promise.all([import('./answerer.ts'), speakAsPage()]);
  const answer = await answerer.load();
  return (text, isFound) => answerWith(answer, text, isFound);
};
