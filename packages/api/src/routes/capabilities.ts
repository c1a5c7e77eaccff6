import { listTools } from '@units/engine/catalog';
import { contract, limits } from '../contract.ts';
import type { Endpoint } from './endpoint.ts';
import { fixed, only } from '../http/fixed.ts';
import { describeCapabilities } from '../openapi/service.ts';
import type { Pages } from '../pages.ts';
import { mcpPath } from './mcp.ts';

const enabled = { state: 'enabled' } as const;
const stateOf = (served: unknown) => (served ? enabled : ({ state: 'disabled' } as const));

const capabilities = (paths: readonly string[], { site, widget }: Pages) => ({
  status: 'ok',
  version: contract.version,
  toolCount: listTools().length,
  endpoints: paths,
  features: {
    batch: { ...enabled, maximumConversions: limits.conversions, maximumBytes: limits.body },
    constants: { ...enabled, endpoint: '/constants' },
    exactResults: enabled,
    ingredients: enabled,
    mcp: { ...enabled, path: mcpPath },
    oembed: { ...stateOf(widget), endpoint: '/oembed' },
    query: { ...enabled, endpoint: '/query' },
    readiness: { ...enabled, endpoint: '/ready' },
    rewrite: { ...enabled, endpoint: '/rewrite', maximumBytes: limits.body },
    search: { ...enabled, maximumResults: limits.searchResults },
    sheet: { ...enabled, endpoint: '/sheet', maximumBytes: limits.body },
    site: stateOf(site),
    widget: stateOf(widget),
  },
});

/** Returns the endpoint `GET /capabilities`, with the paths of the API and the enabled features. */
export const capabilitiesEndpoint = (paths: () => readonly string[], pages: Pages): Endpoint => {
  const make = () => capabilities(paths(), pages);
  return {
    method: 'GET',
    path: '/capabilities',
    // The answer is too small to be worth compressing.
    handle: fixed(only(make), []),
    describe: () => describeCapabilities(make()),
  };
};
