import { atFirstSign } from './first-sign.ts';

atFirstSign(async () => {
  const [{ startTool }, { Picture }] = await Promise.all([
    import('./start-tool.ts'),
    import('../pictures/picture.tsx'),
  ]);
  return () => startTool({ Picture });
});
