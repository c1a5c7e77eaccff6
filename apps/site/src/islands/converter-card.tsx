import { loading, stay } from '@units/ui/loading';
import { exactFunctionOfListed } from '@units/engine/internal';
import {
  Converter,
  everything,
  fill,
  Icon,
  otherSide,
  plainAnswer,
  plainText,
  type Answer,
  type Asked,
  type Bridge,
  type Offer,
  type Reader,
  type Shown,
  type Typed,
} from '@units/ui';
import { lightIndex } from '@units/ui/everyday';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withState } from '../content/address.ts';
import { isNamed, nameFor } from '../content/measure.ts';
import { wholeGrams } from '../numbers.ts';
import { inPeoplesWords } from '../content/people.ts';
import type { State } from '../layout/page.ts';
import { Beside, type Things } from '../pictures/beside.tsx';
import { TwoScales } from '../pictures/two-scales.tsx';
import { IngredientField } from './ingredient-field.tsx';
import { Share } from './share.tsx';
import { readState, useAddress } from './state.ts';
import { locale, messages, words } from '../language.ts';

/** The properties of a page's converter. */
export interface CardProps {
  readonly value: string;
  readonly from: string;
  readonly to: string;
  /** The identifiers of the units to choose from. Without them, every unit. */
  readonly units?: readonly string[];
  /** The density that converts volumes to masses, as text. */
  readonly density?: string;
  /** The molar mass that converts masses to amounts of a substance, in grams per mole, as decimal text. */
  readonly molarMass?: string;
  /** The ingredient of a volume or mass, if the user can choose one on the page. */
  readonly ingredient?: string;
  /** Things of known size to compare with. */
  readonly known?: Things | undefined;
  /** The range of the sources, as fractions of the density used. */
  readonly spread?: readonly [low: number, high: number] | undefined;
  /** The units of a pair page, and the page of the inverse pair. */
  readonly pair?: { readonly from: string; readonly to: string; readonly inverse: string };
  /** The names of ingredients to choose from. */
  readonly ingredients?: readonly string[];
}

interface LoadedCardProps extends CardProps {
  /** Reads numbers and units in typed text, if it is loaded from the start. */
  readonly reader?: Reader | undefined;
}

const offersOf = (ids: readonly string[] | undefined): readonly Offer[] => {
  if (!ids)
    return everything().map((offer) => ({
      quantity: offer.quantity,
      // Rarely converted units come with the reader
      get units() {
        return offer.units.filter(isNamed);
      },
    }));
  const units = ids.flatMap((id) => lightIndex.byId(id) ?? []);
  return [{ quantity: units[0]!.quantity!, units }];
};

/** Returns a card in the state that an address describes. */
export const cardFor = (props: CardProps, { value, from, to, ingredient }: State): CardProps => ({
  ...props,
  value: value ?? props.value,
  from: from ?? props.from,
  to: to ?? props.to,
  ...(props.ingredient === undefined ? {} : { ingredient: ingredient ?? props.ingredient }),
});

const names = ['value', 'from', 'to', 'ingredient'] as const;

/** Returns the state for the page's address: the number and unit as typed. */
const stateOf = (typed: Typed): State => {
  const other = otherSide(typed.side);
  return { value: plainText(typed), from: typed[typed.side].id, to: typed[other].id };
};

const sameUnits = (a: State | undefined, b: State): boolean => a?.['from'] === b['from'] && a?.['to'] === b['to'];

/** The input of a picture. */
interface Drawn extends Typed {
  readonly value: number;
  /** Undefined before scripts run. */
  readonly result: number | undefined;
}

const numberOf = ({ reading }: Typed): number => (reading && 'value' in reading ? reading.value : 1);

/** Returns true if both scales are linear and increase together, so that a chart of two scales helps. */
const isStraight = ({ from, to }: Typed): boolean => {
  const line = exactFunctionOfListed(from, to);
  return line !== undefined && !line.reciprocal && from !== to;
};

const useShown = (start: Typed) => {
  const [state, setState] = useState<State>();
  const [drawn, setDrawn] = useState<Drawn>({ ...start, value: numberOf(start), result: undefined });
  const first = useRef<State>(undefined);
  const onChange = (shown: Shown | undefined, typed: Typed): void => {
    // Text that is not a number does not change the address
    if (!shown) return;
    const next = stateOf(typed);
    first.current ??= next;
    setState(next);
    setDrawn({ ...typed, value: shown.value, result: shown.result });
  };
  const isTouched =
    state !== undefined && (!sameUnits(first.current, state) || first.current!['value'] !== state['value']);
  return { state, drawn, onChange, isTouched };
};

/** Returns a result as people say it: kitchen weights in whole grams, as a range if sources differ. */
const inPlainWords = (result: number, { from, to }: Drawn, spread: CardProps['spread']): string | undefined => {
  if (spread && to.id === 'gram' && from.quantity !== to.quantity) {
    const [low, high] = spread.map((part) => wholeGrams(result * part)) as [string, string];
    const grams = `${wholeGrams(result)} ${nameFor(result, to)}`;
    return low === high ? fill(messages().also, grams) : fill(messages().alsoBetween, grams, low, high);
  }
  const said = inPeoplesWords(result, to);
  return said === undefined ? undefined : fill(messages().also, said);
};

const bridgeOf = (
  reader: Reader | undefined,
  density: string | undefined,
  molarMass: string | undefined,
): Bridge | undefined => {
  if (molarMass !== undefined) return reader?.bridgeByMolarMass(molarMass);
  return density === undefined ? undefined : reader?.bridgeThrough(density);
};

/** Returns the initial answer of a card, if no reader is needed for it. */
export const plainStart = ({ value, from: fromId, to: toId, density, molarMass }: CardProps): Answer | undefined => {
  const [from, to] = [lightIndex.byId(fromId), lightIndex.byId(toId)];
  if (!from || !to || density !== undefined || molarMass !== undefined) return undefined;
  return plainAnswer(value, from, to, locale());
};

/** Loads the reader once. */
export const loadReader = async (): Promise<Reader> => (await loading('reader', import('./reader.ts'))).reader;

/** The converter of a page. */
export const ConverterCard = (props: LoadedCardProps) => {
  const [reader, setReader] = useState(props.reader);
  const load = useCallback(async () => {
    const loaded = await loadReader();
    setReader(loaded);
    return loaded;
  }, []);
  const [density, setDensity] = useState(props.density);
  const [ingredient, setIngredient] = useState(props.ingredient);
  const offers = useMemo(() => offersOf(props.units), [props.units]);
  const bridge = useMemo(() => bridgeOf(reader, density, props.molarMass), [reader, density, props.molarMass]);
  useEffect(() => {
    if (density !== undefined) load().catch(() => undefined);
  }, [density, load]);
  const start = useMemo(
    () => plainStart(props) ?? reader!.answer(props, props.value, { offers, words: words(), locale: locale(), bridge }),
    // oxlint-disable-next-line react/exhaustive-deps -- once: the converter keeps its own state from then on
    [],
  );
  const { state, drawn, onChange, isTouched } = useShown(start.typed);
  const wasTouched = useRef(false);
  wasTouched.current ||= isTouched || ingredient !== props.ingredient;
  const show = useRef<(asked: Asked) => void>(undefined);
  useEffect(() => {
    const asked = readState();
    if (names.some((name) => name in asked)) show.current?.(asked);
    if (props.ingredient !== undefined && asked['ingredient'] !== undefined) setIngredient(asked['ingredient']);
    // oxlint-disable-next-line react/exhaustive-deps -- when the page starts, and when more conversions become possible
  }, [bridge]);
  const isElsewhere = useRef(false);
  useEffect(() => {
    const { from, to } = drawn;
    if (!props.pair) return;
    isElsewhere.current ||= from.id !== props.pair.from || to.id !== props.pair.to;
    if (isElsewhere.current)
      loading('pair', import('./follow-pair.ts')).then(
        ({ followPair }) => followPair(from, to),
        () => undefined,
      );
    // oxlint-disable-next-line react/exhaustive-deps -- when the units change
  }, [drawn.from, drawn.to]);
  const { result } = drawn;
  const also = result === undefined ? undefined : inPlainWords(result, drawn, props.spread);
  const kept = ingredient === undefined || ingredient === '' ? {} : { ingredient };
  useAddress({ ...state, ...kept }, wasTouched.current);
  const { from, to, text } = start.typed;
  return (
    <form class="card" method="get" onSubmit={stay}>
      <Converter
        id="converter"
        start={start}
        offers={offers}
        locale={locale()}
        words={words()}
        headline
        named
        bridge={bridge}
        onChange={onChange}
        listen={(listener) => (show.current = listener)}
        load={load}
        reader={reader}
      >
        <Share sentence="" />
      </Converter>
      {props.ingredient !== undefined && (
        <IngredientField
          value={ingredient ?? ''}
          names={props.ingredients ?? []}
          onChange={setIngredient}
          onDensity={setDensity}
        />
      )}
      {also !== undefined && <p class="also">{also}</p>}
      {isStraight(drawn) && (
        <TwoScales
          from={drawn.from}
          to={drawn.to}
          value={drawn.value}
          onMove={(value) => show.current?.({ value: String(value) })}
        />
      )}
      {props.known && <Beside {...props.known} value={drawn.value} from={drawn.from} />}
      <p class="unscripted">
        <button type="submit" class="submit">
          {messages().convert}
        </button>{' '}
        <a
          href={
            props.pair === undefined
              ? withState('', { value: text, from: to.id, to: from.id })
              : withState(props.pair.inverse, { value: text })
          }
        >
          <Icon name="swap" /> {messages().otherWay}
        </a>
      </p>
    </form>
  );
};
