import { idle } from '../islands/idle.ts';
import type { Tag } from '../language.ts';
import { loadFirstWords } from '../messages/load-first-words.ts';
import { preload } from './later.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { speakAsPage } from './speak.ts';

// The address contains another text than the prerendered page
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

const loadPad = () => Promise.all([import('./pad.ts'), loadFirstWords(document.documentElement.lang as Tag)]);

onFirstInteraction(async () => {
  const [{ startPad }, words] = await loadPad();
  return () => startPad(words);
});

// People come to a sheet to type into it, and it needs far more code than other pages
await idle();
preload('later');

const prepared = async (): Promise<void> => {
  const [[{ loadCalculations }]] = await Promise.all([loadPad(), speakAsPage()]);
  await idle();
  const { prepare } = await loadCalculations();
  await prepare(document.querySelector<HTMLTextAreaElement>('#lines')!.value);
};
// A script that does not come, or a line that waits for others, is the first interaction's to handle
await prepared().catch(() => undefined);
