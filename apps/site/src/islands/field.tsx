import type { FormField } from '../content/form-fields.ts';

interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  /** What is wrong with it. */
  readonly problem: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

const modes = { number: 'decimal', integer: 'numeric' } as const;

const Control = ({ field, value, problem, onChange }: FieldProps) => {
  const { name, kind, values, names, isRequired, maxLength, description } = field;
  const described = [description === undefined ? '' : `${name}-about`, problem === undefined ? '' : 'says'];
  const common = {
    id: name,
    name,
    required: isRequired,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
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
  const mode = kind === 'number' || kind === 'integer' ? modes[kind] : undefined;
  return <input {...text} type="text" inputMode={mode} maxLength={maxLength} spellcheck={false} />;
};

/** A field of a tool, as its declaration says. */
export const Field = (props: FieldProps) => {
  const { name, label, description, kind } = props.field;
  return (
    <div class={kind === 'flag' ? 'field check' : 'field'}>
      <label for={name}>{label}</label>
      <Control {...props} />
      {description !== undefined && (
        <p class="about" id={`${name}-about`}>
          {description}
        </p>
      )}
    </div>
  );
};
