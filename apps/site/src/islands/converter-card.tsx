import { loading, stay } from '@units/ui/loading';
import { exactFunctionOfListed } from '@units/engine/internal';
import {
  Converter,
  everything,
  fill,
  Icon,
  listed,
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
  /** The identifiers of what can be chosen; every unit where there are none. */
  readonly units?: readonly string[];
  /** The density that leads from volumes to masses, in its own words. */
  readonly density?: string;
  /** The molar mass that leads from masses to amounts of a substance: grams a mole, as decimal text. */
  readonly molarMass?: string;
  /** Which ingredient a volume or a mass is of, where the page lets its reader say it. */
  readonly ingredient?: string;
  /** Things of known size to compare with. */
  readonly known?: Things | undefined;
  /** The range of the sources, as parts of the density used. */
  readonly spread?: readonly [low: number, high: number] | undefined;
  /** The units that the page is about, where it is that of a pair, and the page of the same pair the other way round. */
  readonly pair?: { readonly from: string; readonly to: string; readonly inverse: string };
  /** Names that can be said there. */
  readonly ingredients?: readonly string[];
}

interface LoadedCardProps extends CardProps {
  /** Reads numbers and units as people write them, where it is there from the start. */
  readonly reader?: Reader | undefined;
}

const offersOf = (ids: readonly string[] | undefined): readonly Offer[] => {
  if (!ids)
    return everything().map((offer) => ({
      quantity: offer.quantity,
      // Those that few people convert come with the reader
      get units() {
        return offer.units.filter(isNamed);
      },
    }));
  const units = ids.flatMap((id) => listed.byId(id) ?? []);
  return [{ quantity: units[0]!.quantity!, units }];
};

/** A card as an address asks for it. */
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
  /** Undefined before scripts are at work. */
  readonly result: number | undefined;
}

const numberOf = ({ reading }: Typed): number => (reading && 'value' in reading ? reading.value : 1);

/** A chart of two scales helps where both are straight and run the same way. */
const isStraight = ({ from, to }: Typed): boolean => {
  const line = exactFunctionOfListed(from, to);
  return line !== undefined && !line.reciprocal && from !== to;
};

const useShown = (start: Typed) => {
  const [state, setState] = useState<State>();
  const [drawn, setDrawn] = useState<Drawn>({ ...start, value: numberOf(start), result: undefined });
  const first = useRef<State>(undefined);
  const onChange = (shown: Shown | undefined, typed: Typed): void => {
    // A text that is not a number leaves the address as it was
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

/** A result as people say it: what is weighed in a kitchen in whole grams, and as far as sources differ. */
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

/** The answer that a card starts with, where that takes no reader. */
export const plainStart = ({ value, from: fromId, to: toId, density, molarMass }: CardProps): Answer | undefined => {
  const [from, to] = [listed.byId(fromId), listed.byId(toId)];
  if (!from || !to || density !== undefined || molarMass !== undefined) return undefined;
  return plainAnswer(value, from, to, locale());
};

/** Gets what reads, once. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- when the page comes to life, and when it can lead further than before
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
