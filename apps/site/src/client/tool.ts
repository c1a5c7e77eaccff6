import { onFirstInteraction } from './on-first-interaction.ts';

onFirstInteraction(async () => (await import('./start-tool.ts')).loadForm());
