import type { FormResult } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';

/** Currencies without a smaller unit, as people write them. */
const withoutCents = /[¥₩円]|\b(?:JPY|KRW|VND)\b/i;

/** Returns results in the currency of a typed amount: results in yen and won have no decimals. */
export const inCurrencyOf = (texts: State, results: readonly FormResult[]): readonly FormResult[] => {
  if (!Object.values(texts).some((text) => withoutCents.test(text))) return results;
  const whole = (row: FormResult): FormResult => ({
    ...row,
    digits: row.digits === 'money' ? 0 : row.digits,
    fields: row.fields?.map(whole),
  });
  return results.map(whole);
};
