import type { Listed } from '../islands/ask.ts';
import { HomeBox } from '../islands/home-box.tsx';
import { start } from './islands.ts';

const load = async () => {
  const [{ createAnswerer }, { tools }, response] = await Promise.all([
    import('../islands/ask.ts'),
    import('@units/engine/catalog'),
    fetch('/index.json'),
  ]);
  return createAnswerer(tools, (await response.json()) as readonly Listed[]);
};

start(HomeBox, { load });
