import type { AnyTool, RawValues } from '../tool/declaration.ts';
import { UnitsError } from '../model/error.ts';

// Facts that speak against a reading of a question. Each has a sentence and an example.

/** A range in which the results of people lie. */
interface Range {
  readonly result: string;
  readonly least: number;
  readonly most: number;
}

/** Results that no person has lose to any other reading: a body mass index of 345 is a height of 1 ft 6 in that was 5 ft 6. */
const ranges: Readonly<Record<string, Range>> = {
  bmi: { result: 'bmi', least: 1, most: 150 },
};

/** Whether the answer of a tool is one that people have. What it refuses is said by itself. */
export const isPlausible = ({ tool, given }: { readonly tool: AnyTool; readonly given: RawValues }): boolean => {
  const range = ranges[tool.id];
  if (!range) return true;
  try {
    const value = new Map<string, unknown>(Object.entries(tool.answer(given))).get(range.result);
    return typeof value !== 'number' || (value >= range.least && value <= range.most);
  } catch (error) {
    if (error instanceof UnitsError) return true;
    throw error;
  }
};
