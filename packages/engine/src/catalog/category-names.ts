import type { ToolCategory } from '../tool/declaration.ts';

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
