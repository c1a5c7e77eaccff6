import { describe, expect } from 'vitest';
import { findings } from '../../../scripts/axe.ts';
import { holdBack, test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { watchTraffic } from './traffic.ts';

const box = '#lines';
const answers = '.paper ol li';

describe('the page of calculations', () => {
  test('comes with answers, and answers what is typed', async ({ page, problems }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || /sheet\?|\/query/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/sheet/');
    expect(await page.locator(answers).nth(1).innerText()).toBe('320 km');
    await page.locator(box).fill('a = 2 ft\na in cm\na / 7\na + 3 kg');
    await expect
      .poll(() => page.locator(answers).allInnerTexts())
      .toEqual(['2 ft', '60.96 cm', expect.stringMatching(/^≈ 0\.285714 ft$/), 'error']);
    await page.locator(box).press('Control+End');
    await expect.poll(() => page.locator('#line-said').innerText()).toMatch(/^Line 4: .*mass/);
    await expect.poll(() => page.locator('.pad [role=status]').first().innerText()).toMatch(/^Line 4: /);
    expect([asked, problems]).toEqual([[], []]);
  });

  test('keeps the text in an address that no server sees', async ({ page, problems }) => {
    await page.goto('/sheet/');
    const text = 'weight = 3 kg\nweight in lb // größer';
    await page.locator(box).fill(text);
    await expect.poll(() => page.url()).toMatch(/\/sheet\/#sheet=[\w-]+$/);
    const address = page.url();
    await page.goto('/about/');
    await page.goto(address);
    await expect.poll(() => page.locator(box).inputValue()).toBe(text);
    await expect.poll(() => page.locator(answers).nth(1).innerText()).toBe('≈ 6.61387 lb');
    // A truncated address shows the prerendered page
    await page.goto('/about/');
    await page.goto(address.slice(0, -9));
    await expect.poll(() => page.locator(answers).nth(1).innerText()).toBe('320 km');
    expect(problems).toEqual([]);
  });

  test('keeps what is typed before its scripts are there', async ({ page }) => {
    await page.goto('/sheet/');
    await page.locator(box).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7 km in m');
    await expect.poll(() => page.locator(answers).first().innerText()).toBe('7,000 m');
    expect(await page.locator(box).inputValue()).toBe('7 km in m');
  });

  test('answers calculations before what answers every question, and waits with other lines', async ({ page }) => {
    const release = await holdBack(page, /\/(?:sheet-answerer|load-speech)-/);
    await page.goto('/sheet/');
    await page.locator(box).fill('a = 2 ft\na in cm');
    await expect.poll(() => page.locator(answers).allInnerTexts()).toEqual(['2 ft', '60.96 cm']);
    await page.locator(box).fill('a = 2 ft\ntip 20% on 48');
    const busy = () => page.locator(answers).evaluateAll((all) => all.map((one) => one.ariaBusy));
    await expect.poll(busy).toEqual([null, 'true']);
    release();
    await expect.poll(() => page.locator(answers).allInnerTexts()).toEqual(['2 ft', '57.60']);
    expect(await busy()).toEqual([null, null]);
  });

  test('answers a plain line before the sheet is there, and marks the lines below', async ({ page }) => {
    const release = await holdBack(page, /\/calculations?-/);
    await page.goto('/sheet/');
    const lines = (await page.locator(box).inputValue()).split('\n');
    await page.locator(box).fill([...lines.slice(0, 2), '5 mi in km', ...lines.slice(2)].join('\n'));
    await expect.poll(() => page.locator(answers).nth(2).innerText()).toBe('8.04672 km');
    const busy = await page.locator(answers).evaluateAll((all) => all.map((one) => one.ariaBusy));
    expect(busy).toEqual([null, null, null, ...lines.slice(2).map(() => 'true')]);
    release();
    await expect.poll(() => page.locator('.paper [aria-busy]').count()).toBe(0);
    expect(await page.locator(answers).nth(2).innerText()).toBe('8.04672 km');
  });

  test('is copied as text and as Markdown', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/sheet/');
    await page.locator(box).fill('# Trip\n3 km in m');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(copied).toBe('# Trip\n3 km in m  = 3,000 m');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(copied).toBe('## Trip\n\n| | |\n| --- | ---: |\n| 3 km in m | 3,000 m |\n');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => page.locator(box).inputValue()).toBe('');
    expect(await page.locator(box).evaluate((element) => document.activeElement === element)).toBe(true);
  });

  test('says nothing of the lines before once it is cleared', async ({ page }) => {
    await page.goto('/sheet/');
    await page.locator(box).fill('a = 1\na + 3 kg');
    const said = page.locator('.pad [role=status]').first();
    await expect.poll(() => said.innerText()).toMatch(/^Line 2: /);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => said.innerText()).toBe('');
  });

  test('is printed with whole lines, and with the reason of an error', async ({ page }) => {
    await page.goto('/sheet/');
    const line = `${'a note of many words '.repeat(8)}5 kg + 3 m`;
    await page.locator(box).fill(`7 km in m\n${line}`);
    await expect.poll(() => page.locator(answers).allInnerTexts()).toEqual(['7,000 m', 'error']);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(box).isVisible()).toBe(false);
    const [written, reason] = await page
      .locator(answers)
      .nth(1)
      .evaluate((item) => ['::before', '::after'].map((part) => getComputedStyle(item, part).content));
    expect(written).toBe(JSON.stringify(line));
    expect(reason).toContain('not a unit');
    const isCut = await page
      .locator(answers)
      .evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth));
    expect(isCut).toBe(false);
  });

  test('answers without a network after the first visit', async ({ page }) => {
    await page.goto('/sheet/');
    // The context of the other tests has no workers
    const context = await page.context().browser()!.newContext();
    const visited = await context.newPage();
    await visited.goto(page.url());
    await visited.locator(box).fill('a = 2 ft\na in cm');
    await expect.poll(() => visited.locator(answers).nth(1).innerText()).toBe('60.96 cm');
    const uncached = async (): Promise<readonly string[]> => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const addresses = [location.pathname, ...scripts.map(({ name }) => name)];
      const found = await Promise.all(addresses.map((address) => caches.match(address)));
      return addresses.filter((_, index) => found[index] === undefined);
    };
    await expect.poll(() => visited.evaluate(uncached)).toEqual([]);
    await context.setOffline(true);
    await visited.reload();
    await visited.locator(box).fill('b = 3 ft\nb in cm');
    await expect.poll(() => visited.locator(answers).nth(1).innerText()).toBe('91.44 cm');
    await context.close();
  });

  const languages = [
    ['/sheet/', '22.4 L'],
    ['/de/sheet/', '22,4 Liter'],
    ['/es/sheet/', '22,4 litros'],
    ['/fr/sheet/', '22,4 litres'],
    ['/pt/sheet/', '22,4 litros'],
    ['/ja/sheet/', '22.4 リットル'],
  ] as const;

  test.for(sampleOf(languages))(
    '%s speaks its language, fits a phone and has no findings',
    async ([path, fuel], { page, problems }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      expect((await page.locator(answers).nth(2).innerText()).replace(/\s/g, ' ')).toBe(fuel);
      expect(await page.locator('.paper ol .wrong').count()).toBe(0);
      for (const isUsed of [false, true]) {
        if (isUsed) {
          await page.locator(box).fill('x = 3 km\nx + 2 kg\nx * 2');
          await expect.poll(() => page.locator('.paper ol .wrong').count()).toBe(1);
          await expect.poll(() => page.locator(answers).nth(2).innerText()).toMatch(/^6\s/);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect.poll(() => findings(page, colorScheme), { message: colorScheme }).toEqual([]);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test('loads its code before the first touch: first what answers a plain line, in few files', async ({
    firstVisit: page,
  }) => {
    const { asked, bytes, end } = await watchTraffic(page);
    const html = await (await page.goto('/sheet/'))!.text();
    const [later, next] = ['later', 'next'].map((part) =>
      new RegExp(`data-${part}="([^"]+)"`).exec(html)![1]!.split(' '),
    );
    await expect.poll(() => next!.every((file) => asked.some((url) => url.endsWith(file)))).toBe(true);
    await end();
    const sizeOf = async (files: readonly string[]): Promise<number> => {
      const all = files.map((file) => page.request.get(`/assets/${file}`));
      const sizes = await Promise.all(all.map(async (file) => Number((await file).headers()['content-length'])));
      return sizes.reduce((sum, size) => sum + size);
    };
    expect(later!.length).toBeLessThanOrEqual(9);
    expect(await sizeOf(later!)).toBeLessThanOrEqual(58_000);
    expect(later!.length + next!.length).toBeLessThanOrEqual(15);
    expect(bytes()).toBeLessThanOrEqual(233_100);
  });

  test('has each answer beside its line, also where lines are long', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sheet/');
    await page.locator(box).fill(`${'very long words '.repeat(20)}\n5 km in m\n3 ft in in`);
    await expect.poll(() => page.locator(answers).nth(1).innerText()).toBe('5,000 m');
    const [line, top] = await page.evaluate(() => {
      const lines = document.querySelector<HTMLTextAreaElement>('#lines')!;
      const { paddingBottom } = getComputedStyle(lines);
      const second = document.querySelectorAll('.paper ol li')[1]!.getBoundingClientRect().top;
      const height = second - lines.getBoundingClientRect().top;
      const [first] = lines.value.split('\n');
      // As high as the rows of the first line, with the padding
      const alone = lines.cloneNode() as HTMLTextAreaElement;
      alone.value = first!;
      alone.style.cssText = `position: absolute; height: 0; width: ${lines.offsetWidth}px`;
      lines.after(alone);
      return [alone.scrollHeight - Number.parseFloat(paddingBottom), height] as const;
    });
    expect(line).toBeGreaterThan(100);
    expect(Math.abs(line - top)).toBeLessThan(2);
  });

  test('shows answers of up to 40 characters whole beside their lines on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/sheet/');
    await page.locator(box).fill('9e7 kg * 9 m\n2^100\n2^3\n2^110');
    await expect.poll(() => page.locator(answers).nth(2).innerText()).toBe('8');
    const rowHeight = 13;
    const cut = await page
      .locator('.paper ol li > span')
      .evaluateAll(
        (all, row) =>
          all.flatMap((one) =>
            one.scrollHeight >= one.clientHeight + row || one.scrollWidth > one.clientWidth ? [one.textContent] : [],
          ),
        rowHeight,
      );
    // Longer ones end with an ellipsis, and the line below the sheet shows them whole
    expect(cut).toEqual([expect.stringMatching(/^1,298,074/)]);
    const heights = await page.locator(answers).evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights)).toEqual(new Set([26]));
  });
});
