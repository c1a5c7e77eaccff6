import type { AnyTool, ResultField } from '@units/engine/catalog';
import type { AnyFieldMessages, AnyToolMessages, SpokenField } from './tool-types.ts';

// Puts the words of another language into the declaration of a tool: whatever shows a tool takes them from there.

const partsOf = (field: ResultField, fields: Readonly<Record<string, AnyFieldMessages>>) =>
  'fields' in field ? { fields: rows(field.fields, fields) } : {};

const rowIn = (field: ResultField, given: AnyFieldMessages): SpokenField => {
  const words = typeof given === 'string' ? { label: given } : given;
  const { label, about, labels, names, says = names, fields = {} } = words;
  const { description: _, ...rest } = field;
  return {
    ...rest,
    ...partsOf(field, fields),
    label,
    ...(about === undefined ? {} : { description: about }),
    ...(labels && field.labels ? { labels: { by: field.labels.by, of: labels } } : {}),
    ...(names ? { names } : {}),
    ...(says ? { says } : {}),
  } as SpokenField;
};

const rows = (
  fields: Readonly<Record<string, ResultField>>,
  words: Readonly<Record<string, AnyFieldMessages>>,
): Record<string, ResultField> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, rowIn(field, words[key]!)]));

/** A tool in another language. */
export const translate = (tool: AnyTool, words: AnyToolMessages): AnyTool => {
  const { name, description, params, result, rules, limits } = words;
  return {
    ...tool,
    name,
    description,
    params: rows(tool.params, params) as AnyTool['params'],
    result: rows(tool.result, result),
    explain: () => ({ ...tool.explain(), ...(rules ? { rules } : {}), limits }),
  };
};
