import { otherSide, plainText, type Outcome, type Side, type Typed } from './typed.ts';
import { withUnit } from './locale.ts';
import { localized, readableDigits, withMinus, writeNumber } from './number-text.ts';
import type { Explained } from './uncertain-of.ts';
import type { Words } from './words/words.ts';

interface HeadlineProps {
  readonly typed: Typed;
  readonly outcome: Outcome | undefined;
  /** The result with its uncertainty, if the typed number has one. */
  readonly uncertain?: Explained | undefined;
  readonly words: Words;
  readonly locale: string;
  /** True if every digit is shown, false if the result is rounded. */
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** The result in large letters: the input as typed, and the other side with the chosen number of digits. */
export const Headline = ({ typed, outcome, uncertain, words, locale, isFull, onFull }: HeadlineProps) => {
  if (!outcome || 'problem' in outcome) return <p class="headline" />;
  const { side } = typed;
  const result = outcome[otherSide(side)];
  const full = writeNumber(result, locale);
  const readable = writeNumber(result, locale, readableDigits);
  const isShortened = !uncertain && readable !== full;
  const measure = (one: Side) => {
    const given = uncertain?.given ?? localized(plainText(typed), locale);
    const number = one === side ? given : (uncertain?.result ?? (isFull ? full : readable));
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
