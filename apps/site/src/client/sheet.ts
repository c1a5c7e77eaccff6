import { idle } from '../islands/idle.ts';
import { preload } from './later.ts';
import { onFirstInteraction } from './on-first-interaction.ts';
import { speakAsPage } from './speak.ts';

// The address contains another text than the prerendered page
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

onFirstInteraction(async () => (await import('./pad.ts')).startPad);

// People come to a sheet to type into it, and it needs far more code than other pages
await idle();
preload('later');

const prepared = async (): Promise<void> => {
  const [{ prepare }] = await Promise.all([import('./pad.ts'), speakAsPage()]);
  await prepare(document.querySelector<HTMLTextAreaElement>('#lines')!.value);
};
// A script that does not come, or a line that waits for others, is the first interaction's to handle
await prepared().catch(() => undefined);
