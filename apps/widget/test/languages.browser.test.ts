import { expect } from 'vitest';
import { test, widgetUrl } from '../../../scripts/host.ts';
import { sampleOf } from '../../../scripts/sample.ts';

/** The languages, with the titles of their widgets and the name of length. */
const languages = [
  ['ar', 'محوّل الوحدات', 'الطول'],
  ['de', 'Einheitenrechner', 'Länge'],
  ['en', 'Unit converter', 'Length'],
  ['es', 'Conversor de unidades', 'Longitud'],
  ['fa', 'مبدل واحدها', 'طول'],
  ['fr', 'Convertisseur d’unités', 'Longueur'],
  ['hi', 'इकाई परिवर्तक', 'लंबाई'],
  ['it', 'Convertitore di unità', 'Lunghezza'],
  ['ja', '単位換算', '長さ'],
  ['ko', '단위 변환기', '길이'],
  ['nl', 'Eenheden omrekenen', 'Lengte'],
  ['pl', 'Przelicznik jednostek', 'Długość'],
  ['pt', 'Conversor de unidades', 'Comprimento'],
  ['ru', 'Конвертер единиц', 'Длина'],
  ['tr', 'Birim dönüştürücü', 'Uzunluk'],
  ['zh', '单位换算', '长度'],
] as const;

/**
 * English words that no other of these languages spells the same. Exceptions: French has miles and gallons, Dutch
 * inches, and most have slug.
 */
const english =
  /\b(?:feet|pounds|cups|square|cubic|seconds|hours|days|years|degrees|ounces|tons|chains|fortnights?|length|weight|speed|converter)\b/i;

test.for(sampleOf(languages))('%s: %s', async ([lang, title, length], { page }) => {
  await page.goto(widgetUrl({ lang, value: '5', from: 'km', to: 'mi' }));
  await page.locator('#converter-to').waitFor();
  expect(await page.title()).toBe(title);
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'ar' || lang === 'fa' ? 'rtl' : 'ltr');
  const options = page.locator('#converter-quantity option');
  expect(await options.first().textContent()).toBe(length);
  if (lang === 'en') return;
  const said = [...(await options.allTextContents())];
  for (const quantity of ['0', '1', '2', '3', '8', '16']) {
    await page.locator('#converter-quantity').selectOption({ index: Number(quantity) });
    const field = page.getByRole('combobox').nth(1);
    await field.click();
    said.push(...(await page.locator('[role=listbox]:not([hidden]) li').allTextContents()));
    await field.press('Escape');
  }
  expect(said.length).toBeGreaterThan(200);
  // Dutch also has cups
  const foreign = said.map((text) => (lang === 'nl' ? text.replaceAll(/\bcups\b/g, '') : text));
  expect(foreign.filter((text) => english.test(text))).toEqual([]);
});
