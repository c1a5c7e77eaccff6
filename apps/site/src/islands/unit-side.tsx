import { Icon } from '@units/ui';
import type { FormUnit } from '../content/form-units.ts';
import type { Side, Typed } from './convert.ts';

interface SideProps {
  readonly side: Side;
  readonly typed: Typed;
  readonly value: string;
  readonly units: readonly FormUnit[];
  readonly isFixed: boolean;
  readonly isWrong: boolean;
  readonly onType: (side: Side, text: string) => void;
  readonly onPick: (side: Side, id: string) => void;
}

const labels = { from: 'From', to: 'To' };

const Picker = ({
  side,
  unit,
  units,
  onPick,
}: Pick<SideProps, 'side' | 'units' | 'onPick'> & { readonly unit: FormUnit }) => (
  <div class="picker">
    <select
      name={side}
      aria-label={`${labels[side]}: unit`}
      onChange={({ currentTarget }) => onPick(side, currentTarget.value)}
    >
      {units.map(({ id, many, symbol }) => (
        <option key={id} value={id} selected={id === unit.id}>
          {symbol === '' ? many : `${many} (${symbol})`}
        </option>
      ))}
    </select>
    <Icon name="chevron" />
  </div>
);

/** One of the two numbers, with its unit. */
export const SideField = ({ side, typed, value, units, isFixed, isWrong, onType, onPick }: SideProps) => {
  const unit = typed[side];
  return (
    <div class="side">
      <div class="number">
        <label for={side}>{isFixed ? unit.many : labels[side]}</label>
        <div>
          <input
            id={side}
            type="text"
            name={side === 'from' ? 'value' : undefined}
            class={value.length > 11 ? 'long' : undefined}
            inputMode="decimal"
            autocomplete="off"
            spellcheck={false}
            value={value}
            aria-invalid={isWrong && typed.side === side ? true : undefined}
            aria-describedby={isWrong && typed.side === side ? 'says' : undefined}
            onInput={({ currentTarget }) => onType(side, currentTarget.value)}
          />
          <bdi>{unit.symbol}</bdi>
        </div>
      </div>
      {isFixed ? (
        <input type="hidden" name={side} value={unit.id} />
      ) : (
        <Picker side={side} unit={unit} units={units} onPick={onPick} />
      )}
    </div>
  );
};
