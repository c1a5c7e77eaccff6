import type { Parameter } from './operation.ts';
import { listOf, number, string, type Schema } from './schema.ts';

/** The fields of a result with an uncertainty. All are optional. */
export const uncertaintySchemas: Readonly<Record<string, Schema>> = {
  uncertainty: number('The standard uncertainty of the result, in its unit. Present if one was stated for the value.'),
  interval: {
    ...listOf(
      number(),
      'Both ends of the result ± its uncertainty. Present for levels, whose ends differ from the result by different amounts.',
    ),
    minItems: 2,
    maxItems: 2,
  },
  text: string(
    'The result with its uncertainty in its last digits: 11.02(44) lb. Present if one was stated for the value.',
  ),
};

/** The parameters that state the uncertainty of a value. */
export const uncertaintyParameters: readonly Parameter[] = [
  {
    name: 'uncertainty',
    required: false,
    description:
      'The standard uncertainty of the value: a number in its unit, or a percentage such as `4%`. A value such as `5.0(2)` includes it.',
    schema: { ...string(), maxLength: 64 },
  },
  {
    name: 'coverage',
    required: false,
    description:
      'The coverage factor k of an expanded uncertainty, above 0: the uncertainty is divided by it. Default: 1.',
    schema: number(),
  },
];
