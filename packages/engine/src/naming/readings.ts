import { behindListed, costOf, type Reading } from './likelihood.ts';
import type { RankedMeanings } from './compound-index.ts';
import type { Unit } from '../model/unit.ts';

// Lists of readings: put in order, joined, and made into what a spelling means.

/** What an unknown spelling means. */
export const unknown: RankedMeanings = { units: [], ambiguous: false, readings: [], allReadings: () => [] };

/** Units in the order of a shared spelling's line. An empty identifier in first place leaves the choice to the other unit. */
export const inOrder = (units: readonly Unit[], ids: readonly string[] | undefined): readonly Reading[] => {
  const place = ({ id }: Unit): number => (ids?.includes(id) ? ids.indexOf(id) : (ids?.length ?? 0));
  return [...units]
    .sort((a, b) => place(a) - place(b))
    .map((unit) => ({ unit, isExact: true, cost: costOf(unit, place(unit)) }));
};

/** The same readings as those of another case, the likeliest first. */
export const inOtherCase = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) => ({ ...reading, isExact: false })).sort((a, b) => a.cost - b.cost);

const unitsOf = (readings: readonly Reading[]): readonly Unit[] => readings.map(({ unit }) => unit);

/** What a compound costs where a row writes the same text: l/mil is that of Scandinavia before it is one of inches. */
export const behind = (listed: readonly Reading[] | undefined, compounds: readonly Reading[]): readonly Reading[] => {
  if (!listed || compounds.length === 0) return compounds;
  const cost = Math.max(...listed.map((reading) => reading.cost));
  return compounds.map((reading) => ({ ...reading, cost: Math.max(cost, reading.cost) + behindListed }));
};

/** A prefix before a unit that is spelled as a compound is one before its first part: nm/s is as common as nm. */
export const asParts = (listed: readonly Reading[], compounds: readonly Reading[]): readonly Reading[] =>
  listed.map((reading) => {
    const same = compounds.filter(({ unit }) => unit.prefix && unit.id === reading.unit.id);
    return { ...reading, cost: Math.min(reading.cost, ...same.map(({ cost }) => cost)) };
  });

/** Of each unit the first reading. */
export const once = (readings: readonly Reading[]): readonly Reading[] => {
  const units = unitsOf(readings);
  return readings.filter(({ unit }, index) => units.indexOf(unit) === index);
};

/** Exact readings, and behind them those in another case, which are worked out when they are asked for. */
export const exactly = (
  readings: readonly Reading[],
  ambiguous: boolean,
  other: () => readonly Reading[],
): RankedMeanings => {
  let all: readonly Reading[] | undefined;
  return {
    units: unitsOf(readings),
    ambiguous,
    readings,
    allReadings: () => (all ??= once([...readings, ...other()])),
  };
};

/** Readings of what is nothing as it is written: ambiguous where the likeliest two are as likely. */
export const loosely = (readings: readonly Reading[]): RankedMeanings => {
  if (readings.length === 0) return unknown;
  const ambiguous = readings.length > 1 && readings[0]!.cost === readings[1]!.cost;
  return { units: unitsOf(readings), ambiguous, readings, allReadings: () => readings };
};
