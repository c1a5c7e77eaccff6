import { onFirstInteraction } from './on-first-interaction.ts';

onFirstInteraction(async () => {
  const [{ loadForm }, { Picture }] = await Promise.all([import('./start-tool.ts'), import('../pictures/picture.tsx')]);
  return loadForm({ Picture });
});
