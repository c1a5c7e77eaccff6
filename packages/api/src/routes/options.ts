import type { Rates } from '@units/engine/ask';
import type { Standing } from '../http/address.ts';
import type { Encoder } from '../http/fixed.ts';
import type { Pages } from '../pages.ts';

/** Options of the service. */
export interface Options extends Pages, Standing {
  /** Encoders for large documents, the best first. */
  readonly encoders?: readonly Encoder[];
  /** The text of a fixed document that was made ahead, by its path; undefined where it is to be made at its first request. */
  readonly document?: (path: string) => string | undefined;
  /** Rates of exchange, as they are now; money of two currencies is refused without them. */
  readonly rates?: () => Rates | undefined;
  /** Why the rates could not be read again, where they could not: `/ready` says so. */
  readonly ratesProblem?: () => string | undefined;
  /** Hosts whose pages may ask `/mcp` from a browser, beside those of this machine: agents that are not browsers always may. */
  readonly mcpOrigins?: readonly string[];
  /** Whom to tell of a weakness, for `/.well-known/security.txt`: `mailto:` or `https:`. */
  readonly securityContact?: string;
  /** Returns true if new callers are welcome; false once the server is about to stop. */
  readonly ready?: () => boolean;
  /** Lets the server answer others, in the middle of a request that takes long. Given what the runtime hands to a handler. */
  readonly pause?: (env: unknown) => Promise<void>;
  /** Told of every fault of ours, with the id of its request; the console unless given. */
  readonly report?: (error: unknown, requestId: string) => void;
}
