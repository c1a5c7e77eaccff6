import { loadTool } from 'virtual:tools';
import type { QuickAnswer } from '../islands/quick.ts';
import { ToolForm } from '../islands/tool-form.tsx';
import { start } from './islands.ts';

/** What answers most questions of a large tool without all of it. */
const loadQuick = async (id: string): Promise<QuickAnswer | undefined> => (await import('./quick.ts')).quick[id];

start(ToolForm, { load: loadTool, loadQuick });
