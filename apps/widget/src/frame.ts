import type { Asked, Shown } from '@units/ui';
import { load } from './load.ts';
import { version, type FromWidget, type ToWidget } from './protocol.ts';

/** Returns the origin of the framing page, or undefined if the browser hides it or the page has none. */
const hostOrigin = (): string | undefined => {
  const origin =
    location.ancestorOrigins?.[0] ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined);
  return origin === 'null' ? undefined : origin;
};

/** The messages between the widget and the page that frames it. */
export class Frame {
  private readonly host = hostOrigin();
  private readonly root = document.documentElement;
  private height = 0;
  /** The last change that was sent, as JSON. */
  private told = '';

  private send(message: FromWidget): void {
    // Nothing in a message is private. If the browser hides the framing page, any page may read it.
    parent.postMessage(message, this.host ?? '*');
  }

  /** Sends what is shown. A repeated change is sent only once, so that a page can count changes. */
  readonly change = (shown: Shown | undefined): void => {
    if (!shown) return;
    const text = JSON.stringify(shown);
    if (text === this.told) return;
    this.told = text;
    this.send({ units: version, type: 'change', ...shown });
  };

  /** Calls `show` for each message of the framing page that asks to show something. */
  readonly listen = (show: (asked: Asked) => void): void => {
    addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<ToWidget> | null>) => {
      if (source !== parent || source === window || (this.host !== undefined && origin !== this.host)) return;
      // Pages send their frames many unrelated messages, so check the shape before loading the reader.
      if (data?.units !== version || data.type !== 'set') return;
      if (data.theme === 'light' || data.theme === 'dark') this.root.dataset['theme'] = data.theme;
      if ((data.value ?? data.from ?? data.to) === undefined) return;
      const read = ({ readSet }: Awaited<ReturnType<typeof load>>): void => {
        const asked = readSet(data);
        if (asked) show(asked);
      };
      load().then(read, () => undefined);
    });
  };

  /** Sends the height of the content, now and whenever it changes. */
  follow(content: HTMLElement): void {
    const observer = new ResizeObserver(() => this.measure(content));
    for (const element of [content, ...content.children]) observer.observe(element);
    this.measure(content);
  }

  /** Returns the height of the whole converter, even if the frame is higher, or so low that parts are hidden. */
  private wanted(content: HTMLElement): number {
    const { classList } = this.root;
    classList.add('measured');
    const { height } = content.getBoundingClientRect();
    classList.remove('measured');
    return Math.ceil(height);
  }

  private measure(content: HTMLElement): void {
    const height = this.wanted(content);
    if (height === this.height) return;
    const type = this.height === 0 ? 'ready' : 'resize';
    this.height = height;
    this.send({ units: version, type, height });
    try {
      // For pages that size the frame by CSS (`frame-sizing`); only some browsers have it, and only for frames.
      (window as { requestResize?: () => void }).requestResize?.();
    } catch {
      // The page has not asked for it.
    }
  }
}
