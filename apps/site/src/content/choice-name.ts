import type { SpokenField } from '@units/engine/spoken/tool-words';
import { withMinus } from '@units/ui';
import { plainly } from '../numbers.ts';
import type { ResultField } from '@units/engine/server';

/** What people read for a value of a field: the name of a word of a choice that they do not use, where its row says one. */
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
