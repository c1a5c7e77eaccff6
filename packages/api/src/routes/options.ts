import type { Rates } from '@units/engine/ask';
import type { Standing } from '../http/address.ts';
import type { Encoder } from '../http/fixed.ts';
import type { Pages } from '../pages.ts';

/** Options of the service. */
export interface Options extends Pages, Standing {
  /** Encoders for large documents, the best first. */
  readonly encoders?: readonly Encoder[];
  /**
   * Returns the prebuilt text of a fixed document, by its path. Undefined if it must be generated at its first request.
   */
  readonly document?: (path: string) => string | undefined;
  /** Returns the current exchange rates. Without them, amounts in two currencies are refused. */
  readonly rates?: () => Rates | undefined;
  /** Returns the reason why the rates could not be read again, for `/ready`. Undefined if they could. */
  readonly ratesProblem?: () => string | undefined;
  /**
   * Hosts whose pages may call `/mcp` from a browser, in addition to this machine. Agents outside a browser always may.
   */
  readonly mcpOrigins?: readonly string[];
  /** The contact for security reports in `/.well-known/security.txt`: `mailto:` or `https:`. */
  readonly securityContact?: string;
  /** Returns true if the server accepts new callers, and false once it is about to stop. */
  readonly ready?: () => boolean;
  /**
   * Lets the server answer others in the middle of a long request. `env` is the second argument of the runtime's
   * handler.
   */
  readonly pause?: (env: unknown) => Promise<void>;
  /** Called for every server error, with the id of its request. Default: the console. */
  readonly report?: (error: unknown, requestId: string) => void;
}
