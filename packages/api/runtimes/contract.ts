import { isDeepStrictEqual } from 'node:util';
import { tools } from '@units/engine/catalog';
import { parameterName } from '@units/engine/server';
import { createApp, type Options } from '../src/app.ts';

const post = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
/** A message to the agents' endpoint. */
const message = (method: string, params: object = {}): RequestInit => ({
  ...post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
});
const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'contract', version: '1' } };
const item = { value: 1, from: 'ft', to: 'in' };

const examples = tools.flatMap(({ id, examples: all }) =>
  all.map(({ given }) => {
    const texts = Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]);
    return [`/${id}?${new URLSearchParams(Object.fromEntries(texts))}`] as const;
  }),
);

/** The requests that every runtime must answer alike. */
const requests: readonly (readonly [path: string, init?: RequestInit])[] = [
  ...examples,
  ['/health'],
  ['/ready'],
  ['/capabilities'],
  ['/tools'],
  ['/units'],
  ['/openapi.json'],
  ['/search?q=tip'],
  ['/query?q=5%20ft%206%20in%20to%20cm'],
  ['/query?q=wie%20viel%20sind%205%20km%20in%20Meilen&lang=de'],
  ['/query?q=5%20km%20in%20miles&format=text'],
  ['/convert?value=120&from=mm%5BHg%5D&to=kPa&codes=ucum'],
  ['/convert?value=1&from=g&to=mol&substance=CuSO4%C2%B75H2O'],
  ['/convert?value=500&from=nm&to=THz&as=spectral'],
  ['/convert?value=5&from=km&to=mi&format=csv'],
  ['/convert?value=5&from=km&to=mi', { headers: { Accept: 'text/plain' } }],
  ['/convert?value=x', { headers: { Accept: 'application/problem+json' } }],
  ['/tip?subtotal=5', { headers: { Accept: 'text/csv' } }],
  ['/table?from=m&to=ft&end=1000&format=csv'],
  ['/average?values[]=2&values%5B%5D=4'],
  ['/units?lang=ja'],
  ['/units?lang=xx'],
  ['/units/stone'],
  ['/units/m%2Fs?lang=de'],
  ['/units/ston'],
  ['/tools?format=csv'],
  ['/oembed?url=/widget/?from=km'],
  ['/oembed?url=https://other.example/'],
  ['/llms.txt'],
  ['/llms-full.txt'],
  ['/favicon.ico'],
  ['/.well-known/security.txt'],
  ['/HEALTH'],
  [`/tip?${'%F1%&'.repeat(2000)}subtotal=%F1`],
  ['/', { headers: { Accept: 'application/json' } }],
  ['/convert'],
  ['/convert?value=1&from=%C2%B0F&to=%c2%b0C'],
  ['/convert?value=+1%&from=%zz&to=__proto__'],
  ['/convert?value=1&value=2&from=m&to=ft'],
  [`/convert?x=${'x'.repeat(13_000)}`],
  ['/nowhere'],
  ['/convert', { method: 'DELETE' }],
  ['/convert', { method: 'OPTIONS', headers: { 'Access-Control-Request-Headers': 'X-A' } }],
  ['/units', { method: 'HEAD' }],
  ['/units', { headers: { 'If-None-Match': '*' } }],
  ['/batch', post(JSON.stringify({ conversions: Array.from({ length: 100 }, () => item) }))],
  ['/batch', post(JSON.stringify({ conversions: Array.from({ length: 101 }, () => item) }))],
  ['/batch?errors=all', post(JSON.stringify({ conversions: [item, { value: 1, from: 'x', to: 'y' }, {}] }))],
  ['/batch?format=csv', post(JSON.stringify({ conversions: [item] }))],
  ['/batch', { ...post('{}'), headers: { 'Content-Encoding': 'gzip' } }],
  ['/batch', post('{')],
  ['/batch', post('')],
  ['/batch', post(`"${'x'.repeat(70_000)}"`)],
  ['/mcp', message('initialize', client)],
  ['/mcp', message('tools/list')],
  ['/mcp', message('tools/call', { name: 'ask', arguments: { q: '5 ft 6 in to cm' } })],
  ['/mcp', message('tools/call', { name: 'convert', arguments: { value: 5, from: 'kg', to: 'km' } })],
  ['/mcp', message('nothing')],
  ['/mcp', post('{')],
  ['/mcp'],
];

const headers = [
  'content-type',
  'cache-control',
  'access-control-allow-origin',
  'x-content-type-options',
  'x-request-id',
  'allow',
  'link',
];

const tell = async (answer: Response): Promise<object> => ({
  status: answer.status,
  headers: Object.fromEntries(headers.map((name) => [name, answer.headers.get(name)])),
  body: await answer.text(),
});

/** Sends all requests to the service at an address, and returns the differences from the app's own answers. */
export const differences = async (url: string, options: Options = {}): Promise<readonly string[]> => {
  const app = createApp(options);
  const found: string[] = [];
  for (const [path, init = {}] of requests) {
    const named = { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'X-Request-Id': 'one' } };
    const [there, here] = [
      await tell(await fetch(url + path, named)),
      await tell(await app.request(url + path, named)),
    ];
    if (!isDeepStrictEqual(there, here)) {
      found.push(
        `${init.method ?? 'GET'} ${path.slice(0, 80)}: ${JSON.stringify(there).slice(0, 300)} for ${JSON.stringify(here).slice(0, 300)}`,
      );
    }
  }
  return found;
};
