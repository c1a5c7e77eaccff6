import type { SpokenField } from '@units/engine/spoken/tool-words';
import { withMinus } from '@units/ui';
import { dayText, plainly, withSymbol } from '../numbers.ts';
import type { Field, ResultField } from '@units/engine/server';
import { offeredUnits } from './field-unit.ts';
import { splitMeasure } from './measure-text.ts';

/** Returns a measure with its number and its unit as the page's language writes them. Text with another unit stays. */
const measureText = (field: Field, value: string): string => {
  const { number, unit } = splitMeasure(value, offeredUnits(field) ?? []);
  return unit ? withSymbol(plainly(number), unit.symbol) : value;
};

/** Returns the label of a field's value: its name, if its row has one. */
export const choiceName = (field: ResultField | undefined, value: unknown): string => {
  const names: Readonly<Record<string, string | undefined>> | undefined =
    field?.kind === 'choice' ? field.names : undefined;
  const { says }: SpokenField = field ?? { kind: 'text', label: '' };
  if (typeof value === 'string' && field?.kind === 'date') return dayText(value);
  if (typeof value === 'string' && field?.kind === 'quantity') return measureText(field, value);
  return (
    names?.[String(value)] ??
    says?.[String(value)] ??
    (typeof value === 'number' ? withMinus(plainly(value)) : String(value))
  );
};
