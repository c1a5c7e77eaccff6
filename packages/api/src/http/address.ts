/** The settings for the public address of the service. */
export interface Standing {
  /** The origin, if it differs from the origin of requests: `https://units.example`. */
  readonly address?: string;
  /** The path of the service behind a proxy, `/units`. Default: the root. */
  readonly basePath?: string;
  /** True if `X-Forwarded-Proto` is trusted for the scheme. */
  readonly trustsProxy?: boolean;
}

/** Returns the public origin, without a trailing slash. */
const originOf = (request: Request, { address, trustsProxy = false }: Standing): string => {
  if (address !== undefined) return address;
  const { origin } = new URL(request.url);
  const isSecure = trustsProxy && /^https\b/i.test(request.headers.get('x-forwarded-proto') ?? '');
  return isSecure ? origin.replace(/^http:/, 'https:') : origin;
};

/** Returns the public address of the service, without a trailing slash. */
export const serviceOf = (request: Request, standing: Standing): string =>
  originOf(request, standing) + (standing.basePath ?? '');

/** Returns a target without the base path of the service. Some proxies have already removed it. */
export const within = (basePath: string, target: string): string => {
  const rest = target.slice(basePath.length);
  if (!target.startsWith(basePath) || !/^(?:[/?]|$)/.test(rest)) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
};
