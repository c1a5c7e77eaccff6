import { loadTool } from 'virtual:tools';
import { ToolForm } from '../islands/tool-form.tsx';
import type { Answering } from '../islands/outcome.ts';
import { start } from './islands.ts';

/** What answers most questions of a large tool before all of it is there. */
const loadQuick = async (id: string): Promise<Answering | undefined> => {
  const quick: Readonly<Record<string, Answering>> = await import('./quick.ts');
  return quick[id];
};

start(ToolForm, { load: loadTool, loadQuick });
