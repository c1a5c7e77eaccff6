import { version, type ToWidget } from './protocol.ts';

// <units-converter value="5" from="km" to="mi">: the widget in a frame that is as high as its content. What partner sites load,
// so it is small, needs nothing, and touches nothing but its own element.

const widget = new URL('.', import.meta.url);
const settings = ['value', 'from', 'to', 'units', 'theme', 'accent', 'lang', 'compact'];
const live = new Set(['value', 'from', 'to']);

class UnitsConverter extends HTMLElement {
  static readonly observedAttributes = settings;
  readonly #frame = document.createElement('iframe');
  #ready = false;
  /** Where the frame can be talked to: in a page without an origin it has none either, and nothing in a message is private. */
  #target = widget.origin;

  connectedCallback(): void {
    const frame = this.#frame;
    const compact = /^(?:1|true|)$/i.test(this.getAttribute('compact') ?? '0');
    this.#ready = false;
    frame.loading = 'lazy';
    frame.title = this.title || 'Unit converter';
    frame.style.cssText = `display:block;width:100%;height:${compact ? 300 : 420}px;border:0;border-radius:10px`;
    frame.src = this.#address();
    addEventListener('message', this.#hear);
    this.replaceChildren(frame);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (!this.isConnected || !this.#frame.src) return;
    if (this.#ready && live.has(name) && value !== null) {
      const message: ToWidget = { units: version, type: 'set', [name]: value };
      this.#frame.contentWindow?.postMessage(message, this.#target);
    } else this.#frame.src = this.#address();
  }

  #address(): string {
    const address = new URL(widget);
    for (const name of settings) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, name === 'compact' && value === '' ? '1' : value);
    }
    return address.href;
  }

  readonly #hear = ({ source, origin, data }: MessageEvent): void => {
    if (source !== this.#frame.contentWindow || (origin !== widget.origin && origin !== 'null')) return;
    if (data?.units !== version) return;
    this.#target = origin === 'null' ? '*' : origin;
    const { type, height } = data;
    if ((type === 'ready' || type === 'resize') && height > 0 && height < 5000) {
      this.#ready = true;
      this.#frame.style.height = `${height}px`;
    } else if (type === 'change') {
      const { value, from, to, result } = data;
      this.dispatchEvent(new CustomEvent('change', { detail: { value, from, to, result }, bubbles: true }));
    }
  };
}

if (!customElements.get('units-converter')) customElements.define('units-converter', UnitsConverter);
