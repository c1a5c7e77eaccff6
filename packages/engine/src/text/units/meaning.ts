import { names } from '../../conversion/catalogue.ts';
import type { IngredientRow } from '../../model/ingredient.ts';
import type { Ratio } from '../../model/rational.ts';
import { meeting } from '../../conversion/relation.ts';
import type { Unit } from '../../model/unit.ts';
import type { Amount, Term } from './amount.ts';
import { Fault } from '../diagnostics/diagnostic.ts';
import { meaningsOf } from './lexicon.ts';
import { cannotBeAdded, cannotBeConverted } from '../diagnostics/mismatch.ts';
import { ambiguousUnitIn, missingUnit, notASmaller, unknownUnitIn } from '../diagnostics/refusal.ts';
import { placeOf, type Source } from '../span.ts';
import type { Target } from './target.ts';
import { areCountable } from './units.ts';

/** A number of a unit. */
export interface Count {
  readonly value: Ratio;
  readonly unit: Unit;
}

/** What an amount means, and the units that its answer is asked in: none, one, or several for an answer in parts. */
export interface Meaning {
  readonly counts: readonly Count[];
  readonly targets: readonly Unit[];
}

/** Minutes and seconds of time or arc, as they are written where hours or degrees stand beside them. */
const besideOthers = new Map<string, readonly string[]>([
  ['m', ['minute', 'arc-minute']],
  ['min', ['arc-minute']],
  ['minutes', ['arc-minute']],
  ["'", ['minute']],
  ['s', ['arc-second']],
  ['sec', ['arc-second']],
  ['seconds', ['arc-second']],
  ['"', ['second']],
]);

const meaningsBeside = (spelling: string): Unit[] => [
  ...meaningsOf(spelling).units,
  ...(besideOthers.get(spelling.toLowerCase()) ?? []).map((id) => names.byId(id)!),
];

/** What counts on without a unit of its own, `5 ft 6`, and how many of it there may be. */
const smaller = new Map<string, readonly [id: string, limit: number]>([
  ['foot', ['inch', 12]],
  ['yard', ['foot', 3]],
  ['stone', ['pound', 14]],
  ['pound', ['ounce', 16]],
  ['hour', ['minute', 60]],
  ['minute', ['second', 60]],
  ['degree', ['arc-minute', 60]],
  ['arc-minute', ['arc-second', 60]],
]);

/** The unit of a number that follows another without a unit. One meter 80 is 1.80 m: two digits, as prices are said. */
const smallerThan = ({ unit, value: whole }: Count, { value, place }: Term): Unit | undefined => {
  if (whole.d !== 1n) return undefined;
  if (unit.id === 'meter') return /^\d\d$/.test(place.plain) ? names.byId('centimeter') : undefined;
  const [id, limit] = smaller.get(unit.id) ?? [];
  const size = value.n < 0n ? -value.n : value.n;
  return id !== undefined && size >= value.d && size < BigInt(limit!) * value.d ? names.byId(id) : undefined;
};

const meet = (a: Unit, b: Unit): boolean => a === b || meeting(a, b, names) !== undefined;

/** The terms, once the first of them is taken for `lead`. */
const countsFor = (lead: Unit, terms: readonly Term[]): Count[] | Fault => {
  const counts: Count[] = [{ value: terms[0]!.value, unit: lead }];
  for (const term of terms.slice(1)) {
    const unit = unitOf(term, lead, counts.at(-1)!);
    if (!unit && term.unit) return cannotBeAdded(lead, term, false);
    if (!unit) return new Fault(placeOf(term.place), (name) => notASmaller(name, term.place.text, placeOf(term.place)));
    counts.push({ value: term.value, unit });
  }
  const isSum = counts.length === 1 || areCountable(counts.map(({ unit }) => unit));
  return isSum ? counts : cannotBeAdded(lead, terms[1]!, true);
};

const unitOf = (term: Term, lead: Unit, before: Count): Unit | undefined => {
  if (term.isMore) return before.unit;
  if (!term.unit) return smallerThan(before, term);
  return meaningsBeside(term.unit.plain).find((unit) => meet(lead, unit));
};

const bridges: Readonly<Record<string, string>> = { volume: 'mass', mass: 'volume' };

/** The units of a target that meet a unit: of the first reading that does. */
const targetsFor = (
  unit: Unit,
  { readings, place }: Target,
  ingredient: IngredientRow | undefined,
): Unit[] | Fault | undefined => {
  // Cups of flour in ounces are weighed: the ingredient is named for what the units alone do not say
  const [wanted] = meaningsOf(readings[0]![0]!).units;
  const isAcross = wanted?.quantity !== undefined && wanted.quantity.id === bridges[unit.quantity?.id ?? ''];
  if (ingredient && isAcross) return bridged(unit, readings);
  for (const reading of readings) {
    const { units, ambiguous } = meaningsOf(reading[0]!);
    const fitting = reading.length > 1 ? [] : units.filter((other) => meet(unit, other));
    if (fitting.length > 1 && ambiguous) return fitsSeveral(place, fitting);
    if (fitting.length > 0) return fitting.slice(0, 1);
    const parts = reading.map((spelling) => meaningsBeside(spelling).find((other) => meet(unit, other)));
    if (parts.length > 1 && parts.every((found) => found !== undefined) && areCountable(parts)) return parts;
  }
  return ingredient && bridged(unit, readings);
};

/** The units on the other side of a density: grams for cups, cups for grams. */
const bridged = (unit: Unit, readings: Target['readings']): Unit[] | undefined => {
  const wanted = bridges[unit.quantity?.id ?? ''];
  if (wanted === undefined) return undefined;
  for (const reading of readings) {
    const units = reading.map((spelling) => meaningsOf(spelling).units.find(({ quantity }) => quantity?.id === wanted));
    if (units.every((found) => found !== undefined)) return units;
  }
  return undefined;
};

const part: Unit = names.byId('part')!;

/** What the first term may be: without a unit a number of parts, so that a dozen is twelve. */
const leadsOf = ({ terms: [first] }: Amount, isSum: boolean): readonly Unit[] => {
  if (!first!.unit) return [part];
  return isSum ? meaningsBeside(first!.unit.plain) : meaningsOf(first!.unit.plain).units;
};

/** Works out which units an amount and a target mean: the first meanings of all their spellings that meet. */
export const resolve = (
  amount: Amount,
  target: Target | undefined,
  ingredient: IngredientRow | undefined,
): Meaning | Fault => {
  const [first] = amount.terms;
  let fault: Fault | undefined;
  const found: Meaning[] = [];
  for (const lead of leadsOf(amount, amount.terms.length > 1)) {
    const counts = countsFor(lead, amount.terms);
    const targets = counts instanceof Fault || !target ? [] : targetsFor(lead, target, ingredient);
    if (targets instanceof Fault) return targets;
    if (counts instanceof Fault && counts.isFinal) return counts;
    if (counts instanceof Fault) fault ??= counts;
    else if (targets) found.push({ counts, targets });
    else fault ??= cannotBeConverted(lead, target!);
  }
  return single(first!, found) ?? found[0] ?? (first!.unit ? fault! : missing(first!, fault!));
};

const fitsSeveral = (spelling: Source, units: readonly Unit[]): Fault => {
  const ids = units.map(({ id }) => id);
  return new Fault(placeOf(spelling), (name) => ambiguousUnitIn(name, spelling.text, ids, placeOf(spelling)), true);
};

/** The fault of a spelling that several units fit equally, or that alone means nothing. */
const single = ({ unit }: Term, found: readonly Meaning[]): Fault | undefined => {
  if (!unit || !meaningsOf(unit.plain).ambiguous) return undefined;
  const fitting = [...new Set(found.map(({ counts }) => counts[0]!.unit))];
  if (fitting.length > 1) return fitsSeveral(unit, fitting);
  if (meaningsOf(unit.plain).units.length > 1 || found[0]?.targets.length) return undefined;
  return new Fault(placeOf(unit), (name) => unknownUnitIn(name, unit.text, names.suggest(unit.plain), placeOf(unit)));
};

/** A bare number that does not convert lacks a unit rather than means parts. */
const missing = ({ place }: Term, fault: Fault): Fault =>
  fault.isFinal ? new Fault(placeOf(place), (name) => missingUnit(name, place.text, placeOf(place))) : fault;
