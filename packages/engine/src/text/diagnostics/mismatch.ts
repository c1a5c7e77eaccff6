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

/** `5k in miles`: a race of five kilometers, or five thousand of something. */
const asKilometers = (term: Term | undefined, lead: Unit, to: Unit, place: Span): string | undefined =>
  term?.unit?.lower === 'k' && lead.id === 'kelvin' && to.quantity?.id === 'length'
    ? `${term.place.text.replace(/\s*k$/i, '')} km to ${place.text}`
    : undefined;

const kilometers = 'A run of 5k is 5 km long; by itself a k is a kelvin, and before a unit a thousand: 5k mi.';

/** 10 km in kg: the sentence shows both dimensions. */
export const cannotBeConverted = (lead: Unit, { readings, place }: Target, term?: Term): Diagnostic => {
  const to = unitOf(readings[0]![0]!, place)!;
  const instead = asKilometers(term, lead, to, place);
  const quantities = new Set([lead.quantity?.id, to.quantity?.id]);
  const hint = quantities.has('volume') && quantities.has('mass') ? ingredientHint : '';
  return new Diagnostic(
    placeOf(place),
    (name) =>
      incompatibleIn(name, describeUnit(lead), describeUnit(to), hint, {
        place: placeOf(place),
        reason: instead === undefined ? whyApart(lead, to) : kilometers,
        suggestions: instead === undefined ? undefined : [instead],
      }),
    true,
  );
};
