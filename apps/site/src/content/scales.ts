import type { AnyTool, ResultField } from '@units/engine/server';
import {
  apiGravity,
  beaufort,
  bmi,
  bushel,
  gasMark,
  glycatedHemoglobin,
  sugarContent,
  waterHardness,
} from '@units/engine/tools';
import { choiceName } from './choice-name.ts';
import { readable } from '../numbers.ts';

/** A place on a scale, and its text. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

/**
 * A scale for a picture: its range, and the marks above and below its line. It depends only on the tool, never on the
 * answer.
 */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly above: readonly Mark[];
  readonly below: readonly Mark[];
  /** The names of both rows of marks. */
  readonly names: readonly [above: string, below: string];
}

/** Returns the numbers from the first to the last, in equal steps. */
const every = (step: number, first: number, last: number): readonly number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => Number((first + i * step).toFixed(6)));

const marksAt = (values: readonly number[], placeOf = (value: number): number => value): readonly Mark[] =>
  values.map((value) => ({ at: placeOf(value), label: readable(value) }));

/** Returns the limits of classes. It finds them with the calculator itself, in small steps. */
const classesOf = (
  values: readonly number[],
  field: ResultField | undefined,
  classOf: (value: number) => string,
): readonly Mark[] => {
  const found: Mark[] = [];
  let last: string | undefined;
  for (const value of values) {
    const label = classOf(value);
    if (label !== last) found.push({ at: value, label: choiceName(field, label) });
    last = label;
  }
  return found;
};

/** At a height of one meter, the weight in kilograms equals the body mass index. */
const meter = 100;

/** A class begins above its limit, and the picture shows the limit. */
const justAbove = 1e-6;

const scales: Readonly<Record<string, (tool: AnyTool) => Omit<Scale, 'names'>>> = {
  bmi: ({ result }) => {
    const [first, ...others] = classesOf(
      every(0.1, 10, 45),
      result['category'],
      (value) => bmi({ weight: value, height: meter }).category,
    );
    return { low: 15, high: 40, above: [], below: [{ ...first!, at: 15 }, ...others] };
  },
  'water-hardness': ({ result }) => ({
    low: 0,
    high: 240,
    above: [],
    below: classesOf(
      every(10, 0, 230),
      result['grade'],
      (value) => waterHardness({ value: value + justAbove, unit: 'mg/l' }).grade,
    ),
  }),
  'gas-mark': () => ({
    low: 200,
    high: 515,
    above: [0.25, 0.5, ...every(1, 1, 10)].map((value) => {
      const { fahrenheit, mark = '' } = gasMark({ value });
      return { at: fahrenheit, label: mark };
    }),
    below: marksAt(every(20, 100, 260), (value) => gasMark({ value, given: 'celsius' }).fahrenheit),
  }),
  beaufort: () => ({
    low: 0,
    high: 13,
    above: every(1, 0, 12).map((force) => ({ at: force + 0.5, label: String(force) })),
    below: every(2, 2, 12).map((force) => ({ at: force, label: readable(beaufort({ force }).lowest.value) })),
  }),
  bushel: () => ({
    low: 28,
    high: 72,
    above: marksAt(every(5, 15, 30), (value) => bushel({ crop: 'wheat', mass: `${value} kg` }).pounds.value),
    below: marksAt(every(10, 30, 70)),
  }),
  'sugar-content': () => ({
    low: 1,
    high: 1.18,
    above: marksAt(every(5, 0, 40), (value) => sugarContent({ value, given: 'brix' }).specificGravity),
    below: marksAt(every(0.04, 1, 1.16)),
  }),
  'api-gravity': () => ({
    low: 0,
    high: 60,
    above: marksAt(every(10, 0, 60)),
    below: marksAt(every(0.05, 0.75, 1.05), (value) => apiGravity({ value, given: 'specific-gravity' }).api),
  }),
  'glycated-hemoglobin': () => ({
    low: 20,
    high: 130,
    above: marksAt(every(20, 20, 120)),
    below: marksAt(every(1, 4, 14), (value) => glycatedHemoglobin({ value, unit: '%' }).mmolPerMol),
  }),
};

/** The results above and below the line of a scale. */
const counted: Readonly<Record<string, readonly [above: string, below: string]>> = {
  'gas-mark': ['mark', 'celsius'],
  beaufort: ['beaufort', 'kilometersPerHour'],
  bushel: ['kilograms', 'poundsPerBushel'],
  'sugar-content': ['brix', 'specificGravity'],
  'api-gravity': ['api', 'specificGravity'],
  'glycated-hemoglobin': ['mmolPerMol', 'percent'],
};

/** Returns the scale for a tool's answer in the page's language, or undefined if the tool has none. */
export const scaleOf = (tool: AnyTool): Scale | undefined => {
  const scale = scales[tool.id]?.(tool);
  const [above, below] = counted[tool.id] ?? [];
  const nameOf = (key: string | undefined): string => (key === undefined ? '' : tool.result[key]!.label);
  return scale && { ...scale, names: [nameOf(above), nameOf(below)] };
};
