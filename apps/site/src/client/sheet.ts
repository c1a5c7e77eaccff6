import { idle } from '../islands/idle.ts';
import { askForLater } from './later.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

// The address has another text than the page came with
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

onFirstInteraction(async () => (await import('./pad.ts')).startPad);

// A sheet is opened to be written in: its scripts, the most of any page, come as soon as the page has nothing else to do
addEventListener('load', () => void idle().then(askForLater));
