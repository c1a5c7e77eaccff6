import { onFirstInteraction } from './on-first-interaction.ts';

// The address contains another text than the prerendered page
if (location.hash.startsWith('#sheet=')) document.querySelector<HTMLElement>('.island')!.dataset['eager'] = '';

onFirstInteraction(async () => (await import('./pad.ts')).startPad);
