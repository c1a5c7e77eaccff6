interface NumberFieldProps {
  readonly id: string;
  /** What a form sends it as, where one does. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly value: string;
  /** The symbol of its unit, shown beside the number. */
  readonly symbol: string;
  /** The element that says what is wrong with the number, where something is. */
  readonly problem?: string | undefined;
  readonly onType: (text: string) => void;
}

/** Tells the style how much is to be shown. As a property of the element: a policy may forbid styles in the page. */
const tellLength = (length: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('--length', String(length));

/** A number as people type it, in digits as large as its length allows. */
export const NumberField = ({ id, name, label, value, symbol, problem, onType }: NumberFieldProps) => (
  <div class="number" ref={tellLength(Math.max(value.length, 6) + symbol.length * 0.7 + 2)}>
    <label for={id}>{label}</label>
    <div>
      <input
        type="text"
        id={id}
        name={name}
        inputMode="decimal"
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        value={value}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <bdi>{symbol}</bdi>
    </div>
  </div>
);
