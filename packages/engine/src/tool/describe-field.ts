import { joinWithOr } from '../model/error.ts';
import type { Bounds, Field } from './field.ts';

const within = ({ min, max, above }: Bounds): string => {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  const upTo = max === undefined ? '' : ` of at most ${max}`;
  return above === undefined ? upTo : ` above ${above}${upTo && ` and${upTo}`}`;
};

const hasBounds = ({ min, max, above }: Bounds): boolean => (min ?? max ?? above) !== undefined;

/** Describes the valid values of a row, as the end of a sentence. */
export const describeField = (field: Field): string => {
  switch (field.kind) {
    case 'number':
      return `a number${within(field)}, like 1234.5`;
    case 'integer':
      return `a whole number${within(field)}`;
    case 'unit':
      return 'a unit, like km or mile';
    case 'choice':
      return joinWithOr(field.values);
    case 'date':
      return 'a date as YYYY-MM-DD';
    case 'flag':
      return 'true or false';
    case 'numbers':
      return `up to ${field.most} numbers, separated by commas or spaces`;
    case 'quantity':
      return `a measure${within(field)}${hasBounds(field) ? ` ${field.unit}` : ''}, like 5 ${field.unit}`;
    default:
      return field.maxLength === undefined ? 'a text' : `a text of at most ${field.maxLength} characters`;
  }
};
