import { loadTool } from 'virtual:tools';
import { ToolForm, type ToolFormProps } from '../islands/tool-form.tsx';
import { start } from './islands.ts';

/** Brings the form of a tool to life, with its picture where it has one. */
export const startTool = (picture: Pick<ToolFormProps, 'Picture'> = {}): void =>
  start(ToolForm, { load: loadTool, ...picture });
