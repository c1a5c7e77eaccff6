import { mcpPaths } from '../../routes/mcp.ts';

/** What requests of a route are expected to cost, in milliseconds of the processor. */
interface Expected {
  readonly each: number;
  /** For each KiB of its address and body. */
  readonly perKiB: number;
}

const common: Expected = { each: 0.05, perKiB: 0.2 };

/** The routes that cost more. */
const expensive = new Map<string, Expected>([
  ['/batch', { each: 0.1, perKiB: 0.5 }],
  ['/query', { each: 0.2, perKiB: 2 }],
  ['/rewrite', { each: 0.2, perKiB: 3 }],
  ['/search', { each: 0.5, perKiB: 10 }],
  ['/table', { each: 1, perKiB: 1 }],
  ...mcpPaths.map((path) => [path, { each: 1, perKiB: 0.5 }] as const),
  ['pages', { each: 1, perKiB: 1 }],
]);

/** What a request of a route costs by its shape: how many bytes it has. It is charged for what it does cost. */
export const estimate = (route: string, bytes: number): number => {
  const { each, perKiB } = expensive.get(route) ?? common;
  return each + (perKiB * bytes) / 1024;
};
