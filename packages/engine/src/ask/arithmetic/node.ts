import type { Assumption } from '../../model/assumption.ts';
import type { ConstantRow } from '../../data/constants.ts';
import type { Variable } from '../../measured/deviations.ts';
import type { Ratio } from '../../model/rational.ts';
import type { Span } from '../../text/span.ts';
import type { Moment, Value } from './value.ts';

/** A function of one line: its parameters, and what it works out. */
export interface OwnFunction {
  readonly parameters: readonly string[];
  readonly root: Node;
  /** The units of its line, as they are spelled. */
  readonly units: readonly Span[];
  /** The operations that it takes, those of the functions that it uses among them. */
  readonly operations: number;
  /** True if its parameters are sides and radii: lengths, or numbers of one. */
  readonly isOfLengths?: boolean;
}

/** A unit of an expression. */
export type UnitNode = Extract<Node, { kind: 'unit' }>;

/** The uncertainty of a number or a measure as it was written: each is a variable of its own. */
export interface Uncertainty {
  readonly size: Ratio;
  /** True if it is a part of the value, in percent. */
  readonly isPercent: boolean;
  /** The unit of the size; that of the value where it has none of its own. */
  readonly unit?: UnitNode | undefined;
  /** The coverage factor. */
  readonly divisor: number;
  readonly source: Variable;
  readonly place: Span;
}

/** A part of an expression. */
export type Node =
  | {
      readonly kind: 'number';
      readonly value: Ratio;
      readonly isPercent: boolean;
      readonly uncertainty?: Uncertainty | undefined;
    }
  | { readonly kind: 'constant'; readonly row: ConstantRow; readonly place: Span }
  | { readonly kind: 'money'; readonly value: Ratio; readonly currency: string }
  | { readonly kind: 'pi' }
  /** `index` counts the units of the expression, whose meanings are decided together. */
  | { readonly kind: 'unit'; readonly unit: Span; readonly index: number }
  | {
      readonly kind: 'measure';
      readonly value: Ratio;
      readonly unit: UnitNode;
      readonly uncertainty?: Uncertainty | undefined;
    }
  | { readonly kind: 'negative'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'absolute'; readonly of: Node }
  /** A logarithm to a base; without one the natural logarithm. */
  | { readonly kind: 'logarithm'; readonly of: Node; readonly base: Ratio | undefined; readonly place: Span }
  /** A name with its value. */
  | { readonly kind: 'name'; readonly value: Value; readonly place: Span }
  /** A day, a time of the clock or an instant. */
  | { readonly kind: 'moment'; readonly seconds: number; readonly moment: Moment; readonly place: Span }
  /** Seconds since 1970 as an instant. */
  | { readonly kind: 'unix'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'parameter'; readonly name: string; readonly place: Span }
  | { readonly kind: 'function'; readonly name: string; readonly arguments: readonly Node[]; readonly place: Span }
  /** A function of one line, with its units among those of the expression from `from` on. */
  | {
      readonly kind: 'own';
      readonly own: OwnFunction;
      readonly from: number;
      readonly arguments: readonly Node[];
      readonly place: Span;
    }
  /** So many parts of a hundred. */
  | { readonly kind: 'percent'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'power'; readonly of: Node; readonly exponent: Node; readonly place: Span }
  | {
      readonly kind: '+' | '-' | '*' | '/' | 'mod';
      readonly left: Node;
      readonly right: Node;
      readonly place: Span;
      /** One measure in two units, with no sign between: 5 ft 6 in. */
      readonly isMixed?: boolean;
    };

/** An expression, as it was read. */
export interface Expression {
  readonly root: Node;
  /** The units as they are spelled. */
  readonly units: readonly Span[];
  /** True if something is worked out, so that it is more than a number or a measure. */
  readonly isSum: boolean;
  /** The operations that it takes. */
  readonly operations?: number;
  /** Parts that were left open, with their readings. */
  readonly assumed?: readonly Assumption[];
  /** Words that say what is counted, which the result does not need. */
  readonly aside?: readonly string[];
  /** The unit of the result where none is asked. */
  readonly unit?: string;
  /** True if it is meant only where its result is money or a unit that a quantity lists. */
  readonly isRate?: boolean;
}
