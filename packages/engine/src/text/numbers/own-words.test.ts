import { expect, test } from 'vitest';
import { localeOf } from '../../../fixtures/locale.ts';
import '../../ask.ts';
import { catalogue } from '../catalogue.ts';
import { Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeSource } from '../span.ts';
import { folded } from './own-cardinals.ts';
import { readNumeral } from './number.ts';

const tags = ['ar', 'de', 'es', 'fa', 'fr', 'hi', 'it', 'nl', 'pl', 'pt', 'ru', 'tr'];

test.each(tags)('a multiplier without its accents, and in capitals, multiplies as with them: %s', async (tag) => {
  const lexicon = catalogue.in(await localeOf(tag));
  const numberIn = (text: string): bigint | undefined => {
    const number = readNumeral(makeSource(text, lexicon), 0, undefined);
    return number && !(number instanceof Diagnostic) ? number.value.n : undefined;
  };
  const words = Array.from(lexicon.vocabulary!.counts.keys());
  expect(words.length).toBeGreaterThan(5);
  // Capitals of ß are two letters
  for (const word of words.filter((one) => !one.includes('ß'))) {
    const written = numberIn(`3 ${word} x`);
    expect([word, numberIn(`3 ${folded(word)} x`), numberIn(`3 ${word.toUpperCase()} x`)]).toEqual([
      word,
      written,
      written,
    ]);
  }
});
