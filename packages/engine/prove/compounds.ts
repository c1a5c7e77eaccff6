import { convert, unitIndex } from '../src/conversion/catalogue.ts';
import { UnitsError } from '../src/model/error.ts';
import { spellingsOf } from '../src/naming/rows.ts';

/**
 * Sixty compounds that contain a unit. Each is converted to the same compound with the base unit of the unit's
 * quantity.
 */
const shapes =
  '@/s|@/min|@/h|@/day|@ per second|@ per hour|1/@|per @|@^-1|@^2|@²|@^3|@³|square @|cubic @|@ squared|1/@^2|@^-2|@/s^2|@/s²|' +
  '@·m|m·@|@*m|@·s|@*s|kg·@|@·kg|@·K|@/m|@/cm|@/mm|@/km|@/in|@/ft|@/mi|@/m²|@/m2|@/cm²|@/ft²|@/m³|@/m3|@/L|@/mL|@/gal|@/kg|@/g|@/lb|@/mol|@/K|@/°C|' +
  'm/@|kg/@|W/@|J/@|L/@|@/(m·s)|@/(m²·K)|@·m/s|kg·@/s²|(@/s)/m';

export interface CompoundReport {
  pairs: number;
  answered: number;
  readonly wrong: string[];
}

const answerOf = (value: number, from: string, to: string): number | undefined => {
  try {
    return convert(value, from, to);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const value = 7;

/** Converts both ways and back. Returns a failure if only one direction works, or if the value changes. */
const failure = (from: string, to: string, report: CompoundReport): string | undefined => {
  report.pairs++;
  const there = answerOf(value, from, to);
  const isBack = answerOf(value, to, from) !== undefined;
  if ((there === undefined) === isBack) return `${from} > ${to}: one way only`;
  if (there === undefined || there === 0 || !Number.isFinite(there)) return undefined;
  report.answered++;
  const back = answerOf(there, to, from);
  return back !== undefined && Math.abs(back - value) <= 1e-12 * value
    ? undefined
    : `${from} > ${to}: ${value} comes back as ${back}`;
};

/** Proves every spelling of every unit in every compound: each `step`th of them. */
export const proveCompounds = (step = 1): CompoundReport => {
  const report: CompoundReport = { pairs: 0, answered: 0, wrong: [] };
  let index = 0;
  for (const { units } of unitIndex.quantities) {
    const base = units[0]!.id;
    for (const spelling of new Set(units.flatMap(spellingsOf))) {
      for (const shape of ['@', ...shapes.split('|')]) {
        if (index++ % step !== 0) continue;
        const found = failure(shape.replace('@', spelling), shape.replace('@', base), report);
        if (found !== undefined) report.wrong.push(found);
      }
    }
  }
  return report;
};
