import type { AnyTool } from '../core/tool.ts';
import {
  age,
  bmi,
  convert,
  dateDifference,
  discount,
  electrical,
  fraction,
  fuelCost,
  percentage,
  roman,
  table,
  tip,
  unitPrice,
} from '../tools/index.ts';

/** Every tool, in the order in which lists show them. */
export const tools: readonly AnyTool[] = [
  convert,
  table,
  percentage,
  fraction,
  roman,
  tip,
  discount,
  unitPrice,
  fuelCost,
  age,
  dateDifference,
  bmi,
  electrical,
];
