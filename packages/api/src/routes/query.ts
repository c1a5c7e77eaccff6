import { ask, type Rates } from '@units/engine/ask';
import type { Forms } from '../http/form.ts';
import type { Options } from './options.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { untilMidnight } from './tool.ts';
import { pure } from '../http/answer.ts';
import { describeQuery } from '../openapi/query.ts';
import { notAChoice, notAText } from '../http/fault.ts';
import { keep } from '../http/rounding.ts';
import { longestTag, spokenIn } from '../http/language.ts';
import { readQuery } from '../http/query.ts';

type Given = Readonly<Record<string, string | undefined>>;

const answerQuery = ({ q = '', locale: given = '', lang, figures }: Given, rates: Rates | undefined): object => {
  const locale = given.trim() === '' ? undefined : given.trim();
  if (locale !== undefined && locale.length > longestTag) throw notAText('locale', longestTag);
  const spoken = spokenIn(lang);
  if (figures !== undefined && figures.trim() !== keep) throw notAChoice('figures', figures, [keep]);
  const options = { rates, figures: figures === undefined ? undefined : keep } as const;
  const answer = ask(q, { locale: spoken?.locale ?? locale, region: spoken?.region, ...options }, 'q');
  // A conversion's answer defines its own JSON
  const body = 'toJSON' in answer ? (answer.toJSON as () => object)() : answer;
  const told = { ...(locale === undefined ? {} : { locale }), ...(spoken ? { lang: spoken.locale.tag } : {}) };
  return { query: q, ...told, ...body };
};

/** The answer as lines. The second line is the note for the reader. */
const forms: Forms = {
  text: (body) => {
    const { text, note } = body as { readonly text: string; readonly note?: string };
    return `${[text, note].filter((line) => line !== undefined).join('\n')}\n`;
  },
};

/** The caching of answers that use exchange rates: a minute, because the file of the rates may change at any time. */
const ofRates = 'public, max-age=60';

const keepingOf = (body: object, untilMidnightLeft: number): string => {
  if ('today' in body) return `public, max-age=${untilMidnightLeft}`;
  return 'date' in body ? ofRates : pure;
};

/** Returns the endpoint `GET /query`, for any typed question. */
export const queryEndpoint = ({ rates = () => undefined }: Options): Endpoint => ({
  ...ofQuery((query) => {
    // Before the answer reads the clock: otherwise midnight could pass between the two
    const left = untilMidnight(Date.now());
    const body = answerQuery(readQuery(query, ['q', 'locale', 'lang', 'figures']), rates());
    return { body, cacheControl: keepingOf(body, left) };
  }, forms),
  path: '/query',
  describe: () => describeQuery((given) => answerQuery(given, undefined)),
});
