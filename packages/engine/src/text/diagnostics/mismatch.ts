import { whyApart } from '../../conversion/reason.ts';
import { capitalized } from '../../definition/english.ts';
import { pluralName, singularName } from '../../definition/symbol.ts';
import { UnitsError } from '../../model/error.ts';
import type { Unit } from '../../model/unit.ts';
import type { Term } from '../units/term.ts';
import { refusedAt, type Diagnostic } from './diagnostic.ts';
import { cannotAdd, wrongOrder, incompatibleIn } from './refusal.ts';
import type { Span } from '../span.ts';
import type { Target } from '../units/target.ts';

const unitOf = (spelling: string, { lexicon }: Span): Unit | undefined => lexicon!.meaningsOf(spelling).units[0];

/** Returns `kilometer (length)`: the unit's name, with its quantity's name if it has one. */
const described = (unit: Unit): string =>
  unit.quantity ? `${singularName(unit)} (${unit.quantity.name.toLowerCase()})` : singularName(unit);

/**
 * Refuses a sum of units of different quantities (3 lb 5 ft), or of temperatures. A final diagnostic forbids other
 * readings of the letters.
 */
export const cannotBeAdded = (lead: Unit, term: Term, isFinal: boolean): Diagnostic => {
  const other = (term.unit && unitOf(term.unit.plain, term.place)) ?? lead;
  const isOneQuantity = lead.quantity !== undefined && lead.quantity === other.quantity;
  // Temperatures on a scale have no sum in any order
  const refuse = isOneQuantity && lead.quantity.id !== 'temperature' ? wrongOrder : cannotAdd;
  return refusedAt(term.place, (name, _, at) => refuse(name, described(lead), described(other), at), isFinal);
};

const ingredientHint = ' An ingredient would lead from volume to mass: 2 cups of flour in grams.';

/** Suggestions for an incomplete part, with the reason. */
interface Meant {
  readonly reason: string;
  readonly suggestions: readonly string[];
}

/** Suggests °C or °F for `300 degrees to kelvin`. */
const asTemperature = (term: Term, lead: Unit, to: Unit, target: Span): Meant | undefined => {
  if (lead.id !== 'degree' || to.quantity?.id !== 'temperature' || !term.unit) return undefined;
  const number = term.place.text.slice(0, -term.unit.text.length).trim();
  return {
    reason: 'State the scale of the temperature: °C or °F.',
    suggestions: ['°C', '°F'].map((scale) => `${number} ${scale} to ${target.text}`),
  };
};

/** Refuses 10 km in kg. The sentence names both quantities. */
export const cannotBeConverted = (lead: Unit, { readings, place }: Target, term?: Term): Diagnostic => {
  const units = readings[0]!.map((spelling) => unitOf(spelling, place)!);
  // Of several target units, name one of another quantity
  const to = units.find(({ quantity }) => quantity !== lead.quantity) ?? units[0]!;
  const meant = term && asTemperature(term, lead, to, place);
  const quantities = new Set([lead.quantity?.id, to.quantity?.id]);
  const hint = quantities.has('volume') && quantities.has('mass') ? ingredientHint : '';
  return refusedAt(
    place,
    (name, _, at) =>
      incompatibleIn(name, described(lead), described(to), hint, {
        place: at,
        reason: meant ? meant.reason : whyApart(lead, to),
        suggestions: meant?.suggestions,
      }),
    true,
  );
};

/** Refuses 10 stone to pounds and kg, which asks for two answers instead of one measure in parts. */
export const cannotBeCountedOut = (units: readonly Unit[], place: Span): Diagnostic => {
  const suggestions = units.map(pluralName);
  const sentence = capitalized(`${suggestions.join(' and ')} are not counted out in one another: ask for one of them.`);
  return refusedAt(
    place,
    (parameter, _, at) => new UnitsError('incompatible-units', sentence, { parameter, place: at, suggestions }),
    true,
  );
};
