import { parseAccept } from 'hono/utils/accept';
import { formUnknown, notAcceptable, type Fault } from './fault.ts';
import { wantsProblem } from './problem.ts';
import { readQuery } from './query.ts';

/** The forms that an answer may have. */
export type Form = 'csv' | 'json' | 'text';

/** Functions that write an answer in forms other than JSON. An endpoint offers those that it names. */
export type Forms = Readonly<Partial<Record<'csv' | 'text', (body: object) => string>>>;

/** The media type of each form. */
export const mediaTypes: Readonly<Record<Form, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present',
  text: 'text/plain; charset=utf-8',
};

const namesOf = (forms: Forms | undefined): readonly Form[] => ['json', ...(Object.keys(forms ?? {}) as Form[])];

/** The ranges of media types that each form is in, the most exact first. */
const rangesOf: Readonly<Record<Form, readonly string[]>> = {
  json: ['application/json', 'application/*', '*/*'],
  text: ['text/plain', 'text/*', '*/*'],
  csv: ['text/csv', 'text/*', '*/*'],
};

/** The wish of an `Accept` header about a form. */
interface Wish {
  readonly form: Form;
  /** From 1 down to 0, which refuses the form; undefined if no range has it. */
  readonly weight: number | undefined;
  /** The place of the range in {@link rangesOf}: 0 is the most exact. */
  readonly range: number;
}

/** Reads what an `Accept` header says of each form (RFC 9110, 12.5.1): the most exact range decides. */
const wishesOf = (accept: string, forms: readonly Form[]): readonly Wish[] => {
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  return forms.map((form) => {
    const range = rangesOf[form].findIndex((one) => weights.has(one));
    return { form, range, weight: weights.get(rangesOf[form][range] ?? '') };
  });
};

/** Returns true if a request may want anything but plain JSON, or refuse that. Most say nothing, or that they take anything. */
export const wantsForm = (accept: string | null | undefined, query: string): boolean =>
  query.includes('format') ||
  (accept !== null &&
    accept !== undefined &&
    (/text\/(?:csv|plain|\*)|q=0(?:\.0*)?\s*(?:[,;]|$)/i.test(accept) || wantsProblem(accept)));

/**
 * The form that is asked for, by `format` or else by `Accept`, or why there is no such answer. Types that no endpoint has
 * do not count, as before there were forms. Throws a UnitsError for a `format` that the endpoint does not have.
 */
export const formOf = (accept: string | null, query: string, forms: Forms | undefined): Form | Fault => {
  if (!wantsForm(accept, query)) return 'json';
  const names = namesOf(forms);
  const { format } = readQuery(query, ['format']);
  if (format !== undefined) {
    const named = names.find((name) => name === format.trim().toLowerCase());
    if (named === undefined) throw formUnknown(format, names);
    return named;
  }
  if (accept === null || accept.trim() === '') return 'json';
  const wishes = wishesOf(accept, ['json', 'text', 'csv']);
  const wanted = wishes
    .filter(({ weight = 0 }) => weight > 0)
    .toSorted((a, b) => b.weight! - a.weight! || a.range - b.range);
  const found = wanted.find(({ form }) => names.includes(form));
  if (found) return found.form;
  const isOpen = wanted.length === 0 && wishes[0]!.weight !== 0;
  return isOpen ? 'json' : notAcceptable(names.map((name) => mediaTypes[name].split(';')[0]!));
};
