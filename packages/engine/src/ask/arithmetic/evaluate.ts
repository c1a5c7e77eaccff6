import * as core from '../../calculation/value.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { UnitsError } from '../../model/error.ts';
import { one, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { pluralName } from '../../definition/symbol.ts';
import { isCountedOutIn } from '../../text/units/countable.ts';
import type { Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { Span } from '../../text/span.ts';
import type { Node } from './expression.ts';
import { cannotAddTo, faultOf, rootOfUnit, severalCurrencies } from './refusal.ts';

/** A value on the way, with the money and the percent that only typed sums have. */
export interface Value extends core.Value {
  readonly currency: string | undefined;
  /** The power of the currency. */
  readonly money: number;
  readonly isPercent: boolean;
}

/** Thrown within: the first diagnostic ends the evaluation. */
export class Refused extends Error {
  readonly diagnostic: Diagnostic;
  constructor(diagnostic: Diagnostic) {
    super();
    this.diagnostic = diagnostic;
  }
}

const plain = { currency: undefined, money: 0, isPercent: false };
const bare: Value = { ...core.bare, ...plain };

/** What is worked out, or the reason why it is not, at a place of the text. */
const at = <T>(place: Span, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof UnitsError ? new Refused(faultOf(error, place)) : error;
  }
};

/** What a value is, for a sentence. */
export const describe = (value: Value): string =>
  value.money === 0 ? core.describe(value) : `an amount of ${value.currency!}`;

const ofUnit = (unit: Unit, value: Ratio, place: Span): Value =>
  at(place, () => ({ ...plain, ...core.bounded(core.ofUnit(unit, value, unitIndex.byId)) }));

/** The one currency of two values. */
const currencyOf = (a: Value, b: Value, place: Span): string | undefined => {
  if (a.money !== 0 && b.money !== 0 && a.currency !== b.currency) {
    throw new Refused(severalCurrencies(place, a.currency!, b.currency!));
  }
  return a.money === 0 ? b.currency : a.currency;
};

const multiply = (a: Value, b: Value, exponent: 1 | -1, place: Span): Value => ({
  ...at(place, () => core.multiply(a, b, exponent)),
  currency: currencyOf(a, b, place),
  money: a.money + exponent * b.money,
  isPercent: false,
});

/** A part of a hundred of the value on its left: 80 + 15 %. */
const addPercent = (a: Value, b: Value, sign: 1n | -1n): Value => ({
  ...a,
  ...core.multiply(a, { ...core.bare, n: b.d + sign * b.n, d: b.d }, 1),
});

const add = (a: Value, b: Value, sign: 1n | -1n, place: Span): Value => {
  if (b.isPercent && !a.isPercent) return at(place, () => addPercent(a, b, sign));
  if (a.money !== b.money) throw new Refused(cannotAddTo(place, describe(a), describe(b)));
  const currency = currencyOf(a, b, place);
  const sum = at(place, () => core.add(a, b, sign, unitIndex));
  return { ...sum, currency, money: a.money, isPercent: a.isPercent && b.isPercent };
};

const raise = (a: Value, exponent: Ratio, place: Span): Value => {
  const money = (a.money * Number(exponent.n)) / Number(exponent.d);
  if (!Number.isInteger(money)) throw new Refused(rootOfUnit(place));
  return { ...at(place, () => core.raise(a, exponent)), currency: a.currency, money, isPercent: false };
};

/** The unit of the last measure of an expression. */
const lastUnit = (node: Node, meanings: readonly Unit[]): Unit | undefined =>
  node.kind === 'measure' ? meanings[node.unit.index] : node.kind === '+' ? lastUnit(node.right, meanings) : undefined;

/** Throws {@link Refused} for measures side by side that are several and no sum: 6 in 5 ft. */
const checkMixed = (
  { left, right, place }: { readonly left: Node; readonly right: Node; readonly place: Span },
  meanings: readonly Unit[],
): void => {
  const [whole, part] = [lastUnit(left, meanings), lastUnit(right, meanings)];
  if (whole && part && !isCountedOutIn(whole, part))
    throw new Refused(cannotAddTo(place, pluralName(whole), pluralName(part)));
};

/** Works an expression out, each of its units in the meaning that was chosen for it. Throws {@link Refused}. */
export const evaluate = (node: Node, meanings: readonly Unit[]): Value => {
  switch (node.kind) {
    case 'number':
      return {
        ...bare,
        n: node.value.n,
        d: node.isPercent ? node.value.d * 100n : node.value.d,
        isPercent: node.isPercent,
      };
    case 'money':
      return { ...bare, n: node.value.n, d: node.value.d, currency: node.currency, money: 1 };
    case 'pi':
      return { ...bare, piPower: 1 };
    case 'unit':
      return ofUnit(meanings[node.index]!, one, node.unit);
    case 'measure':
      return ofUnit(meanings[node.unit.index]!, node.value, node.unit.unit);
    case 'negative': {
      const of = evaluate(node.of, meanings);
      return { ...of, ...at(node.place, () => core.negate(of)) };
    }
    case 'absolute': {
      const of = evaluate(node.of, meanings);
      return { ...of, n: of.n < 0n ? -of.n : of.n };
    }
    case 'percent': {
      const of = evaluate(node.of, meanings);
      return {
        ...of,
        ...at(node.place, () => core.multiply(of, { ...core.bare, d: 100n }, 1)),
        isPercent: of.factors.length === 0 && of.money === 0,
      };
    }
    case 'power':
      return raise(evaluate(node.of, meanings), node.exponent, node.place);
    case '+':
      if (node.isMixed) checkMixed(node, meanings);
      return add(evaluate(node.left, meanings), evaluate(node.right, meanings), 1n, node.place);
    case '-':
      return add(evaluate(node.left, meanings), evaluate(node.right, meanings), -1n, node.place);
    default:
      return multiply(
        evaluate(node.left, meanings),
        evaluate(node.right, meanings),
        node.kind === '*' ? 1 : -1,
        node.place,
      );
  }
};
