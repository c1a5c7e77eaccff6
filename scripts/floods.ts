// Floods that a service must withstand, for a test and for `pnpm bench:http flood`.

/** A flood: the repeated requests of its connections. */
export interface Attack {
  readonly connections: number;
  /** The number of requests that each connection sends before it reads an answer. */
  readonly ahead: number;
  /** Returns the bytes of the next request. */
  readonly next: () => string;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const post = (path: string, body: string, headers = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const word = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

const misspelled = (): string => `kilomet${word(3)}rs-per-hou${word(2)}`;

const table = '/table?from=m&to=ft&start=1&step=1&end=1000';

const unknownUnits = (): string =>
  JSON.stringify({
    conversions: Array.from({ length: 100 }, () => ({ value: 1, from: `${misspelled()}${word(100)}`, to: 'm' })),
  });

const conversions = JSON.stringify({
  conversions: Array.from({ length: 100 }, (_, index) => ({ value: index, from: 'km', to: 'mi' })),
});

/** Values of every magnitude that a double can have. */
const spread = Array.from({ length: 900 }, (_, index) => `1e${307 - Math.round((index * 630) / 899)}`).join(',');

const call = (id: number, name: string, given: object): object => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: given },
});
const tableCall = (id: number): object => call(id, 'table', { from: 'm', to: 'ft', start: 1, step: 1, end: 1000 });
const forAgents = 'Accept: application/json, text/event-stream\r\n';

/** The tested floods, by name. */
export const attacks: Readonly<Record<string, Attack>> = {
  'tables, 500 × 60': { connections: 500, ahead: 60, next: () => get(table) },
  'misspelled units': {
    connections: 200,
    ahead: 1,
    next: () => get(`/convert?value=1&from=${misspelled()}&to=m`),
  },
  questions: {
    connections: 200,
    ahead: 1,
    next: () => get(`/query?q=${`1 ${'squre kilometrrs per '.repeat(11)}`.replaceAll(' ', '+')}`),
  },
  'errors=all': { connections: 100, ahead: 1, next: () => post('/batch?errors=all', unknownUnits()) },
  'batches as CSV': { connections: 200, ahead: 4, next: () => post('/batch', conversions, 'Accept: text/csv\r\n') },
  averages: { connections: 100, ahead: 4, next: () => get(`/average?values=${spread}`) },
  'MCP arrays': {
    connections: 20,
    ahead: 1,
    next: () => post('/mcp', JSON.stringify(Array.from({ length: 100 }, (_, id) => tableCall(id))), forAgents),
  },
  'MCP calls': { connections: 200, ahead: 4, next: () => post('/mcp/full', JSON.stringify(tableCall(1)), forAgents) },
};
