import type { AnyTool, ToolCategory } from '../tool/declaration.ts';

/** The categories of tools, in the order of lists. */
export const categoryNames: readonly { readonly id: ToolCategory; readonly name: string }[] = [
  { id: 'units', name: 'Unit conversion' },
  { id: 'cooking', name: 'Cooking' },
  { id: 'numbers', name: 'Numbers' },
  { id: 'money', name: 'Money' },
  { id: 'dates', name: 'Dates and times' },
  { id: 'health', name: 'Health' },
  { id: 'electricity', name: 'Electricity' },
  { id: 'travel', name: 'Travel and running' },
  { id: 'shapes', name: 'Areas and volumes' },
  { id: 'computing', name: 'Computing' },
  { id: 'home', name: 'Home and building' },
  { id: 'sizes', name: 'Sizes' },
  { id: 'science', name: 'Science and trade' },
];

const place = ({ category }: AnyTool): number => categoryNames.findIndex(({ id }) => id === category);

/** Returns tools in the order of lists: by category, then by export name. */
// @__NO_SIDE_EFFECTS__
export const toolsInOrder = (exported: Readonly<Record<string, AnyTool>>): readonly AnyTool[] =>
  Object.keys(exported)
    .sort()
    .map((name) => exported[name]!)
    .sort((a, b) => place(a) - place(b));
