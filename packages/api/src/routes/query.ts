import { formatParts, parse, type Measure, type Parsed } from '@units/engine/text';
import type { Forms } from '../http/form.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { describeQuery } from '../openapi/query.ts';
import { readQuery } from '../http/query.ts';

const plain = ({ value, unit }: Measure) => ({ value, unit });

/** Digits that a double always keeps: what changes within them was rounded. */
const keptDigits = 15;

/** What was understood, and the answer, for people: `5 ft 6 in = 167.64 cm`. */
const textOf = ({ parts, ingredient, answer: measures }: Parsed, locale: string | undefined): string => {
  const quantity = formatParts(parts, { locale });
  const asked = ingredient === undefined ? quantity : `${quantity} (${ingredient})`;
  if (!measures) return asked;
  const shown = formatParts(measures, { locale });
  const isWhole = shown === formatParts(measures, { locale, digits: keptDigits });
  return `${asked} ${isWhole ? '=' : '≈'} ${shown}`;
};

const ask = ({ q = '', locale: given = '' }: Readonly<Record<string, string | undefined>>) => {
  const locale = given.trim() === '' ? undefined : given.trim();
  const parsed = parse(q, { locale }, 'q');
  const { value, unit, parts, to, ingredient, answer: measures = [] } = parsed;
  return {
    query: q,
    ...(locale === undefined ? {} : { locale }),
    value,
    unit,
    parts: parts.map(plain),
    to,
    ...(ingredient === undefined ? {} : { ingredient }),
    ...(measures.length === 1 ? { result: measures[0]!.value } : {}),
    results: measures.map(plain),
    text: textOf(parsed, locale),
  };
};

const forms: Forms = { text: (body) => `${(body as { readonly text: string }).text}\n` };

/** `GET /query`: a quantity or a question as people type it. */
export const queryEndpoint: Endpoint = {
  ...ofQuery((query) => ({ body: ask(readQuery(query, ['q', 'locale'])) }), forms),
  path: '/query',
  describe: () => describeQuery(ask),
};
