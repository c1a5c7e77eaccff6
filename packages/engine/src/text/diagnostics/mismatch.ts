import { describeUnit } from '../../conversion/finder.ts';
import { whyApart } from '../../conversion/reason.ts';
import type { Unit } from '../../model/unit.ts';
import type { Term } from '../units/term.ts';
import { Diagnostic } from './diagnostic.ts';
import { cannotAdd, incompatibleIn } from './refusal.ts';
import { placeOf, type Span } from '../span.ts';
import type { Target } from '../units/target.ts';

const unitOf = (spelling: string, { lexicon }: Span): Unit | undefined => lexicon!.meaningsOf(spelling).units[0];

/** 3 lb 5 ft; or a sum of temperatures, which no other meaning of their letters must make possible. */
export const cannotBeAdded = (lead: Unit, term: Term, isFinal: boolean): Diagnostic => {
  const place = placeOf(term.place);
  const other = (term.unit && unitOf(term.unit.plain, term.place)) ?? lead;
  return new Diagnostic(place, (name) => cannotAdd(name, describeUnit(lead), describeUnit(other), place), isFinal);
};

const ingredientHint = ' An ingredient would lead from volume to mass: 2 cups of flour in grams.';

/** 10 km in kg: the sentence shows both dimensions. */
export const cannotBeConverted = (lead: Unit, { readings, place }: Target): Diagnostic => {
  const to = unitOf(readings[0]![0]!, place)!;
  const quantities = new Set([lead.quantity?.id, to.quantity?.id]);
  const hint = quantities.has('volume') && quantities.has('mass') ? ingredientHint : '';
  return new Diagnostic(
    placeOf(place),
    (name) => incompatibleIn(name, describeUnit(lead), describeUnit(to), hint, placeOf(place), whyApart(lead, to)),
    true,
  );
};
