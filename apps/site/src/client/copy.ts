import { copyText } from '@units/ui';
import { showScripts } from './scripts.ts';

// Copies the text that a button names, or the code before the button, without starting any island.

const shownFor = 2000;

showScripts();

const said = document.querySelector<HTMLElement>('#copied')!;

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copied]') : null;
  if (!button || !(await copyText(button.dataset['copy'] ?? button.previousElementSibling!.textContent))) return;
  button.classList.add('done');
  said.textContent = button.dataset['copied']!;
  setTimeout(() => {
    button.classList.remove('done');
    said.textContent = '';
  }, shownFor);
});
