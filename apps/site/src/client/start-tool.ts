import { loadTool } from 'virtual:tools';
import { ToolForm, type ToolFormProps } from '../islands/tool-form.tsx';
import { propsOf, start } from './islands.ts';

/** Loads the code of the page's tool and returns the function that starts its form, with its picture if it has one. */
export const loadForm = async (picture: Pick<ToolFormProps, 'Picture'> = {}): Promise<() => Promise<void>> => {
  const { id } = propsOf(document.querySelector('.island')!) as ToolFormProps;
  // Load the tool before the form starts: from then on each key is answered at once
  await loadTool(id, false);
  return () => start(ToolForm, { load: loadTool, ...picture });
};
