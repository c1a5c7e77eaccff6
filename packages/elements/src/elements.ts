import { listeners, readStored, store } from './choice.ts';
import { readerOf, type Quantity } from './find.ts';
import { getSystem, setSystem, type System } from './system.ts';
import { shownFor, stepOf, unitsOf, write, writeNumber, type Figure, type Style } from './units.ts';

/** Returns the language of an element: of the text around it, or else of the reader. */
const languageOf = (element: Element): string => {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? navigator.language;
  } catch {
    return navigator.language;
  }
};

/** Returns the reader's region, from the language of the browser. */
const regionOf = (): string => new Intl.Locale(navigator.language).maximize().region ?? '001';

let sheet: CSSStyleSheet | undefined;

/** Returns a style sheet that works under a policy without inline styles. */
const styles = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;user-select:none}',
    );
  }
  return sheet;
};

/** An element that follows the reader's choice and changes of its text. */
abstract class Following extends HTMLElement {
  #observer: MutationObserver | undefined;
  readonly #update = (): void => {
    this.update();
  };

  /** Updates the displayed content. */
  protected abstract update(): void;

  connectedCallback(): void {
    listeners.add(this.#update);
    this.#observer ??= new MutationObserver((records) => {
      this.changed(records);
    });
    this.observe();
    this.update();
  }

  disconnectedCallback(): void {
    listeners.delete(this.#update);
    this.#observer?.disconnect();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.update();
  }

  protected observe(): void {
    this.#observer?.observe(this, { childList: true, characterData: true, subtree: true });
  }

  /** Changes the elements without triggering their observers. */
  protected quietly(work: () => void): void {
    this.#observer?.disconnect();
    work();
    this.observe();
  }

  /** Handles changes of the text. */
  protected abstract changed(records: readonly MutationRecord[]): void;
}

/** Returns figures of a unit for the reader, or undefined to keep the author's text. */
const textFor = (
  element: Element,
  figures: readonly Figure[],
  unit: Quantity['unit'],
  style: Style,
  between: (index: number) => string,
): string | undefined => {
  const shown = shownFor(figures, unit, {
    region: regionOf(),
    system: getSystem(),
    usage: element.getAttribute('usage') ?? '',
  });
  if (!shown) return undefined;
  const language = languageOf(element);
  if (shown.parts.length > 0) return shown.parts.map(([value, id]) => write(value, id, language, style)).join(' ');
  return shown.values
    .map((value, index) =>
      index < shown.values.length - 1
        ? writeNumber(value, language) + between(index)
        : write(value, shown.unit, language, style),
    )
    .join('');
};

const decimal = /^\s*([-+]?\d+(?:\.(\d+))?)\s*$/;

/** Returns the figure of an attribute: `20`, `2.50`. */
const figureOf = (text: string | null): Figure | undefined => {
  const match = decimal.exec(text ?? '');
  if (!match) return undefined;
  const value = Number(match[1]);
  return { value, step: stepOf(String(Math.abs(value)), match[2]) };
};

/**
 * `<units-amount value="20" unit="mile">20 miles</units-amount>`: an amount in the reader's units, with the author's
 * text as its title. `to` is the other end of a range. `usage` is the purpose, by its name in Unicode CLDR:
 * `person-height`.
 */
export class UnitsAmount extends Following {
  static readonly observedAttributes = ['value', 'to', 'unit', 'usage', 'lang'];

  /** A quantity that `<units-text>` found. */
  #found: { readonly quantity: Quantity; readonly text: string } | undefined;
  #shown: string | undefined;

  /** Creates an element for a quantity in a text. */
  static of(quantity: Quantity, text: string): UnitsAmount {
    const element = new UnitsAmount();
    element.#found = { quantity, text };
    element.textContent = text.slice(quantity.start, quantity.end);
    return element;
  }

  protected update(): void {
    const written = this.#written();
    if (written === this.#shown && this.shadowRoot) return;
    this.#shown = written;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles()];
    if (written === undefined) {
      root.replaceChildren(document.createElement('slot'));
      return;
    }
    const author = this.textContent.trim();
    const value = document.createElement('span');
    value.part.add('value');
    value.textContent = written;
    value.title = author;
    // A screen reader reads one sentence: it would read the title as well, or not at all
    value.ariaHidden = 'true';
    const said = document.createElement('span');
    said.className = 'said';
    said.textContent = `${written} (${author})`;
    root.replaceChildren(value, said);
  }

  protected override changed(): void {
    this.#shown = undefined;
    this.update();
  }

  #written(): string | undefined {
    if (this.#found) {
      const { quantity, text } = this.#found;
      const { figures, unit, unitText, gap } = quantity;
      const letters = unitText.replace(/\P{L}/gu, '').length;
      return textFor(this, figures, unit, letters > 3 && gap !== '-' ? 'long' : 'short', (index) =>
        text.slice(figures[index]!.end, figures[index + 1]!.start).replace('°', ''),
      );
    }
    const figures = [figureOf(this.getAttribute('value')), figureOf(this.getAttribute('to'))];
    const [unit] = unitsOf(this.getAttribute('unit') ?? '') ?? [];
    if (!unit || !figures[0]) return undefined;
    const style = /[ \u00a0]?\p{L}{4,}/u.test(this.textContent) ? 'long' : 'short';
    return textFor(
      this,
      figures.filter((figure) => figure !== undefined),
      unit,
      style,
      () => '–',
    );
  }
}

/**
 * Elements whose text is code, a link, or not for people: the list of `units rewrite`, as far as a body contains them.
 */
const kept =
  'a,code,kbd,math,pre,samp,script,style,svg,textarea,var,input,select,button,[contenteditable],[translate=no],units-amount,units-choice';

/**
 * `<units-text>` around an article shows its quantities in the reader's units. Doubtful quantities stay as they are,
 * and so do links, code and amounts that are already given in two units.
 */
export class UnitsText extends Following {
  static readonly observedAttributes = ['lang'];

  /**
   * The author's text nodes, with the nodes that were inserted after each. The node keeps the text before the first
   * quantity.
   */
  readonly #read = new Map<Text, { readonly kept: string; readonly more: readonly ChildNode[] }>();

  protected update(): void {
    this.quietly(() => {
      for (const [node, { more }] of this.#read) if (!node.isConnected) this.#drop(node, more);
      const walker = document.createTreeWalker(this, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      for (const node of nodes) this.#readNode(node);
    });
  }

  protected override changed(records: readonly MutationRecord[]): void {
    this.quietly(() => {
      for (const { target, removedNodes } of records) {
        for (const node of [target, ...removedNodes]) {
          const known = this.#read.get(node as Text);
          // Other code changed or removed the node
          if (known && (!node.isConnected || (node as Text).data !== known.kept)) this.#drop(node as Text, known.more);
        }
      }
    });
    this.update();
  }

  #drop(node: Text, more: readonly ChildNode[]): void {
    for (const one of more) one.remove();
    this.#read.delete(node);
  }

  #readNode(node: Text): void {
    const { parentElement, data } = node;
    if (!parentElement || this.#read.has(node) || !/[\d½¼¾⅓⅔⅛]/.test(data) || parentElement.closest(kept)) return;
    if ([...this.#read.values()].some(({ more }) => more.includes(node))) return;
    const quantities = readerOf(languageOf(parentElement)).read(data);
    if (quantities.length === 0) return;
    const more: ChildNode[] = [];
    for (const [index, quantity] of quantities.entries()) {
      more.push(
        UnitsAmount.of(quantity, data),
        document.createTextNode(data.slice(quantity.end, quantities[index + 1]?.start)),
      );
    }
    node.data = data.slice(0, quantities[0]!.start);
    this.#read.set(node, { kept: node.data, more });
    node.after(...more);
  }
}

/**
 * `<units-choice>` around a `<select>` with the values `metric`, `us`, `uk`, `written` and an empty one: the reader's
 * choice for all elements of the page. With the attribute `hidden` it is hidden without scripts, and with `remember`
 * the browser stores the choice.
 */
export class UnitsChoice extends HTMLElement {
  readonly #show = (): void => {
    const select = this.querySelector('select');
    if (select) select.value = getSystem() ?? '';
  };

  connectedCallback(): void {
    this.hidden = false;
    listeners.add(this.#show);
    this.addEventListener('change', this.#choose);
    if (this.hasAttribute('remember') && !getSystem()) setSystem(readStored());
    this.#show();
  }

  disconnectedCallback(): void {
    listeners.delete(this.#show);
    this.removeEventListener('change', this.#choose);
  }

  readonly #choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    setSystem(value as System);
    if (this.hasAttribute('remember')) store(getSystem());
  };
}

const elements = { 'units-choice': UnitsChoice, 'units-amount': UnitsAmount, 'units-text': UnitsText };

/** Registers the elements in the browser, once. */
export const define = (): void => {
  for (const [name, element] of Object.entries(elements))
    if (!customElements.get(name)) customElements.define(name, element);
};
