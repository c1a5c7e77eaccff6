interface NumberFieldProps {
  readonly id: string;
  /** The name for submitting the form. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly value: string;
  /** The symbol of its unit, shown next to the number. */
  readonly symbol: string;
  /** The id of the element with the error message, if there is one. */
  readonly problem?: string | undefined;
  readonly onType: (text: string) => void;
  /** Called when the user leaves the field. */
  readonly onSettle?: (() => void) | undefined;
}

/** The text lengths for which the stylesheet has a font size: see `data-length` in parts.css. */
const lengths = [8, 10, 12, 14, 16, 18, 21, 24, 28];

/** A field for a number, with digits as large as its length allows. */
export const NumberField = ({ id, name, label, value, symbol, problem, onType, onSettle }: NumberFieldProps) => {
  const length = value.length + symbol.length * 0.7 + 2;
  return (
    <div class="number" data-length={lengths.find((one) => one >= length) ?? lengths.at(-1)}>
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
          onChange={onSettle}
        />
        <bdi>{symbol}</bdi>
      </div>
    </div>
  );
};
