import { render } from 'preact';
import type { Answers } from '../islands/ask.ts';
import { Above } from '../islands/reply-card.tsx';
import type { Reply } from '../islands/conversion-reply.ts';
import { mayGoOn, pause, spoken } from '../islands/said.ts';
import { speakAsPage } from './speak.ts';

// Answers the text in the box of a list, above the list.

const place = document.querySelector<HTMLElement>('#reply')!;
const said = document.querySelector<HTMLElement>('#said')!;
const [{ load }] = await Promise.all([import('./answerer.ts'), speakAsPage()]);
const answer = await load();
let timer: ReturnType<typeof setTimeout> | undefined;

let last: Reply | undefined;

const show = (answers: Answers, isFound: boolean, old?: Reply): void =>
  render(<Above answers={answers} old={old} isFound={isFound} />, place);

/**
 * Shows and returns the answer to a text. Until there is one, the last answer is shown as an old one, until the user
 * pauses.
 */
export const answerAbove = (text: string, isFound: boolean): Answers => {
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
