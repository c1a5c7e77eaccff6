import type { SpokenField } from '@units/engine/spoken/tool-words';
import { withMinus } from '@units/ui';
import { plainly } from '../numbers.ts';
import type { ResultField } from '@units/engine/server';

/** Returns the label of a field's value: its name, if its row has one. */
export const choiceName = (field: ResultField | undefined, value: unknown): string => {
  const names: Readonly<Record<string, string | undefined>> | undefined =
    field?.kind === 'choice' ? field.names : undefined;
  const { says }: SpokenField = field ?? { kind: 'text', label: '' };
  return (
    names?.[String(value)] ??
    says?.[String(value)] ??
    (typeof value === 'number' ? withMinus(plainly(value)) : String(value))
  );
};
