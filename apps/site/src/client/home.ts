import { HomeBox } from '../islands/home-box.tsx';
import { locale } from '../language.ts';
import { start } from './islands.ts';
import { askForLater } from './later.ts';
import { showScripts } from './scripts.ts';
import { speakAsPage } from './speak.ts';

const scripts = showScripts();

await speakAsPage();
await start(HomeBox, {
  // Other languages read by data that what answers everything brings along
  loadFirst: async () => {
    askForLater();
    return locale() === 'en' ? (await scripts.loading(import('./conversions.ts'))).answerConversion : () => undefined;
  },
  loadAll: async () => (await scripts.loading(import('./answerer.ts'))).load(),
});
