import { formUnknown, notAcceptable, type Fault } from './fault.ts';
import { wantsProblem } from './problem.ts';
import { readQuery } from './query.ts';
import { weightsOf } from './weights.ts';

/** The forms that an answer may have. */
export type Form = 'csv' | 'json' | 'text';

/** How an endpoint writes its answer in the other forms; those that it does not name it does not have. */
export type Forms = Readonly<Partial<Record<'csv' | 'text', (body: object) => string>>>;

/** What each form is called in headers. */
export const mediaTypes: Readonly<Record<Form, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8; header=present',
  text: 'text/plain; charset=utf-8',
};

const namesOf = (forms: Forms | undefined): readonly Form[] => ['json', ...(Object.keys(forms ?? {}) as Form[])];

/** What an `Accept` header takes, the most wanted first, and of those the most exact. */
const typesOf = (accept: string): readonly string[] =>
  weightsOf(accept)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || Number(a.name.includes('*')) - Number(b.name.includes('*')))
    .map(({ name }) => name);

const formsOfType: Readonly<Record<string, readonly Form[]>> = {
  'application/json': ['json'],
  'application/*': ['json'],
  '*/*': ['json'],
  'text/csv': ['csv'],
  'text/plain': ['text'],
  'text/*': ['text', 'csv'],
};

/** Whether a request can want anything but plain JSON. Most say nothing, or that they take anything. */
export const wantsForm = (accept: string | null | undefined, query: string): boolean =>
  query.includes('format') ||
  (accept !== null && accept !== undefined && (/text\/(?:csv|plain|\*)/i.test(accept) || wantsProblem(accept)));

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
  const known = typesOf(accept).flatMap((type) => formsOfType[type] ?? []);
  const found = known.find((name) => names.includes(name));
  return found ?? (known.length === 0 ? 'json' : notAcceptable(names.map((name) => mediaTypes[name].split(';')[0]!)));
};
