import { excel } from '../codes/excel/units.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { describeUnit } from '../conversion/finder.ts';
import { whyApart } from '../conversion/reason.ts';
import type { Unit } from '../model/unit.ts';
import { catalogue } from '../text/catalogue.ts';
import { incompatibleIn } from '../text/diagnostics/refusal.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { ratioOf } from '../text/numbers/exact.ts';
import { readMeasure } from '../text/question/parse.ts';
import { evaluateMeaning, type Parsed } from '../text/question/parsed.ts';
import { span, type Span } from '../text/span.ts';

/** Matches the worksheet function CONVERT: =CONVERT(1,"mi","km"), or with semicolons where the comma is decimal. */
const call =
  /^=?\s*CONVERT\s*\(\s*(?<value>[-−+]?[\d.,]+(?:e[-+]?\d+)?)\s*[,;]\s*["“”](?<from>[^"“”]+)["“”]\s*[,;]\s*["“”](?<to>[^"“”]+)["“”]\s*\)$/diu;

/**
 * Reads a formula of a worksheet, whose units are those of CONVERT in every country. Returns undefined for other texts,
 * and for units without a name, such as Excel's Morgen of 2500 m².
 *
 * @throws UnitsError for a unit that CONVERT does not have, and for units of different quantities.
 */
export const readWorksheet = (source: Span, style: NumberStyle | undefined, parameter: string): Parsed | undefined => {
  const { groups, indices } = call.exec(source.plain) ?? {};
  const value = groups && readMeasure(span(source, ...indices!.groups!['value']!), style);
  if (!value) return undefined;
  const [from, to] = [groups['from']!, groups['to']!].map((code) => excel.unitOf(code, parameter)) as [Unit, Unit];
  if ([from, to].some(({ id }) => unitIndex.find(id).units.length === 0)) return undefined;
  if (!catalogue.meet(from, to)) {
    const detail = { place: undefined, suggestions: [], reason: whyApart(from, to) };
    throw incompatibleIn(parameter, describeUnit(from), describeUnit(to), '', detail);
  }
  const counts = [{ value: ratioOf(value.exact), unit: from }];
  return evaluateMeaning({ counts, targets: [to] }, { ingredient: undefined, parameter, lexicon: catalogue });
};
