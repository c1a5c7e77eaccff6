import type { AnyTool, RawValues } from '../tool/declaration.ts';
import { implausibleIn } from '../tool/digits.ts';
import { UnitsError } from '../model/error.ts';

/** The cost of a kind of reading, with the reason and an example. */
interface KindCost {
  readonly cost: number;
  readonly because: string;
  readonly example: string;
}

/** The kinds of readings. Kinds with their own words are cheaper than those that allow any words. */
export const kindCosts = {
  rule: { cost: 0, because: 'It has words that mean nothing else.', example: 'is 5 miles more than 8 km' },
  calculator: { cost: 1, because: 'It has words of one calculator.', example: 'tip 20% on 48' },
  bridge: { cost: 2, because: 'It names a substance or an equivalence.', example: 'glucose 100 mg/dL in mmol/L' },
  weighed: { cost: 2, because: 'It names an ingredient in its language.', example: '2 Tassen Mehl in Gramm' },
  sum: { cost: 3, because: 'It has an operator, a percentage or money.', example: '15% of 80 km' },
  measure: {
    cost: 4,
    because: 'It is a measure, or a measure and units, to the last word.',
    example: '5 ft 6 in to cm',
  },
  uncertain: {
    cost: 5,
    because: 'Without the uncertainty of its number it is a conversion.',
    example: '2.0(1) cups of flour in g',
  },
  look: { cost: 5, because: 'It only looks like something.', example: 'MCMXCIX' },
  mistyped: {
    cost: 6,
    because: 'A name was mistyped, and the other unit says which was meant.',
    example: '5 kilometrs to miles',
  },
  problem: {
    cost: 7,
    because: 'It is a problem in words that comes to a conversion or a chain of factors.',
    example: 'A pump moves 3 mL/h for 2 days. How many liters is that?',
  },
  aside: { cost: 8, because: 'Words are left aside.', example: 'tire pressure 2.2 bar to psi' },
} as const satisfies Readonly<Record<string, KindCost>>;

export type KindName = keyof typeof kindCosts;

/**
 * Returns false for a refusal and for an implausible result, which lose to any other reading: 1:20 slope in degrees is
 * not a time in slope, and a body mass index of 345 shows a height of 1 ft 6 in instead of 5 ft 6.
 */
export const isPlausible = ({ tool, given }: { readonly tool: AnyTool; readonly given: RawValues }): boolean => {
  try {
    return implausibleIn(tool, { ...tool.answer(given) }) === undefined;
  } catch (error) {
    if (error instanceof UnitsError) return false;
    throw error;
  }
};
