import type { Formula } from './formula.ts';
import { Icon } from './icons.tsx';
import type { Explained } from './uncertain-of.ts';
import type { Words } from './words/words.ts';

interface DetailsProps {
  readonly id: string;
  readonly words: Words;
  /** The problem with the number. */
  readonly problem: string | undefined;
  /** The reason why the widget shows something else than was asked for. */
  readonly excuse: string | undefined;
  /** The meaning of the result's digits in parentheses. */
  readonly uncertain: Explained | undefined;
  readonly formula: Formula | undefined;
  /** True if digits were dropped for lack of space. */
  readonly rounded: boolean;
  /** True if the result has more digits than it shows. */
  readonly isShortened: boolean;
  /** Switches between all digits of the result and the usual number. Undefined if both are the same. */
  readonly digits: { readonly isFull: boolean; readonly toggle: () => void } | undefined;
}

/** The text below the numbers: the problem, or the reason to trust them. */
export const Details = (props: DetailsProps) => {
  const { id, words, problem, excuse, uncertain, formula, rounded, isShortened, digits } = props;
  const sentence = problem ?? excuse;
  const trust = isShortened && formula?.trust === 'exact' ? 'exactRounded' : formula?.trust;
  if (sentence === undefined && !uncertain && !formula && !rounded && !digits) return null;
  return (
    <div class="details" id={id}>
      {sentence !== undefined && (
        <p class={problem === undefined ? 'excuse' : 'problem'}>
          <Icon name="about" />
          {sentence}
        </p>
      )}
      {uncertain && (
        <details>
          <summary>{uncertain.question}</summary>
          <p>{uncertain.answer}</p>
        </details>
      )}
      {formula && <p class="formula">{formula.text}</p>}
      {(rounded || trust || digits) && (
        <p class="trust">
          {(rounded || trust) && <Icon name={rounded || trust !== 'exact' ? 'about' : 'check'} />}
          {(rounded || trust) && <span>{rounded ? words.rounded : words[trust!]}</span>}
          {digits && (
            <button type="button" class="quiet scripted" aria-pressed={digits.isFull} onClick={digits.toggle}>
              {words.allDigits}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
