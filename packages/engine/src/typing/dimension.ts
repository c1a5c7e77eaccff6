// Dimensions as text for calculations by the compiler: the product of `L` and `T^-1` is `L T^-1`, in the notation of
// quantities.
import type {
  ReciprocalQuantity,
  ReciprocalSpellings,
  RelatedQuantities,
  ScaleSpellings,
  UnitDimensions,
} from '../generated/unit-dimensions.ts';
import type { Catalogue, UnitNames } from '../generated/unit-names.ts';
import type { CompoundUnit, FirstQuantityOf, Late, NoUnit, QuantityOf, UnitIn } from './unit-name.ts';

type IsUnion<S, All = S> = S extends unknown ? ([All] extends [S] ? false : true) : never;

/**
 * True if a dimension is unknown, or one of several, or has half powers, as for noise and fracture, which are not
 * calculated here.
 */
export type IsOpen<D extends string> = string extends D
  ? true
  : IsUnion<D> extends true
    ? true
    : D extends `${string}.${string}`
      ? true
      : false;

type Negative<N extends number> = N extends 0
  ? 0
  : `${N}` extends `-${infer Size extends number}`
    ? Size
    : `-${N}` extends `${infer Below extends number}`
      ? Below
      : never;

type IsNegative<N extends number> = `${N}` extends `-${string}` ? true : false;

/** A list of a given length. Sums of small integers are calculated as lengths of lists. */
type List<N extends number, Found extends 0[] = []> = Found['length'] extends N ? Found : List<N, [...Found, 0]>;

/** a − b for two nonnegative numbers. */
type Minus<A extends number, B extends number> =
  List<A> extends [...List<B>, ...infer Rest]
    ? Rest['length'] & number
    : List<B> extends [...List<A>, ...infer Rest]
      ? Negative<Rest['length'] & number>
      : never;

type Plus<A extends number, B extends number> = [...List<A>, ...List<B>]['length'] & number;

type Sum<A extends number, B extends number> =
  IsNegative<A> extends true
    ? IsNegative<B> extends true
      ? Negative<Plus<Negative<A>, Negative<B>>>
      : Minus<B, Negative<A>>
    : IsNegative<B> extends true
      ? Minus<A, Negative<B>>
      : Plus<A, B>;

/** The power of a base dimension in a dimension. */
type Exponent<
  D extends string,
  Letter extends string,
> = ` ${D} ` extends `${string} ${Letter}^${infer N extends number} ${string}`
  ? N
  : ` ${D} ` extends `${string} ${Letter} ${string}`
    ? 1
    : 0;

type Part<Letter extends string, N extends number> = N extends 0 ? '' : N extends 1 ? ` ${Letter}` : ` ${Letter}^${N}`;

/** The base dimensions in the order of a written dimension. */
type Letters = ['M', 'L', 'T', 'I', 'Θ', 'N', 'J', 'B', 'P', 'E', '¤'];

type ProductOf<
  A extends string,
  B extends string,
  Left extends string[] = Letters,
  Text extends string = '',
> = Left extends [infer Letter extends string, ...infer Rest extends string[]]
  ? ProductOf<A, B, Rest, `${Text}${Part<Letter, Sum<Exponent<A, Letter>, Exponent<B, Letter>>>}`>
  : Text extends ` ${infer Found}`
    ? Found
    : '1';

/** The dimension of a product. */
export type Times<A extends string, B extends string> = [IsOpen<A>, IsOpen<B>] extends [false, false]
  ? ProductOf<A, B>
  : any;

type InverseOf<D extends string, Left extends string[] = Letters, Text extends string = ''> = Left extends [
  infer Letter extends string,
  ...infer Rest extends string[],
]
  ? InverseOf<D, Rest, `${Text}${Part<Letter, Negative<Exponent<D, Letter>>>}`>
  : Text extends ` ${infer Found}`
    ? Found
    : '1';

/** The inverse of a dimension. */
export type Inverse<D extends string> = IsOpen<D> extends true ? any : InverseOf<D>;

type Repeated<
  D extends string,
  N extends number,
  Done extends 0[] = [],
  Result extends string = '1',
> = Done['length'] extends N ? Result : Repeated<D, N, [...Done, 0], ProductOf<Result, D>>;

/** The powers that the compiler calculates. Others are unknown to it. */
type SmallPower = 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4;

/** The dimension of a power. */
export type Power<D extends string, N extends number> =
  IsOpen<D> extends true
    ? any
    : number extends N
      ? any
      : [N] extends [SmallPower]
        ? IsNegative<N> extends true
          ? Repeated<InverseOf<D>, Negative<N>>
          : Repeated<D, N>
        : any;

/** A dimension if it is the only one. Of several, the compiler knows none. */
type Only<D extends string> = [D] extends [never] ? any : IsUnion<D> extends true ? any : D;

/** True for a unit of the inverse quantity: miles per gallon. */
type IsReciprocal<U extends string> = ReciprocalSpellings extends `${string}|${U}|${string}` ? true : false;

/** The use of a spelling: a value has its first unit, a target any. */
type Use = 'value' | 'target';

/** The quantities of a unit. If several quantities share its spelling, a value has the first. */
type QuantityFor<U extends string, For extends Use> = For extends 'value'
  ? [FirstQuantityOf<Catalogue, U>] extends [never]
    ? QuantityOf<Catalogue, U>
    : FirstQuantityOf<Catalogue, U>
  : QuantityOf<Catalogue, U>;

/**
 * The dimension of a unit, by its spelling. It is unknown to the compiler for text, compounds and spellings of several
 * dimensions. One of several spellings has the dimension of each.
 */
export type DimensionOfUnit<U extends string, For extends Use = 'target'> = [U] extends [never]
  ? any
  : U extends unknown
    ? string extends U
      ? any
      : IsReciprocal<U> extends true
        ? Inverse<Only<UnitDimensions[QuantityFor<U, For>]>>
        : Only<UnitDimensions[QuantityFor<U, For>]>
    : never;

/**
 * The kind of each quantity for checking sums: torque can be added to energy, but not an equivalent dose to an absorbed
 * one.
 */
export type Kinds = {
  readonly [Q in keyof UnitDimensions]: Q extends keyof RelatedQuantities ? RelatedQuantities[Q] : Q;
};

/** A spelling that means a dimension rather than a quantity: `J/kg`, `per second`. */
type SaysDimension = CompoundUnit | `per${'-' | ' '}${string}`;

/** The kind of a unit's quantity. A compound (`J/kg`, `1/s`) may be of any kind with its dimension. */
export type KindOfUnit<U extends string, For extends Use = 'target'> = [U] extends [never]
  ? any
  : U extends unknown
    ? string extends U
      ? any
      : U extends SaysDimension
        ? any
        : Late<Only<Kinds[QuantityFor<U, For>]>, U>
    : never;

/** The kind of a number with one unit, `5 ft`. Unknown to the compiler for other texts. */
export type KindOfText<T extends string> = string extends T
  ? any
  : T extends `${number} ${infer U}`
    ? KindOfUnit<U>
    : any;

/** The kind of a quantity by its name. A dimension may be of any kind. */
export type KindNamed<D extends string> = D extends keyof UnitDimensions ? Kinds[NoInfer<D>] : any;

/** The dimension of a number with one unit, `5 ft`. Unknown to the compiler for other texts. */
export type DimensionOfText<T extends string> = string extends T
  ? any
  : T extends `${number} ${infer U}`
    ? DimensionOfUnit<U>
    : any;

/** A quantity in a unit on a scale with its own zero: °C, dBm. Two of these have no sum. */
export interface OnScale {
  /** Never set: by this type the compiler refuses the sum. */
  readonly '~scale'?: true;
}

/** A quantity that can be added to one on a scale: a difference. */
export interface NotOnScale {
  readonly '~scale'?: never;
}

/** The requirement for a quantity that is added to `Q`, beyond its dimension and kind. */
export type Addend<Q> = '~scale' extends keyof Q ? NotOnScale : unknown;

/** {@link OnScale} for a spelling of a unit on a scale. */
export type ScaleOfUnit<U extends string> = [U] extends [never]
  ? unknown
  : U extends unknown
    ? string extends U
      ? unknown
      : ScaleSpellings extends `${string}|${U}|${string}`
        ? OnScale
        : unknown
    : never;

/** {@link OnScale} for a number with such a unit, `20 °C`. */
export type ScaleOfText<T extends string> = T extends `${number} ${infer U}` ? ScaleOfUnit<U> : unknown;

/** A dimension, or the dimension of a named quantity: `M L T^-2` for `force`. */
export type DimensionNamed<D extends string> = D extends keyof UnitDimensions ? UnitDimensions[D] : D;

/** The quantities of a dimension, and those with units of the inverse dimension: pace among speeds. */
type QuantitiesOf<D extends string> = {
  [Q in keyof UnitDimensions]: UnitDimensions[Q] extends D | (Q extends ReciprocalQuantity ? Inverse<D> : never)
    ? Q
    : never;
}[keyof UnitDimensions];

/** The quantities of one kind among several. */
type OfKind<Q extends keyof UnitDimensions, K extends string> = Q extends unknown
  ? Kinds[Q] extends K
    ? Q
    : never
  : never;

/** The units that are not of a dimension and a kind, so that none may compile. A compound is of every kind. */
export type Foreign<D extends string, U extends string, K extends string = any> = U extends ''
  ? U
  : IsOpen<D> extends true
    ? NoUnit<Catalogue, U>
    : [QuantitiesOf<D>] extends [never]
      ? NoUnit<Catalogue, U>
      : [Kinds[QuantityOf<Catalogue, U> & QuantitiesOf<D>] & (U extends SaysDimension ? any : K)] extends [never]
        ? U
        : never;

type QuantityToOffer<D extends string, K extends string> =
  IsOpen<D> extends true
    ? keyof UnitNames
    : [QuantitiesOf<D>] extends [never]
      ? keyof UnitNames
      : OfKind<QuantitiesOf<D>, K>;

/** The units of a dimension and a kind, to suggest if `U` is not one of them. Any unit if the compiler knows none. */
export type UnitOfDimension<D extends string, U extends string, K extends string = any> = Late<
  UnitIn<Catalogue, U extends unknown ? QuantityToOffer<D, K> : never>,
  U
>;
