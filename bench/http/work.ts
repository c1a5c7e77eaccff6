import { convert, UnitsError } from '@units/engine';
import { listUnitRecords } from '@units/engine/catalog';

/** One request of the benchmark. */
export interface Job {
  readonly name: string;
  readonly path: string;
  /** The body of a POST request. Without it, the request is a GET. */
  readonly body?: string;
  readonly status: number;
}

const spellings = ['km', 'mi', 'ft', 'in', 'yd', 'm', 'cm', 'mm'] as const;
const conversions = Array.from({ length: 100 }, (_, index) => ({
  value: index + 0.5,
  from: spellings[index % spellings.length]!,
  to: spellings[(index * 3 + 1) % spellings.length]!,
}));

/** The requests that are measured. */
export const jobs: readonly Job[] = [
  { name: '/convert', path: '/convert?value=5&from=km&to=mi', status: 200 },
  { name: 'an error', path: '/convert?value=5&from=km&to=kg', status: 400 },
  { name: '/batch of 100', path: '/batch', body: JSON.stringify({ conversions }), status: 200 },
  { name: '/units', path: '/units', status: 200 },
];

// The shared part of the hand-written servers: the work itself, and the service's headers.

let made = 0;

/** Returns the headers of the service. An uncached answer gets a new request id; all others get a `Vary` header. */
export const headersOf = (cacheControl: string): Record<string, string> => {
  made += 1;
  const own: Record<string, string> = cacheControl.startsWith('public')
    ? { Vary: 'Accept' }
    : { 'X-Request-Id': `0badcafe-${made.toString(36)}` };
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
    ...own,
    Link: '<openapi.json>; rel="service-desc"; type="application/json"',
    'Content-Type': 'application/json',
  };
};

export const kept = 'public, max-age=86400, stale-while-revalidate=604800';

/** Converts the values of a query, with the same checks as the service. */
export const convertQuery = (value: string | null, from: string | null, to: string | null): object => {
  if (value === null || from === null || to === null)
    throw new UnitsError('missing-parameter', 'Something is missing.');
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value)) throw new UnitsError('invalid-number', 'No number.');
  const number = Number(value);
  return { value: number, from, to, result: convert(number, from, to) };
};

/** Returns the body of a refusal. */
export const refusalOf = (error: unknown): { error: string; code: string } => {
  if (error instanceof UnitsError) return { error: error.message, code: error.code };
  throw error;
};

const factors: Readonly<Record<string, number>> = {
  km: 1000,
  mi: 1609.344,
  ft: 0.3048,
  in: 0.0254,
  yd: 0.9144,
  m: 1,
  cm: 0.01,
  mm: 0.001,
};

interface Item {
  readonly value: number;
  readonly from: string;
  readonly to: string;
}

/** Answers a batch without the engine, by multiplication. */
export const multiply = (items: readonly Item[]): object => {
  const results = items.map(({ value, from, to }) => ({
    value,
    from,
    to,
    result: (value * factors[from]!) / factors[to]!,
  }));
  return { results, count: results.length };
};

const units = listUnitRecords();

/** The list of units. */
export const unitList: object = {
  schemaVersion: 2,
  ...Object.fromEntries(units.map(({ name, units: all }) => [name, all.map(({ id }) => id)])),
  categories: units,
};
