import { hook, launch, programs } from './server.ts';

/** A request, by its path or with a body too. */
type Asked = string | readonly [path: string, body: string];

const query = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${path}?${String(new URLSearchParams(parameters))}`;

const batch = (count: number, item: (index: number) => object): Asked => [
  '/batch',
  JSON.stringify({ conversions: Array.from({ length: count }, (_, index) => item(index)) }),
];

/** The longest numbers that are taken, far apart from each other. */
const [huge, tiny] = [`1.${'7'.repeat(57)}e300`, `1.${'3'.repeat(56)}e-300`];
const unknown = 'kilometrrsqwertyuiopasdfghjkl '.repeat(6).slice(0, 160);

/** A table of 1,000 rows. */
const table = (from: string, to: string, first: string, last: string, step = first): string =>
  query('/table', { from, to, start: first, end: last, step });

// Found by trying whatever the bounds allow: the requests of each route that take the longest.
const candidates: Readonly<Record<string, readonly Asked[]>> = {
  '/health': ['/health'],
  '/capabilities': ['/capabilities'],
  '/tools': ['/tools'],
  '/search': [
    query('/search', { q: 'abcdef '.repeat(28) }),
    query('/search', { q: 'convrter tempratur kilogrm celcius farenheit velocty presure enrgy '.repeat(2) }),
    query('/search', { category: 'x'.repeat(9000) }),
  ],
  '/convert': [
    query('/convert', { value: '1', from: unknown, to: 'm' }),
    query('/convert', { value: '1', from: 'x'.repeat(11_000), to: 'm' }),
    query('/convert', { value: tiny, from: 'Qm', to: 'in' }),
    query('/convert', { value: tiny, from: 'W', to: 'dBm' }),
    query('/convert', { value: '1', from: 'cup', to: 'g', ingredient: 'x'.repeat(9000) }),
  ],
  '/batch': [
    batch(100, (index) => ({ value: 1.2345678901234568e-300 * (index + 1), from: 'W', to: 'dBm' })),
    batch(100, () => ({ value: 1.2345678901234568e-300, from: 'cup', to: 'Qg', ingredient: 'flour' })),
    batch(1, () => ({ value: 1, from: 'x'.repeat(60_000), to: 'm' })),
    ['/batch', '['.repeat(60_000)],
  ],
  '/roman': [query('/roman', { roman: 'M'.repeat(11_000) })],
  '/fraction': [query('/fraction', { numerator: '9007199254740991', denominator: '983', op: 'decimal' })],
  '/table': [
    table('m', 'ft', '1', '1000'),
    table('W', 'dBm', '1e-300', '1e-297'),
    table('dBm', 'W', '-3000', '3000', '6.0060060060060060001'),
    table('Qm', 'in', '1e-300', '1e-297'),
    table('mpg', 'l/100km', '1e-300', '1e-297'),
    table('ly', 'mi', '1.2345678901234567e290', '1.2345678901234567e293'),
  ],
  '/bmi': [query('/bmi', { weight: huge, height: huge, unit: 'imperial' })],
  '/electrical': [query('/electrical', { watts: huge, volts: tiny.replace('e-300', 'e0') })],
  '/percentage': [query('/percentage', { mode: 'share', x: tiny, y: huge })],
  '/age': [query('/age', { birth_date: '0001-01-01', as_of: '9999-12-31' })],
  '/date-difference': [query('/date-difference', { start: '0001-01-01', end: '9999-12-31' })],
  '/tip': [query('/tip', { subtotal: huge, tip_percent: tiny, people: '9999' })],
  '/discount': [query('/discount', { price: huge, discount_percent: tiny, tax_percent: tiny })],
  '/fuel-cost': [query('/fuel-cost', { distance: huge, efficiency: huge, fuel_price: tiny })],
  '/unit-price': [query('/unit-price', { price: tiny, quantity: huge })],
  '/units': ['/units'],
  '/openapi.json': ['/openapi.json'],
  '/query': [
    query('/query', { q: `${'5 ft 6 in '.repeat(40)} in cm` }),
    query('/query', { q: '1 m '.repeat(125) }),
    query('/query', { q: '1/2 '.repeat(125) }),
    query('/query', { q: `1 ${'squre kilometrrs per '.repeat(22)}` }),
    query('/query', { q: '1.234,5 km in mi', locale: `de-u-nu-arab-x-${'abcdefgh-'.repeat(26)}a` }),
  ],
  '/oembed': [query('/oembed', { url: `/widget/?${'a=1&'.repeat(1400)}` })],
};

interface Cost {
  /** Milliseconds of the processor for the first request of a process, which makes what the later ones find. */
  readonly first: number;
  /** The least that it took of several. */
  readonly later: number;
}

/** Asks a process that has answered nothing yet for one request, several times. */
const costOf = async (asked: Asked, times: number): Promise<Cost> => {
  const target = await launch(programs.units, { options: hook });
  const [path, body] = typeof asked === 'string' ? [asked] : asked;
  const init = body === undefined ? {} : { method: 'POST', body };
  const costs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const before = await target.ask('time');
    await (await fetch(target.url + path, init)).text();
    costs.push(((await target.ask('time')) - before) / 1000);
  }
  await target.stop();
  return { first: costs.at(0)!, later: Math.min(...costs.slice(1)) };
};

/** What the most expensive request of each route costs, within the bounds that every request is held to. */
export const worst = async (times = 10): Promise<void> => {
  console.log(`${'CPU ms'.padEnd(18)} ${'later'.padStart(8)} ${'first'.padStart(8)}`);
  for (const [route, requests] of Object.entries(candidates)) {
    let most: Cost & { readonly asked: string } = { first: 0, later: 0, asked: '' };
    for (const asked of requests) {
      const cost = await costOf(asked, times);
      if (cost.later > most.later) most = { ...cost, asked: String(asked).slice(0, 60) };
    }
    const { first, later, asked } = most;
    console.log(`${route.padEnd(18)} ${later.toFixed(1).padStart(8)} ${first.toFixed(1).padStart(8)}   ${asked}`);
  }
};
