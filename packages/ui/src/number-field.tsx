interface NumberFieldProps {
  readonly id: string;
  /** The name under which a form sends it. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly value: string;
  /** The symbol of its unit, shown beside the number. */
  readonly symbol: string;
  /** The element that says what is wrong with the number, where something is. */
  readonly problem?: string | undefined;
  readonly onType: (text: string) => void;
  /** Called when its reader is done with the field. */
  readonly onSettle?: (() => void) | undefined;
}

/** Lengths that the style has a size of digits for: see `data-length` in parts.css. */
const lengths = [8, 10, 12, 14, 16, 18, 21, 24, 28];

/** A number as people type it, in digits as large as its length allows. */
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
