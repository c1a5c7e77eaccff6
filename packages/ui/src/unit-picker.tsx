import type { Unit } from '@units/engine/internal';
import { Component, createRef } from 'preact';
import { Icon } from './icons.tsx';
import { isNamed, unitName } from './locale.ts';
import type { Reader } from './reader.ts';
import { place, reveal } from './place-list.ts';
import { UnitList } from './unit-list.tsx';
import { symbolFor, type Offer } from './units.ts';
import type { Words } from './words/words.ts';

interface UnitPickerProps {
  /** An id that is unique in the page. */
  readonly id: string;
  /** The name for submitting the form. */
  readonly name?: string | undefined;
  readonly label: string;
  readonly unit: Unit;
  /** The current quantity with its units. */
  readonly offer: Offer;
  /** All units to choose from. */
  readonly offers: readonly Offer[];
  /** Finds units by all their names. Without it, the search compares the beginnings of the displayed names. */
  readonly reader: Reader | undefined;
  readonly load: () => Promise<Reader>;
  readonly locale: string;
  readonly words: Words;
  /** The id of a list of names, for readers without scripts. */
  readonly list?: string | undefined;
  /** True if scripts are running. Without them, it is a text field for the name of a unit. */
  readonly isLive: boolean;
  readonly onPick: (unit: Unit) => void;
}

interface UnitPickerState {
  readonly open: boolean;
  /** The search text. Undefined while the field shows the unit. */
  readonly typed: string | undefined;
  /** The index of the active option. */
  readonly active: number;
}

const closed: UnitPickerState = { open: false, typed: undefined, active: -1 };

/**
 * The editable combobox of the ARIA practices: the field shows the unit, typing searches, the arrow keys move through
 * the list, Enter selects, Escape cancels.
 */
export class UnitPicker extends Component<UnitPickerProps, UnitPickerState> {
  override state = closed;
  private readonly input = createRef<HTMLInputElement>();
  private readonly list = createRef<HTMLUListElement>();

  override componentDidUpdate({ reader: before }: UnitPickerProps, { open: wasOpen }: UnitPickerState) {
    const [field, list] = [this.input.current!, this.list.current!];
    const { offers, reader, locale } = this.props;
    const { open, active } = this.state;
    if (open && !(wasOpen && before)) void reader?.prepareSearch(offers, locale);
    if (open && !wasOpen) place(list, field);
    if (open) reveal(list, active);
    // The next typed text replaces the name.
    else if (wasOpen && document.activeElement === field) field.select();
  }

  /** Returns the units of an offer that have names in the language. */
  private shown({ units }: Offer): readonly Unit[] {
    return units.filter((unit) => isNamed(unit, this.props.locale));
  }

  private searchShown(typed: string): readonly Unit[] {
    const { offer, locale } = this.props;
    const starts = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
    return this.shown(offer).filter((unit) => starts(unitName(unit, locale)) || starts(symbolFor(unit)));
  }

  private options(typed = this.state.typed?.trim(), reader = this.props.reader): readonly Unit[] {
    const { offer, offers, locale } = this.props;
    if (!typed) return this.shown(offer);
    return reader ? reader.searchUnits(typed, offer, offers, locale) : this.searchShown(typed);
  }

  private readonly open = () => {
    if (this.state.open) return;
    this.setState({ open: true, typed: undefined, active: this.shown(this.props.offer).indexOf(this.props.unit) });
  };

  private readonly close = () => this.setState(closed);

  private readonly type = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    this.setState({ open: true, typed: currentTarget.value, active: 0 });
  };

  private readonly take = (unit: Unit | undefined) => {
    this.close();
    if (unit && unit !== this.props.unit) this.props.onPick(unit);
  };

  /** Selects the active option. For a user who types faster than the search is loaded, it selects the first result. */
  private async takeActive() {
    const { active } = this.state;
    const typed = this.state.typed?.trim();
    const shown = this.options()[active];
    if (this.props.reader || !typed || active > 0) return this.take(shown);
    const first = await this.props.load().then(
      (reader) => this.options(typed, reader)[0],
      () => shown,
    );
    this.take(first);
  }

  private move(step: number) {
    if (!this.state.open) return this.open();
    const { length } = this.options();
    if (length > 0) this.setState({ active: (this.state.active + step + length) % length });
  }

  private readonly press = (event: KeyboardEvent) => {
    const { open, typed } = this.state;
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') this.move(1);
    else if (event.key === 'ArrowUp') this.move(-1);
    else if (event.key === 'Enter' && open) void this.takeActive();
    else if (event.key === 'Escape' && open) this.close();
    else if (event.key === 'Tab' && typed !== undefined) return void this.takeActive();
    else return;
    event.preventDefault();
  };

  private readonly click = () => {
    this.open();
    if (this.state.typed === undefined) this.input.current?.select();
  };

  override render() {
    const { id, name, label, unit, offer, reader, locale, words, list, isLive } = this.props;
    const { open, typed, active } = this.state;
    const options = open ? this.options() : [];
    return (
      <div class="picker">
        <input
          type="text"
          ref={this.input}
          id={id}
          name={name}
          list={isLive ? undefined : list}
          role={isLive ? 'combobox' : undefined}
          aria-label={label}
          aria-autocomplete={isLive ? 'list' : undefined}
          aria-expanded={isLive ? open : undefined}
          aria-controls={isLive ? `${id}-list` : undefined}
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
        <UnitList
          id={id}
          label={label}
          at={this.list}
          units={options}
          current={unit}
          active={active}
          offer={offer}
          locale={locale}
          words={words}
          onTake={this.take}
        />
        {open && reader && options.length === 0 && (
          <p class="nothing" role="status">
            {reader.sayNothingFound(typed ?? '', words)}
          </p>
        )}
      </div>
    );
  }
}
