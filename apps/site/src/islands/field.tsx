import type { FieldUnit } from '../content/field-unit.ts';
import type { FormField } from '../content/form-fields.ts';
import { joinTexts, splitText } from './form-state.ts';

interface FieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly value: string;
  /** What its number counts; of several, each has a field of its own. */
  readonly units: readonly FieldUnit[];
  /** Whether scripts are at work. */
  readonly isLive: boolean;
  /** What is wrong with it. */
  readonly problem: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

const modes: Readonly<Record<string, 'decimal' | 'numeric'>> = { number: 'decimal', integer: 'numeric' };

/** What describes a field and whether it is wrong, for those who listen. */
const told = ({ field: { name, description }, problem }: FieldProps) => {
  const described = [description === undefined ? '' : `${name}-about`, problem === undefined ? '' : 'says'];
  return {
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
};

/** A number in its parts, such as feet and inches. */
const Parts = (props: FieldProps) => {
  const { field, label, value, units, onChange } = props;
  const texts = splitText(value, units);
  return (
    <div class="parts">
      {units.map(({ id, symbol }, i) => (
        <div key={id} class="measured">
          <input
            id={i === 0 ? field.name : `${field.name}-${id}`}
            type="text"
            inputMode="decimal"
            autocomplete="off"
            value={texts[i]}
            aria-label={`${label}, ${symbol}`}
            {...told(props)}
            onInput={({ currentTarget }) =>
              onChange(
                field.name,
                joinTexts(
                  texts.map((text, at) => (at === i ? currentTarget.value : text)),
                  units,
                ),
              )
            }
          />
          <span>{symbol}</span>
        </div>
      ))}
    </div>
  );
};

const Control = (props: FieldProps) => {
  const { field, label, value, units, isLive, onChange } = props;
  const { name, kind, values, names, isRequired, maxLength } = field;
  const common = { id: name, name, required: isRequired, ...told(props) };
  if (kind === 'choice') {
    return (
      <select {...common} onChange={({ currentTarget }) => onChange(name, currentTarget.value)}>
        {values!.map((one, i) => (
          <option key={one} value={one} selected={one === value}>
            {names?.[i] ?? one}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'flag') {
    return (
      <input
        {...common}
        required={undefined}
        type="checkbox"
        value="true"
        checked={value === 'true'}
        onChange={({ currentTarget }) => onChange(name, String(currentTarget.checked))}
      />
    );
  }
  const text = {
    ...common,
    autocomplete: 'off',
    value,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => onChange(name, currentTarget.value),
  } as const;
  if (kind === 'date') return <input {...text} type="date" />;
  if (isLive && units.length > 1) return <Parts {...props} />;
  const symbol = units.at(-1)?.symbol ?? '';
  const input = <input {...text} type="text" inputMode={modes[kind]} maxLength={maxLength} spellcheck={false} />;
  // Where the label names the unit already, it stands there alone.
  if (symbol === '' || label.endsWith(`(${symbol})`)) return input;
  return (
    <div class="measured">
      {input}
      <span>{symbol}</span>
    </div>
  );
};

/** A field of a tool, as its declaration says. */
export const Field = (props: FieldProps) => {
  const { name, description, kind } = props.field;
  return (
    <div class={kind === 'flag' ? 'field check' : 'field'}>
      <label for={name}>{props.label}</label>
      <Control {...props} />
      {description !== undefined && (
        <p class="about" id={`${name}-about`}>
          {description}
        </p>
      )}
    </div>
  );
};
