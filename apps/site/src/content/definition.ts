import { factorOf, readProduct, unitIndex, type Unit } from '@units/engine/browse';
import { detailsOf, sourceOf, type Source } from '@units/engine/pages';
import { measure, nameFor, symbolOr } from './measure.ts';
import { inFull } from './numbers.ts';
import { t } from '../messages/all.ts';
import { fill } from '@units/ui';

/** One step from a unit to the one above it, and the document that says so. */
export interface Step {
  readonly text: string;
  readonly source: Source;
  readonly unit: Unit;
}

/** The number of a definition as people write it: `1/3`, `0.9144`, `π/180`. */
const numeral = (text: string): string => (/^-?[\d.]+(?:e-?\d+)?$/.test(text) ? inFull(Number(text)) : text);

const written = /^(\S+)( pi(?:\^(-?\d+))?)? (\S+)$/;

const named = (unit: Unit, isOne: boolean): string => nameFor(isOne ? 1 : 2, unit);

/** The definition that the row of a unit states. */
const statedBy = ({ entry, prefix }: Unit): string | undefined =>
  entry && !prefix ? detailsOf(entry.id).definition : undefined;

/** What the row of a unit says, in words: `1,760 yards`. */
const definitionOf = (unit: Unit): string | undefined => {
  const { entry, prefix } = unit;
  if (prefix) {
    const { n, d } = factorOf(prefix);
    const factor = d === 1n ? inFull(Number(n)) : `1/${inFull(Number(d))}`;
    return `${factor} ${named(unitIndex.byId(entry!.id)!, factor === '1')}`;
  }
  const [, number, pi = '', power, id] = written.exec(statedBy(unit) ?? '') ?? [];
  const above = id === undefined ? undefined : unitIndex.byId(id);
  if (number === undefined || id === undefined) return undefined;
  const factor = `${numeral(number)}${pi && (power === undefined ? ' π' : ` π^${power}`)}`;
  return `${factor} ${above ? named(above, factor === '1' || number.startsWith('1/')) : id.replaceAll('-', ' ')}`;
};

const stepOf = (unit: Unit): Step | undefined => {
  const row = unit.entry!;
  const definition = definitionOf(unit);
  if (definition === undefined) return undefined;
  const details = detailsOf(row.id);
  const source = sourceOf(details.source);
  if (row.level) return { unit, source, text: `0 ${symbolOr(unit)} = ${definition}` };
  const offset = details.offset === undefined ? '' : fill(t().afterAdding, numeral(details.offset));
  return { unit, source, text: `${measure(1, unit)} = ${definition}${offset}` };
};

const isProduct = (unit: Unit): boolean => !unit.prefix && statedBy(unit) === undefined;

/** The units that a unit is defined by. */
const above = (unit: Unit): readonly Unit[] => {
  if (unit.prefix) return [unitIndex.byId(unit.entry!.id)!];
  const id = isProduct(unit) ? unit.id : statedBy(unit)!.split(' ').at(-1)!;
  const known = isProduct(unit) ? undefined : unitIndex.byId(id);
  if (known) return [known];
  return readProduct(id, unitIndex.byId)?.factors.map((factor) => factor.unit) ?? [];
};

/** How units are defined, step by step down to the units that define themselves. */
export const definitionsOf = (units: readonly Unit[]): readonly Step[] => {
  const seen = new Set<string>();
  const steps: Step[] = [];
  const visit = (unit: Unit): void => {
    if (seen.has(unit.id)) return;
    seen.add(unit.id);
    const step = stepOf(unit);
    if (step) steps.push(step);
    for (const next of above(unit)) visit(next);
  };
  for (const unit of units) visit(unit);
  return steps;
};
