import { expect, test, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { makeSource, readOnce, span, withMeanings } from './span.ts';

const text = makeSource('5 km and 5 km', catalogue);

test('a reader reads a span once, also as part of another span', () => {
  const read = vi.fn<() => undefined>(() => undefined);
  readOnce(span(text, 0, 4), 'test', read);
  readOnce(span(span(text, 0, 8), 0, 4), 'test', read);
  expect(read).toHaveBeenCalledTimes(1);
});

test('another reader and the same words at another place are read again', () => {
  const read = vi.fn<() => number>(() => 1);
  readOnce(span(text, 0, 4), 'a', read);
  readOnce(span(text, 0, 4), 'b', read);
  readOnce(span(text, 9, 13), 'a', read);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a span in which words have other meanings is read again', () => {
  const other = withMeanings(text, { lexicon: catalogue.forMistyped });
  expect(readOnce(span(text, 0, 4), 'meaning', () => 'strict')).toBe('strict');
  expect(readOnce(span(other, 0, 4), 'meaning', () => 'forgiving')).toBe('forgiving');
});
