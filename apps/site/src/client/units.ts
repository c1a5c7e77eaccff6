import { onFirstInteraction } from './on-first-interaction.ts';

onFirstInteraction(async () => (await import('./converter.ts')).startConverter);
