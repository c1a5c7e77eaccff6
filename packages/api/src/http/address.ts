/** The address of the service, as far as its settings say. */
export interface Standing {
  /** Its origin, where it is not the one that requests name: `https://units.example`. */
  readonly address?: string;
  /** The path under which a proxy has it, `/units`; the root unless given. */
  readonly basePath?: string;
  /** True if `X-Forwarded-Proto` is trusted for the scheme. */
  readonly trustsProxy?: boolean;
}

/** The origin that callers know, without a slash. */
const originOf = (request: Request, { address, trustsProxy = false }: Standing): string => {
  if (address !== undefined) return address;
  const { origin } = new URL(request.url);
  const isSecure = trustsProxy && /^https\b/i.test(request.headers.get('x-forwarded-proto') ?? '');
  return isSecure ? origin.replace(/^http:/, 'https:') : origin;
};

/** The address of the service that callers know, without a slash at its end. */
export const serviceOf = (request: Request, standing: Standing): string =>
  originOf(request, standing) + (standing.basePath ?? '');

/** A target without the path that the service is under; not every proxy takes it away. */
export const within = (basePath: string, target: string): string => {
  const rest = target.slice(basePath.length);
  if (!target.startsWith(basePath) || !/^(?:[/?]|$)/.test(rest)) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
};
