import { mcpPaths } from '../../routes/mcp.ts';

/** The expected processor time of requests to a route, in milliseconds. */
interface Expected {
  readonly each: number;
  /** The time for each KiB of its address and body. */
  readonly perKiB: number;
}

const common: Expected = { each: 0.05, perKiB: 0.2 };

/** The more expensive routes. */
const expensive = new Map<string, Expected>([
  ['/batch', { each: 0.1, perKiB: 0.5 }],
  ['/query', { each: 0.2, perKiB: 2 }],
  ['/rewrite', { each: 0.2, perKiB: 3 }],
  ['/sheet', { each: 0.2, perKiB: 10 }],
  ['/search', { each: 0.5, perKiB: 10 }],
  ['/table', { each: 1, perKiB: 1 }],
  ...mcpPaths.map((path) => [path, { each: 1, perKiB: 0.5 }] as const),
  ['pages', { each: 1, perKiB: 1 }],
]);

/** Returns the expected processor time of a request by its route and bytes, in milliseconds. The client is charged for the real time. */
export const estimate = (route: string, bytes: number): number => {
  const { each, perKiB } = expensive.get(route) ?? common;
  return each + (perKiB * bytes) / 1024;
};
