import { fill, type Unit } from '@units/engine/internal';
import type { Side, Typed } from './typed.ts';
import { NumberField } from './number-field.tsx';
import type { Reader } from './reader.ts';
import { UnitPicker } from './unit-picker.tsx';
import { symbolIn } from './locale.ts';
import type { Offer } from './units.ts';
import type { Words } from './words/words.ts';

interface ConverterSideProps {
  /** The prefix of the elements' ids. */
  readonly id: string;
  readonly side: Side;
  readonly typed: Typed;
  readonly value: string;
  readonly offer: Offer;
  readonly offers: readonly Offer[];
  readonly reader: Reader | undefined;
  readonly load: () => Promise<Reader>;
  readonly locale: string;
  readonly words: Words;
  readonly problem: string | undefined;
  /** True if a form submits the fields by their names. */
  readonly isNamed: boolean;
  /** True if scripts are running. */
  readonly isLive: boolean;
  readonly onType: (side: Side, text: string) => void;
  readonly onSettle: () => void;
  readonly onPick: (side: Side, unit: Unit) => void;
}

/** One of the two numbers of a converter, with its unit. */
export const ConverterSide = (props: ConverterSideProps) => {
  const { id, side, typed, value, locale, words, problem, isNamed, onType, onSettle, onPick } = props;
  const unit = typed[side];
  return (
    <div class={side === typed.side ? 'side' : 'side result'}>
      <NumberField
        id={`${id}-${side}`}
        name={isNamed && side === 'from' ? 'value' : undefined}
        label={words[side]}
        value={value}
        // Text with a unit already shows it
        symbol={typed.before && side === typed.side ? '' : symbolIn(unit, locale)}
        problem={problem === undefined || side !== typed.side ? undefined : `${id}-says`}
        onType={(text) => onType(side, text)}
        onSettle={onSettle}
      />
      <UnitPicker
        id={`${id}-${side}-unit`}
        name={isNamed ? side : undefined}
        label={fill(words.unit, words[side])}
        unit={unit}
        offer={props.offer}
        offers={props.offers}
        reader={props.reader}
        load={props.load}
        locale={locale}
        words={words}
        list={isNamed ? `${id}-units` : undefined}
        isLive={props.isLive}
        onPick={(picked) => onPick(side, picked)}
      />
    </div>
  );
};
