import { version, type ToWidget } from './protocol.ts';

// <units-converter value="5" from="km" to="mi">: the widget in a frame that is as high as its content. Partner sites
// load this script, so it is small, has no dependencies, and changes only its own element.

const widget = new URL('.', import.meta.url);
const settings = ['value', 'from', 'to', 'units', 'theme', 'accent', 'lang', 'compact'];
const live = new Set(['value', 'from', 'to', 'theme']);

/**
 * The heights that the content needs, by minimum width, both in pixels: from a width of 568 on, the two sides are next
 * to each other.
 */
type Heights = readonly (readonly [width: number, height: number])[];

const full: Heights = [
  [568, 271],
  [320, 410],
  [280, 428],
  [0, 460],
];

const compact: Heights = [
  [568, 165],
  [0, 298],
];

const style = `:host{display:block;position:relative}:host([hidden]){display:none}
.own{position:absolute;inset:0}.own[hidden]{display:none}.frame{color:light-dark(#000,#fff);transition:color 1ms}`;

class UnitsConverter extends HTMLElement {
  static readonly observedAttributes = settings;
  readonly #frame = document.createElement('iframe');
  /** The page's own content of the element, shown until the widget is ready. */
  readonly #own = document.createElement('div');
  readonly #box = document.createElement('div');
  readonly #sizes = new ResizeObserver(() => this.#fit());
  #ready = false;
  /** Changed attributes that were not yet sent to the widget. */
  readonly #changed = new Set<string>();
  /** The height of the content. */
  #content = 0;
  /** The last values that the widget reported, as JSON. */
  #shown: string | undefined;
  /**
   * The origin for messages to the frame. In a page without an origin, the frame has none either, so any origin is
   * allowed: messages contain nothing private.
   */
  #target = widget.origin;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    this.#own.className = 'own';
    this.#own.append(document.createElement('slot'));
    const slot = document.createElement('slot');
    slot.name = this.#frame.slot = 'frame';
    this.#box.className = 'frame';
    this.#box.append(slot);
    root.append(this.#own, this.#box);
    // The color follows the scheme of the page, however it changes.
    this.#box.addEventListener('transitionend', () => this.attributeChangedCallback('theme'));
  }

  connectedCallback(): void {
    const frame = this.#frame;
    frame.loading = 'lazy';
    frame.title = this.title || 'Unit converter';
    frame.style.cssText = 'display:block;width:100%;border:0;border-radius:10px';
    this.#wait();
    this.#fit();
    frame.src = this.#address();
    this.append(frame);
    addEventListener('message', this.#hear);
    this.#sizes.observe(this);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#sizes.disconnect();
    this.#frame.remove();
  }

  attributeChangedCallback(name: string): void {
    if (!this.#frame.isConnected) return;
    // Attributes that change together are sent in one message.
    if (this.#changed.size === 0) queueMicrotask(() => this.#tell());
    this.#changed.add(name);
  }

  #tell(): void {
    const names = [...this.#changed];
    this.#changed.clear();
    if (!this.isConnected) return;
    const isKnown = (name: string): boolean => live.has(name) && (name === 'theme' || this.hasAttribute(name));
    if (this.#ready && names.every(isKnown)) {
      const values = names.map((name) => [name, name === 'theme' ? this.#theme() : this.getAttribute(name)]);
      const message: ToWidget = { units: version, type: 'set', ...Object.fromEntries(values) };
      this.#frame.contentWindow?.postMessage(message, this.#target);
      return;
    }
    const address = this.#address();
    if (address === this.#frame.src) return;
    this.#wait();
    this.#frame.src = address;
  }

  /** Shows the page's content of the element until the frame is ready. */
  #wait(): void {
    this.#ready = false;
    this.#content = 0;
    this.#shown = undefined;
    this.#frame.style.visibility = 'hidden';
    this.#own.hidden = false;
  }

  /** Returns the theme of the attribute, or the theme of the page. */
  #theme(): string | undefined {
    const theme = this.getAttribute('theme')?.toLowerCase();
    if (theme === 'light' || theme === 'dark') return theme;
    const { color } = getComputedStyle(this.#box);
    return { 'rgb(0, 0, 0)': 'light', 'rgb(255, 255, 255)': 'dark' }[color];
  }

  /**
   * Sets the height of the frame to the height of its content, or until that is known, to the height that follows from
   * the width.
   */
  #fit(): void {
    const isCompact = /^(?:1|true|)$/i.test(this.getAttribute('compact') ?? '0');
    const [, least] = (isCompact ? compact : full).find(([width]) => this.clientWidth >= width)!;
    this.#frame.style.height = `${Math.max(least, this.#content)}px`;
  }

  #address(): string {
    const address = new URL(widget);
    for (const name of settings) {
      const value = name === 'theme' ? this.#theme() : this.getAttribute(name);
      if (value != null) address.searchParams.set(name, name === 'compact' && value === '' ? '1' : value);
    }
    return address.href;
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || (origin !== widget.origin && origin !== 'null')) return;
    if (data?.units !== version) return;
    this.#target = origin === 'null' ? '*' : origin;
    const { type, height } = data;
    if ((type === 'ready' || type === 'resize') && height > 0 && height < 5000) {
      this.#content = height;
      this.#fit();
      if (this.#ready) return;
      this.#ready = true;
      this.#frame.style.visibility = '';
      this.#own.hidden = true;
    } else if (type === 'change') {
      const { value, from, to, result } = data;
      const detail = { value, from, to, result };
      const before = this.#shown;
      this.#shown = JSON.stringify(detail);
      // The initial values are not a change.
      if (before !== undefined && before !== this.#shown)
        this.dispatchEvent(new CustomEvent('change', { detail, bubbles: true }));
    }
  };
}

if (!customElements.get('units-converter')) customElements.define('units-converter', UnitsConverter);
