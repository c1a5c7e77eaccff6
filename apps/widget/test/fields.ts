import type { FrameLocator, Page } from 'playwright-core';

/** The parts of a widget that shows its words in English. */
export const fieldsOf = (page: Page | FrameLocator) => ({
  from: page.getByLabel('From', { exact: true }),
  to: page.getByLabel('To', { exact: true }),
  fromUnit: page.getByRole('combobox', { name: 'From: unit' }),
  toUnit: page.getByRole('combobox', { name: 'To: unit' }),
  quantity: page.getByRole('combobox', { name: 'Quantity' }),
  swap: page.getByRole('button', { name: 'Swap units' }),
  copy: page.getByRole('button', { name: 'Copy result' }),
  details: page.locator('.details'),
  /** Of the pickers; the choice of quantity has its own. */
  options: page.locator('[role=option]'),
});
