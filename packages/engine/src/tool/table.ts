import { apply } from '../conversion/compiled-conversion.ts';
import type { FindConversion, Ways } from '../bridges/ways.ts';
import {
  asParam,
  asResult,
  codesParam,
  codesResult,
  internationalUnitResult,
  molarMassResult,
  substanceParam,
  substanceResult,
} from './bridging.ts';
import { mostRows, stepsToEnd, tabulate } from './tabulate.ts';
import { integer, list, number, tool, unit } from './declaration.ts';

/** Declares the conversion table for a finder of conversions. Pages have one without codes and substances. */
export const declareTable = (findConversion: FindConversion<Ways>) =>
  tool({
    id: 'table',
    name: 'Conversion table',
    category: 'units',
    description: 'Convert a range of values between two units, one row per step.',
    keywords: ['chart', 'list', 'range', 'series', 'unit', 'converter', 'convert'],
    main: 'count',
    asks: [
      '[conversion] (table|chart) [of|for|from] {from} (to|in|into) {to} [from] [{start} to {end}] [by {step}|in steps of {step}|steps of {step}|step {step}]',
      '{from} (to|in|into) {to} [conversion] (table|chart) [from] [{start} to {end}] [by {step}|in steps of {step}|steps of {step}|step {step}]',
    ],
    params: {
      from: unit({ label: 'From' }),
      to: unit({ label: 'To' }),
      start: number({ label: 'Start', default: 1 }),
      end: number({ label: 'End', description: 'By default nine steps after the start.', optional: true }),
      step: number({ label: 'Step', description: 'Any number except 0; negative counts down.', default: 1 }),
      substance: substanceParam,
      as: asParam,
      codes: codesParam,
    },
    result: {
      from: unit({ label: 'From' }),
      to: unit({ label: 'To' }),
      start: number({ label: 'Start' }),
      end: number({ label: 'End' }),
      step: number({ label: 'Step' }),
      count: integer({ label: 'Rows', min: 1, max: mostRows }),
      rows: list({
        label: 'Rows',
        fields: { value: number({ label: 'Value' }), result: number({ label: 'Result' }) },
      }),
      substance: substanceResult,
      molarMass: molarMassResult,
      internationalUnit: internationalUnitResult,
      as: asResult,
      codes: codesResult,
    },
    examples: [
      {
        given: { from: 'in', to: 'cm', start: 0, end: 0.4, step: 0.1 },
        gives: {
          from: 'in',
          to: 'cm',
          start: 0,
          end: 0.4,
          step: 0.1,
          count: 5,
          rows: [
            { value: 0, result: 0 },
            { value: 0.1, result: 0.254 },
            { value: 0.2, result: 0.508 },
            { value: 0.3, result: 0.762 },
            { value: 0.4, result: 1.016 },
          ],
        },
      },
      {
        given: { from: '°C', to: '°F', start: 0, end: 100, step: 50 },
        gives: {
          from: '°C',
          to: '°F',
          start: 0,
          end: 100,
          step: 50,
          count: 3,
          rows: [
            { value: 0, result: 32 },
            { value: 50, result: 122 },
            { value: 100, result: 212 },
          ],
        },
      },
      {
        given: { from: 'mg/dL', to: 'mmol/L', start: 90, end: 180, step: 90, substance: 'glucose' },
        gives: {
          from: 'mg/dL',
          to: 'mmol/L',
          start: 90,
          end: 180,
          step: 90,
          count: 2,
          rows: [
            { value: 90, result: 4.995670418970226 },
            { value: 180, result: 9.991340837940452 },
          ],
          substance: 'glucose',
          molarMass: {
            gramsPerMole: 180.156,
            uncertainty: 0.0204,
            formula: 'C6H12O6',
            source:
              'Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94, 573, with the revisions of 2024: abridged values (IUPAC Commission on Isotopic Abundances and Atomic Weights, 2024)',
          },
        },
      },
      {
        given: { from: 'nm', to: 'THz', start: 500, end: 500, as: 'spectral', codes: 'ucum' },
        gives: {
          from: 'nm',
          to: 'THz',
          start: 500,
          end: 500,
          step: 1,
          count: 1,
          rows: [{ value: 500, result: 599.584916 }],
          as: 'spectral',
          codes: 'ucum',
        },
      },
    ],
    explain: () => ({
      rules: ['Each row adds one step to the last, in exact decimals, and converts the value.'],
      limits: [
        'The table stops at the last step that does not pass the end.',
        `By default the end is ${stepsToEnd} steps from the start.`,
        'A negative step counts down.',
        `Up to ${mostRows} rows.`,
      ],
    }),
    run({ from, to, start, end, step, ...ways }, name) {
      const { compiled, taken } = findConversion(from, to, ways, name);
      const { end: last, count, rows } = tabulate((value) => apply(compiled, value), { start, end, step }, name);
      return { from, to, start, end: last, step, count, rows, ...taken };
    },
  });
