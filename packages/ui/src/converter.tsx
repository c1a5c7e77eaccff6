import { isLikeFood, type Unit } from '@units/engine/internal';
import { Component, createRef, type ComponentChildren } from 'preact';
import type { Bridge } from './bridge.ts';
import { ConverterSide } from './converter-side.tsx';
import { exactFunctionFor, work } from './conversion.ts';
import { otherSide, plainText, type Outcome, type Side, type Typed } from './typed.ts';
import { Details } from './details.tsx';
import { formulaOf } from './formula.ts';
import { Headline } from './headline.tsx';
import { Icon } from './icons.tsx';
import { unitName } from './locale.ts';
import { fitNumber, plainNumber, readableDigits, readPlain, writeNumber } from './number-text.ts';
import { QuantityPicker } from './quantity-picker.tsx';
import type { Reader } from './reader.ts';
import type { Answer, Asked } from './request.ts';
import type { Explained } from './uncertain-of.ts';
import { isNamedLater, isTooCold, startingPair, withUnit, type Offer } from './units.ts';
import type { Words } from './words/words.ts';

/** The state of a converter, for the surrounding code. */
export interface Shown {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly result: number;
}

interface ConverterProps {
  /** The prefix of its elements' ids, unique in the page. */
  readonly id: string;
  readonly start: Answer;
  readonly offers: readonly Offer[];
  readonly locale: string;
  readonly words: Words;
  /** True to omit the parts that are not needed to convert: the choice of quantity, the formula, the link. */
  readonly compact?: boolean;
  /** True to show the result in large letters. */
  readonly headline?: boolean;
  /** True to name the fields for the surrounding form: without scripts, a server reads them. */
  readonly named?: boolean;
  /** The bridge to another quantity. */
  readonly bridge?: Bridge | undefined;
  /** Returns the page with details of a conversion. */
  readonly pageOf?: (typed: Typed) => string;
  /**
   * Called with the displayed state, at the start and whenever it changes. Without numbers, it gets only the typed
   * texts.
   */
  readonly onChange?: ((shown: Shown | undefined, typed: Typed) => void) | undefined;
  /** Receives the function that changes the displayed state, for callers outside. */
  readonly listen?: ((show: (asked: Asked) => void) => void) | undefined;
  /**
   * Loads the reader: when the user types more than a plain number or opens a list of units, or a while after the first
   * view.
   */
  readonly load: () => Promise<Reader>;
  /** The reader, if it is loaded from the start. */
  readonly reader?: Reader | undefined;
  /** Further actions for a result. */
  readonly children?: ComponentChildren;
}

interface ConverterState extends Answer {
  readonly reader: Reader | undefined;
  /** The number of characters that fit into the number of each side. */
  readonly room: { readonly [S in Side]: number };
  /** The state of the copy button, which chooses its text. */
  readonly copying: 'copy' | 'copied' | 'copyByHand';
  /** The result in words, for screen readers. */
  readonly said: string;
  /** True if every digit is shown, including those that are usually rounded away. */
  readonly isFull: boolean;
  /** True if scripts are running. False on a server. */
  readonly isLive: boolean;
}

/** The width of a digit in pixels, at the smallest font size of numbers. */
const digitWidth = 10.3;
const edge = 12;

/** Milliseconds without typing after which the result is announced. */
const pause = 700;
const copiedFor = 2000;

/** Milliseconds after which the reader is loaded: the page around a widget, and other widgets in it, come first. */
const later = 2000;

/** True on a server, which writes the names of all units too, for readers without scripts. */
const isServer = typeof document === 'undefined';

/** Two numbers with their units. Each number follows the other. */
export class Converter extends Component<ConverterProps, ConverterState> {
  private readonly sides = createRef<HTMLDivElement>();
  private observer: ResizeObserver | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Counts the changes by the user and the page. A change that waits for the reader is dropped if a later one follows.
   */
  private asked = 0;
  /** True if an announcement is missing because the reader was not loaded. */
  private unsaid = false;
  override state: ConverterState = {
    ...this.props.start,
    reader: this.props.reader,
    room: { from: 24, to: 24 },
    copying: 'copy',
    said: '',
    isFull: false,
    isLive: false,
  };

  override componentDidMount() {
    this.setState({ isLive: true });
    // It reports sizes before anything is painted, so no layout is forced.
    this.observer = new ResizeObserver(this.measure);
    for (const input of this.inputs()) this.observer.observe(input);
    this.tell();
    this.props.listen?.((asked) => void this.show(asked).catch(() => undefined));
    setTimeout(this.prepare, later);
  }

  override componentDidUpdate({ bridge }: ConverterProps) {
    if (bridge !== this.props.bridge) this.tell();
  }

  override componentWillUnmount() {
    this.observer?.disconnect();
    clearTimeout(this.timer);
  }

  private inputs(): NodeListOf<HTMLInputElement> {
    return this.sides.current!.querySelectorAll('.number input');
  }

  private readonly measure = () => {
    const fits = ({ clientWidth }: Element) => Math.max(6, Math.floor((clientWidth - edge) / digitWidth));
    const [from, to] = Array.from(this.inputs(), fits) as [number, number];
    const { room } = this.state;
    if (from !== room.from || to !== room.to) this.setState({ room: { from, to } });
  };

  /** Returns the reader once it is loaded, and then reads the waiting text. */
  private readonly load = async (): Promise<Reader> => {
    if (this.state.reader && this.state.typed.reading) return this.state.reader;
    const reader = await this.props.load();
    await reader.loadUncertain(this.state.typed.text);
    if (this.state.reader && this.state.typed.reading) return reader;
    this.setState(
      ({ typed }) => ({ reader, typed: this.withReading(typed, reader) }),
      () => {
        this.tell();
        if (this.unsaid) this.say();
      },
    );
    return reader;
  };

  private readonly prepare = () => {
    // Without a network, the converter works without the reader. The next interaction tries again.
    if (navigator.onLine) this.load().catch(() => undefined);
  };

  /** Loads the reader for a search or another quantity: it knows the names of units. A plain number needs no reader. */
  private readonly prepareSearch = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.picker, .quantity')) this.prepare();
  };

  private withReading(typed: Typed, reader: Reader | undefined): Typed {
    if (typed.reading) return typed;
    const { offers, words, locale, bridge } = this.props;
    const value = readPlain(typed.text, locale);
    if (value !== undefined) return { ...typed, reading: { value, plain: typed.text.replace(',', '.') } };
    return reader?.readTyped(typed, { offers, words, locale, bridge }) ?? typed;
  }

  private means() {
    return { reader: this.state.reader, bridge: this.props.bridge };
  }

  private outcome(): Outcome | undefined {
    return work(this.state.typed, this.props.words, this.means());
  }

  /** Returns the result with its uncertainty, if the typed number has one. */
  private uncertain(outcome: Outcome | undefined) {
    const { words, locale } = this.props;
    const relate = (from: Unit, to: Unit) => exactFunctionFor(from, to, this.means());
    return this.state.reader?.uncertainOf(this.state.typed, outcome, relate, words, locale);
  }

  private readonly tell = () => {
    const outcome = this.outcome();
    if (!outcome) return;
    const { typed } = this.state;
    const { from, to } = typed;
    const numbers = 'problem' in outcome ? undefined : outcome;
    this.props.onChange?.(numbers && { from: from.id, to: to.id, value: numbers.from, result: numbers.to }, typed);
  };

  private change(typed: Typed, excuse?: string) {
    this.asked += 1;
    this.setState({ typed, excuse, copying: 'copy' }, this.tell);
    clearTimeout(this.timer);
    this.timer = setTimeout(this.say, pause);
  }

  private readonly say = () => {
    const { words, locale } = this.props;
    const { typed, reader } = this.state;
    const outcome = this.outcome();
    this.unsaid = !reader;
    if (reader && outcome) {
      this.setState({ said: reader.inWords(typed, outcome, words, locale, this.uncertain(outcome)) });
    }
  };

  private readonly type = (side: Side, text: string) => {
    const { from, to, before } = this.state.typed;
    const typed = this.withReading({ ...(before ?? { from, to }), side, text, reading: undefined }, this.state.reader);
    if (!typed.reading) this.prepare();
    this.change(typed);
  };

  /** Leaves only the number in a field where the user typed a unit, because the picker now shows the unit. */
  private readonly settle = () => {
    const { before, ...typed } = this.state.typed;
    if (before) this.setState({ typed: { ...typed, text: this.state.reader!.writePlain(typed, this.props.locale) } });
  };

  /** Changes the given parts of the displayed state. The rest stays. */
  private async show({ value, from, to }: Asked) {
    this.asked += 1;
    const turn = this.asked;
    const reader = await this.load();
    await reader.loadUncertain(value ?? '');
    if (turn !== this.asked) return;
    const { typed } = this.state;
    const { offers, words, locale, bridge } = this.props;
    const asked = { value, from: from ?? typed.from.id, to: to ?? typed.to.id };
    const outcome = this.outcome();
    // In program notation: in the reader's notation, or with fewer digits, it could be a different number
    const otherwise =
      typed.side === 'from' || !outcome || 'problem' in outcome ? plainText(typed) : String(outcome.from);
    const answer = reader.answer(asked, otherwise, { offers, words, locale, bridge });
    this.change(answer.typed, answer.excuse);
  }

  private readonly pick = (side: Side, unit: Unit) => {
    const { before: _, ...typed } = this.state.typed;
    this.change({ ...typed, ...withUnit(typed, side, unit, this.offerOf(unit).units, this.props.bridge) });
    if (isNamedLater(unit)) this.prepare();
  };

  private readonly swap = () => {
    const { before: _, ...typed } = this.state.typed;
    this.change({ ...typed, from: typed.to, to: typed.from });
  };

  private readonly choose = async (offer: Offer) => {
    // The units that a page does not come with come with the reader
    if (offer.units.length === 0) await this.load();
    const [from, to] = startingPair(offer.quantity, offer.units);
    this.change({ ...this.state.typed, from, to });
  };

  private readonly copy = async () => {
    const outcome = this.outcome();
    if (!outcome || 'problem' in outcome) return;
    const number = plainNumber(outcome[otherSide(this.state.typed.side)], this.props.locale);
    const text = this.uncertain(outcome)?.result ?? number;
    const copied = await this.load().then(
      (reader) => reader.copyText(text),
      () => false,
    );
    this.setState({ copying: copied ? 'copied' : 'copyByHand' });
    if (copied) setTimeout(() => this.setState({ copying: 'copy' }), copiedFor);
    else this.inputs()[this.state.typed.side === 'from' ? 1 : 0]!.select();
  };

  /** Returns the texts of both fields. The typed one stays as typed. */
  private written(outcome: Outcome | undefined, uncertain: Explained | undefined) {
    const { typed, room, isFull } = this.state;
    const { side, text } = typed;
    const follower = otherSide(side);
    const digits = isFull ? undefined : readableDigits;
    const { locale } = this.props;
    const result = !outcome || 'problem' in outcome || uncertain ? undefined : outcome[follower];
    const plain = result === undefined ? '' : fitNumber(result, locale, room[follower], digits).text;
    const other = uncertain?.result ?? plain;
    return {
      ...(side === 'from' ? { from: text, to: other } : { from: other, to: text }),
      rounded: result !== undefined && other !== writeNumber(result, locale, digits),
      isLong: result !== undefined && writeNumber(result, locale, readableDigits) !== writeNumber(result, locale),
    };
  }

  private offerOf(unit: Unit): Offer {
    const { offers } = this.props;
    const isOf = ({ quantity, units }: Offer) => quantity === unit.quantity || units.includes(unit);
    return offers.find(isOf) ?? offers[0]!;
  }

  private side(side: Side, value: string, offer: Offer, problem: string | undefined) {
    const { id, offers, locale, words, named = false } = this.props;
    const { typed, reader, isLive } = this.state;
    return (
      <ConverterSide
        id={id}
        side={side}
        typed={typed}
        value={value}
        offer={offer}
        offers={offers}
        reader={reader}
        load={this.load}
        locale={locale}
        words={words}
        problem={problem}
        isNamed={named}
        isLive={isLive}
        onType={this.type}
        onSettle={this.settle}
        onPick={this.pick}
      />
    );
  }

  private readonly toggleDigits = () => this.setState({ isFull: !this.state.isFull });

  private details(
    outcome: Outcome | undefined,
    { rounded, isLong }: { readonly rounded: boolean; readonly isLong: boolean },
    uncertain: Explained | undefined,
  ) {
    const { id, locale, words, compact, headline } = this.props;
    const { typed, excuse, isFull } = this.state;
    const { from, to } = typed;
    const numbers = outcome && 'problem' in outcome ? undefined : outcome;
    const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
    const isCold = numbers !== undefined && (isTooCold(numbers.from, from) || isTooCold(numbers.to, to));
    const isFood = isLikeFood(from.id) || isLikeFood(to.id);
    const warning = excuse ?? (isCold ? words.tooCold : isFood ? words.foodCalories : undefined);
    const exact = compact || (problem ?? excuse) !== undefined ? undefined : exactFunctionFor(from, to, this.means());
    return (
      <Details
        id={`${id}-says`}
        words={words}
        problem={problem}
        excuse={warning}
        uncertain={uncertain}
        formula={exact && formulaOf({ from, to, compiled: { exact } }, words, locale)}
        // If a headline shows the result, the headline has the button for digits.
        rounded={rounded && !headline}
        isShortened={isLong && !isFull}
        digits={isLong && !headline ? { isFull, toggle: this.toggleDigits } : undefined}
      />
    );
  }

  private actions(hasResult: boolean) {
    const { words, pageOf, compact, children } = this.props;
    const { copying, typed } = this.state;
    return (
      <div class="actions scripted">
        <button type="button" class="quiet" disabled={!hasResult} onClick={this.copy}>
          <Icon name={copying === 'copied' ? 'check' : 'copy'} />
          {words[copying]}
        </button>
        {pageOf && !compact && (
          <a href={pageOf(typed)} target="_blank" rel="noopener">
            {words.open}
            <span class="unseen"> {words.newTab}</span>
            <Icon name="open" />
          </a>
        )}
        {children}
      </div>
    );
  }

  override render() {
    const { id, offers, words, locale, compact, headline, named } = this.props;
    const { typed, copying, said, isFull } = this.state;
    const outcome = this.outcome();
    const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
    const uncertain = this.uncertain(outcome);
    const written = this.written(outcome, uncertain);
    const offer = this.offerOf(typed.from.quantity ? typed.from : typed.to);
    return (
      <div class={compact ? 'converter compact' : 'converter'} onFocusIn={this.prepareSearch}>
        {!compact && offers.length > 1 && (
          <QuantityPicker
            id={`${id}-quantity`}
            offers={offers}
            offer={offer}
            words={words}
            // Without its units, the list returns to the quantity that is shown
            onPick={(picked) => void this.choose(picked).catch(() => this.forceUpdate())}
          />
        )}
        <div class="sides" ref={this.sides}>
          {this.side('from', written.from, offer, problem)}
          <button type="button" class="swap scripted" aria-label={words.swap} title={words.swap} onClick={this.swap}>
            <Icon name="swap" />
          </button>
          {this.side('to', written.to, offer, problem)}
        </div>
        {named && isServer && (
          <datalist id={`${id}-units`}>
            {offer.units.map((unit) => (
              <option key={unit.id} value={unitName(unit, locale)} />
            ))}
          </datalist>
        )}
        {headline && (
          <Headline
            typed={typed}
            outcome={outcome}
            uncertain={uncertain}
            words={words}
            locale={locale}
            isFull={isFull}
            onFull={this.toggleDigits}
          />
        )}
        {this.details(outcome, written, uncertain)}
        {this.actions(outcome !== undefined && problem === undefined)}
        <p class="unseen" role="status">
          {copying === 'copy' ? said : words[copying]}
        </p>
      </div>
    );
  }
}
