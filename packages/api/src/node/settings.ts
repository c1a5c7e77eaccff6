import { statSync, type Stats } from 'node:fs';
import { availableParallelism } from 'node:os';
import { baseOf } from './site/base.ts';

/** The reason why the server cannot start, as a sentence for its operator. */
export class StartError extends Error {
  /** `StartError`, even if a minifier renames the class. */
  override readonly name = 'StartError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** One variable of the environment. */
interface Variable<Value> {
  readonly name: string;
  /** The default, as in the documentation. */
  readonly unset: string;
  /** Reads the text, or returns the default without one. Throws StartError for invalid text. */
  readonly read: (text: string | undefined) => Value;
}

/** Shortens a text for a sentence. */
const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

const refuse = (name: string, text: string, must: string): never => {
  throw new StartError(`${name} is "${cut(text)}": it must be ${must}.`);
};

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** Returns a variable with a whole number. `initial` is the default. */
const whole = <Initial extends number | undefined>(
  name: string,
  [least, most]: readonly [number, number],
  initial: Initial,
): Variable<number | Initial> => ({
  name,
  unset: String(initial ?? 'off'),
  read: (text) => {
    if (text === undefined) return initial;
    return isWhole(text, least, most) ? Number(text) : refuse(name, text, `a whole number from ${least} to ${most}`);
  },
});

const word = <Word extends string>(name: string, words: readonly Word[], initial: Word): Variable<Word> => ({
  name,
  unset: initial,
  read: (text = initial) => words.find((one) => one === text) ?? refuse(name, text, `one of ${words.join(', ')}`),
});

const address = (name: string, unset: string, initial?: string): Variable<string | undefined> => ({
  name,
  unset,
  read: (text = initial) => text,
});

/** Returns the file or directory at a path, or undefined if there is none or we may not read it. */
const lookAt = (path: string): Stats | undefined => {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
};

/** Returns a variable with the path of an existing file or folder. The default advice is to build it. */
const existing = (name: string, kind: 'file' | 'folder', advice = 'Build it first'): Variable<string | undefined> => ({
  name,
  unset: 'none',
  read: (path) => {
    if (path === undefined) return undefined;
    const found = lookAt(path);
    if (kind === 'file' ? found?.isFile() : found?.isDirectory()) return path;
    throw new StartError(`${name} is "${cut(path)}": there is no such ${kind}. ${advice}, or leave ${name} out.`);
  },
});

/** Returns a variable with a comma-separated list of hosts. */
const hosts = (name: string): Variable<readonly string[]> => ({
  name,
  unset: 'none',
  read: (text = '') =>
    text
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== '')
      .map((host) => (/^[\w.:[\]-]+$/.test(host) ? host : refuse(name, host, 'a host name, without https://'))),
});

/** Returns a variable with a public address, as an origin. */
const origin = (name: string): Variable<string | undefined> => ({
  name,
  unset: 'that of the request',
  read: (text) => {
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
      ? url.origin
      : refuse(name, text, 'like https://units.example; BASE_PATH says a path');
  },
});

/** Returns a variable with the path of the service behind a proxy. */
const path = (name: string): Variable<string | undefined> => ({
  name,
  unset: 'that of the site',
  read: (text) => {
    const trimmed = text?.replace(/\/$/, '') || undefined;
    return trimmed === undefined || /^(?:\/[\w.~-]+)+$/.test(trimmed)
      ? trimmed
      : refuse(name, trimmed, 'a path like /units');
  },
});

/** Returns a variable with a contact address. */
const contact = (name: string): Variable<string | undefined> => ({
  name,
  unset: 'none',
  read: (text) =>
    text === undefined || /^(?:mailto:|https:\/\/|tel:)\S+$/.test(text)
      ? text
      : refuse(name, text, 'like mailto:security@units.example or https://units.example/security'),
});

const mostWorkers = 256;

const workerCount: Variable<number> = {
  name: 'WORKERS',
  unset: '1',
  read: (text = '1') => {
    if (text === 'auto') return availableParallelism();
    return isWhole(text, 1, mostWorkers)
      ? Number(text)
      : refuse('WORKERS', text, `auto or a whole number from 1 to ${mostWorkers}`);
  },
};

const port = [0, 65_535] as const;
const seconds = [1, 3600] as const;
const many = [1, 1_000_000] as const;

/** All settings. `docs/operations.md` describes them, and a test compares it with this list. */
export const variables = {
  /** The port. 0 takes any free port. */
  port: whole('PORT', port, 8000),
  /** The address to listen on. */
  host: address('HOST', 'every address'),
  /** The built site, served if no endpoint matches. */
  siteFolder: existing('SITE_DIR', 'folder'),
  /** The server module of the built site, which answers the queries of its pages. */
  siteModule: existing('SITE_MODULE', 'file'),
  /** The built widget, served at `/widget/`. */
  widgetFolder: existing('WIDGET_DIR', 'folder'),
  /** The server module of the built widget, which renders its page with the answer. */
  widgetModule: existing('WIDGET_MODULE', 'file'),
  /** The number of worker processes. `auto` is one for each processor. */
  workers: workerCount,
  /** `info` logs each request, `debug` also its query. */
  logLevel: word('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
  /** Request lines per second and worker, at the level `info`. */
  logRate: whole('LOG_RATE', many, 100),
  /** `on` records a span for each request, for the registered OpenTelemetry SDK. */
  traces: word('TRACES', ['off', 'on'], 'off'),
  /** The port for Prometheus. */
  metricsPort: whole('METRICS_PORT', port, undefined),
  metricsHost: address('METRICS_HOST', '127.0.0.1', '127.0.0.1'),
  /** The most requests of one client in each window. Undefined for no limit. */
  rateLimit: whole('RATE_LIMIT', many, undefined),
  /** The length of that window, in seconds. */
  rateWindow: whole('RATE_LIMIT_WINDOW', [1, 86_400], 60),
  /** Milliseconds of work per second for each client, in each worker. Undefined for no limit. */
  clientWork: whole('CLIENT_WORK', [1, 1000], undefined),
  /** The most connections of each client, in each worker. Not counted behind a proxy. */
  clientConnections: whole('CLIENT_CONNECTIONS', many, undefined),
  /** The number of proxies in front that append to `X-Forwarded-For`. 0 uses the address of the connection. */
  trustedProxies: whole('TRUSTED_PROXIES', [0, 10], 0),
  /** A file with exchange rates, read again when it changes. */
  ratesFile: existing('RATES_FILE', 'file', 'Write the rates of exchange there'),
  /** The public address in the texts for language models. */
  publicUrl: origin('PUBLIC_URL'),
  /** The path of the service behind a proxy, which may or may not remove it from requests. */
  basePath: path('BASE_PATH'),
  /** The contact for security reports. */
  securityContact: contact('SECURITY_CONTACT'),
  /** Hosts whose pages may call `/mcp` from a browser. */
  mcpOrigins: hosts('MCP_ORIGINS'),
  /** The most connections of a worker. More are closed. */
  maxConnections: whole('MAX_CONNECTIONS', many, 10_000),
  /** Seconds for the headers of a request to arrive, and for the whole request. */
  headersTimeout: whole('HEADERS_TIMEOUT', seconds, 15),
  requestTimeout: whole('REQUEST_TIMEOUT', seconds, 30),
  /** Seconds for which a caller may leave its answer unread. */
  sendTimeout: whole('SEND_TIMEOUT', seconds, 30),
  /**
   * Seconds for which an idle connection stays open: longer than load balancers keep it, so that they close it first.
   */
  keepAliveTimeout: whole('KEEP_ALIVE_TIMEOUT', seconds, 65),
  /** Seconds from the moment when `/ready` fails until no new connections are accepted. */
  drainDelay: whole('DRAIN_DELAY', [0, 3600], 0),
  /** Seconds after that for finishing requests. */
  drainTimeout: whole('DRAIN_TIMEOUT', seconds, 10),
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

/** The settings from the environment. */
export type Settings = { readonly [Key in keyof typeof variables]: ReturnType<(typeof variables)[Key]['read']> };

/** Lists the conflict between `BASE_PATH` and the path that the site was built for. */
const otherBase = (basePath: string | undefined, siteFolder: string | undefined): readonly string[] => {
  const built = siteFolder === undefined ? undefined : baseOf(siteFolder);
  if (basePath === undefined || built === undefined || built === basePath) return [];
  const at = built === '' ? 'the root of a host' : built;
  const must = `build it for that (SITE_URL=https://example.org${basePath}), or leave BASE_PATH out`;
  return [`BASE_PATH is "${basePath}": the site in SITE_DIR was built for ${at}. Please ${must}.`];
};

/** Lists the conflicts between settings that are valid alone. */
const conflicts = ({
  headersTimeout,
  requestTimeout,
  port: main,
  metricsPort,
  siteFolder,
  siteModule,
  widgetFolder,
  widgetModule,
  basePath,
}: Settings) => [
  ...(headersTimeout > requestTimeout
    ? [`HEADERS_TIMEOUT is "${headersTimeout}": it must be at most REQUEST_TIMEOUT, which is ${requestTimeout}.`]
    : []),
  ...(metricsPort !== undefined && metricsPort === main && main !== 0
    ? [`METRICS_PORT is "${metricsPort}": it must be another port than PORT.`]
    : []),
  ...otherBase(basePath, siteFolder),
  ...(siteModule !== undefined && siteFolder === undefined
    ? [`SITE_MODULE is "${siteModule}": it needs SITE_DIR, the site that it was built with.`]
    : []),
  ...(widgetModule !== undefined && widgetFolder === undefined
    ? [`WIDGET_MODULE is "${widgetModule}": it needs WIDGET_DIR, the widget that it was built with.`]
    : []),
];

/** Returns the two timeouts of a request. If only one is given, the other is adapted to it. */
const timeouts = ({ headersTimeout, requestTimeout }: Partial<Settings>): Partial<Settings> => {
  const { headersTimeout: headers, requestTimeout: request } = initialTimeouts();
  if (headersTimeout === undefined && requestTimeout !== undefined)
    return { headersTimeout: Math.min(headers, requestTimeout) };
  if (requestTimeout === undefined && headersTimeout !== undefined)
    return { requestTimeout: Math.max(request, headersTimeout) };
  return {};
};

const initialTimeouts = () => ({
  headersTimeout: variables.headersTimeout.read(undefined),
  requestTimeout: variables.requestTimeout.read(undefined),
});

/** Returns the settings with the given ones. Throws StartError if they conflict. */
export const settle = (all: Settings, given: Partial<Settings>): Settings => {
  const settings = { ...all, ...timeouts(given), ...given };
  const problems = conflicts(settings);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const { basePath, siteFolder } = settings;
  // Pages that are built for a path contain it
  return basePath === undefined && siteFolder !== undefined
    ? { ...settings, basePath: baseOf(siteFolder) || undefined }
    : settings;
};

/** Reads the {@link variables}. An empty variable counts as not set. Throws StartError with all problems. */
export const readSettings = (environment: Environment): Settings => {
  const problems: string[] = [];
  const given: Record<string, unknown> = {};
  const entries = Object.entries(variables).map(([key, { name, read }]) => {
    const text = environment[name]?.trim() || undefined;
    try {
      const value = read(text);
      if (text !== undefined) given[key] = value;
      return [key, value];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problems.push(error.message);
      return [key, undefined];
    }
  });
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return settle(Object.fromEntries(entries) as Settings, given);
};
