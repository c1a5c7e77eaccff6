import { parseAccept } from 'hono/utils/accept';
import { formUnknown, notAcceptable, type Fault } from './fault.ts';
import { wantsProblem } from './problem.ts';
import { readQuery } from './query.ts';

/** The formats of a response. */
export type Form = 'csv' | 'json' | 'text';

/** Functions that write a response in a form other than JSON. An endpoint supports the forms that have one. */
export type Forms = Readonly<Partial<Record<'csv' | 'text', (body: object) => string>>>;

/** The media type of each form. */
export const mediaTypes: Readonly<Record<Form, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present',
  text: 'text/plain; charset=utf-8',
};

const namesOf = (forms: Forms | undefined): readonly Form[] => ['json', ...(Object.keys(forms ?? {}) as Form[])];

/** The media ranges that match each form, the most specific first. */
const rangesOf: Readonly<Record<Form, readonly string[]>> = {
  json: ['application/json', 'application/*', '*/*'],
  text: ['text/plain', 'text/*', '*/*'],
  csv: ['text/csv', 'text/*', '*/*'],
};

/** The preference of an `Accept` header for a form. */
interface Preference {
  readonly form: Form;
  /** From 0, which refuses the form, to 1. Undefined if no media range matches. */
  readonly weight: number | undefined;
  /** The index of the range in {@link rangesOf}: 0 is the most specific. */
  readonly range: number;
}

/** Reads the preference of an `Accept` header for each form. The most specific range decides (RFC 9110, 12.5.1). */
const preferencesOf = (accept: string, forms: readonly Form[]): readonly Preference[] => {
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  return forms.map((form) => {
    const range = rangesOf[form].findIndex((one) => weights.has(one));
    return { form, range, weight: weights.get(rangesOf[form][range] ?? '') };
  });
};

/** Returns true if a request may want a form other than JSON, or refuse JSON. Most requests accept anything. */
export const wantsForm = (accept: string | null | undefined, query: string): boolean =>
  query.includes('format') ||
  (accept !== null &&
    accept !== undefined &&
    (/text\/(?:csv|plain|\*)|q=0(?:\.0*)?\s*(?:[,;]|$)/i.test(accept) || wantsProblem(accept)));

/**
 * Returns the requested form, by `format` or else by `Accept`, or a fault if the endpoint does not have it. Media types
 * that no endpoint supports are ignored. Throws a UnitsError for a `format` that the endpoint does not have.
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
  const preferences = preferencesOf(accept, ['json', 'text', 'csv']);
  const wanted = preferences
    .filter(({ weight = 0 }) => weight > 0)
    .toSorted((a, b) => b.weight! - a.weight! || a.range - b.range);
  const found = wanted.find(({ form }) => names.includes(form));
  if (found) return found.form;
  const isOpen = wanted.length === 0 && preferences[0]!.weight !== 0;
  return isOpen ? 'json' : notAcceptable(names.map((name) => mediaTypes[name].split(';')[0]!));
};
