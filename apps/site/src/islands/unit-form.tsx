import { fitNumber, Icon, plainNumber } from '@units/ui';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { FormUnit } from '../content/form-units.ts';
import type { State } from '../layout/page.ts';
import { equals, inFull, isShortened, locale, readable } from '../content/numbers.ts';
import { Actions } from './actions.tsx';
import { work, type Outcome, type Side, type Typed } from './convert.ts';
import { readState, useAddress } from './state.ts';
import { SideField } from './unit-side.tsx';

export interface UnitFormProps {
  readonly units: readonly FormUnit[];
  readonly from: string;
  readonly to: string;
  readonly value: string;
  /** The page of the opposite direction, where the page is about these two units alone. */
  readonly inverse?: string;
}

/** Characters that stay readable in the narrowest field. */
const room = 17;

const nameFor = (value: number, { one, many }: FormUnit): string => (value === 1 ? one : many);

const start = ({ units, from, to, value }: UnitFormProps): Typed => {
  const unit = (id: string): FormUnit => units.find((one) => one.id === id) ?? units[0]!;
  return { from: unit(from), to: unit(to), side: 'from', text: value };
};

const longestValue = 128;

/** A form as an address asks for it, as far as it has what is asked for. */
export const asked = (props: UnitFormProps, { value, from, to }: State): UnitFormProps => {
  const known = (id: string | undefined, otherwise: string): string =>
    props.inverse === undefined && props.units.some((unit) => unit.id === id) ? id! : otherwise;
  return {
    ...props,
    value: (value ?? props.value).slice(0, longestValue),
    from: known(from, props.from),
    to: known(to, props.to),
  };
};

/** The texts of both fields: the typed one as it is typed. */
const written = ({ side, text }: Typed, outcome: Outcome): Readonly<Record<Side, string>> => {
  const other = 'problem' in outcome ? '' : fitNumber(outcome[side === 'from' ? 'to' : 'from'], locale, room).text;
  return side === 'from' ? { from: text, to: other } : { from: other, to: text };
};

const Answer = ({ typed, outcome }: { readonly typed: Typed; readonly outcome: Outcome }) => {
  if ('problem' in outcome) return <p class="problem">{outcome.problem}</p>;
  const { from, to } = typed;
  const given = typed.side === 'from' ? outcome.to : outcome.from;
  return (
    <>
      <p class="headline">
        <span>
          {readable(outcome.from)} {nameFor(outcome.from, from)} {equals(given)}
        </span>{' '}
        <strong>
          {readable(outcome.to)} {nameFor(outcome.to, to)}
        </strong>
      </p>
      <p class="full">
        {isShortened(given) ? (
          <>
            In full: <b>{inFull(given)}</b> {typed.side === 'from' ? to.symbol || to.many : from.symbol || from.many}
          </>
        ) : (
          'Every digit is shown.'
        )}
      </p>
    </>
  );
};

const sentenceOf = ({ from, to }: Typed, outcome: { readonly from: number; readonly to: number }): string =>
  `${readable(outcome.from)} ${nameFor(outcome.from, from)} ${equals(outcome.to)} ${readable(outcome.to)} ${nameFor(outcome.to, to)}`;

const useTyped = (props: UnitFormProps) => {
  const [typed, setTyped] = useState(() => start(props));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const state = readState();
    if (['value', 'from', 'to'].some((name) => name in state)) setTyped(start(asked(props, state)));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes to life
  }, []);
  const change = (part: Partial<Typed>) => {
    setTouched(true);
    setTyped((before) => ({ ...before, ...part }));
  };
  return { typed, change, isTouched };
};

/** The other way round: a page of its own where the page is about two units alone. */
const Swap = ({ inverse, onSwap }: { readonly inverse: string | undefined; readonly onSwap: () => void }) =>
  inverse === undefined ? (
    <button type="button" class="swap scripted" aria-label="Swap units" onClick={onSwap}>
      <Icon name="swap" />
    </button>
  ) : (
    <a class="swap" href={inverse} aria-label="The other way round">
      <Icon name="swap" />
    </a>
  );

interface SidesProps {
  readonly form: UnitFormProps;
  readonly typed: Typed;
  readonly outcome: Outcome;
  readonly change: (part: Partial<Typed>) => void;
}

const Sides = ({ form: { units, inverse }, typed, outcome, change }: SidesProps) => {
  const texts = written(typed, outcome);
  const pick = (side: Side, id: string) => {
    const unit = units.find((one) => one.id === id)!;
    const other = side === 'from' ? 'to' : 'from';
    change(unit === typed[other] ? { [side]: unit, [other]: typed[side] } : { [side]: unit });
  };
  const field = (side: Side) => (
    <SideField
      side={side}
      typed={typed}
      value={texts[side]}
      units={units}
      isFixed={inverse !== undefined}
      isWrong={'problem' in outcome}
      onType={(on, text) => change({ side: on, text })}
      onPick={pick}
    />
  );
  return (
    <div class="sides">
      {field('from')}
      <Swap inverse={inverse} onSwap={() => change({ from: typed.to, to: typed.from })} />
      {field('to')}
    </div>
  );
};

/** Two numbers with their units, each of which follows the other; answered before any script runs. */
export const UnitForm = (props: UnitFormProps) => {
  const { typed, change, isTouched } = useTyped(props);
  const outcome = useMemo(() => work(typed), [typed]);
  const { from: value } = written(typed, outcome);
  const units = { from: typed.from.id, to: typed.to.id };
  useAddress(props.inverse === undefined ? { value, ...units } : { value }, isTouched);
  const result = 'problem' in outcome ? undefined : outcome[typed.side === 'from' ? 'to' : 'from'];
  return (
    <form class="converter" method="get" onSubmit={(event) => event.preventDefault()}>
      <Sides form={props} typed={typed} outcome={outcome} change={change} />
      <button type="submit" class="submit">
        Convert
      </button>
      <div class="answer" id="says" aria-live="polite">
        <Answer typed={typed} outcome={outcome} />
      </div>
      <Actions
        result={result === undefined ? undefined : plainNumber(result, locale)}
        sentence={'problem' in outcome ? outcome.problem : sentenceOf(typed, outcome)}
      />
    </form>
  );
};
