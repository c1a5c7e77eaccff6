import type { Rates } from '@units/engine/ask';
import type { Encoder } from '../http/fixed.ts';
import type { Pages } from '../pages.ts';

/** What the service is made with; all of it may be left out. */
export interface Options extends Pages {
  /** How to compress the large documents, the best way first. */
  readonly encoders?: readonly Encoder[];
  /** The address of the service, where it is not the one that requests name: `https://units.example`. */
  readonly address?: string;
  /** Rates of exchange, as they are now; money of two currencies is refused without them. */
  readonly rates?: () => Rates | undefined;
  /** Why the rates could not be read again, where they could not: `/ready` says so. */
  readonly ratesProblem?: () => string | undefined;
  /** Hosts whose pages may ask `/mcp` from a browser, beside those of this machine: agents that are no browsers always may. */
  readonly mcpOrigins?: readonly string[];
  /** Whether new callers are welcome: false once the server is about to stop. */
  readonly ready?: () => boolean;
  /** Told of every fault of ours, with the id of its request; the console unless given. */
  readonly report?: (error: unknown, requestId: string) => void;
}
