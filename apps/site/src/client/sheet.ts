import { onFirstInteraction } from './on-first-interaction.ts';

// The address has another text than the page came with
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

onFirstInteraction(async () => (await import('./pad.ts')).startPad);
