import { otherSide, plainText, type Outcome, type Side, type Typed } from './typed.ts';
import { withUnit } from './locale.ts';
import { localized, readableDigits, withMinus, writeNumber } from './number-text.ts';
import type { Words } from './words/words.ts';

interface HeadlineProps {
  readonly typed: Typed;
  readonly outcome: Outcome | undefined;
  readonly words: Words;
  readonly locale: string;
  /** True if every digit is shown, or as many as people read. */
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** The result in large letters: the input as typed, the other side in as many digits as asked for. */
export const Headline = ({ typed, outcome, words, locale, isFull, onFull }: HeadlineProps) => {
  if (!outcome || 'problem' in outcome) return <p class="headline" />;
  const { side } = typed;
  const result = outcome[otherSide(side)];
  const full = writeNumber(result, locale);
  const readable = writeNumber(result, locale, readableDigits);
  const isShortened = readable !== full;
  const measure = (one: Side) => {
    const number = one === side ? localized(plainText(typed), locale) : isFull ? full : readable;
    return withUnit(withMinus(number), outcome[one], typed[one], locale);
  };
  return (
    <p class="headline">
      <span>
        {measure('from')} {isShortened && !isFull ? '≈' : '='}
      </span>{' '}
      <strong>{measure('to')}</strong>
      {isShortened && (
        <button type="button" class="quiet scripted" aria-pressed={isFull} onClick={onFull}>
          {words.allDigits}
        </button>
      )}
    </p>
  );
};
