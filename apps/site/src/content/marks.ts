import type { ResultField } from '@units/engine/catalog';
import { bmi } from '@units/engine/tools';
import { choiceName } from './choice-name.ts';

/** Where a class begins, and what it is called. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

/** One meter: there the weight in kilograms is the index. */
const meter = 100;

const classAt = (index: number): string => bmi({ weight: index, height: meter }).category;

/** Where the classes of the body mass index begin, asked of the calculator itself. */
export const bmiMarks = (category: ResultField | undefined): readonly Mark[] => {
  const marks: Mark[] = [{ at: 0, label: classAt(1) }];
  for (let tenths = 100; tenths < 500; tenths++) {
    const label = classAt(tenths / 10);
    if (label !== marks.at(-1)!.label) marks.push({ at: tenths / 10, label });
  }
  return marks.map(({ at, label }) => ({ at, label: choiceName(category, label) }));
};
