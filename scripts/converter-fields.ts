import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the elements of a converter with English words. */
export const fieldsOf = (page: Page | FrameLocator) => ({
  from: page.getByLabel('From', { exact: true }),
  to: page.getByLabel('To', { exact: true }),
  fromUnit: page.getByRole('combobox', { name: 'From: unit' }),
  toUnit: page.getByRole('combobox', { name: 'To: unit' }),
  quantity: page.getByRole('combobox', { name: 'Quantity' }),
  swap: page.getByRole('button', { name: 'Swap units' }),
  copy: page.getByRole('button', { name: 'Copy result' }),
  details: page.locator('.details'),
  /** The options of the unit pickers. The choice of quantity is a native select. */
  options: page.locator('[role=option]'),
});

/** Waits until the widget has loaded its reader, by typing a text that needs it. */
export const untilItReads = async (page: Page | FrameLocator): Promise<void> => {
  const { from, details } = fieldsOf(page);
  await from.fill('five');
  await expect.poll(() => details.innerText()).toBe('Enter a number, for example 0.25 or 3 1/2.');
};
