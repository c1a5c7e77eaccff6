import { useEffect, useState } from 'preact/hooks';
import { answer } from './answer.ts';

interface Typed {
  readonly value: string;
  readonly from: string;
  readonly to: string;
}

interface Suggestion {
  readonly id: string;
  readonly quantity: string;
}

/** The units that the fields suggest. The list comes after the first result, which does not wait for it. */
const UnitNames = () => {
  const [suggested, setSuggested] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const load = async () => {
      const { listUnits } = await import('@units/engine/catalog');
      setSuggested(listUnits().flatMap(({ title, units }) => units.map(({ id }) => ({ id, quantity: title }))));
    };
    void load();
  }, []);
  return (
    <datalist id="units">
      {suggested.map(({ id, quantity }) => (
        <option key={id} value={id} label={quantity} />
      ))}
    </datalist>
  );
};

export const Converter = (start: Typed) => {
  const [typed, setTyped] = useState(start);
  const change = (name: keyof Typed) => (event: InputEvent & { currentTarget: HTMLInputElement }) => {
    setTyped({ ...typed, [name]: event.currentTarget.value });
  };
  const { value, from, to } = typed;
  const shown = answer(value, from, to);

  return (
    <form class="converter" onSubmit={(event) => event.preventDefault()}>
      <label class="field wide">
        Value
        <input name="value" inputMode="decimal" autoComplete="off" value={value} onInput={change('value')} />
      </label>
      <label class="field">
        From
        <input name="from" list="units" autoComplete="off" spellcheck={false} value={from} onInput={change('from')} />
      </label>
      <button
        type="button"
        class="swap"
        aria-label="Swap the units"
        onClick={() => setTyped({ value, from: to, to: from })}
      >
        ⇄
      </button>
      <label class="field">
        To
        <input name="to" list="units" autoComplete="off" spellcheck={false} value={to} onInput={change('to')} />
      </label>
      <output class="wide" aria-live="polite">
        {'result' in shown ? (
          <>
            <strong>{shown.result}</strong> <span>{to}</span>
          </>
        ) : (
          <span class="problem">{shown.problem}</span>
        )}
      </output>
      <UnitNames />
    </form>
  );
};
