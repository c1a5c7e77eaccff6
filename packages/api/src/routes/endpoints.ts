import type { Rates } from '@units/engine/ask';
import { tools, type AnyTool } from '@units/engine/catalog';
import {
  age,
  bmi,
  convert,
  dateDifference,
  discount,
  electrical,
  fraction,
  fuelCost,
  percentage,
  roman,
  table,
  tip,
  unitPrice,
} from '@units/engine/tools';
import type { Endpoint } from './endpoint.ts';
import { csvOf } from '../http/csv.ts';
import type { Encoder } from '../http/fixed.ts';
import type { Forms } from '../http/form.ts';
import type { Pages } from '../pages.ts';
import { batch } from './batch.ts';
import { capabilitiesEndpoint } from './capabilities.ts';
import { convertEndpoint } from './convert.ts';
import { searchEndpoint, toolsEndpoint, unitsEndpoint } from './catalog.ts';
import { health } from './health.ts';
import { oembedEndpoint } from './oembed.ts';
import { openapiEndpoint } from './openapi.ts';
import { queryEndpoint } from './query.ts';
import { readyEndpoint } from './ready.ts';
import { toolEndpoint } from './tool.ts';

/** What the service is made with; all of it may be left out. */
export interface Options extends Pages {
  /** How to compress the large documents, the best way first. */
  readonly encoders?: readonly Encoder[];
  /** The address of the service, where it is not the one that requests name: `https://units.example`. */
  readonly address?: string;
  /** Rates of exchange, as they are now; money of two currencies is refused without them. */
  readonly rates?: () => Rates | undefined;
  /** Why the rates could not be read again, where they could not: `/ready` says so. */
  readonly ratesProblem?: () => string | undefined;
  /** Hosts whose pages may ask `/mcp` from a browser, beside those of this machine: agents that are no browsers always may. */
  readonly mcpOrigins?: readonly string[];
  /** Whether new callers are welcome: false once the server is about to stop. */
  readonly ready?: () => boolean;
  /** Told of every fault of ours, with the id of its request; the console unless given. */
  readonly report?: (error: unknown, requestId: string) => void;
}

/** The calculators of the contract, in its order. A tool that is newer comes after everything in the contract. */
const contractTools: readonly AnyTool[] = [
  roman,
  fraction,
  table,
  bmi,
  electrical,
  percentage,
  age,
  dateDifference,
  tip,
  discount,
  fuelCost,
  unitPrice,
];
const newerTools = tools.filter((tool) => tool.id !== convert.id && !contractTools.includes(tool));

/** A table is the one answer of a calculator that has rows. */
const tableForms: Forms = { csv: (body) => csvOf((body as ReturnType<typeof table>).rows) };
const formsOf = (tool: AnyTool): Forms | undefined => (tool === table ? tableForms : undefined);

/** Endpoints that are features: `/capabilities` names them there and not among the paths. */
const features = (options: Options): readonly Endpoint[] => [
  queryEndpoint(options),
  oembedEndpoint,
  readyEndpoint(options),
];

/** Every endpoint of the API in the order in which lists show them, which is that of the contract. */
export const endpointsOf = (options: Options): readonly Endpoint[] => {
  const { encoders = [] } = options;
  const additions = features(options);
  const contractPaths = (): string[] =>
    endpoints.filter((endpoint) => !additions.includes(endpoint)).map(({ path }) => path);
  const endpoints: readonly Endpoint[] = [
    health,
    capabilitiesEndpoint(contractPaths, options),
    toolsEndpoint(encoders),
    searchEndpoint,
    convertEndpoint,
    batch,
    ...contractTools.map((tool) => toolEndpoint(tool, formsOf(tool))),
    unitsEndpoint(encoders),
    openapiEndpoint(() => endpoints, encoders),
    ...newerTools.map((tool) => toolEndpoint(tool)),
    ...additions,
  ];
  return endpoints;
};
