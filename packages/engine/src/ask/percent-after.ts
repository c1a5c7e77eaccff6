import { alternatives } from '../languages/words.ts';
import { oncePer } from '../model/remember.ts';
import type { Roles } from '../model/speech.ts';
import { withPlain, type Span } from '../text/span.ts';

const signBefore = /(?<!\d\s?)%(\d+(?:[.,]\d+)*)(?!\s?%)/g;

/** The same where the sign stands before its number, also after another number: 850 %30. */
const signGlued = /(?<!\d)%(\d+(?:[.,]\d+)*)(?!\s?%)/g;

const percentBefore = oncePer(
  (words: readonly string[]) => new RegExp(`(?:${alternatives(words)})\\s?(\\d[\\d.,]*)`, 'giu'),
);

const percentAfter = oncePer(
  (words: readonly string[]) => new RegExp(`(?<=\\d)\\s?(?:${alternatives(words)})(?![\\p{L}\\p{M}])`, 'giu'),
);

const percentAsked = oncePer(
  (words: readonly string[]) => new RegExp(`(?<=\\d\\s)(?:${alternatives(words)})(?=\\s\\p{L})`, 'giu'),
);

/** Returns a text with the sign of percent after its number: `%20`, `yüzde 20`, `۲۰ درصدش`. */
export const withPercentAfter = (source: Span, { percentBefore: words, percent = [] }: Roles): Span => {
  const signed = source.plain.replace(words ? signGlued : signBefore, '$1%');
  const write = (text: string, number: string): string => `${number}%`.padStart(text.length);
  if (!words)
    return withPlain(
      source,
      signed.replace(percentAfter(percent), ({ length }) => '%'.padStart(length)),
    );
  // 16000 yüzde kaç asks for a percentage
  const asking = signed.replace(percentAsked(words), ({ length }) => ',%'.padEnd(length));
  return withPlain(source, asking.replace(percentBefore(words), write));
};
