import { mustBe } from '../../model/error.ts';
import { bare } from '../../model/given.ts';
import { stepOf } from './round.ts';

/** Options for writing a number: fixed decimals, or those of `Intl.NumberFormat` by the names that they have there. */
export interface NumberOptions {
  /** Decimals, always so many: 2 for `1.50`. Not beside `digits`. */
  readonly decimals?: number | undefined;
  /** The least number of digits before the decimals: 2 for `05`. */
  readonly minimumIntegerDigits?: number | undefined;
  /** The least number of decimals. */
  readonly minimumFractionDigits?: number | undefined;
  /** The greatest number of decimals. */
  readonly maximumFractionDigits?: number | undefined;
  /** The least number of significant digits. */
  readonly minimumSignificantDigits?: number | undefined;
  /** The greatest number of significant digits; `digits` means the same. */
  readonly maximumSignificantDigits?: number | undefined;
  /** The direction of rounding: `halfExpand` (away from zero) by default. */
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
  /** The digits that count where decimals and significant digits are both given. */
  readonly roundingPriority?: 'auto' | 'morePrecision' | 'lessPrecision' | undefined;
  /** The step of the last decimal: 5 for prices in steps of 0.05. Beside `decimals`. */
  readonly roundingIncrement?: number | undefined;
  /** `stripIfInteger` for `1` beside `1.50`. */
  readonly trailingZeroDisplay?: 'auto' | 'stripIfInteger' | undefined;
  /** `always` for `+5 km`. */
  readonly signDisplay?: 'auto' | 'never' | 'always' | 'exceptZero' | 'negative' | undefined;
  /** False for `12345` in place of `12,345`. */
  readonly useGrouping?: boolean | 'always' | 'auto' | 'min2' | undefined;
  /** `compact` for `1.2K`, or an exponent. */
  readonly notation?: 'standard' | 'scientific' | 'engineering' | 'compact' | undefined;
  /** `long` for `1.2 thousand`, in compact notation. */
  readonly compactDisplay?: 'short' | 'long' | undefined;
  /** The digits of a script, `deva`. */
  readonly numberingSystem?: string | undefined;
}

/** The options, and true for those that decide how many digits there are. */
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

/** The options that a caller gave for numbers, as Intl takes them. */
export interface NumberStyling {
  readonly options: Intl.NumberFormatOptions;
  /** True if they decide how many digits there are. */
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

/** Returns the options of a caller for numbers; undefined where there are none. Throws a UnitsError for what `Intl` refuses. */
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
