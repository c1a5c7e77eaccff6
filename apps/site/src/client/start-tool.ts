import { loadTool } from 'virtual:tools';
import { ToolForm, type ToolFormProps } from '../islands/tool-form.tsx';
import { propsOf, start } from './islands.ts';

/** Gets the code of the tool of the page, and gives what brings its form to life, with its picture where it has one. */
export const loadForm = async (picture: Pick<ToolFormProps, 'Picture'> = {}): Promise<() => Promise<void>> => {
  const { id } = propsOf(document.querySelector('.island')!) as ToolFormProps;
  // Before the form comes to life: from then on each key is answered at once
  await loadTool(id, false);
  return () => start(ToolForm, { load: loadTool, ...picture });
};
