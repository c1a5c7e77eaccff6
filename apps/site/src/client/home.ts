import { HomeBox } from '../islands/home-box.tsx';
import { start } from './islands.ts';

start(HomeBox, { load: async () => (await import('./answerer.ts')).load() });
