import { objectSchema } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import { limits } from '../contract.ts';
import { keep, roundingBounds } from '../http/rounding.ts';
import type { Operation, Parameter } from './operation.ts';
import { count, listOf, record, reference, type Schema } from './schema.ts';
import { describeTool } from './tool.ts';
import { uncertaintyParameters, uncertaintySchemas } from './uncertainty.ts';

const single = objectSchema(conversion.result);

/** Returns the schema of the result for one of several targets. */
const oneOfSeveral = (): Schema => {
  const { value: _, from: __, ...properties } = single.properties!;
  const rest = { ...properties, ...uncertaintySchemas };
  return record(
    rest,
    Object.keys(rest).filter((name) => !single.required?.includes(name)),
  );
};

/**
 * Returns the schema of the answer for one target or several. One schema for both, because client generators do not
 * handle `oneOf` well.
 */
const answer = (): Schema => {
  const { result, ...properties } = single.properties!;
  const rest = { ...properties, ...uncertaintySchemas };
  const always = new Set(['value', 'from', 'to']);
  return record(
    {
      ...rest,
      result: { ...result, description: 'The result. Present with one target.' },
      results: listOf(
        reference('TargetResult'),
        'The result for each target, in the given order. Present with several targets.',
      ),
      places: count('The decimal places that results are rounded to, if they are.'),
      figures: count('The significant figures that results are rounded to, if they are.'),
    },
    [...Object.keys(rest).filter((name) => !always.has(name)), 'result', 'results', 'places', 'figures'],
  );
};

/** Extends the parameter `to` to several units. */
const severalTargets = (parameter: Parameter): Parameter => {
  const { maxLength = 0 } = parameter.schema as { readonly maxLength?: number };
  return { ...parameter, schema: { ...parameter.schema, maxLength: limits.targets * (maxLength + 1) } };
};

const roundingParameter = (name: keyof typeof roundingBounds, what: string): Parameter => ({
  name,
  required: false,
  description: `The number of ${what} of each result; halves are rounded away from zero. Default: not rounded.`,
  schema: { type: 'integer', minimum: roundingBounds[name][0], maximum: roundingBounds[name][1] },
});

/**
 * Extends the parameter `figures` by `keep`. It is text, because client generators do not handle a union of number and
 * word well.
 */
const keptFigures = (parameter: Parameter): Parameter => ({
  ...parameter,
  description: `${parameter.description} \`${keep}\` rounds to as many as the value has, unless the value has an uncertainty; the answer states their number.`,
});

/** Returns the OpenAPI description of `/convert`. */
export const describeConvert = (tag: string): Operation => {
  const operation = describeTool(conversion, tag);
  return {
    ...operation,
    description: `${operation.description}

\`to\` takes up to ${limits.targets} units, separated by commas: \`mi,ft\`. The answer then has a list \`results\` instead of \`result\`.
As text, each result is on its own line.

\`value\` may include its standard uncertainty (\`5.0(2)\`, \`5.0 ± 4 %\`), or give it as \`uncertainty\`. The answer then has the uncertainty
of the result, to first order, and \`text\` with both.`,
    parameters: [
      ...operation.parameters!.map((one) => (one.name === 'to' ? severalTargets(one) : one)),
      roundingParameter('places', 'decimal places'),
      keptFigures(roundingParameter('figures', 'significant figures')),
      ...uncertaintyParameters,
    ],
    answer: {
      ...operation.answer,
      name: 'ConvertAnswer',
      schema: answer(),
      parts: { TargetResult: oneOfSeveral() },
    },
  };
};
