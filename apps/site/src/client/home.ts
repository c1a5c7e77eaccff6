import { loading } from '@units/ui/loading';
import { HomeBox, isDesktop } from '../islands/home-box.tsx';
import { locale } from '../language.ts';
import { loadFirstWords } from '../messages/load-first-words.ts';
import { start } from './islands.ts';
import { preload } from './later.ts';
import { showScripts } from './scripts.ts';
import { speakAsPage } from './speak.ts';

const loadFirst = async () => {
  preload('later');
  const [{ answerFirst }, words] = await Promise.all([import('./first.ts'), loadFirstWords(locale())]);
  return answerFirst(words);
};

const loadConversions = async () => {
  preload('next');
  return (await import('./conversions.ts')).answerConversion;
};

const bringToLife = async (): Promise<void> => {
  // Without its words, the page stays as it was prerendered
  const isSpoken = await loading('words', speakAsPage()).then(
    () => true,
    () => false,
  );
  if (!isSpoken) return;
  await start(HomeBox, {
    answerers: [
      () => loading('first answers', loadFirst()),
      () => loading('conversions', loadConversions()),
      () =>
        loading(
          'all answers',
          import('./answerer.ts').then(({ load }) => load()),
        ),
    ],
  });
};

showScripts();
// Before the words are there: keys that are pressed without a focus are lost
if (isDesktop() && document.activeElement === document.body)
  document.querySelector<HTMLInputElement>('#q')!.focus({ preventScroll: true });
await bringToLife();
