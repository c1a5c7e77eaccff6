import { describe, expect } from 'vitest';
import { test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

describe('the page of physical constants', () => {
  const names = [
    ['/constants/', 'Elementary charge, e', '1.602176634e-19 C'],
    ['/de/constants/', 'Elementarladung, e', '1,602176634e-19 C'],
    ['/fr/constants/', 'Charge élémentaire, e', '1,602176634e-19 C'],
    ['/es/constants/', 'Carga elemental, e', '1,602176634e-19 C'],
    ['/pt/constants/', 'Carga elementar, e', '1,602176634e-19 C'],
    ['/ja/constants/', '電気素量、e', '1.602176634e-19 C'],
  ] as const;

  test.for(sampleOf(names))(
    '%s names a constant in its language and copies its value',
    async ([path, name, value], { page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const row = page.locator('#elementary-charge');
      expect(await row.locator('a').innerText()).toBe(name);
      expect(await row.locator('code').innerText()).toBe(value.replace('e-19', '×10⁻¹⁹'));
      await row.getByRole('button').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      await expect.poll(() => page.locator('#copied').innerText()).not.toBe('');
    },
  );

  test('a question of the page has an answer with its uncertainty', async ({ page }) => {
    for (const path of sampleOf(['/constants/', '/de/constants/', '/ja/constants/'])) {
      await page.goto(path);
      await page.locator('section[aria-labelledby=notation] a').first().click();
      await expect.poll(() => page.locator('.reply strong').innerText()).toMatch(/11[.,]02\(44\)/);
    }
  });
});
