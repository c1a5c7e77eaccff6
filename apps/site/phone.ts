// `pnpm --filter @units/site phone [address] [rounds] [languages, as de,ja]` measures how soon pages of a running
// service answer on a slow phone, and compares with the goals. It is not a part of `npm test`: times depend on the
// machine, so run it on an idle one. The tests check requests and bytes.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { findBrowser, launch } from '../../scripts/browser.ts';
import { tags, type Tag } from './src/language.ts';

const [address = 'http://localhost:8000', rounds = '3', languages = ''] = process.argv.slice(2);

/** Slow 4G: 1.6 Mbit/s, and 150 ms until the first byte. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

interface Task {
  readonly name: string;
  readonly path: string;
  /** The element to tap, and the text to type into it. */
  readonly tapped: string;
  readonly typed: string;
  /** The element that shows the answer, and its expected text. */
  readonly shows: string;
  readonly answer: string;
  /** The most milliseconds from the tap to the answer. */
  readonly within: number;
  /** The most requests after the tap. */
  readonly requests: number;
  /** The most bytes, including the first view. */
  readonly bytes: number;
}

/** A question that every language answers, and its answer as the language writes it. */
const question = '5 km in mi';
const written = (value: number, tag: Tag): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }).format(value);

const inLanguage = (tag: Tag): readonly Task[] => {
  const start = tag === 'en' ? '/' : `/${tag}/`;
  const limits = { within: 1000, requests: 12, bytes: 120_000 };
  const pair = { path: `${start}kilometers-to-miles/`, ...limits, requests: 6 };
  return [
    {
      ...limits,
      name: 'home answers',
      path: start,
      tapped: '#q',
      typed: question,
      shows: '.reply strong',
      answer: written(3.106856, tag),
    },
    {
      ...pair,
      name: 'a pair answers',
      tapped: '#converter-from',
      typed: '7',
      shows: '.headline',
      answer: written(4.349598, tag),
    },
    {
      ...pair,
      name: 'a list opens',
      tapped: '#converter-to-unit',
      typed: '',
      shows: '[role=listbox]:not([hidden]) [role=option]:nth-child(3)',
      answer: '',
      within: 300,
    },
    {
      ...limits,
      name: 'a calculator answers',
      path: `${start}tools/percentage/`,
      tapped: '#x',
      typed: '7',
      shows: '.headline',
      answer: written(1.3993, tag),
      requests: 8,
    },
    {
      ...limits,
      name: 'a sheet answers',
      path: `${start}sheet/`,
      tapped: '#lines',
      typed: `\n${question}\n`,
      shows: '.paper ol li',
      answer: written(3.10686, tag),
    },
  ].map((task) => ({ ...task, name: `${tag} ${task.name}` }));
};

const tasks = (languages === '' ? tags : tags.filter((tag) => languages.split(',').includes(tag))).flatMap(inLanguage);

interface Taken {
  readonly time: number;
  readonly requests: number;
  readonly bytes: number;
  /**
   * Milliseconds of processor time that the page's thread takes from the tap to the answer, at the speed of a phone.
   */
  readonly processor: number;
}

/**
 * Stores in `window.taken` the time from the first tap until an element shows its answer, the files that the page
 * received in that time, and all bytes up to the answer. What arrives later belongs to the next question.
 */
const watch = ({ shows, answer }: Pick<Task, 'shows' | 'answer'>): void => {
  const began = performance.now();
  let tapped = 0;
  addEventListener('pointerdown', () => (tapped ||= performance.now()), { capture: true });
  const look = (): void => {
    const isThere = Array.from(document.querySelectorAll<HTMLElement>(shows)).some(
      (element) => element.textContent.includes(answer) && !element.closest('[aria-busy]'),
    );
    if (tapped === 0 || !isThere) {
      requestAnimationFrame(look);
      return;
    }
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as const;
    const received = (files as readonly PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
    const requests = received.filter(({ startTime }) => startTime >= began).length;
    const bytes = received.reduce((sum, { transferSize }) => sum + transferSize, 0);
    Object.assign(window, { taken: { time: performance.now() - tapped, requests, bytes } });
  };
  requestAnimationFrame(look);
};

const processorOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
};

const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 200))));

const take = async (browser: Browser, task: Task, isSlow: boolean): Promise<Taken> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(task.path, { waitUntil: 'load' });
  await untilIdle(page);
  await page.evaluate(watch, task);
  const before = await processorOf(session);
  await page.locator(task.tapped).tap();
  await page.keyboard.type(task.typed);
  const answered = await page.waitForFunction(
    () => Reflect.get(window, 'taken') as Omit<Taken, 'processor'> | undefined,
  );
  const taken = {
    ...(await answered.jsonValue())!,
    processor: ((await processorOf(session)) - before) * slowdown,
  };
  await context.close();
  return taken;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const browser = await launch(await findBrowser());
let isBelow = false;
const told = (value: number, most: number, unit: string): string => {
  isBelow ||= value > most;
  return `${Math.round(value)}${unit}${value > most ? ` (goal ${most})` : ''}`;
};
for (const task of tasks) {
  const runs: Taken[] = [];
  for (let round = 0; round < Number(rounds); round++) runs.push(await take(browser, task, true));
  const { processor } = await take(browser, task, false);
  const row = [
    told(median(runs.map(({ time }) => time)), task.within, ' ms'),
    told(runs.at(-1)!.requests, task.requests, ' requests'),
    told(runs.at(-1)!.bytes / 1000, task.bytes / 1000, ' kB'),
    `${Math.round(processor)} ms of the processor, ${slowdown} times slower`,
  ];
  console.log(`${task.name.padEnd(24)} ${row.join('  ')}`);
}
await browser.close();
process.exitCode = isBelow ? 1 : 0;
