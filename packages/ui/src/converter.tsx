import { isLikeFood, type Unit } from '@units/engine/internal';
import { Component, createRef, type ComponentChildren } from 'preact';
import type { Bridge } from './bridge.ts';
import { ConverterSide } from './converter-side.tsx';
import { relating, work } from './conversion.ts';
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
import { isTooCold, startingPair, withUnit, type Offer } from './units.ts';
import type { Words } from './words/words.ts';

/** The state of a converter, for the code around it. */
export interface Shown {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly result: number;
}

interface ConverterProps {
  /** Starts the identifiers of its elements: unique in the page. */
  readonly id: string;
  readonly start: Answer;
  readonly offers: readonly Offer[];
  readonly locale: string;
  readonly words: Words;
  /** Leaves out what is not needed to convert: the choice of quantity, the formula, the link. */
  readonly compact?: boolean;
  /** Says the result in large letters. */
  readonly headline?: boolean;
  /** Names the fields for the form around them: without scripts, a server reads them. */
  readonly named?: boolean;
  /** The bridge to another quantity. */
  readonly bridge?: Bridge | undefined;
  /** The page that says more about a conversion. */
  readonly pageOf?: (typed: Typed) => string;
  /** Told of what is shown, at the start and whenever it changes; of nothing else than the texts where they give no numbers. */
  readonly onChange?: ((shown: Shown | undefined, typed: Typed) => void) | undefined;
  /** Takes the function that changes what is shown, for callers outside. */
  readonly listen?: ((show: (asked: Asked) => void) => void) | undefined;
  /** Loads what reads: when somebody types more than a plain number or turns to a list of units, or a while after the first view. */
  readonly load: () => Promise<Reader>;
  /** The reader, if it is loaded from the start. */
  readonly reader?: Reader | undefined;
  /** Further actions for a result. */
  readonly children?: ComponentChildren;
}

interface ConverterState extends Answer {
  readonly reader: Reader | undefined;
  /** Characters that the number of each side has room for. */
  readonly room: { readonly [S in Side]: number };
  /** The text of its button. */
  readonly copying: 'copy' | 'copied' | 'copyByHand';
  /** The result in words, for those who listen. */
  readonly said: string;
  /** True if every digit is shown, where people read fewer at a glance. */
  readonly isFull: boolean;
  /** True if scripts are at work: what a server writes is not. */
  readonly isLive: boolean;
}

/** The narrowest that a digit gets, in pixels: that of the smallest size that the style gives to numbers. */
const digitWidth = 10.3;
const edge = 12;

/** People who type are not interrupted: the result is said when they pause. */
const pause = 700;
const copiedFor = 2000;

/** The page around a widget, and other widgets in it, come first. */
const later = 2000;

/** Two numbers with their units, each of which follows the other. */
export class Converter extends Component<ConverterProps, ConverterState> {
  private readonly sides = createRef<HTMLDivElement>();
  private observer: ResizeObserver | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what people and the page asked for: what waits for the reader yields to what came after it. */
  private asked = 0;
  /** True if the reader was not there when there was something to say. */
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
    // It tells sizes before anything is painted: no layout has to be requested.
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

  /** The reader, once it is loaded; then what had to wait for it is read. */
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
    // Without a network the converter does without; the next sign of somebody tries again.
    if (navigator.onLine) this.load().catch(() => undefined);
  };

  /** Units are searched by their names, which the reader has; a plain number is answered without it. */
  private readonly prepareSearch = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.picker')) this.prepare();
  };

  private withReading(typed: Typed, reader: Reader | undefined): Typed {
    if (typed.reading) return typed;
    const { offers, words, locale, bridge } = this.props;
    const value = readPlain(typed.text, locale);
    if (value !== undefined) return { ...typed, reading: { value } };
    return reader?.readTyped(typed, { offers, words, locale, bridge }) ?? typed;
  }

  private means() {
    return { reader: this.state.reader, bridge: this.props.bridge };
  }

  private outcome(): Outcome | undefined {
    return work(this.state.typed, this.props.words, this.means());
  }

  /** The result with its uncertainty, where one was typed. */
  private uncertain(outcome: Outcome | undefined) {
    const { words, locale } = this.props;
    const relate = (from: Unit, to: Unit) => relating(from, to, this.means());
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

  /** Leaves the number alone in a field where it was typed with its unit, which the picker now shows. */
  private readonly settle = () => {
    const { before, ...typed } = this.state.typed;
    if (before) this.setState({ typed: { ...typed, text: this.state.reader!.writePlain(typed, this.props.locale) } });
  };

  /** Shows something else, as far as it is given; the rest stays. */
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
    // As a program writes it: in the reader's way, or in fewer digits, it could be another number
    const otherwise =
      typed.side === 'from' || !outcome || 'problem' in outcome ? plainText(typed) : String(outcome.from);
    const answer = reader.answer(asked, otherwise, { offers, words, locale, bridge });
    this.change(answer.typed, answer.excuse);
  }

  private readonly pick = (side: Side, unit: Unit) => {
    const { before: _, ...typed } = this.state.typed;
    this.change({ ...typed, ...withUnit(typed, side, unit, this.offerOf(unit).units, this.props.bridge) });
  };

  private readonly swap = () => {
    const { before: _, ...typed } = this.state.typed;
    this.change({ ...typed, from: typed.to, to: typed.from });
  };

  private readonly choose = async (offer: Offer) => {
    // The units of what few people convert come with the reader
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

  /** The texts of both fields: the typed one as it is typed. */
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
    const exact = compact || (problem ?? excuse) !== undefined ? undefined : relating(from, to, this.means());
    return (
      <Details
        id={`${id}-says`}
        words={words}
        problem={problem}
        excuse={warning}
        uncertain={uncertain}
        formula={exact && formulaOf({ from, to, compiled: { exact } }, words, locale)}
        // Where the result is said in large letters, its digits are asked for there.
        rounded={rounded && !headline}
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
    const { typed, copying, said, isFull, isLive } = this.state;
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
            onPick={(picked) => void this.choose(picked).catch(() => undefined)}
          />
        )}
        <div class="sides" ref={this.sides}>
          {this.side('from', written.from, offer, problem)}
          <button type="button" class="swap scripted" aria-label={words.swap} title={words.swap} onClick={this.swap}>
            <Icon name="swap" />
          </button>
          {this.side('to', written.to, offer, problem)}
        </div>
        {named && !isLive && (
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
