import { render } from 'preact';
import type { Answers } from '../islands/ask.ts';
import { Above } from '../islands/reply-card.tsx';
import { pause, spoken } from '../islands/said.ts';
import { speakAsPage } from './speak.ts';

// Answers what is typed into the box of a list, above the list.

const place = document.querySelector<HTMLElement>('#reply')!;
const said = document.querySelector<HTMLElement>('#said')!;
const [{ load }] = await Promise.all([import('./answerer.ts'), speakAsPage()]);
const answer = await load();
let timer: ReturnType<typeof setTimeout> | undefined;

const show = (answers: Answers, isFound: boolean): void => render(<Above answers={answers} isFound={isFound} />, place);

/** Shows and gives the answer to a text. Where it has none, the last one stands until its writer pauses. */
export const answerAbove = (text: string, isFound: boolean): Answers => {
  clearTimeout(timer);
  const answers = answer(text);
  if (answers.reply || isFound) show(answers, isFound);
  timer = setTimeout(() => {
    show(answers, isFound);
    said.textContent = spoken(isFound && !answers.reply ? { found: [] } : answers);
  }, pause);
  return answers;
};
