import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../../scripts/page.ts';

// Types numbers on three kinds of pages. Each number is shown as typed, and each result is the correct rounding of the
// exact result, which this test calculates in integers without the engine.

const perPage = 100;

/** Returns the same pseudorandom numbers at every run, with the decimal point at any place. */
const typedNumbers = (seed: number, mostDigits: number, mostDecimals: number): readonly string[] => {
  let state = BigInt(seed);
  const next = (below: number): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(below));
  };
  return Array.from({ length: perPage }, () => {
    const digits = Array.from({ length: 1 + next(mostDigits) }, (_, i) => (i === 0 ? 1 + next(9) : next(10))).join('');
    const decimals = next(Math.min(mostDecimals, digits.length) + 1);
    const whole = digits.slice(0, digits.length - decimals) || '0';
    return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  });
};

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

const written = (text: string): string => {
  const [whole = '', decimals] = text.split('.');
  return grouped(whole) + (decimals === undefined ? '' : `.${decimals}`);
};

/** Returns n/d as text, rounded half up to the given number of decimals. */
const roundedTo = (n: bigint, d: bigint, decimals: number): string => {
  const scaled = (2n * n * 10n ** BigInt(decimals) + d) / (2n * d);
  const digits = String(scaled).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Returns a typed number times p/q as n/d. */
const times = (text: string, p: bigint, q: bigint): readonly [bigint, bigint] => {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals) * p, 10n ** BigInt(decimals.length) * q];
};

/** Returns seven significant digits, or all digits before the point if there are more. */
const readable = ([n, d]: readonly [bigint, bigint]): string => {
  const whole = String(n / d);
  let decimals = n >= d ? Math.max(0, 7 - whole.length) : 7;
  if (n < d) while (n * 10n ** BigInt(decimals - 6) < d) decimals += 1;
  return written(
    roundedTo(n, d, decimals)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  );
};

interface Shown {
  readonly typed: string;
  readonly said: string;
  readonly result: string;
}

/** Types each text into a field and returns what the page shows after it. */
const type = (page: Page, field: string, texts: readonly string[]): Promise<readonly Shown[]> =>
  page.evaluate(
    async ([selector, all]) => {
      const input = document.querySelector<HTMLInputElement>(selector)!;
      const shown: Shown[] = [];
      for (const typed of all) {
        input.value = typed;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => {
          requestAnimationFrame(() => setTimeout(done));
        });
        const [said, result] = ['.headline span', '.headline strong'].map(
          (part) => document.querySelector(part)!.textContent,
        ) as [string, string];
        shown.push({ typed, said, result });
      }
      return shown;
    },
    [field, texts] as const,
  );

test.for([
  ['/kilometers-to-miles/', 15_625n, 25_146n, 1],
  ['/length/?from=inch&to=centimeter', 127n, 50n, 2],
] as const)('%s: what is typed is shown again, and rounded right', async ([path, p, q, seed], { page, problems }) => {
  await page.goto(path);
  await page.locator('#converter-from').fill('2');
  await expect.poll(() => page.locator('.headline span').innerText()).toMatch(/^2 /);
  const texts = typedNumbers(seed, 13, 6).filter((text) => Number(text) >= 0.001);
  const shown = await type(page, '#converter-from', texts);
  expect(shown.map(({ said }) => said.split(' ')[0])).toEqual(texts.map(written));
  expect(shown.map(({ result }) => result.split(' ')[0])).toEqual(texts.map((text) => readable(times(text, p, q))));
  expect(shown.length).toBeGreaterThan(90);
  expect(problems).toEqual([]);
});

test('/tools/tip/: what is typed stays, and the total is right to the cent', async ({ page, problems }) => {
  await page.goto('/tools/tip/');
  const headline = page.locator('.headline strong');
  await page.locator('#people').fill('1');
  await page.locator('#subtotal').fill('10');
  await expect.poll(() => headline.innerText()).toBe('11.80');
  const texts = typedNumbers(3, 9, 2);
  const shown = await type(page, '#subtotal', texts);
  expect(shown.map(({ result }) => result)).toEqual(
    texts.map((text) => {
      const [n, d] = times(text, 118n, 100n);
      return written(roundedTo(n, d, 2));
    }),
  );
  expect(await page.locator('#subtotal').inputValue()).toBe(texts.at(-1));
  expect(problems).toEqual([]);
});

test('typing moves nothing above the form, and keeps heading and title', async ({ page }) => {
  for (const [path, field] of [
    ['/kilometers-to-miles/', '#converter-from'],
    ['/volume/', '#converter-from'],
    ['/tools/tip/', '#subtotal'],
  ] as const) {
    await page.goto(path);
    const heading = async () => ({
      title: await page.title(),
      text: await page.locator('h1').innerText(),
      place: await page.locator('h1').boundingBox(),
      field: await page.locator(field).boundingBox(),
    });
    const before = await heading();
    for (const text of ['1', '12345678.9', '0.00001', 'nothing', '-3', '7']) {
      await page.locator(field).fill(text);
      expect(await heading()).toEqual(before);
    }
  }
});

test('the marker of the ruler is moved by hand and by keys, and the picture beside it follows', async ({
  page,
  problems,
}) => {
  await page.goto('/area/?from=square-meter&to=square-foot');
  const from = page.locator('#converter-from');
  const ruler = page.locator('.ruler input');
  const marker = page.locator('.ruler circle.marker');
  const beside = page.locator('#beside');
  await from.fill('20');
  await expect.poll(() => beside.innerText()).toMatch(/^≈ 1\.6 × parking space/);
  await ruler.scrollIntoViewIfNeeded();
  const box = (await marker.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 5 });
  // The marker stays under the pointer, and the scale does not move
  const distance = async (): Promise<number> => {
    const moved = (await marker.boundingBox())!;
    return Math.abs(moved.x + moved.width / 2 - (x - 150));
  };
  await expect.poll(distance).toBeLessThan(12);
  await page.mouse.up();
  const dragged = Number(await from.inputValue());
  expect(dragged).toBeGreaterThan(5);
  expect(dragged).toBeLessThan(18);
  await expect.poll(() => beside.innerText()).not.toMatch(/^≈ 1\.6 ×/);
  await expect.poll(() => page.locator('.headline span').innerText()).toBe(`${dragged} square meters ≈`);

  await ruler.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await from.inputValue())).toBeGreaterThan(dragged);
  await page.keyboard.press('Home');
  await expect.poll(() => from.inputValue()).toBe('0');
  await expect.poll(() => ruler.getAttribute('aria-valuetext')).toBe('0 square meters');
  // No known thing has size zero
  await expect.poll(() => beside.count()).toBe(0);
  expect(problems).toEqual([]);
});
