import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openShared, problemsOf, test as base } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

// Tests pages with one script that fails or loads late, for each script of a kind of page. The page still answers, or
// it says that it is late and shows its button, which the server answers. It never shows an old answer as the answer to
// a new text.

const test = base.extend('phones', { scope: 'file' }, ({ browser }) =>
  // A region whose forms do not start with pounds and inches, because those need a script
  openShared(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }),
);

interface Kind {
  readonly path: string;
  readonly field: string;
  readonly text: string;
  /** The element that shows the answer, and its text. */
  readonly shows: string;
  readonly answer: RegExp;
}

const kinds: readonly Kind[] = [
  { path: '/', field: '#q', text: '5 km in mi', shows: '.replied', answer: /3\.106856 miles/ },
  { path: '/kilometers-to-miles/', field: '#converter-from', text: '42', shows: '.headline', answer: /26\.09759/ },
  { path: '/substances/glucose/', field: '#converter-from', text: '42', shows: '.headline', answer: /2\.331313/ },
  { path: '/tools/tip/', field: '#subtotal', text: '42', shows: '.answer', answer: /49\.56/ },
  { path: '/tools/paint/', field: '#area', text: '100', shows: '.answer', answer: /19 L/ },
  { path: '/tools/bmi/', field: '#weight', text: '80', shows: '.answer', answer: /26\.1/ },
  { path: '/sheet/', field: '#lines', text: '2 km in m', shows: '.paper > ol', answer: /^2,000 m\s*$/ },
  { path: '/tools/', field: '#filter', text: '5 km in mi', shows: '#reply', answer: /3\.106856 miles/ },
];

/** The most scripts that are removed on one kind of page, one after another from the first to the last. */
const most = 7;
/** The number of pages that are open at a time. */
const atOnce = 4;

interface Seen {
  readonly text: string;
  readonly isOld: boolean;
  readonly saysLate: boolean;
  readonly hasButton: boolean;
}

const button = 'main :is(.submit, form.ask button[type="submit"])';

const look = (page: Page, shows: string): Promise<Seen> =>
  page.evaluate(
    ([selector, submit]) => {
      const isSeen = (one: string): boolean =>
        Array.from(document.querySelectorAll(one)).some((element) => element.getClientRects().length > 0);
      const all = Array.from(document.querySelectorAll<HTMLElement>(selector!));
      const shown = all.find((element) => !element.closest('[aria-busy]')) ?? all[0];
      // Dimmed by itself or by an ancestor
      const isDim = (start: Element | null): boolean => {
        for (let one = start; one; one = one.parentElement) if (Number(getComputedStyle(one).opacity) < 1) return true;
        return false;
      };
      return {
        text: shown?.innerText ?? '',
        isOld: shown !== undefined && (isDim(shown) || isDim(shown.querySelector('.headline'))),
        saysLate: isSeen('.late'),
        hasButton: isSeen(submit!),
      };
    },
    [shows, button],
  );

/** Returns the scripts that a page loads until it answers. */
const scriptsOf = async (context: BrowserContext, { path, field, text, shows, answer }: Kind) => {
  const page = await context.newPage();
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|\/index\.json$/.test(pathname)) names.add(pathname);
  });
  await page.goto(path);
  await page.locator(field).fill(text);
  await expect.poll(async () => (await look(page, shows)).text).toMatch(answer);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...names];
};

type Mode = 'fails' | 'is late';

/** Lists the errors of a page without one of its scripts. */
const faultsWithout = async (
  context: BrowserContext,
  kind: Kind,
  name: string,
  mode: Mode,
): Promise<readonly string[]> => {
  const { path, field, text, shows, answer } = kind;
  const page = await context.newPage();
  const problems = problemsOf(page).values();
  await page.route(
    ({ pathname }) => pathname === name,
    // A late script never loads during the test
    (route) => (mode === 'fails' ? route.abort() : undefined),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(field).waitFor();
  // Nothing is painted before the stylesheet is loaded
  await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--accent') !== '');
  await page.locator(field).fill(text);
  const faults = new Set<string>();
  const isRight = ({ text: told, isOld }: Seen): boolean => answer.test(told) && !isOld;
  let seen = await look(page, shows);
  const isDone = async (): Promise<boolean> => {
    seen = await look(page, shows);
    if (!answer.test(seen.text) && seen.text.trim() !== '' && !seen.isOld)
      faults.add(`shows "${seen.text.slice(0, 40)}"`);
    return isRight(seen) || (seen.saysLate && seen.hasButton);
  };
  await expect
    .poll(isDone)
    .toBe(true)
    .catch(() => faults.add(seen.saysLate ? 'has no button' : 'says nothing'));
  if (!isRight(seen) && seen.hasButton) {
    await page.locator(button).filter({ visible: true }).first().click();
    // If the answer is loaded meanwhile, the button of the home page opens the page with details
    const isAnswered = async (): Promise<boolean> =>
      isRight(await look(page, shows)) || answer.test((await look(page, 'main .headline')).text);
    await expect
      .poll(isAnswered)
      .toBe(true)
      .catch(() => faults.add('is not answered by the server'));
  }
  for (const problem of problems) if (!problem.startsWith('Failed to load resource')) faults.add(problem);
  await page.close();
  return Array.from(faults, (fault) => `${path} ${fault} where ${name} ${mode}`);
};

describe('a script that fails or is late', () => {
  test.for(sampleOf(kinds))(
    'shows its sentence and a button that the server answers: $path',
    { timeout: 180_000 },
    async (kind, { phones }) => {
      const names = await scriptsOf(phones, kind);
      const step = Math.max(1, (names.length - 1) / (most - 1));
      const chosen = names.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
      const cases: [string, Mode][] = chosen.map((name) => [name, 'fails']);
      // A late script costs seconds
      const rest = [...cases, [chosen.at(-1)!, 'is late'] as const].values();
      const faults: string[] = [];
      const work = async (): Promise<void> => {
        for (const [name, mode] of rest) faults.push(...(await faultsWithout(phones, kind, name, mode)));
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      expect(faults).toEqual([]);
    },
  );
});
