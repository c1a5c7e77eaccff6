import { loadTool } from 'virtual:tools';
import type { QuickAnswer } from '../islands/quick.ts';
import { ToolForm, type ToolFormProps } from '../islands/tool-form.tsx';
import { start } from './islands.ts';

/** What answers most questions of a large tool without all of it. */
const loadQuick = async (id: string): Promise<QuickAnswer | undefined> => (await import('./quick.ts')).quick[id];

/** Brings the form of a tool to life, with its picture where it has one. */
export const startTool = (picture: Pick<ToolFormProps, 'Picture'> = {}): void =>
  start(ToolForm, { load: loadTool, loadQuick, ...picture });
