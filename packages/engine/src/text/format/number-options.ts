import { mustBe } from '../../model/error.ts';
import { bare } from '../../model/given.ts';
import { stepOf } from './round.ts';

/** Options for formatting a number: fixed decimals, or options of `Intl.NumberFormat` under their own names. */
export interface NumberOptions {
  /** The fixed number of decimals: 2 for `1.50`. Not with `digits`. */
  readonly decimals?: number | undefined;
  /** The minimum number of digits before the decimals: 2 for `05`. */
  readonly minimumIntegerDigits?: number | undefined;
  /** The minimum number of decimals. */
  readonly minimumFractionDigits?: number | undefined;
  /** The maximum number of decimals. */
  readonly maximumFractionDigits?: number | undefined;
  /** The minimum number of significant digits. */
  readonly minimumSignificantDigits?: number | undefined;
  /** The maximum number of significant digits. `digits` means the same. */
  readonly maximumSignificantDigits?: number | undefined;
  /** The direction of rounding. Default: `halfExpand` (away from zero). */
  readonly roundingMode?:
    | 'ceil'
    | 'floor'
    | 'expand'
    | 'trunc'
    | 'halfCeil'
    | 'halfFloor'
    | 'halfExpand'
    | 'halfTrunc'
    | 'halfEven'
    | undefined;
  /** Decides between decimals and significant digits if both are given. */
  readonly roundingPriority?: 'auto' | 'morePrecision' | 'lessPrecision' | undefined;
  /** The step of the last decimal: 5 for prices in steps of 0.05. Use it with `decimals`. */
  readonly roundingIncrement?: number | undefined;
  /** `stripIfInteger` formats `1`, but `1.50`. */
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger' | undefined;
  /** `always` for `+5 km`. */
  readonly signDisplay?: 'auto' | 'never' | 'always' | 'exceptZero' | 'negative' | undefined;
  /** False for `12345` instead of `12,345`. */
  readonly useGrouping?: boolean | 'always' | 'auto' | 'min2' | undefined;
  /** `compact` for `1.2K`, or an exponent. */
  readonly notation?: 'standard' | 'scientific' | 'engineering' | 'compact' | undefined;
  /** `long` for `1.2 thousand`, in compact notation. */
  readonly compactDisplay?: 'short' | 'long' | undefined;
  /** The digits of a script, such as `deva`. */
  readonly numberingSystem?: string | undefined;
}

/** The names of the options. True for options that decide the number of digits. */
const names: Readonly<Record<Exclude<keyof NumberOptions, 'decimals'>, boolean>> = {
  minimumIntegerDigits: false,
  minimumFractionDigits: true,
  maximumFractionDigits: true,
  minimumSignificantDigits: true,
  maximumSignificantDigits: true,
  roundingMode: false,
  roundingPriority: false,
  roundingIncrement: true,
  trailingZeroDisplay: false,
  signDisplay: false,
  useGrouping: false,
  notation: true,
  compactDisplay: false,
  numberingSystem: false,
};

/** The caller's number options, in the form that Intl takes. */
export interface NumberStyling {
  readonly options: Intl.NumberFormatOptions;
  /** True if they decide the number of digits. */
  readonly hasDigits: boolean;
}

const refuses = (options: object): boolean => {
  try {
    void new Intl.NumberFormat('en', bare(options));
    return false;
  } catch {
    return true;
  }
};

/**
 * Returns the caller's number options, or undefined without any. Throws a UnitsError for options that `Intl` refuses.
 */
export const numberOptionsGiven = (given: NumberOptions): NumberStyling | undefined => {
  const { decimals } = given;
  void stepOf({ decimals, fraction: undefined });
  const fixed =
    decimals === undefined ? [] : Object.entries({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const own = Object.entries(given).filter(([name, value]) => Object.hasOwn(names, name) && value !== undefined);
  if (fixed.length + own.length === 0) return undefined;
  const all = [...fixed, ...own];
  const options = bare(Object.fromEntries(all));
  if (refuses(options)) {
    const [name, value] = all.find(([one, of]) => refuses({ [one]: of })) ?? all.at(-1)!;
    throw mustBe('invalid-choice', name, 'what Intl.NumberFormat takes', value);
  }
  const hasDigits = all.some(([name]) => names[name as keyof typeof names]);
  return { options, hasDigits };
};
