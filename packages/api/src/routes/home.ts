import type { Context } from 'hono';
import { answerText, pure } from '../http/answer.ts';
import { contract } from '../contract.ts';
import { prefersPage, servePage, type Pages } from '../pages.ts';

/** What a program finds at `/`. */
const cardOf = ({ site }: Pages): string =>
  JSON.stringify({ ...contract, documentation: site ? '/' : '/openapi.json', openapi: '/openapi.json' });

/** `GET /`: the site's home where one is served, and the service's card where there is none or a program asks. */
export const home = (pages: Pages) => {
  const card = cardOf(pages);
  const answerCard = (c: Context): Response => answerText(c.req.raw, card, pure, { Vary: 'Accept' });

  const handle = async (c: Context): Promise<Response> => {
    if (!pages.site || !prefersPage(c, true)) return answerCard(c);
    const page = await servePage(c, pages);
    page.headers.append('Vary', 'Accept');
    return page;
  };
  return { method: 'GET', path: '/', handle } as const;
};
