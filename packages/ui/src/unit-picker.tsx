import type { Unit } from '@units/engine/browse';
import { Component, createRef } from 'preact';
import { Icon } from './icons.tsx';
import { unitName } from './locale.ts';
import { symbolFor, type Offer } from './units.ts';
import { fill, type Words } from './words/words.ts';

/** The units that answer a text, best first. */
export type Search = (typed: string, offer: Offer) => readonly Unit[];

interface UnitPickerProps {
  /** Unique in the page. */
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  /** The quantity at hand with its units. */
  readonly offer: Offer;
  /** Finds units by all that they are called. Without it, by the beginning of what the list shows. */
  readonly search: Search | undefined;
  readonly locale: string;
  readonly words: Words;
  readonly onPick: (unit: Unit) => void;
}

interface UnitPickerState {
  readonly open: boolean;
  /** What is typed to search; undefined while the field shows the unit. */
  readonly typed: string | undefined;
  /** The option that the keyboard is at. */
  readonly active: number;
}

const closed: UnitPickerState = { open: false, typed: undefined, active: -1 };

/** A list shorter than this would rather open upwards, where there is more room. */
const enough = 180;
const tallest = 320;

/**
 * The editable combobox of the ARIA practices: the field shows the unit, typing searches, the arrows walk through the list,
 * Enter takes, Escape gives up.
 */
export class UnitPicker extends Component<UnitPickerProps, UnitPickerState> {
  override state = closed;
  private readonly input = createRef<HTMLInputElement>();
  private readonly list = createRef<HTMLUListElement>();

  override componentDidUpdate(_: UnitPickerProps, { open }: UnitPickerState) {
    if (this.state.open && !open) this.place();
    if (this.state.open) this.reveal();
    // What is typed next replaces the name that stands there.
    else if (open && document.activeElement === this.input.current) this.input.current?.select();
  }

  /** Gives the list the room that there is, below the field or above it. The frame of a widget ends where it ends. */
  private place() {
    const [field, list] = [this.input.current, this.list.current];
    if (!field || !list) return;
    const { top, bottom } = field.getBoundingClientRect();
    const below = innerHeight - bottom;
    const upwards = below < enough && top > below;
    list.classList.toggle('upwards', upwards);
    list.style.maxHeight = `${Math.min(tallest, (upwards ? top : below) - 8)}px`;
  }

  /** Scrolls the list alone: `scrollIntoView` would move the page around the frame too. */
  private reveal() {
    const list = this.list.current;
    const option = list?.children[this.state.active];
    if (!list || !(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    list.scrollTop = Math.max(
      Math.min(list.scrollTop, offsetTop - 4),
      offsetTop + offsetHeight + 4 - list.clientHeight,
    );
  }

  private readonly searchShown: Search = (typed, { units }) => {
    const starts = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
    return units.filter((unit) => starts(unitName(unit, this.props.locale)) || starts(symbolFor(unit)));
  };

  private options(): readonly Unit[] {
    const { offer, search = this.searchShown } = this.props;
    const typed = this.state.typed?.trim() ?? '';
    return typed === '' ? offer.units : search(typed, offer);
  }

  private readonly open = () => {
    if (this.state.open) return;
    this.setState({ open: true, typed: undefined, active: this.props.offer.units.indexOf(this.props.unit) });
  };

  private readonly close = () => this.setState(closed);

  private readonly type = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    this.setState({ open: true, typed: currentTarget.value, active: 0 });
  };

  private take(unit: Unit | undefined) {
    this.close();
    if (unit && unit !== this.props.unit) this.props.onPick(unit);
  }

  private move(step: number) {
    if (!this.state.open) {
      this.open();
      return;
    }
    const { length } = this.options();
    if (length > 0) this.setState({ active: (this.state.active + step + length) % length });
  }

  private readonly press = (event: KeyboardEvent) => {
    const { open, typed, active } = this.state;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') this.move(1);
    else if (event.key === 'ArrowUp') this.move(-1);
    else if (event.key === 'Enter' && open) this.take(this.options()[active]);
    else if (event.key === 'Escape' && open) this.close();
    else if (event.key === 'Tab' && typed !== undefined) return this.take(this.options()[active]);
    else return;
    event.preventDefault();
  };

  private readonly click = () => {
    this.open();
    if (this.state.typed === undefined) this.input.current?.select();
  };

  private option(unit: Unit, index: number) {
    const { id, locale, offer, words } = this.props;
    const { quantity } = unit;
    return (
      <li
        key={unit.id}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === this.state.active}
        class={unit === this.props.unit ? 'current' : undefined}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => this.take(unit)}
      >
        <span>
          {unitName(unit, locale)}
          {quantity && quantity !== offer.quantity && <small> {words.quantities[quantity.id] ?? quantity.name}</small>}
        </span>
        <bdi>{symbolFor(unit)}</bdi>
      </li>
    );
  }

  override render() {
    const { id, label, unit, locale, words } = this.props;
    const { open, typed, active } = this.state;
    const options = open ? this.options() : [];
    return (
      <div class="picker">
        <input
          ref={this.input}
          id={id}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={typed ?? unitName(unit, locale)}
          onInput={this.type}
          onClick={this.click}
          onFocus={() => this.input.current?.select()}
          onBlur={this.close}
          onKeyDown={this.press}
        />
        <Icon name="chevron" />
        <ul ref={this.list} id={`${id}-list`} role="listbox" aria-label={label} hidden={options.length === 0}>
          {options.map((one, index) => this.option(one, index))}
        </ul>
        {open && options.length === 0 && (
          <p class="nothing" role="status">
            {fill(words.nothingFound, (typed ?? '').slice(0, 40))}
          </p>
        )}
      </div>
    );
  }
}
