import { convert } from '@units/engine';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { problemsOf } from '../../../scripts/page.ts';
import { fieldsOf, untilItReads } from '../../../scripts/converter-fields.ts';
import { stopTime, test, widgetUrl } from '../../../scripts/host.ts';

const frameOf = (query: Readonly<Record<string, string>>): string =>
  `<iframe src="${widgetUrl(query)}" title="Unit converter" width="360" height="420"></iframe>`;

const script = () => `<script type="module" src="${inject('service')}/widget/embed.js"></script>`;

describe('a plain frame in a page of another origin', () => {
  test('converts, and asks nothing of anybody else', async ({ page, host, problems, strays }) => {
    await page.goto(
      host.serve(`<iframe src="${widgetUrl({ value: '5', from: 'km', to: 'mi' })}" title="Unit converter"
        width="360" height="420" loading="lazy"></iframe>`),
    );
    const { to, from } = fieldsOf(page.frameLocator('iframe'));
    await expect.poll(() => to.inputValue()).toBe('3.106856');
    await from.fill('10');
    await expect.poll(() => to.inputValue()).toBe('6.213712');
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
    expect(strays).toEqual([]);
  });

  test('works under a path of a larger site, and asks for nothing beside it', async ({ page, problems }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const larger = `${inject('service')}/larger/`;
    await page.route(`${larger}**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('/larger/', '/') });
      await route.fulfill({ response });
    });
    await page.goto(widgetUrl({ value: '5', from: 'km', to: 'mi' }).replace('/widget/', '/larger/widget/'));
    const { to, from } = fieldsOf(page);
    await expect.poll(() => to.inputValue()).toBe('3.106856');
    await from.fill('10');
    await expect.poll(() => to.inputValue()).toBe('6.213712');
    expect(asked.filter((url) => !url.startsWith(larger) && !url.startsWith('data:'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('works without an origin of its own, without storage and without a right to the clipboard', async ({
    firstVisit: page,
    host,
  }) => {
    const problems = problemsOf(page);
    // The confirmation of copying is temporary
    await stopTime(page);
    await page.goto(
      host.serve(`<iframe sandbox="allow-scripts" src="${widgetUrl({ value: '5', from: 'km', to: 'mi' })}"
        title="Unit converter" width="360" height="420"></iframe><textarea aria-label="Paste"></textarea>`),
    );
    const frame = page.frameLocator('iframe');
    const { to, copy, fromUnit, options } = fieldsOf(frame);
    await expect.poll(() => to.inputValue()).toBe('3.106856');
    expect(await frame.locator('body').evaluate(() => origin)).toBe('null');
    await copy.click();
    await frame.getByRole('button', { name: 'Copied' }).waitFor();
    await page.getByLabel('Paste').press('ControlOrMeta+v');
    await expect.poll(() => page.getByLabel('Paste').inputValue()).toBe('3.1068559611866697');
    await fromUnit.fill('yard');
    await options.first().click();
    await expect.poll(() => fromUnit.inputValue()).toBe('yards');
    expect(problems).toEqual([]);
  });

  test('keeps converting when the network is gone before all of it has come', async ({ firstVisit: page, host }) => {
    const problems = problemsOf(page);
    // Otherwise the other scripts might already be loading when the network fails
    await stopTime(page);
    await page.goto(host.serve(frameOf({ lang: 'en' })));
    const { to, quantity, from, fromUnit } = fieldsOf(page.frameLocator('iframe'));
    await expect.poll(() => to.inputValue()).not.toBe('');
    await page.context().setOffline(true);
    const shown = await quantity.inputValue();
    // The units of other quantities come later: the list returns to the one that is shown
    await quantity.selectOption({ label: 'Temperature' });
    await expect.poll(() => quantity.inputValue()).toBe(shown);
    expect(await fromUnit.inputValue()).toBe('kilometers');
    await from.fill('2');
    await expect.poll(() => to.inputValue()).toBe('1.242742');
    // The browser says that the files of other quantities did not come
    expect(problems.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('keeps working when the network is gone', async ({ firstVisit: page, host }) => {
    const problems = problemsOf(page);
    await page.goto(host.serve(frameOf({ lang: 'en' })));
    const frame = page.frameLocator('iframe');
    const { to, quantity, from, fromUnit, options } = fieldsOf(frame);
    await untilItReads(frame);
    await page.context().setOffline(true);
    await quantity.selectOption({ label: 'Energy' });
    await fromUnit.fill('kilowatt hour');
    await options.first().click();
    await expect.poll(() => fromUnit.inputValue()).toBe('kilowatt hours');
    await from.fill('2');
    await expect.poll(() => to.inputValue()).toMatch(/^\d/);
    expect(problems).toEqual([]);
  });
});

/** Returns the difference between the height of the frame and the height of its content. */
const heightBeyondContent = async (page: Page): Promise<number> => {
  const measure = (element: Element): number => Math.ceil(element.getBoundingClientRect().height);
  const frame = await page.locator('iframe').first().evaluate(measure);
  return frame - (await page.frameLocator('iframe >> nth=0').locator('main').evaluate(measure));
};

describe('<units-converter>', () => {
  test('is a lazy frame with a title, as high as its content', async ({ page, host, problems, strays }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(
      host.serve(
        `${script()}<units-converter value="5" from="km" to="mi" lang="en"><a href="/">Convert</a></units-converter>`,
      ),
    );
    const element = page.locator('iframe');
    await expect.poll(() => element.getAttribute('loading')).toBe('lazy');
    await expect.poll(() => element.getAttribute('title')).toBe('Unit converter');
    const frame = page.frameLocator('iframe');
    await expect.poll(() => fieldsOf(frame).to.inputValue()).toBe('3.106856');
    await expect.poll(() => heightBeyondContent(page)).toBe(0);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect.poll(async () => (await element.boundingBox())?.height).toBeLessThan(350);
    await expect.poll(() => heightBeyondContent(page)).toBe(0);
    expect(await page.getByRole('link').count()).toBe(0);
    expect(problems).toEqual([]);
    expect(strays).toEqual([]);
  });

  test('follows its attributes, and says what is chosen', async ({ page, host }) => {
    await page.goto(host.serve(`${script()}<units-converter value="5" from="km" to="mi" lang="en"></units-converter>`));
    const { to, from } = fieldsOf(page.frameLocator('iframe'));
    await expect.poll(() => to.inputValue()).toBe('3.106856');
    await page.evaluate(() => {
      const element = document.querySelector('units-converter')!;
      element.addEventListener('change', ({ detail }: CustomEventInit) => (element.id = JSON.stringify(detail)));
    });
    const said = () => page.locator('units-converter').getAttribute('id');
    await from.fill('10');
    await expect.poll(said).toBe(`{"value":10,"from":"kilometer","to":"mile","result":${convert(10, 'km', 'mi')}}`);
    await page.locator('units-converter').evaluate((element) => {
      element.setAttribute('value', '20');
      element.setAttribute('to', 'ft');
    });
    await expect.poll(said).toBe(`{"value":20,"from":"kilometer","to":"foot","result":${convert(20, 'km', 'ft')}}`);
  });

  test('hears only its own frame', async ({ page, host }) => {
    await page.goto(host.serve(`${script()}<units-converter lang="en"></units-converter>`));
    await expect.poll(() => heightBeyondContent(page)).toBe(0);
    await page.evaluate(async () => {
      const message = { units: 1, type: 'resize', height: 999 };
      const other = document.createElement('iframe');
      other.srcdoc = `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`;
      const both = new Promise<void>((done) => {
        const sources = new Set<MessageEventSource | null>();
        addEventListener('message', ({ source, data }) => {
          if (data.height === message.height && sources.add(source).size === 2) done();
        });
      });
      postMessage(message, '*');
      document.body.append(other);
      await both;
    });
    await expect.poll(() => heightBeyondContent(page)).toBe(0);
  });
});

/** Sends a message until it shows: then the widget listens and has handled all earlier messages. */
const untilItHears = async (page: Page, to: string, name: string): Promise<void> => {
  const { toUnit } = fieldsOf(page.frameLocator('iframe >> nth=0'));
  const send = async () => {
    await page.evaluate((unit) => frames[0]?.postMessage({ units: 1, type: 'set', to: unit }, '*'), to);
    return toUnit.inputValue();
  };
  await expect.poll(send).toBe(name);
};

describe('messages to the widget', () => {
  /** Messages of another version and of another type, without a shape, and with values that are not units or numbers. */
  const messages = [
    { units: 2, type: 'set', value: '7' },
    { units: 1, type: 'get', value: '7' },
    'set',
    null,
    { units: 1, type: 'set', value: { toString: '7' } },
    { units: 1, type: 'set', from: 'x'.repeat(1000) },
  ];

  test('that are not of its protocol change nothing', async ({ page, host, problems }) => {
    await page.goto(host.serve(frameOf({ value: '5', lang: 'en' })));
    const { from, fromUnit } = fieldsOf(page.frameLocator('iframe'));
    await untilItHears(page, 'ft', 'feet');
    for (const message of messages) await page.evaluate((data) => frames[0]?.postMessage(data, '*'), message);
    await untilItHears(page, 'yd', 'yards');
    expect([await from.inputValue(), await fromUnit.inputValue()]).toEqual(['5', 'kilometers']);
    expect(problems).toEqual([]);
  });

  test('from another frame of the page change nothing', async ({ page, host }) => {
    await page.goto(
      host.serve(`<iframe src="${widgetUrl({ value: '5', lang: 'en' })}" title="Unit converter"></iframe>
        <iframe title="Another" srcdoc="<p>Another</p>"></iframe>`),
    );
    const { from } = fieldsOf(page.frameLocator('iframe >> nth=0'));
    await untilItHears(page, 'ft', 'feet');
    await page
      .frameLocator('iframe >> nth=1')
      .locator('body')
      .evaluate(() => {
        parent.frames[0]?.postMessage({ units: 1, type: 'set', value: '7' }, '*');
      });
    await untilItHears(page, 'yd', 'yards');
    expect(await from.inputValue()).toBe('5');
  });

  test('an unknown unit is answered in the widget, not by a blank', async ({ page, host }) => {
    await page.goto(host.serve(frameOf({ value: '5', lang: 'en' })));
    const { to, details } = fieldsOf(page.frameLocator('iframe'));
    await untilItHears(page, 'ft', 'feet');
    await page.evaluate(() => frames[0]?.postMessage({ units: 1, type: 'set', from: 'florp' }, '*'));
    await expect.poll(() => details.innerText()).toContain('florp');
    await expect.poll(() => to.inputValue()).toMatch(/^\d/);
  });
});
