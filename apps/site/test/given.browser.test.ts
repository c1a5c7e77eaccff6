import { ratio, readTypedRatio, toNumber, type Ratio } from '@units/engine/internal';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { test } from '../../../scripts/page.ts';
import { sampleOf } from '../../../scripts/sample.ts';

// Pages never change a given number: the test opens addresses with three hundred numbers and reads each back, digit by digit,
// wherever a page shows it or passes it on.

const count = 300;
/** The number of pages that are open at a time. */
const atOnce = 4;

/** Pages with the exact factor of their conversion. */
const kinds = [
  { path: '/kilometers-to-miles/', units: '', p: 15_625n, q: 25_146n, tag: 'en' },
  { path: '/length/', units: '&from=inch&to=centimeter', p: 127n, q: 50n, tag: 'en' },
  { path: '/mass/', units: '&from=pound&to=kilogram', p: 45_359_237n, q: 100_000_000n, tag: 'en' },
  { path: '/tools/convert/', units: '&from=hour&to=minute', p: 60n, q: 1n, tag: 'en' },
  { path: '/de/kilometers-to-miles/', units: '', p: 15_625n, q: 25_146n, tag: 'de' },
  { path: '/de/tools/convert/', units: '&from=hour&to=minute', p: 60n, q: 1n, tag: 'de' },
  { path: '/fr/mass/', units: '&from=pound&to=kilogram', p: 45_359_237n, q: 100_000_000n, tag: 'fr' },
  { path: '/ja/length/', units: '&from=inch&to=centimeter', p: 127n, q: 50n, tag: 'ja' },
  { path: '/substances/glucose/', units: '', p: 10_000n, q: 180_156n, tag: 'en' },
  { path: '/pt/ingredients/all-purpose-flour/', units: '&from=cup&to=gram', p: 125n, q: 1n, tag: 'pt' },
  { path: '/es/hours-to-minutes/', units: '', p: 60n, q: 1n, tag: 'es' },
  { path: '/ar/feet-to-centimeters/', units: '', p: 762n, q: 25n, tag: 'ar' },
  { path: '/hi/inches-to-centimeters/', units: '', p: 127n, q: 50n, tag: 'hi' },
] as const;

/** The marks for grouping and decimals. */
const marks = {
  en: [',', '.'],
  de: ['.', ','],
  es: ['.', ','],
  fr: ['\u202f', ','],
  ja: [',', '.'],
  pt: ['.', ','],
  ar: ['٬', '٫'],
  hi: [',', '.'],
} as const;

/** The mark before a minus in Arabic. */
const leftToRight = '\u200E';

/** The zeros of languages with digits of their own. */
const zeros: Readonly<Partial<Record<keyof typeof marks, string>>> = { ar: '٠', hi: '०' };

/** Returns a generator of the same pseudorandom choices at every run. */
const chooser = (seed: number) => {
  let state = BigInt(seed);
  return (below: number): number => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(below));
  };
};

interface Given {
  readonly address: string;
  readonly tag: keyof typeof marks;
  readonly exact: Ratio;
  readonly result: number;
}

const grouped = (whole: string, mark: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, mark);

/** Returns numbers of 1 to 17 digits with signs and exponents, in the notation of programs and of languages. */
const givenNumbers = (): readonly Given[] => {
  const next = chooser(28);
  return Array.from({ length: count }, (_, i) => {
    const { path, units, p, q, tag } = kinds[i % kinds.length]!;
    const digits = Array.from({ length: 1 + next(17) }, (__, at) => (at === 0 ? 1 + next(9) : next(10))).join('');
    const places = next(digits.length + 1);
    const whole = digits.slice(0, digits.length - places) || '0';
    const decimals = digits.slice(digits.length - places);
    const isNegative = next(5) === 0;
    const style = next(4);
    const exponent = style === 3 ? next(19) - 9 : 0;
    const [group, point] = marks[tag];
    const plain = whole + (decimals && `.${decimals}`);
    const zero = zeros[tag]?.codePointAt(0);
    const written = (grouped(whole, group) + (decimals && point + decimals)).replace(/\d/g, (digit) =>
      zero === undefined ? digit : String.fromCodePoint(zero + Number(digit)),
    );
    // Use the language's notation only if it is unambiguous
    const isOwn = style === 2 && whole.length > 3 && decimals.length > 0 && decimals.length !== 3;
    const minus = next(2) === 0 ? '-' : '−';
    const text = (isNegative ? minus : '') + (isOwn ? written : plain) + (exponent === 0 ? '' : `e${exponent}`);
    const [n, d] = [BigInt(whole + decimals) * (isNegative ? -1n : 1n), 10n ** BigInt(decimals.length)];
    const exact = exponent < 0 ? ratio(n, d * 10n ** BigInt(-exponent)) : ratio(n * 10n ** BigInt(exponent), d);
    return {
      address: `${path}?value=${encodeURIComponent(text)}${units}`,
      tag,
      exact,
      result: toNumber(ratio(exact.n * p, exact.d * q)),
    };
  });
};

/** Returns the number as the page shows it and passes it on, once the page is live and shows its own answer. */
const readBack = async (page: Page, address: string) => {
  await page.goto(address);
  return page.evaluate(async () => {
    const isSettled = (): boolean =>
      document.documentElement.dataset['scripts'] === 'live' && document.querySelector('[aria-busy]') === null;
    await new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (!isSettled()) return;
        observer.disconnect();
        done();
      });
      observer.observe(document, { attributes: true, childList: true, subtree: true });
      if (isSettled()) done();
    });
    const copiedBy = (name: RegExp): Promise<string> => {
      const copied = new Promise<string>((done) => {
        document.addEventListener('copy', () => done((document.activeElement as HTMLTextAreaElement).value), {
          once: true,
        });
      });
      const buttons = Array.from(document.querySelectorAll<HTMLButtonElement>('.card .actions button'));
      buttons.find(({ innerHTML }) => name.test(innerHTML))!.click();
      return copied;
    };
    const copied = await copiedBy(/icon-copy/);
    return {
      field: document.querySelector<HTMLInputElement>('#converter-from')!.value,
      said: document.querySelector('.headline span')!.textContent,
      address: new URLSearchParams(location.search).get('value')!,
      shared: new URL(await copiedBy(/icon-open/)).searchParams.get('value')!,
      copied,
    };
  });
};

test('given numbers stay as they are in field, headline, address, copies and shared links', async ({ shared }) => {
  const rest = sampleOf(givenNumbers()).values();
  const wrong: unknown[] = [];
  const work = async (): Promise<void> => {
    const page = await shared.newPage();
    for (const { address, tag, exact, result } of rest) {
      const back = await readBack(page, inject('service') + address);
      const same = (text: string, language: string): boolean => {
        const read = readTypedRatio(text.replace(leftToRight, '').replace('−', '-'), language);
        return read?.n === exact.n && read.d === exact.d;
      };
      const headline = /^[−\d.,\s×⁰¹²³⁴-⁹⁻]*[\d⁰¹²³⁴-⁹]/.exec(back.said.replace(leftToRight, ''))?.[0] ?? '';
      const isRight =
        same(back.field, tag) &&
        same(headline, tag) &&
        same(back.address, 'en') &&
        same(back.shared, 'en') &&
        Number(back.copied.replace(',', '.')) === result;
      if (!isRight) wrong.push({ given: address, ...back, result });
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(wrong).toEqual([]);
}, 300_000);

/** Pages with fields other than a converter's, and the parameter of the address with the number. */
const fields = [
  { path: '/', parameter: 'q', field: '#q', says: (text: string) => `${text} km in mi` },
  { path: '/tools/tip/', parameter: 'subtotal', field: '#subtotal', says: (text: string) => text },
  { path: '/de/tools/loan/', parameter: 'principal', field: '#principal', says: (text: string) => text },
  { path: '/tools/bmi/', parameter: 'weight', field: '#weight', says: (text: string) => text },
  { path: '/sheet/', parameter: 'text', field: '#lines', says: (text: string) => `a = ${text}\na * 2` },
] as const;

test(
  'a given number stays as it is in the fields of questions, calculators and sheets',
  { timeout: 180_000 },
  async ({ page }) => {
    const next = chooser(29);
    for (const { path, parameter, field, says } of fields) {
      for (let round = 0; round < 3; round++) {
        const digits = Array.from({ length: 2 + next(15) }, () => 1 + next(9)).join('');
        const text = says(path.startsWith('/de/') ? digits : `${digits.slice(0, 1)}.${digits.slice(1)}`);
        await page.goto(`${path}?${new URLSearchParams({ [parameter]: text })}`);
        await expect.poll(() => page.locator('html').getAttribute('data-scripts')).toBe('live');
        await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
        expect(await page.locator(field).inputValue()).toBe(text);
        expect(new URL(page.url()).searchParams.get(parameter)).toBe(text);
      }
    }
  },
);
