import { unpolluted } from '../model/given.ts';
import { dependsOnMeasurement } from '../definition/depends-on-measurement.ts';
import { kindOf, isCurved } from '../definition/definition.ts';
import { recordOf, type ConstantRecord } from '../measured/constant.ts';
import { constantsOfUnit } from '../measured/constants-of-unit.ts';
import { combine, uncertaintyOf } from '../measured/deviations.ts';
import { deviationsOfUnit } from '../measured/measured-units.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import type { Measure } from '../text/format/measure.ts';
import { preferred } from '../text/format/preference.ts';
import { dataOf, tagOf, type LocaleOption } from '../text/locale.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import type { Parsed } from '../text/question/parsed.ts';
import type { ConversionAnswer } from './answer.ts';
import { isWholeIn, keptDigits } from '../text/format/whole.ts';
import { exactText, writeUncertainMeasure } from './exactness.ts';
import {
  answerConversion,
  PlainConversion,
  type AskOptions,
  type QuestionReader,
  type AnswerOptions,
} from './plain-conversion.ts';
import { wantedOf } from './wanted.ts';

const areInexact = (measures: readonly Measure[]): boolean =>
  measures.some(({ unit }) => dependsOnMeasurement(catalogue.findUnit(unit)));

/**
 * Returns true if one side has a measured unit and the other has none. Units of only one side are exact in one another.
 */
const isInexact = (parts: readonly Measure[], measures: readonly Measure[]): boolean =>
  areInexact(parts) !== areInexact(measures);

/** Returns the question as understood with its answer: `5 ft 6 in = 167.64 cm`. */
const textOf = (
  { parts, ingredient }: Parsed,
  named: string | undefined,
  measures: readonly Measure[],
  locale: LocaleOption | undefined,
  uncertainty: number | undefined,
): string => {
  const quantity = formatParts(parts, { locale });
  const name = named ?? (ingredient === undefined ? undefined : catalogue.ingredients?.lookUp(ingredient)?.name);
  const asked = name === undefined ? quantity : `${quantity} (${name})`;
  if (measures.length === 0) return asked;
  if (uncertainty !== undefined) return `${asked} ≈ ${writeUncertainMeasure(measures[0]!, uncertainty, tagOf(locale))}`;
  const shown = formatParts(measures, { locale });
  const isWhole =
    shown === formatParts(measures, { locale, digits: keptDigits }) &&
    measures.every(isWholeIn) &&
    !isInexact(parts, measures);
  return `${asked} ${isWhole ? '=' : '≈'} ${shown}`;
};

/**
 * The answer to a conversion. Its text and useful conversions are calculated on access, because most callers need only
 * the number.
 */
export class Conversion extends PlainConversion implements ConversionAnswer {
  /** @param aside - Words of the question that do not affect it. */
  constructor(parsed: Parsed, telling: AnswerOptions, aside?: string) {
    super(parsed, telling, catalogue, aside);
  }

  /** The preferred unit of the reader's place first, if it differs from the given unit. */
  protected override get wanted(): readonly Measure[] {
    const { place } = this.telling;
    const from = place && wantedOf(this.parsed);
    const first = from && unpolluted(preferred)(ratioOf(this.parsed.exact), from, place, catalogue);
    if (!first || (!first.parts && first.unit === this.unit)) return super.wanted;
    return [first, ...super.wanted.filter(({ unit }) => first.parts || first.unit !== unit)];
  }

  get uncertainty(): number | undefined {
    const { result } = this;
    if (result === undefined || result === 0 || this.parsed.parts.length > 1) return undefined;
    const [from, to] = [this.unit, this.to[0]!].map((unit) => deviationsOfUnit(catalogue.findUnit(unit), catalogue));
    if (from!.size === 0 && to!.size === 0) return undefined;
    // The uncertainty of a unit in itself cancels
    return Math.abs(result) * uncertaintyOf(combine(from!, 1, to, -1)) || undefined;
  }

  get constants(): readonly ConstantRecord[] | undefined {
    const units = [...this.parsed.parts.map(({ unit }) => unit), ...this.to];
    const rows = new Set(units.flatMap((unit) => constantsOfUnit(catalogue.findUnit(unit), catalogue)));
    return rows.size === 0 ? undefined : Array.from(rows, recordOf);
  }

  get quantity(): string | undefined {
    return catalogue.findUnit(this.to.at(0) ?? this.unit).quantity?.id;
  }

  get exact(): string | undefined {
    const { answer } = this.parsed;
    if (answer?.length !== 1 || this.uncertainty !== undefined || isInexact(this.parsed.parts, answer))
      return undefined;
    const hasLevel = [this.unit, this.to[0]!].some((unit) => isCurved(kindOf(catalogue.findUnit(unit))));
    return hasLevel ? undefined : exactText(answer[0]!);
  }

  get text(): string {
    const { locale, ingredient } = this.telling;
    return unpolluted(textOf)(this.parsed, ingredient, this.parsed.answer ?? [], locale, this.uncertainty);
  }

  /** Returns the answer for JSON. */
  toJSON(): ConversionAnswer {
    const { kind, value, unit, parts, to, ingredient, result, results, text, note, assumed, aside } = this;
    const { uncertainty, constants, quantity, exact } = this;
    return {
      kind,
      value,
      unit,
      parts,
      to,
      ...(ingredient === undefined ? {} : { ingredient }),
      ...(result === undefined ? {} : { result }),
      results,
      ...(quantity === undefined ? {} : { quantity }),
      ...(exact === undefined ? {} : { exact }),
      ...(uncertainty === undefined ? {} : { uncertainty }),
      ...(constants === undefined ? {} : { constants }),
      text,
      ...(note === undefined ? {} : { note }),
      ...(assumed === undefined ? {} : { assumed }),
      ...(aside === undefined ? {} : { aside }),
    };
  }
}

/** Reads questions with all units, languages and ingredients. */
export const conversions: QuestionReader<Conversion> = {
  lexicon: catalogue,
  answer: (parsed, telling) => new Conversion(parsed, telling),
};

/**
 * Returns the answer of `ask` to a plain conversion in English, or undefined for other questions. It needs no
 * calculators and no language data, so that a caller does not have to load them.
 */
export const askConversion = (text: string, options?: AskOptions, parameter = 'text'): ConversionAnswer | undefined =>
  dataOf(options?.locale) ? undefined : answerConversion(conversions, text, options, parameter);
