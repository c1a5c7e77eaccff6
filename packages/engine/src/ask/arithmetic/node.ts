import type { Assumption } from '../../model/assumption.ts';
import type { ConstantRow } from '../../data/constants.ts';
import type { Variable } from '../../measured/deviations.ts';
import type { Ratio } from '../../model/rational.ts';
import type { Span } from '../../text/span.ts';
import type { Moment, Value } from './value.ts';

/** A one-line function of the user: its parameters and its expression. */
export interface OwnFunction {
  readonly parameters: readonly string[];
  readonly root: Node;
  /** The units in its line, as spelled. */
  readonly units: readonly Span[];
  /** The number of operations, including those of the functions that it calls. */
  readonly operations: number;
  /** True if its parameters are sides and radii: lengths or plain numbers. */
  readonly isOfLengths?: boolean;
}

/** A unit of an expression. */
export type UnitNode = Extract<Node, { kind: 'unit' }>;

/** The uncertainty of a number or a measure as written. Each is an independent variable. */
export interface Uncertainty {
  readonly size: Ratio;
  /** True if it is a percentage of the value. */
  readonly isPercent: boolean;
  /** The unit of the size. Undefined for the unit of the value. */
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
  /** `index` is the unit's position in `units`. The meanings of all units are decided together. */
  | { readonly kind: 'unit'; readonly unit: Span; readonly index: number }
  | {
      readonly kind: 'measure';
      readonly value: Ratio;
      readonly unit: UnitNode;
      readonly uncertainty?: Uncertainty | undefined;
    }
  | { readonly kind: 'negative'; readonly of: Node; readonly place: Span }
  /** A logarithm. Without a base it is the natural logarithm. */
  | { readonly kind: 'logarithm'; readonly of: Node; readonly base: Ratio | undefined; readonly place: Span }
  /** A name with its value. */
  | { readonly kind: 'name'; readonly value: Value; readonly place: Span; readonly isTotal?: boolean }
  /** A date, a time of day or an instant. */
  | {
      readonly kind: 'moment';
      readonly seconds: number;
      /** The part of a second that is written after it. */
      readonly fraction?: Ratio | undefined;
      readonly moment: Moment;
      readonly place: Span;
    }
  /** Seconds since 1970 as an instant. */
  | { readonly kind: 'unix'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'parameter'; readonly name: string; readonly place: Span }
  | { readonly kind: 'function'; readonly name: string; readonly arguments: readonly Node[]; readonly place: Span }
  /** A call of a one-line function. Its units start at `from` among the units of the expression. */
  | {
      readonly kind: 'own';
      readonly own: OwnFunction;
      readonly from: number;
      readonly arguments: readonly Node[];
      readonly place: Span;
    }
  /** A percentage. */
  | { readonly kind: 'percent'; readonly of: Node; readonly place: Span }
  | { readonly kind: 'power'; readonly of: Node; readonly exponent: Node; readonly place: Span }
  | {
      readonly kind: '+' | '-' | '*' | '/' | 'mod' | 'div';
      readonly left: Node;
      readonly right: Node;
      readonly place: Span;
      /** True for one measure in two units without a sign between: "5 ft 6 in". */
      readonly isMixed?: boolean;
    };

/** A parsed expression. */
export interface Expression {
  readonly root: Node;
  /** The units, as spelled. */
  readonly units: readonly Span[];
  /** True if it contains an operation, so it is more than a number or a measure. */
  readonly isSum: boolean;
  /** The number of operations. */
  readonly operations?: number;
  /** The readings that were assumed for ambiguous parts. */
  readonly assumed?: readonly Assumption[];
  /** Words that name what is counted. They do not affect the result. */
  readonly aside?: readonly string[];
  /** The unit of the result if the question names none. */
  readonly unit?: string;
  /** True if the expression is accepted only with a result in money or in a listed unit of a quantity. */
  readonly isRate?: boolean;
}

/** Returns a number. */
export const numberNode = (value: Ratio): Extract<Node, { kind: 'number' }> => ({
  kind: 'number',
  value,
  isPercent: false,
});

/** Returns a number of a unit. */
export const measureNode = (value: Ratio, unit: UnitNode): Extract<Node, { kind: 'measure' }> => ({
  kind: 'measure',
  value,
  unit,
});

/** The number 1. */
export const oneNode: Node = numberNode({ n: 1n, d: 1n });

/** Returns the product of two values. */
export const product = (left: Node, right: Node, place: Span): Node => ({ kind: '*', left, right, place });

/** Returns the quotient of two values. */
export const quotient = (left: Node, right: Node, place: Span): Node => ({ kind: '/', left, right, place });

/** Returns the sum of two values. */
export const sum = (left: Node, right: Node, place: Span): Node => ({ kind: '+', left, right, place });

/** Returns the difference of two values. */
export const difference = (left: Node, right: Node, place: Span): Node => ({ kind: '-', left, right, place });

/** Adds a unit to the list and returns its node. */
export const unitNode = (unit: Span, units: Span[]): UnitNode => {
  units.push(unit);
  return { kind: 'unit', unit, index: units.length - 1 };
};

/** Returns an expression with its leaves replaced. */
export const withLeaves = (node: Node, change: (leaf: Node) => Node): Node => {
  const changed = (below: Node): Node => withLeaves(below, change);
  if ('arguments' in node) return { ...node, arguments: node.arguments.map(changed) };
  if (node.kind === 'power') return { ...node, of: changed(node.of), exponent: changed(node.exponent) };
  if ('of' in node) return { ...node, of: changed(node.of) };
  return 'left' in node ? { ...node, left: changed(node.left), right: changed(node.right) } : change(node);
};

/** Returns an expression whose units start at an index of a longer list. */
export const withUnitsFrom = (node: Node, from: number): Node => {
  const moved = (unit: UnitNode): UnitNode => ({ ...unit, index: unit.index + from });
  return withLeaves(node, (leaf) =>
    leaf.kind === 'unit' ? moved(leaf) : leaf.kind === 'measure' ? { ...leaf, unit: moved(leaf.unit) } : leaf,
  );
};
