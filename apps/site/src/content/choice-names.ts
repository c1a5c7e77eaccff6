/** What the words of choices are called, where they are not words that people use. */
const names: Readonly<Record<string, string>> = {
  'percent-of': 'x % of y',
  'percent-change': 'change in % from x to y',
  share: 'x as a percentage of y',
  simplify: 'in lowest terms',
  decimal: 'as a decimal',
  percent: 'as a percentage',
  metric: 'metric (kg, cm)',
  imperial: 'imperial (lb, in)',
  mpg: 'mpg (US)',
};

/** What people read for a word of a choice. */
export const choiceName = (value: string): string => names[value] ?? value;

/** Whether the names say what there is to say of each word. */
export const areNamed = (values: readonly string[]): boolean => values.some((value) => value in names);
