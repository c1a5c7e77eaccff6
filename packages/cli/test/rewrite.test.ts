import { describe, expect, test } from 'vitest';
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

describe('HTML', () => {
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
