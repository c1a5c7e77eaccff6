import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose findings depend on the color scheme. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * Lists the problems that axe finds in a page, one per line. In the dark scheme, after the light one, only the colors
 * are judged.
 */
export const findings = async (page: Page, scheme: 'light' | 'dark' = 'light'): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      // Only violations, because axe would also describe every passed rule at length.
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    scheme === 'dark' ? ofColors : undefined,
  );
};
