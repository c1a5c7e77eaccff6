import { fill } from '@units/ui';
import type { FieldUnit, OfferedUnit } from '../content/field-unit.ts';
import type { FormField } from '../content/form-fields.ts';
import { useRef, useState } from 'preact/hooks';
import { messages } from '../language.ts';
import { withoutDirections } from '../numbers.ts';
import { joinMeasure, saysUnit, splitMeasure } from '../content/measure-text.ts';
import { isComplete, joinTexts, splitText, unitName } from './form-state.ts';
import { loadMeasures } from './load-measures.ts';

interface FieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly value: string;
  /** The units of its number. Each of several units has an input of its own. */
  readonly units: readonly FieldUnit[];
  /** The unit that a blank measure starts with. */
  readonly start: OfferedUnit | undefined;
  /** True if scripts are running. */
  readonly isLive: boolean;
  /** The problem with its value. */
  readonly problem: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

const modes: Readonly<Record<string, 'decimal' | 'numeric'>> = { number: 'decimal', integer: 'numeric' };

/** Returns the ARIA attributes for the description and the problem of a field. */
const told = ({ field: { name, description }, problem }: FieldProps) => {
  const described = [description === undefined ? '' : `${name}-about`, problem === undefined ? '' : 'says'];
  return {
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : true,
  };
};

/** A number in its parts, such as feet and inches. A part also takes text with units, such as `5 ft 6` or `180 cm`. */
const Parts = (props: FieldProps) => {
  const { field, label, value, units, onChange } = props;
  // While the user types, the parts keep the draft: `5.5` feet become 5 and 6 only afterward
  const [draft, setDraft] = useState<readonly string[]>();
  const newest = useRef(value);
  newest.current = value;
  const texts = draft ?? splitText(value, units);
  const settle = async (): Promise<void> => {
    if (isComplete(value)) {
      const { readAs, typedNumber } = await loadMeasures();
      const number = readAs(value, units.at(-1)!.id);
      // Text that cannot be read stays where it was typed
      if (number === undefined || newest.current !== value) return;
      onChange(field.name, typedNumber(number));
    }
    setDraft(undefined);
  };
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
            onInput={({ currentTarget: { value: typed } }) => {
              const next = texts.map((text, at) => (at === i ? typed : isComplete(typed) ? '' : text));
              setDraft(next);
              onChange(field.name, isComplete(typed) ? typed : joinTexts(next, units));
            }}
            onBlur={() => settle().catch(() => undefined)}
          />
          {!isComplete(texts[i]!) && <span>{symbol}</span>}
        </div>
      ))}
    </div>
  );
};

/** A measure: a number, and a list of units next to it. Text with another unit stays as typed. */
const Measured = (props: FieldProps) => {
  const { field, label, value, start, onChange } = props;
  const { name, usual, isRequired } = field;
  const offered = field.offered!;
  // While the user types, the field keeps the draft: `60 m` may become `60 mm`
  const [draft, setDraft] = useState<string>();
  // A number that replaces another number, or text with a unit, is in the unit that was shown last
  const last = useRef<OfferedUnit | undefined>(undefined);
  const split = splitMeasure(value, offered);
  // Text that is typed while a script loads is newer than the text of the pending request
  const newest = useRef(value);
  newest.current = value;
  const blank = value.trim() === '';
  if (!blank && split.unit) last.current = split.unit;
  const usualUnit = last.current ?? start;
  const unit = blank ? usualUnit : split.unit;
  const choose = async (text: string): Promise<void> => {
    const next = offered.find((one) => one.text === text);
    if (!next) return;
    last.current = next;
    if (blank) return;
    if (split.unit) return onChange(name, joinMeasure(split.number, next));
    const { readAs, typedNumber } = await loadMeasures();
    const number = readAs(value, next.id);
    if (number !== undefined && newest.current === value) onChange(name, joinMeasure(typedNumber(number), next));
  };
  const settle = async (): Promise<void> => {
    setDraft(undefined);
    if (split.unit || blank) return;
    const { unitOfText } = await loadMeasures();
    const read = unitOfText(value);
    const known = offered.find(({ id }) => id === read?.unit);
    if (read && known && newest.current === value) onChange(name, joinMeasure(read.number, known));
  };
  return (
    <div class="measured listed">
      <input
        id={name}
        name={name}
        required={isRequired}
        {...told(props)}
        type="text"
        inputMode="decimal"
        autocomplete="off"
        spellcheck={false}
        placeholder={usual}
        value={draft ?? split.number}
        onInput={({ currentTarget }) => {
          setDraft(currentTarget.value);
          onChange(name, joinMeasure(currentTarget.value, usualUnit));
        }}
        onBlur={() => settle().catch(() => undefined)}
      />
      <select
        name={unitName(name)}
        aria-label={fill(messages().unitOf, label)}
        onChange={({ currentTarget }) => choose(currentTarget.value).catch(() => undefined)}
      >
        {!unit && (
          <option value="" selected>
            –
          </option>
        )}
        {offered.map(({ text, symbol }) => (
          <option key={text} value={text} selected={text === unit?.text}>
            {symbol}
          </option>
        ))}
      </select>
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
  if (kind === 'quantity') return <Measured {...props} />;
  if (isLive && units.length > 1) return <Parts {...props} />;
  const symbol = units.at(-1)?.symbol ?? '';
  const input = (
    <input
      {...text}
      type="text"
      inputMode={modes[kind]}
      maxLength={maxLength}
      spellcheck={false}
      placeholder={field.usual}
    />
  );
  // If the label already contains the unit, do not show it again.
  if (symbol === '' || [`(${symbol})`, `（${symbol}）`].some((end) => withoutDirections(label).endsWith(end)))
    return input;
  // If the text has a unit, the list is hidden but the input stays, because a new input would not have the focus
  return (
    <div class="measured">
      {input}
      {!saysUnit(value) && <span>{symbol}</span>}
    </div>
  );
};

/** A field of a tool, as declared. */
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
