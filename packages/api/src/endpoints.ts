import { tools } from '@units/engine/catalog';
import type { Endpoint } from './endpoint.ts';
import type { Encoder } from './fixed.ts';
import type { Pages } from './pages.ts';
import { batch } from './routes/batch.ts';
import { capabilitiesEndpoint } from './routes/capabilities.ts';
import { searchEndpoint, toolsEndpoint, unitsEndpoint } from './routes/catalog.ts';
import { health } from './routes/health.ts';
import { oembedEndpoint } from './routes/oembed.ts';
import { openapiEndpoint } from './routes/openapi.ts';
import { queryEndpoint } from './routes/query.ts';
import { toolEndpoint } from './routes/tool.ts';

/** What the service is made with; all of it may be left out. */
export interface Options extends Pages {
  /** How to compress the large documents, the best way first. */
  readonly encoders?: readonly Encoder[];
  /** Whether new callers are welcome: false once the server is about to stop. */
  readonly ready?: () => boolean;
  /** Told of every fault of ours, with the id of its request; the console unless given. */
  readonly report?: (error: unknown, requestId: string) => void;
}

/** The order of the contract, in which lists show the endpoints; a tool that is newer comes after these. */
const order = [
  '/health',
  '/capabilities',
  '/tools',
  '/search',
  '/convert',
  '/batch',
  '/roman',
  '/fraction',
  '/table',
  '/bmi',
  '/electrical',
  '/percentage',
  '/age',
  '/date-difference',
  '/tip',
  '/discount',
  '/fuel-cost',
  '/unit-price',
  '/units',
  '/openapi.json',
];

const place = ({ path }: Endpoint): number => {
  const index = order.indexOf(path);
  return index === -1 ? order.length : index;
};

/** Endpoints beside those of the contract: `/capabilities` lists them among the features. */
const additions: readonly Endpoint[] = [queryEndpoint, oembedEndpoint];

const documented = (endpoints: readonly Endpoint[]): string[] =>
  endpoints.filter((endpoint) => !additions.includes(endpoint)).map(({ path }) => path);

/** Every endpoint of the API: those of the tools, and those that are no tools. */
export const endpointsOf = (options: Options): readonly Endpoint[] => {
  const { encoders = [] } = options;
  const endpoints: readonly Endpoint[] = [
    health,
    capabilitiesEndpoint(() => documented(endpoints), options),
    toolsEndpoint(encoders),
    searchEndpoint,
    ...tools.map(toolEndpoint),
    batch,
    unitsEndpoint(encoders),
    openapiEndpoint(() => endpoints, encoders),
    ...additions,
  ].toSorted((a, b) => place(a) - place(b));
  return endpoints;
};
