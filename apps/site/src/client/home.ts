import { loading } from '@units/ui/loading';
import { HomeBox, isDesktop } from '../islands/home-box.tsx';
import { start } from './islands.ts';
import { preload } from './later.ts';
import { loadFirst } from './load-first.ts';
import { showScripts } from './scripts.ts';
import { speakAsPage } from './speak.ts';

const loadAnswers = async () => {
  preload('later');
  const [{ answerFirst, words }] = await Promise.all([loadFirst(document.documentElement.lang), speakAsPage()]);
  return answerFirst(words);
};

const loadConversions = async () => {
  preload('next');
  return (await import('./conversions.ts')).answerConversion;
};

showScripts();
// Before the box runs: keys that are pressed without a focus are lost
if (isDesktop() && document.activeElement === document.body)
  document.querySelector<HTMLInputElement>('#q')!.focus({ preventScroll: true });
void start(HomeBox, {
  answerers: [
    () => loading('first answers', loadAnswers()),
    () => loading('conversions', loadConversions()),
    () =>
      loading(
        'all answers',
        import('./answerer.ts').then(({ load }) => load()),
      ),
  ],
});
