import de from '@units/engine/locales/de';
import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../src/question/language.ts';
import { languageOfPage } from '../src/rewrite/prose.ts';
import { rewriteFile } from '../src/rewrite/run.ts';

const metric = { system: 'metric' } as const;

describe('Markdown', () => {
  test('has its prose rewritten, and nothing else', () => {
    const text = [
      '---',
      'title: 5 miles',
      '---',
      '# A 6-foot fence',
      '',
      'Walk *10 miles* or `5 ft`, see [5 feet](https://example.org/5-feet "6 feet") and ![3 feet](a.png).',
      '',
      '    12 inches',
      '',
      '```',
      '5 ft',
      '```',
      '',
      '<img width="5 ft">',
      '',
      '- 12 oz of flour',
      '',
    ].join('\n');
    expect(rewriteFile(text, 'markdown', metric)).toBe(
      text
        .replace('A 6-foot fence', 'A 1.8-meter fence')
        .replace('*10 miles*', '*16 kilometers*')
        .replace('- 12 oz of', '- 340 g of'),
    );
  });

  test('keeps its line ends and every other byte', () => {
    const text = 'A  \r\nline\t— *with* 3 in a row &amp; more\r\n\r\n***\r\n';
    expect(rewriteFile(text, 'markdown', metric)).toBe(text);
  });
});

test('code between tags in a paragraph of Markdown stays, and so do formulas', () => {
  const text = 'Press <kbd>5 in</kbd>, type <code>5 miles</code>, $$ x = 5 ft $$.\n';
  expect(rewriteFile(text, 'markdown', metric)).toBe(text);
  expect(rewriteFile('<b>5 ft</b> wide\n', 'markdown', metric)).toBe('<b>1.5 m</b> wide\n');
});

describe('HTML', () => {
  test('of another language than its page, and what is not to be translated, stays', () => {
    const text =
      '<html lang="en"><p translate="no">5 ft</p><p lang="de">3,5 Meilen</p><units-amount value="5" unit="mile">5 miles</units-amount>';
    expect(rewriteFile(text, 'html', metric)).toBe(text);
    expect(rewriteFile('<p lang="en-GB">5 ft</p>', 'html', metric)).toBe('<p lang="en-GB">1.5 m</p>');
    expect(rewriteFile('<p lang="de">Noch 3,5 Meilen</p>', 'html', { ...metric, locale: de })).toContain('5,6');
  });

  test('says its language', () => {
    expect(languageOfPage('<!doctype html><html class="a" lang="de-AT"><p lang="fr">')).toBe('de-AT');
    expect(languageOfPage('<p lang="fr">')).toBeUndefined();
  });

  test('has its prose rewritten, and nothing else', () => {
    const text = [
      '<!doctype html><title>5 ft</title><style>p { width: 5in }</style>',
      '<p title="5 feet">Walk <b>10 miles</b> &amp; <a href="/5-ft">5 ft</a>.<code>5 ft</code>',
      '<pre>5 ft</pre><script>const a = "5 ft";</script><!-- 5 ft --><td>12 oz',
    ].join('\n');
    expect(rewriteFile(text, 'html', metric)).toBe(text.replace('10 miles', '16 kilometers').replace('12 oz', '340 g'));
  });
});

test('plain text is prose throughout', () => {
  expect(rewriteFile('a 6-foot man\n', 'text', { ...metric, mode: 'beside' })).toBe('a 6-foot (1.8-meter) man\n');
});

test('a region writes its numbers in its own way', async () => {
  const inRegion = async (tag: string): Promise<string> =>
    rewriteFile('1,500 metros', 'text', { system: 'us', locale: await loadLanguage(tag) });
  expect(await inRegion('es-MX')).toMatch(/^4,900/);
  expect(await inRegion('es')).toMatch(/^4,9/);
});
