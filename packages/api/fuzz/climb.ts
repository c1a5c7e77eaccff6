import * as fc from 'fast-check';
import { escape, type Document } from './requests.ts';
import { valueFor } from './values.ts';

/** An operation whose requests are made from the texts of its parameters. */
export interface Operation {
  readonly name: string;
  /** The parameters by name, with their types. */
  readonly parameters: Readonly<Record<string, string | undefined>>;
  /** The parameters of the first request. */
  readonly first: Given;
  readonly request: (given: Given) => Request;
}

type Given = Readonly<Record<string, string>>;

const host = 'http://localhost';

/** The longest address that every runtime accepts, in characters. */
const longest = 12_000;

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const post = (path: string, body: object, headers: Readonly<Record<string, string>> = json): Request =>
  new Request(host + path, { method: 'POST', headers, body: JSON.stringify(body).slice(0, 65_536) });

/** Returns a JSON value as a caller would write it: a number if the text is one. */
const valueOf = (text: string): unknown => (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : text);

/** Returns the address of a request. A parameter of the path is escaped into it. */
export const addressOf = (path: string, given: Given): string => {
  const { [/\{(\w+)\}/.exec(path)?.[1] ?? '']: inPath = '', ...query } = given;
  return `${path.replace(/\{\w+\}/, () => escape(inPath))}?${String(new URLSearchParams(query))}`;
};

const reads = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const { parameters = [] } = get;
    const examples = parameters.flatMap(({ name, example }) =>
      example === undefined ? [] : [[name, typeof example === 'string' ? example : JSON.stringify(example)]],
    );
    return [
      {
        name: path,
        parameters: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.type])),
        first: Object.fromEntries(examples) as Given,
        request: (given) => new Request(`${host}${addressOf(path, given)}`.slice(0, longest)),
      },
    ];
  });

/** Batches of 100, each with another text, so that no two are answered from the cache. */
const batches: readonly Operation[] = ['first', 'all'].flatMap((errors) =>
  ['application/json', 'text/csv'].map((accept) => ({
    name: `/batch?errors=${errors} as ${accept}`,
    parameters: { value: 'number', from: undefined, to: undefined, ingredient: undefined, substance: undefined },
    first: { value: '1', from: 'km', to: 'mi' },
    request: ({ value = '1', from = '', to = '', ...more }) =>
      post(
        `/batch?errors=${errors}`,
        {
          conversions: Array.from({ length: 100 }, (_, index) => ({
            value: Number(value) * (index + 1),
            from: index % 2 === 0 ? `${from.slice(0, 250)}${index}` : from.slice(0, 250),
            to: to.slice(0, 250),
            ...more,
          })),
        },
        { ...json, accept },
      ),
  })),
);

/** Texts of many lines, each slightly different from the one before. */
const texts: readonly Operation[] = ['/sheet', '/rewrite'].map((path) => ({
  name: path,
  parameters: { text: undefined },
  first: { text: 'rent = $1450; f(x) = x² + 1; 5 km in mi' },
  request: ({ text = '' }) =>
    post(
      path,
      { text: Array.from({ length: 20 }, (_, index) => text.replaceAll(';', `\n${index} + `)).join('\n') },
      json,
    ),
}));

/** A tool as agents see it. */
export interface Listed {
  readonly name: string;
  readonly inputSchema: {
    readonly properties?: Readonly<Record<string, { readonly type?: string }>>;
    readonly examples?: readonly object[];
  };
}

const calls = (listed: readonly Listed[]): readonly Operation[] =>
  listed.map(({ name, inputSchema: { properties = {}, examples = [] } }) => ({
    name: `/mcp ${name}`,
    parameters: Object.fromEntries(Object.entries(properties).map(([key, { type }]) => [key, type])),
    first: Object.fromEntries(
      Object.entries(examples[0] ?? {}).map(([key, value]) => [
        key,
        Array.isArray(value) ? value.join(',') : String(value),
      ]),
    ),
    request: (given) =>
      post('/mcp/full', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name,
          arguments: Object.fromEntries(
            Object.entries(given).map(([key, text]) => [
              key,
              properties[key]?.type === 'array' ? text.split(',').map(Number) : valueOf(text),
            ]),
          ),
        },
      }),
  }));

/** Returns every operation of the service: the described ones, batches in each form, and the tools for agents. */
export const operationsOf = (document: Document, listed: readonly Listed[]): readonly Operation[] => [
  ...reads(document),
  ...batches,
  ...texts,
  ...calls(listed),
];

/** Texts that were expensive. */
const heavy = [
  'kilometrrs',
  `kilometrrsqwertyuiopasdfghjkl${'z'.repeat(120)}`,
  'kilometrrsqwertyuiopasdfghjkl '.repeat(5),
  'squre kilometrrs per ',
  'abcdef '.repeat(28),
  'convrter tempratur kilogrm celcius farenheit velocty presure enrgy ',
  Array.from({ length: 30 }, (_, index) => `kg${index}x`).join('*'),
  Array.from({ length: 900 }, (_, index) => `1e${307 - Math.round((index * 630) / 899)}`).join(','),
  '5 ft 6 in '.repeat(40),
  '1/2 '.repeat(125),
  '1.2345678901234567e-300',
  `1.${'7'.repeat(57)}e300`,
  '9007199254740991',
  '1e-300',
  '1e-297',
  '1000',
  '1',
  'W',
  'dBm',
  '0001-01-01',
  '9999-12-31',
];

/** The most expensive requests found so far, by operation. */
const starts: Readonly<Record<string, readonly Given[]>> = {
  '/table': [
    { from: 'm', to: 'ft', start: '1', end: '1000' },
    { from: 'W', to: 'dBm', start: '1e-300', end: '1e-297', step: '1e-300' },
    { from: 'dBm', to: 'W', start: '-3000', end: '3000', step: '6.0060060060060060001' },
  ],
  '/search': [
    { q: 'abcdef '.repeat(28) },
    { q: 'convrter tempratur kilogrm celcius farenheit velocty presure enrgy '.repeat(2) },
  ],
  '/query': [
    { q: `${'5 ft 6 in '.repeat(40)} in cm` },
    { q: `1 ${'squre kilometrrs per '.repeat(22)}` },
    { lang: 'ja', q: `${'5 ft 6 in '.repeat(40)} in cm`.repeat(2) },
    { lang: 'ja', q: `${'5 ft 6 in in cm'.repeat(4)}${'1/2 '.repeat(125)}` },
  ],
};

let variations = 0;

/**
 * Returns the parameters with the last letters of each long text changed, so that nothing is answered from the cache.
 */
export const varied = (given: Given): Given => {
  variations += 1;
  const end = variations.toString(36).slice(-3);
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      /[a-z]{3}$/.test(text) && text.length > 12 ? text.slice(0, -end.length) + end : text,
    ]),
  );
};

interface Climb {
  readonly cost: number;
  readonly given: Given;
}

/** The number of the most expensive requests that are varied further. */
const kept = 4;

/**
 * Searches for the most expensive request of an operation: repeatedly changes one parameter of the most expensive
 * requests so far.
 */
export const climb = async (
  { name, parameters, first }: Operation,
  costOf: (given: Given) => Promise<number>,
  { candidates, seed }: { readonly candidates: number; readonly seed: number },
): Promise<Climb> => {
  const names = Object.keys(parameters);
  const samples = names.map((one) => [...fc.sample(valueFor(one, parameters[one]), { numRuns: 40, seed }), ...heavy]);
  const random = fc.sample(fc.array(fc.nat({ max: 1e6 }), { minLength: 1000, maxLength: 1000 }), {
    numRuns: 1,
    seed,
  })[0]!;
  let drawn = 0;
  const pick = <Item>(items: readonly Item[]): Item =>
    items[(random[drawn++ % random.length]! + drawn) % items.length]!;
  const change = (text: string, known: readonly string[]): string | undefined => {
    const other = pick(known);
    const times = pick([2, 4, 8, 16]);
    return pick([
      other,
      other,
      undefined,
      text + other,
      text.repeat(times).slice(0, 4000),
      other.repeat(times).slice(0, 1000),
      text.slice(0, Math.floor(text.length / times)) + other,
    ]);
  };
  /** Measures twice and keeps the lower cost, because other work of the process takes time too. */
  const leastOf = async (given: Given): Promise<Climb> => ({
    given,
    cost: Math.min(await costOf(given), await costOf(given)),
  });
  const tool = `/${name.slice('/mcp '.length)}`;
  const begin = [{}, first, ...(starts[name] ?? (name.startsWith('/mcp ') ? starts[tool] : undefined) ?? [])];
  let best: Climb[] = [];
  for (const given of begin) best.push(await leastOf(given));
  best = best.toSorted((a, b) => b.cost - a.cost);
  for (let tried = begin.length; tried < candidates && names.length > 0; tried += 1) {
    const index = names.indexOf(pick(names));
    const { [names[index]!]: text = '', ...rest } = pick(best).given;
    const changed = change(text, samples[index]!);
    const given: Given = changed === undefined ? rest : { ...rest, [names[index]!]: changed };
    if ((await costOf(given)) <= best.at(-1)!.cost && best.length === kept) continue;
    best = [...best, await leastOf(given)].toSorted((a, b) => b.cost - a.cost).slice(0, kept);
  }
  return best[0]!;
};
