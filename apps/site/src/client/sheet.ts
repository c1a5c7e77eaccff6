import { idle } from '../islands/idle.ts';
import { preload } from './later.ts';
import { loadFirst } from './load-first.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

// The address contains another text than the prerendered page
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

onFirstInteraction(async () => {
  const [{ startPad }, { words }] = await Promise.all([import('./pad.ts'), loadFirst(document.documentElement.lang)]);
  return () => startPad(words);
});

// People come to a sheet to type into it, and it needs far more code than other pages. Its files come while the page is
// idle, and run when they are needed: first those that answer the typed line
void idle()
  .then(() => preload('later'))
  .then(idle)
  .then(() => preload('next'));
