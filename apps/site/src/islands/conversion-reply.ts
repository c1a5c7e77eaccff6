import type { Amount } from '@units/engine/ask';
import { evaluate, exactFunctionOfListed, type PlainAnswer, type Unit, type UnitIndex } from '@units/engine/internal';
import { fill, type Meaning } from '@units/ui';
import { withState } from '../content/address.ts';
import { quantityName, withUnit } from '../content/measure.ts';
import { inLanguage, messages } from '../language.ts';
import { enumerated, equals, readable } from '../numbers.ts';
import { echoOf, plainIn } from './echo.ts';
import type { Listed } from './listed.ts';

/** A reply of the box. */
export interface Reply {
  readonly asked: string;
  readonly answer: string;
  /** Another line of the reply. */
  readonly more: string;
  /** A note for the reader. */
  readonly note?: string;
  /** The meaning of the digits in parentheses of the answer. */
  readonly digits?: Meaning | undefined;
  /** The page with details. */
  readonly page: string;
  readonly name: string;
}

/** The units of an answer, by identifier or, for a compound, by spelling. */
export type Units = Pick<UnitIndex, 'byId' | 'find'>;

const unitOf = (id: string, units: Units): Unit | undefined => units.byId(id) ?? units.find(id).units[0];

const inWords = ({ value, unit: id }: Amount, units: Units, written = readable(value)): string => {
  const unit = unitOf(id, units);
  return unit ? withUnit(written, value, unit) : `${written} ${id}`;
};

/** The number of further results that are shown. */
const mostFurther = 3;

/**
 * Returns the page of a conversion: the page of the substance, if there is one. With an ingredient, it is the general
 * converter. Otherwise it is the page of the quantity, or the general converter if there is none.
 */
const pageFor = (
  value: string,
  from: string,
  to: string,
  { ingredient, substance, as }: PlainAnswer,
  listed: readonly Listed[],
  { byId }: Units,
) => {
  const state = { value, from, to };
  const own = listed.find(({ page }) => substance !== undefined && page === `/substances/${substance}/`);
  if (own) return { page: withState(own.page, state), name: own.name };
  if (ingredient !== undefined)
    return { page: withState('/tools/convert/', { ...state, ingredient }), name: messages().unitConverter };
  const quantity = byId(to) && byId(from)?.quantity;
  const isBridged = substance !== undefined || as !== undefined;
  return quantity
    ? {
        page: withState(inLanguage(`/${quantity.id}/`), isBridged ? { value, from } : state),
        name: messages().quantityConverter(quantityName(quantity)),
      }
    : {
        page: withState(inLanguage('/tools/convert/'), isBridged ? {} : state),
        name: messages().unitConverter,
      };
};

/** Returns ` (glucose)` if the units convert only by this substance or equivalence. */
const by = ({ substance, as }: PlainAnswer): string => {
  const name = substance ?? as;
  return name === undefined ? '' : ` (${name})`;
};

/** Returns ` of all-purpose flour`, from the title of the ingredient's page. */
const ofIngredient = (listed: readonly Listed[], id: string | undefined): string => {
  const name = listed.find(({ page }) => page === `/ingredients/${id}/`)?.name.split(':')[0];
  return name === undefined ? '' : fill(messages().ofIngredient, `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
};

/** Returns the value and unit for a conversion page. For 1 h 30 min in minutes, it returns the hours. */
const givenIn = ({ value, unit, parts, to }: PlainAnswer, { byId }: Units): Amount => {
  const [first] = parts;
  if (unit !== to[0] || !first || first.unit === unit) return { value, unit };
  const [last, whole] = [unit, first.unit].map(byId);
  const exact = last && whole && exactFunctionOfListed(last, whole);
  return exact ? { value: evaluate(exact, value), unit: first.unit } : { value, unit };
};

/** Returns a reply with the note of its answer. */
export const withNote = (reply: Reply | undefined, note: string | undefined): Reply | undefined =>
  reply && note !== undefined ? { ...reply, note } : reply;

/**
 * Returns a conversion as the box shows it, or undefined for a measure that people do not convert. The reply and the
 * address that it links to repeat every digit of the numbers in the question.
 */
export const ofConversion = (
  question: string,
  answer: PlainAnswer,
  listed: readonly Listed[],
  units: Units,
): Reply | undefined => {
  const { parts, to, ingredient, results } = answer;
  const told = to.length > 0 ? results : results.slice(0, 1);
  if (told.length === 0) return undefined;
  const { value, unit } = givenIn(answer, units);
  const asked = parts.map((part) => inWords(part, units, echoOf(question, part.value))).join(' ');
  const sign = told.some((one) => equals(one.value) === '≈') ? '≈' : '=';
  return {
    asked: `${asked}${ofIngredient(listed, ingredient)}${by(answer)} ${sign}`,
    answer: told.map((one) => inWords(one, units)).join(' '),
    more: to.length > 0 ? '' : enumerated(results.slice(1, 1 + mostFurther).map((one) => inWords(one, units))),
    ...pageFor(plainIn(question, value), unit, told[0]!.unit, answer, listed, units),
  };
};
