import { tools } from '@units/engine/catalog';
import type { AnyTool } from '@units/engine/server';
import {
  age,
  bmi,
  conversion,
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
import { batchEndpoint } from './batch.ts';
import { capabilitiesEndpoint } from './capabilities.ts';
import { constantsEndpoint } from './constants.ts';
import { convertEndpoint } from './convert.ts';
import { searchEndpoint, toolsEndpoint, unitsEndpoint } from './catalog.ts';
import { health } from './health.ts';
import { oembedEndpoint } from './oembed.ts';
import { openapiEndpoint } from './openapi.ts';
import { queryEndpoint } from './query.ts';
import { readyEndpoint } from './ready.ts';
import { rewriteEndpoint } from './rewrite.ts';
import type { Options } from './options.ts';
import { sheetEndpoint } from './sheet.ts';
import { tableEndpoint } from './table.ts';
import { toolEndpoint } from './tool.ts';
import { unitEndpoint } from './unit.ts';

/** The calculators of the contract, in its order. Newer tools come after the contract's. */
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
const newerTools = tools.filter((tool) => tool.id !== conversion.id && !contractTools.includes(tool));

/** Returns every endpoint of the API, in the contract's order, which lists use. */
export const endpointsOf = (options: Options): readonly Endpoint[] => {
  const endpoints: readonly Endpoint[] = [
    health,
    capabilitiesEndpoint(() => endpoints.map(({ path }) => path), options),
    toolsEndpoint(options),
    searchEndpoint,
    convertEndpoint,
    batchEndpoint(options),
    ...contractTools.map((tool) => (tool === table ? tableEndpoint : toolEndpoint(tool))),
    unitsEndpoint(options),
    openapiEndpoint(() => endpoints, options),
    ...newerTools.map((tool) => toolEndpoint(tool)),
    queryEndpoint(options),
    constantsEndpoint,
    rewriteEndpoint(options),
    sheetEndpoint(options),
    unitEndpoint,
    oembedEndpoint(options),
    readyEndpoint(options),
  ];
  return endpoints;
};
