import type { Context } from 'hono';
import { answerText, pure, serviceLink } from '../http/answer.ts';
import { contract } from '../contract.ts';
import { prefersPage, servePage } from '../pages.ts';
import type { Options } from './options.ts';

/** Returns the JSON answer at `/`. */
const cardOf = ({ site, basePath = '' }: Options): string => {
  const openapi = `${basePath}/openapi.json`;
  return JSON.stringify({ ...contract, documentation: site ? `${basePath}/` : openapi, openapi });
};

/** Returns the route `GET /`: the site's home page, or JSON about the service if there is no site or a program asks. */
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
