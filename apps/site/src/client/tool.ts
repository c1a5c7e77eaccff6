import { loadTool } from 'virtual:tools';
import { ToolForm } from '../islands/tool-form.tsx';
import { start } from './islands.ts';

start(ToolForm, { load: loadTool });
