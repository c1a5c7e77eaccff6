import { loading } from '@units/ui/loading';
import { HomeBox } from '../islands/home-box.tsx';
import { locale } from '../language.ts';
import { start } from './islands.ts';
import { askForLater } from './later.ts';
import { showScripts } from './scripts.ts';
import { speakAsPage } from './speak.ts';

const bringToLife = async (): Promise<void> => {
  // Without its words, the page stays as it was prerendered
  const isSpoken = await loading('words', speakAsPage()).then(
    () => true,
    () => false,
  );
  if (!isSpoken) return;
  await start(HomeBox, {
    loadFirst: async () => {
      askForLater();
      const loaded = locale() === 'en' ? import('./conversions.ts') : import('./conversions-named.ts');
      return (await loading('first answers', loaded)).answerConversion;
    },
    loadAll: () =>
      loading(
        'all answers',
        import('./answerer.ts').then(({ load }) => load()),
      ),
  });
};

showScripts();
await bringToLife();
