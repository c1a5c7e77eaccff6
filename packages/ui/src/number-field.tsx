interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The symbol of its unit, shown beside the number. */
  readonly symbol: string;
  /** The element that says what is wrong with the number, where something is. */
  readonly problem?: string | undefined;
  readonly onType: (text: string) => void;
}

/** A number as people type it, in digits as large as its length allows. */
export const NumberField = ({ id, label, value, symbol, problem, onType }: NumberFieldProps) => (
  <div class="number" style={{ '--length': Math.max(value.length, 6) + symbol.length * 0.7 + 2 }}>
    <label for={id}>{label}</label>
    <div>
      <input
        id={id}
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
