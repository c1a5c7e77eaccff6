import type { AnyTool, ResultField } from '@units/engine/server';
import { fill } from '@units/ui';
import { inFull } from '../numbers.ts';
import { zoneIn, type Places } from './places.ts';
import {
  wordsOfResults,
  type AnyFieldWords,
  type AnyToolWords,
  type SpokenField,
} from '@units/engine/spoken/tool-words';

// Replaces the words in a tool's declaration by translations, so that everything that shows the tool is translated.

const partsOf = (field: ResultField, fields: Readonly<Record<string, AnyFieldWords>>) =>
  'fields' in field ? { fields: rows(field.fields, fields) } : {};

const rowIn = (field: ResultField, given: AnyFieldWords): SpokenField => {
  const words = typeof given === 'string' ? { label: given } : given;
  const { label, about, labels, names, says = names, fields = {} } = words;
  const { description: _, ...rest } = field;
  return {
    ...rest,
    ...partsOf(field, fields),
    label,
    // A sentence about a field to fill in may say nothing about the result of its key
    ...(about === undefined || field.description === undefined ? {} : { description: about }),
    ...(labels && field.labels ? { labels: { by: field.labels.by, of: labels } } : {}),
    ...(names ? { names } : {}),
    ...(says ? { says } : {}),
    ...(says && 'default' in field && typeof field.default === 'string' && !names
      ? { default: says[field.default] ?? field.default }
      : {}),
  } as SpokenField;
};

const rows = (
  fields: Readonly<Record<string, ResultField>>,
  words: Readonly<Record<string, AnyFieldWords>>,
): Record<string, ResultField> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, rowIn(field, words[key]!)]));

/** The numbers of a sentence, except those that are part of a name. */
const numbers = /(?<![\w^])\d[\d,]*(?:\.\d+)?/g;

/** Fills a translated sentence with the numbers of the English one, which the tool calculates with. */
const withNumbers = (sentence: string, english: string): string =>
  fill(sentence, ...Array.from(english.matchAll(numbers), ([text]) => inFull(Number(text.replaceAll(',', '')))));

const sentencesIn = (sentences: readonly string[], english: readonly string[]): readonly string[] =>
  sentences.map((sentence, i) => withNumbers(sentence, english[i] ?? ''));

/** Returns an example with translated input values. */
const exampleIn = (
  example: AnyTool['examples'][number],
  params: AnyToolWords['params'],
): AnyTool['examples'][number] => ({
  ...example,
  given: Object.fromEntries(
    Object.entries(example.given).map(([key, value]) => {
      const words = params[key];
      return [key, (typeof words === 'object' && words.says?.[String(value)]) || value];
    }),
  ),
});

/** Returns the function that answers, which also takes the places that the language names. */
const answerWith =
  ({ params, answer }: AnyTool, places: Places | undefined): AnyTool['answer'] =>
  (given, ...more) => {
    const zones = Object.entries(given).map(([name, text]) => {
      const field = params[name];
      return [name, field?.kind === 'text' && field.isZone ? zoneIn(String(text), places) : text];
    });
    return answer(Object.fromEntries(zones), ...more);
  };

/** Returns a tool in another language. */
export const translate = (tool: AnyTool, words: AnyToolWords, places: Places | undefined): AnyTool => {
  const { name, description, params, rules = [], limits } = words;
  return {
    ...tool,
    name,
    description,
    answer: answerWith(tool, places),
    params: rows(tool.params, params) as AnyTool['params'],
    result: rows(tool.result, wordsOfResults(words)),
    examples: tool.examples.map((example) => exampleIn(example, params)),
    explain: () => {
      const explanation = tool.explain();
      return {
        ...explanation,
        rules: sentencesIn(rules, explanation.rules ?? []),
        limits: sentencesIn(limits, explanation.limits),
      };
    },
  };
};
