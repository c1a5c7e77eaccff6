import type { Context } from 'hono';
import { answerText, pure, serviceLink } from '../http/answer.ts';
import { contract } from '../contract.ts';
import { prefersPage, servePage } from '../pages.ts';
import type { Options } from './options.ts';

/** The JSON answer at `/`. */
const cardOf = ({ site, basePath = '' }: Options): string => {
  const openapi = `${basePath}/openapi.json`;
  return JSON.stringify({ ...contract, documentation: site ? `${basePath}/` : openapi, openapi });
};

/** `GET /`: the site's home where one is served, and the service's card where there is none or a program asks. */
export const home = (options: Options) => {
  const card = cardOf(options);
  const answerCard = (c: Context): Response => answerText(c.req.raw, card, pure, { Vary: 'Accept' });

  const handle = async (c: Context): Promise<Response> => {
    if (!options.site || !prefersPage(c, true)) return answerCard(c);
    const page = await servePage(c, options);
    page.headers.append('Link', serviceLink);
    page.headers.append('Vary', 'Accept');
    return page;
  };
  return { method: 'GET', path: '/', handle } as const;
};
