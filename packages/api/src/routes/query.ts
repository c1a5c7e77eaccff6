import { ask as answerTo } from '@units/engine/ask';
import type { Forms } from '../http/form.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { untilMidnight } from './tool.ts';
import { pure } from '../http/answer.ts';
import { describeQuery } from '../openapi/query.ts';
import { readQuery } from '../http/query.ts';

type Given = Readonly<Record<string, string | undefined>>;

const ask = ({ q = '', locale: given = '' }: Given): object => {
  const locale = given.trim() === '' ? undefined : given.trim();
  const answer = answerTo(q, { locale }, 'q');
  // The answer to a conversion says itself what is written of it
  const body = 'toJSON' in answer ? (answer.toJSON as () => object)() : answer;
  return { query: q, ...(locale === undefined ? {} : { locale }), ...body };
};

const forms: Forms = { text: (body) => `${(body as { readonly text: string }).text}\n` };

/** `GET /query`: whatever people type into a box. */
export const queryEndpoint: Endpoint = {
  ...ofQuery((query) => {
    // Before the answer looks at the clock: the other way round, midnight could pass between the two
    const left = untilMidnight(Date.now());
    const body = ask(readQuery(query, ['q', 'locale']));
    return { body, cacheControl: 'today' in body ? `public, max-age=${left}` : pure };
  }, forms),
  path: '/query',
  describe: () => describeQuery(ask),
};
