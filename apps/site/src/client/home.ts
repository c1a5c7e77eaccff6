import { HomeBox } from '../islands/home-box.tsx';
import { start } from './islands.ts';
import { speakAsPage } from './speak.ts';

await speakAsPage();
await start(HomeBox, { load: async () => (await import('./answerer.ts')).load() });
