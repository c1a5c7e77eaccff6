import { expect, test } from 'vitest';
import { ask } from '../../ask.ts';
import fa from '../../generated/locales/fa.ts';

test.each(['۱/۵ متر به سانتی‌متر', '3/75 کیلو به گرم', '۱/۲ متر چند سانت است'])(
  '%s is refused with both readings',
  (text) => {
    expect(() => ask(text, { locale: fa })).toThrow(
      expect.objectContaining({
        code: 'ambiguous-number',
        suggestions: [expect.stringMatching(/^\d\.\d+$/), expect.stringMatching(/^\d \/ \d+$/)],
      }),
    );
  },
);

test.each([
  ['½ متر به سانتی‌متر', 50],
  ['۱ / ۲ متر به سانتی‌متر', 50],
  ['۱٫۵ متر به سانتی‌متر', 150],
])('%s is %s', (text, result) => {
  expect(ask(text, { locale: fa }).result).toBe(result);
});
