import { loading } from '@units/ui/loading';
import { fill } from '@units/ui';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../language.ts';

interface IngredientFieldProps {
  readonly value: string;
  readonly names: readonly string[];
  readonly onChange: (text: string) => void;
  /** Called with the density of the named ingredient as text, or undefined if it is unknown. */
  readonly onDensity: (density: string | undefined) => void;
}

const load = () => loading('ingredient', import('./ingredient.ts'));

/** The field for the ingredient of a volume or mass. */
export const IngredientField = ({ value, names, onChange, onDensity }: IngredientFieldProps) => {
  const [unknown, setUnknown] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    const look = async (): Promise<void> => {
      if (value.trim() === '') return settle(undefined, undefined);
      const { findDensity, suggest } = await load();
      const density = findDensity(value);
      settle(density, density === undefined ? suggest(value) : undefined);
    };
    const settle = (density: string | undefined, suggestions: readonly string[] | undefined): void => {
      if (!isCurrent) return;
      onDensity(density);
      setUnknown(suggestions);
    };
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the announcement does not change
  }, [value]);
  return (
    <div class="field">
      <label for="ingredient">{messages().ingredient}</label>
      <input
        id="ingredient"
        name="ingredient"
        type="text"
        list="ingredients"
        autocomplete="off"
        value={value}
        aria-describedby="ingredient-about"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id="ingredients">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p class="about" id="ingredient-about">
        {unknown ? fill(messages().unknownIngredient, value.trim().slice(0, 40)) : messages().ingredientAbout}
      </p>
      {unknown && unknown.length > 0 && <Suggestions texts={unknown} onTake={onChange} />}
    </div>
  );
};

/** Suggestions as buttons. */
export const Suggestions = ({
  texts,
  onTake,
}: {
  readonly texts: readonly string[];
  readonly onTake: (text: string) => void;
}) => (
  <p class="suggestions">
    {messages().didYouMean}{' '}
    {texts.map((text) => (
      <button key={text} type="button" class="quiet" onClick={() => onTake(text)}>
        {text.replaceAll('-', ' ')}
      </button>
    ))}
  </p>
);
