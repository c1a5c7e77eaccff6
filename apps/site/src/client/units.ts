import { openLists } from './early-lists.ts';
import { onFirstInteraction } from './on-first-interaction.ts';

onFirstInteraction(async () => (await import('./converter.ts')).loadConverter(), openLists);
