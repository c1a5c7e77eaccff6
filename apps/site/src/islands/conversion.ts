import { apply, find, names, pluralName, singularName, UnitsError, type Unit } from '@units/engine/browse';
import { parse } from '@units/engine/text';
import { withState } from '../content/address.ts';
import { equals, locale, readable } from '../content/numbers.ts';
import type { Listed } from './listed.ts';
import type { Reply } from './reply.ts';

const unitOf = (id: string): Unit | undefined => names.byId(id) ?? names.find(id).units[0];

const inWords = (value: number, id: string): string => {
  const unit = unitOf(id);
  if (!unit) return `${readable(value)} ${id}`;
  return `${readable(value)} ${Math.abs(value) === 1 ? singularName(unit) : pluralName(unit)}`;
};

const join = (measures: readonly { readonly value: number; readonly unit: string }[]): string =>
  measures.map(({ value, unit }) => inWords(value, unit)).join(' ');

/** The page of a conversion: that of the quantity, or the converter of everything. */
const pageFor = (value: number, from: string, to: string, ingredient: string | undefined) => {
  const state = { value, from, to };
  const quantity = names.byId(to) && names.byId(from)?.quantity;
  return quantity && ingredient === undefined
    ? { page: withState(`/${quantity.id}/`, state), name: `${quantity.name} converter` }
    : {
        page: withState('/tools/convert/', { ...state, ...(ingredient === undefined ? {} : { ingredient }) }),
        name: 'Unit converter',
      };
};

const read = (text: string): ReturnType<typeof parse> | undefined => {
  try {
    return parse(text, { locale });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** ` of all-purpose flour`, after the page of the ingredient. */
const ofIngredient = (listed: readonly Listed[], id: string | undefined): string => {
  const name = listed.find(({ page }) => page === `/ingredients/${id}/`)?.name.split(':')[0];
  return name === undefined ? '' : ` of ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};

/** What a page is asked to convert: of 1 h 30 min in minutes the hours, as minutes in minutes say nothing. */
const givenIn = ({
  value,
  unit,
  parts,
  to,
}: ReturnType<typeof parse>): { readonly value: number; readonly unit: string } => {
  const [first] = parts;
  if (unit !== to[0] || !first || first.unit === unit) return { value, unit };
  return { value: apply(find(unit, first.unit).pair, value), unit: first.unit };
};

const replyTo = (text: string, listed: readonly Listed[]): Reply | undefined => {
  const parsed = read(text);
  if (!parsed?.answer) return undefined;
  const { parts, to, answer, ingredient } = parsed;
  const { value, unit } = givenIn(parsed);
  const sign = answer.some((measure) => equals(measure.value) === '≈') ? '≈' : '=';
  return {
    asked: `${join(parts)}${ofIngredient(listed, ingredient)} ${sign}`,
    answer: join(answer),
    more: '',
    ...pageFor(value, unit, to[0]!, ingredient),
  };
};

/** Small letters for bytes and degrees, which the engine takes for bits and farads as well, and the kilometers of runners. */
const everyday = (text: string): string =>
  text
    .replace(/(?<![a-z])[kmgtp]b(?![a-z])/g, (symbol) => symbol.toUpperCase())
    .replace(/(?<=\d)\s*f$/i, ' °F')
    .replace(/(?<=^\d+)\s*k(?=\s+(?:in|to|into)\s+mi)/i, ' km');

/** What people convert a unit to, as the names of the pages say: feet to meters. */
const inPopular = (text: string, listed: readonly Listed[]): string | undefined => {
  const measure = read(text);
  const unit = measure && !measure.answer ? names.byId(measure.unit) : undefined;
  if (!unit) return undefined;
  const start = `${pluralName(unit).replace(/^degrees /, '')} to `.toLowerCase();
  const pair = listed.find(({ name }) => name.toLowerCase().startsWith(start));
  return pair && `${text} in ${pair.name.slice(start.length)}`;
};

/** The answer to a conversion, or for a measure alone to the one that most want. */
export const convertText = (text: string, listed: readonly Listed[]): Reply | undefined => {
  const plain = everyday(text);
  const popular = (): Reply | undefined => {
    const asked = inPopular(plain, listed);
    return asked === undefined ? undefined : replyTo(asked, listed);
  };
  return replyTo(plain, listed) ?? popular();
};
