import type { Formula } from './formula.ts';
import { Icon } from './icons.tsx';
import type { Words } from './words/words.ts';

interface DetailsProps {
  readonly id: string;
  readonly words: Words;
  /** The problem with the number. */
  readonly problem: string | undefined;
  /** Why something else is shown than was asked for. */
  readonly excuse: string | undefined;
  readonly formula: Formula | undefined;
  /** True if digits had to go for the room that there is. */
  readonly rounded: boolean;
}

/** The text below the numbers: the problem, or why they are right. */
export const Details = ({ id, words, problem, excuse, formula, rounded }: DetailsProps) => {
  const sentence = problem ?? excuse;
  const trust = formula?.trust;
  if (sentence === undefined && !formula && !rounded) return null;
  return (
    <div class="details" id={id}>
      {sentence !== undefined && (
        <p class={problem === undefined ? 'excuse' : 'problem'}>
          <Icon name="about" />
          {sentence}
        </p>
      )}
      {formula && <p class="formula">{formula.text}</p>}
      {(rounded || trust) && (
        <p class="trust">
          <Icon name={rounded || trust !== 'exact' ? 'about' : 'check'} />
          {rounded ? words.rounded : words[trust!]}
        </p>
      )}
    </div>
  );
};
