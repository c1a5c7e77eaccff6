import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** What axe finds wrong in a page or a frame, each in a line. */
export const findings = async (page: Page | Frame): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof import('axe-core') }).axe.run());
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`);
};
