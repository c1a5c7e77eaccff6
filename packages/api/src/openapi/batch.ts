import { conversion } from '@units/engine/tools';
import { limits } from '../contract.ts';
import { objectSchema, parameterSchema } from '@units/engine/server';
import { encodedBody } from '../http/fault.ts';
import type { Operation } from './operation.ts';
import { count, listOf, nullable, number, record, reference, string, words, type Schema } from './schema.ts';
import { refusalOf } from './tool.ts';
import { uncertaintySchemas } from './uncertainty.ts';

const { from, ingredient, substance, as, codes } = conversion.params;

const unit = { ...parameterSchema(from), description: 'A unit, by any alias in `/units`.' };

/** A choice that may be null. It is not an enumeration, because some client generators do not support null in one. */
const word = (description: string): Schema => ({ ...string(description), maxLength: 20 });

const request = {
  type: 'object',
  required: ['conversions'],
  properties: {
    conversions: {
      type: 'array',
      minItems: 1,
      maxItems: limits.conversions,
      items: {
        type: 'object',
        required: ['value', 'from', 'to'],
        properties: {
          value: number('The number to convert: a JSON number, not a text.'),
          from: unit,
          to: unit,
          ingredient: nullable({
            ...parameterSchema(ingredient),
            description: 'A cooking ingredient: its density leads from volume to mass and back.',
          }),
          substance: nullable({
            ...parameterSchema(substance),
            description: 'An analyte or a formula: its molar mass leads from mass to amount of substance and back.',
          }),
          as: nullable(word(`An equivalence by name, as of \`/convert\`: ${as.values.join(', ')}.`)),
          codes: nullable(word(`The system whose codes \`from\` and \`to\` are: ${codes.values.join(', ')}.`)),
        },
      },
    },
  },
};

const single = objectSchema(conversion.result);

/**
 * A conversion, or a refused item with its mistake. One schema for both, because client generators do not handle
 * `oneOf` well.
 */
const batchResult = record(
  {
    ...single.properties,
    ...uncertaintySchemas,
    error: { allOf: [reference('Mistake')], description: 'The mistake, with `errors=each`.' },
  },
  [...Object.keys(single.properties!), ...Object.keys(uncertaintySchemas), 'error'],
  'A conversion as of `/convert`, or with `errors=each` an item as given with its `error`.',
);

const example = {
  conversions: [
    { value: 5, from: 'km', to: 'mi' },
    { value: 2, from: 'cup', to: 'g', ingredient: 'flour' },
    { value: 100, from: 'mg/dL', to: 'mmol/L', substance: 'glucose' },
    { value: 3, from: 'DZN', to: 'C62', codes: 'unece' },
  ],
};

/** Returns the OpenAPI description of `/batch`. `convertAll` is the endpoint itself, for the examples. */
export const describeBatch = (convertAll: (body: unknown) => object): Operation => ({
  id: 'batch',
  summary: 'Many conversions at once',
  description: `\
Converts 1 to ${limits.conversions} numbers and answers in their order. All or nothing: a conversion that cannot be done
refuses the whole request, and the error names it, \`conversions[3].from\`; with \`errors=all\` it also lists every other that
cannot be done. With \`errors=each\` nothing is refused for one item: each has its result, or \`error\` in its place. The body is JSON in UTF-8 of at most
${limits.body / 1024} KiB; any content type is accepted.`,
  tag: 'Unit conversion',
  parameters: [
    {
      name: 'errors',
      required: false,
      description:
        'The mistakes that are shown: the first, all of them in `errors` (at most 100), or each in place of the result of its item.',
      schema: { ...words(['first', 'all', 'each']), default: 'first' },
      example: 'all',
    },
    {
      name: 'codes',
      required: false,
      description: 'The system of codes of `from` and `to`, for every item that names none itself.',
      schema: words(codes.values),
    },
  ],
  body: { name: 'BatchRequest', description: 'The conversions to do.', schema: request, example },
  answer: {
    name: 'BatchAnswer',
    description: 'The results, one for each conversion.',
    schema: record({
      results: { ...listOf(reference('BatchResult')), minItems: 1, maxItems: limits.conversions },
      count: count('The number of results.'),
    }),
    parts: { BatchResult: batchResult },
    example: convertAll(example),
  },
  refusals: { 415: { description: 'The body is compressed.', body: encodedBody().body } },
  own: true,
  mistake: refusalOf(() => convertAll({ conversions: [{ value: '5', from: 'km', to: 'mi' }] })),
});
