import type { Context } from 'hono';
import { answer, answerText, pure } from '../http/answer.ts';
import { meanings, pageOf } from '../http/codes.ts';
import { prefersPage } from '../pages.ts';

/** Returns a page of text that loads no files. */
const html = (code: string, meaning: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${code}</title>
<h1><code>${code}</code></h1>
<p>${meaning.replaceAll('<', '&lt;')}</p>
`;

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the routes `GET /errors/…`, which explain an error code, as a page for browsers and as JSON for programs. The
 * `type` of a problem links there.
 */
export const errors = () =>
  Object.entries(meanings).map(
    ([code, meaning]) =>
      ({
        method: 'GET',
        path: pageOf(code),
        handle: (c: Context): Response =>
          prefersPage(c, false)
            ? answerText(c.req.raw, html(code, meaning), pure, {
                'Content-Type': 'text/html; charset=utf-8',
                'Content-Security-Policy': policy,
                Vary: 'Accept',
              })
            : answer(c.req.raw, { code, meaning }, pure, { Vary: 'Accept' }),
      }) as const,
  );
