import type { Context } from 'hono';
import { answerText, never } from '../http/answer.ts';
import { serviceOf } from '../http/address.ts';
import { mediaTypes } from '../http/form.ts';
import type { Options } from './options.ts';

type Texts = typeof import('../llms/texts.ts');

/**
 * Returns the routes `GET /llms.txt` and `GET /llms-full.txt`, which explain the service to language models. They
 * contain the configured public address, or else the request's, and so are never cached.
 */
export const llms = (options: Options) => {
  const route = (path: string, write: (texts: Texts, address: string) => string) =>
    ({
      method: 'GET',
      path,
      handle: async (c: Context): Promise<Response> => {
        const texts = await import('../llms/texts.ts');
        const text = write(texts, serviceOf(c.req.raw, options));
        return answerText(c.req.raw, text, never, { 'Content-Type': mediaTypes.text });
      },
    }) as const;
  return [
    route('/llms.txt', ({ shortText }, at) => shortText(at)),
    route('/llms-full.txt', ({ fullText }, at) => fullText(at)),
  ] as const;
};
