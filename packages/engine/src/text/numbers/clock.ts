import { ambiguousClock, unreadable } from '../diagnostics/refusal.ts';
import { over, plus, ratio, type Ratio } from '../../model/rational.ts';
import type { Term } from '../units/term.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import { isUnitIn, makeSource, matchAt, skipSpaces, span, type Span } from '../span.ts';

const clock = /(\d{1,9}):(\d{2})(?::(\d{2}))?(?:[.,](\d{1,15}))?(?![\d:])\s*/y;
const hours = /^(?:h|hrs?|hours?)$/;
const minutes = /^(?:min|mins|minutes?)$/;
/** Matches the unit of a pace as runners write it: 5:30 min/km, 8:00 per mile, 8:30 min mile. */
const pace = /^(min(?:s|utes?)?)?\s*(\/|per\b|(?=mile(?![a-z])))/;

const [hour, minute, second] = [makeSource('hour'), makeSource('minute'), makeSource('second')];
const sixty = ratio(60n);

/** Returns whole digits with the decimals after them. */
const withDecimals = (digits: string, decimals = ''): Ratio =>
  ratio(BigInt(digits + decimals), 10n ** BigInt(decimals.length));

const readFields = ([, ...groups]: RegExpExecArray): Ratio[] => {
  const fields = groups.slice(0, 3).filter((field) => field !== undefined);
  return fields.map((field, index) => withDecimals(field, index === fields.length - 1 ? groups[3] : undefined));
};

/** Matches a duration by ISO 8601: P1Y2M3DT4H5M6.5S, P2W, PT0.5H. */
const iso =
  /p(?=\d|t\d)(?:(\d{1,9}(?:[.,]\d{1,15})?)y)?(?:(\d{1,9}(?:[.,]\d{1,15})?)m)?(?:(\d{1,9}(?:[.,]\d{1,15})?)w)?(?:(\d{1,9}(?:[.,]\d{1,15})?)d)?(?:t(?=\d)(?:(\d{1,9}(?:[.,]\d{1,15})?)h)?(?:(\d{1,9}(?:[.,]\d{1,15})?)m)?(?:(\d{1,9}(?:[.,]\d{1,15})?)s)?)?$/y;
const isoUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'].map((id) => makeSource(id));

const readIso = (source: Span, start: number): readonly Term[] | undefined => {
  const match = matchAt(iso, source.lower, start);
  if (!match) return undefined;
  const place = span(source, start);
  const fields = isoUnits.flatMap((unit, index) => {
    const text = match[index + 1];
    return text === undefined ? [] : [{ unit, parts: text.split(/[.,]/) }];
  });
  // Only the smallest field may have decimals
  if (fields.slice(0, -1).some(({ parts }) => parts.length > 1)) return undefined;
  return fields.map(({ unit, parts: [digits = '', decimals] }) => {
    return { value: withDecimals(digits, decimals), unit, isMore: false, place };
  });
};

/**
 * Reads a duration in clock notation to the end of the text. `2:30:15` is hours, minutes and seconds; `2:30` needs a
 * unit, `2:30 h` or `2:30 min`, or a `given` one. Returns undefined without a duration.
 */
export const readClock = (source: Span, from: number, given?: Span): readonly Term[] | Diagnostic | undefined => {
  const start = skipSpaces(source.plain, from);
  const match = matchAt(clock, source.plain, start);
  if (!match) return readIso(source, start);
  const unit = given ?? span(source, start + match[0].length);
  const place = span(source, start, start + match[0].length);
  const fields = readFields(match);
  if (fields.slice(1).some(({ n, d }) => n >= 60n * d)) return refusedAt(place, unreadable);
  const written = pace.exec(unit.lower);
  const paced = written && !written[1] ? makeSource(`min ${unit.plain}`, unit.lexicon) : unit;
  const isPace = written !== null && fields.length === 2 && isUnitIn(unit, paced.plain);
  // 8:00 per day is in hours
  if (isPace && (written[1] || unit.lexicon!.meaningsOf(paced.plain).units[0]!.quantity?.id === 'speed'))
    return [{ value: plus(fields[0]!, over(fields[1]!, sixty)), unit: paced, isMore: false, place }];
  const units = unitsOf(fields.length, unit, place);
  if (units instanceof Diagnostic) return units;
  return fields.map((value, index) => ({ value, unit: units[index], isMore: false, place }));
};

const unitsOf = (count: number, unit: Span, place: Span): readonly Span[] | Diagnostic => {
  if (count === 3 && (unit.text === '' || hours.test(unit.lower))) return [hour, minute, second];
  if (count === 2 && hours.test(unit.lower)) return [hour, minute];
  if (count === 2 && minutes.test(unit.lower)) return [minute, second];
  if (unit.text !== '') return refusedAt(unit, unreadable);
  return refusedAt(place, ambiguousClock, true);
};
