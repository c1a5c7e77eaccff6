import type { FormResult } from '../content/form-fields.ts';
import type { State } from '../layout/page.ts';

/** Currencies that have no smaller coin than their unit, as people write them. */
const withoutCents = /[¥₩円]|\b(?:JPY|KRW|VND)\b/i;

/** Results in the currency that an amount was typed in: those of yen and won have no cents. */
export const inCurrencyOf = (texts: State, results: readonly FormResult[]): readonly FormResult[] => {
  if (!Object.values(texts).some((text) => withoutCents.test(text))) return results;
  const whole = (row: FormResult): FormResult => ({
    ...row,
    digits: row.digits === 'money' ? 0 : row.digits,
    fields: row.fields?.map(whole),
  });
  return results.map(whole);
};
