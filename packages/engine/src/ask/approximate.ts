import type { UnitsError } from '../model/error.ts';
import { unreadable } from '../text/diagnostics/refusal.ts';
import { placeOf, span, type Span } from '../text/span.ts';

const digits = ['123456789', '一二三四五六七八九'];

/** The pairs of neighbors: 2、3 and 二、三. */
const pairs = digits.flatMap((row) => Array.from(row.slice(1), (next, index) => `${row[index]}、${next}`)).join('|');

/** Matches two neighboring digits before a counter. A list of them has more, or a particle after it: 2、3の平均. */
const approximate = new RegExp(
  String.raw`(?<![\d、.,${digits[1]}])(?:${pairs})(?=\s?[\u30a0-\u30ff\u3400-\u9fff])(?!\s?[${digits[1]}十百千万萬和的与與])`,
  'u',
);

/** Refuses an approximate number, which has no value: 2、3人 are two or three people. Undefined for other texts. */
export const refuseApproximate = (source: Span, parameter: string): UnitsError | undefined => {
  const found = source.plain.includes('、') ? approximate.exec(source.plain) : null;
  if (!found) return undefined;
  const place = span(source, found.index, found.index + found[0].length);
  return unreadable(parameter, place.text, placeOf(place));
};
