import { UnitsError } from '@units/engine';
import { explainUnit, explainUnitIn, type ExplainedUnit } from '@units/engine/server';
import type { Locale } from '@units/engine/text';
import { refuse } from '../http/answer.ts';
import { noSuchUnit, type Fault } from '../http/fault.ts';
import { fixed, only } from '../http/fixed.ts';
import { notesIn, otherLanguage } from '../http/language.ts';
import { queryOf, readQuery } from '../http/query.ts';
import { describeUnit } from '../openapi/unit.ts';
import type { Endpoint } from './endpoint.ts';

const localeOf = (query: string): Locale | undefined => otherLanguage(readQuery(query, ['lang'])['lang']);

const explain = (spelling: string, locale: Locale | undefined): ExplainedUnit | Fault => {
  try {
    return locale ? explainUnitIn(locale, spelling, notesIn(locale)) : explainUnit(spelling);
  } catch (error) {
    if (error instanceof UnitsError) return noSuchUnit(error);
    throw error;
  }
};

/** The endpoint `GET /units/{unit}`, which explains one unit by any spelling. */
export const unitEndpoint: Endpoint = {
  method: 'GET',
  path: '/units/{unit}',
  handle: (c) => {
    const { raw } = c.req;
    const found = explain(c.req.param('unit')!, localeOf(queryOf(raw.url)));
    if ('body' in found) return refuse(raw, found);
    // The answer is too small to be worth compressing
    return fixed(
      only(() => found),
      [],
    )(c);
  },
  describe: () => describeUnit(explain, () => localeOf('lang=xx')),
};
