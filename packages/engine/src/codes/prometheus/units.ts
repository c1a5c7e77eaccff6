import { readProduct } from '../../definition/definition.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { createCodeReader } from '../listed.ts';

// The unit words at the end of metric names: the base units that Prometheus recommends, and the words that
// OpenTelemetry's exporter writes for its UCUM codes
const codes = `
seconds second
milliseconds millisecond
microseconds microsecond
nanoseconds nanosecond
minutes minute
hours hour
days day
weeks week
months month
years year
bytes byte
kibibytes kibibyte
mebibytes mebibyte
gibibytes gibibyte
tebibytes tebibyte
kilobytes kilobyte
megabytes megabyte
gigabytes gigabyte
terabytes terabyte
bits bit
meters meter
volts volt
amperes ampere
joules joule
watts watt
grams gram
kilograms kilogram
celsius celsius
kelvin kelvin
hertz hertz
ratio part
percent percent
total part
`;

const perTimes: Readonly<Record<string, string>> = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
};

/** Reads units at the end of metric names. */
export const prometheus = /* @__PURE__ */ createCodeReader({
  table: () => codes,
  what: 'the unit at the end of the name of a metric, like seconds or bytes_per_second',
  readUnlisted: (code, find) => {
    const [above = '', below = '', rest] = code.split('_per_');
    const time = rest === undefined && Object.hasOwn(perTimes, below) ? perTimes[below] : undefined;
    const unit = find(above);
    if (!unit || time === undefined) return undefined;
    const id = `${unit.id}-per-${time}`;
    const listed = unitIndex.byId(id);
    return (
      listed ?? {
        id,
        quantity: undefined,
        entry: undefined,
        prefix: undefined,
        product: readProduct(id, unitIndex.byId),
      }
    );
  },
  writeUnlisted: ({ id }, write) => {
    const [above = '', below = '', rest] = id.split('-per-');
    const unit = write(above);
    return unit !== undefined && rest === undefined && Object.hasOwn(perTimes, below)
      ? `${unit}_per_${below}`
      : undefined;
  },
});
