// Calls every public function with arguments that no type allows: each must answer or throw a UnitsError with a code.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as ask from '../src/ask.ts';
import * as constants from '../src/constants.ts';
import { findQuantity, listTools, listUnitRecords, search } from '../src/catalog.ts';
import * as main from '../src/index.ts';
import * as everyday from '../src/everyday.ts';
import * as finding from '../src/find.ts';
import * as list from '../src/list.ts';
import * as measured from '../src/measured.ts';
import * as own from '../src/own.ts';
import * as quantity from '../src/quantity.ts';
import { parameterName } from '../src/tool/declaration.ts';
import * as sheets from '../src/sheet.ts';
import * as substances from '../src/substances.ts';
import * as text from '../src/text.ts';
import * as byCode from '../src/tools/by-code.ts';
import * as listed from '../src/tools/index.ts';
import * as ucum from '../src/ucum.ts';
import * as unece from '../src/unece.ts';
import { errorCodes, UnitsError } from '../src/model/error.ts';

const tools = { ...listed, ...byCode };

const refuse = (): never => {
  throw new Error('a getter of the caller');
};

/** An object that throws on every access. */
const traps = { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, getPrototypeOf: refuse };
const closed = new Proxy({}, traps);

/** Returns a revoked proxy, which throws on every access. */
const revoked = (target: object): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

/** Arrays that claim an impossible length. */
const endless: unknown[] = [];
endless[4e9] = 1;

/** A detached buffer, such as after a transfer to a worker. */
const detached = new Float64Array(4);
structuredClone(detached.buffer, { transfer: [detached.buffer] });

/** Objects of another realm, whose classes differ from ours. */
const foreign = runInNewContext(
  '[{ value: 5, unit: "m" }, ["m", 5], new Float64Array(3), new Error("x"), () => "m"]',
) as unknown[];

const bad: readonly unknown[] = [
  ...foreign,
  detached,
  new Float32Array(3),
  new Float64Array(new SharedArrayBuffer(64)),
  new BigInt64Array(2),
  new DataView(new ArrayBuffer(8)),
  -0,
  10n ** 400n,
  '__proto__',
  'constructor',
  '9'.repeat(5000),
  '('.repeat(2000),
  '5 m + '.repeat(100),
  '1/0',
  '\u0000',
  JSON.parse('{"__proto__": {"locale": 5}, "constructor": 5, "value": "1/0", "unit": "__proto__"}'),
  Object.create({ value: 5, unit: 'm' }),
  new Proxy(text.best(5, 'm'), {}),
  new Proxy(quantity.quantity(5, 'm'), {}),
  { length: 1e9, 0: 'm' },
  { [Symbol.iterator]: refuse, then: refuse, toJSON: refuse, [Symbol.toPrimitive]: refuse },
  {
    value: 5,
    unit: 'm',
    parts: [
      { value: 1, unit: 'kg' },
      { value: 1, unit: 'dBm' },
    ],
  },
  [
    { value: 1, unit: 'W' },
    { value: 1, unit: 'dBm' },
  ],
  { numerator: 1n, denominator: 0n, piPower: 0 },
  { numerator: 1n, denominator: 2n, piPower: 1e9 },
  { locale: 'x', digits: 0, fraction: NaN, style: '__proto__', region: '__proto__', usage: {} },
  { rates: { base: '__proto__', date: '2026-01-01', rates: { constructor: 1 } } },
  {
    id: 'x',
    units: [
      { id: 'a', is: '5 b' },
      { id: 'b', is: '5 a' },
    ],
  },
  { id: 'x', units: [{ id: 'a' }, { id: 'b', is: '1/0 a', log: { base: 10, per: '0' } }] },
  undefined,
  null,
  true,
  NaN,
  Infinity,
  -1,
  1e308,
  5n,
  '',
  ' ',
  'zork',
  'm',
  '5 m',
  '\ud800',
  'm'.repeat(20_000),
  Symbol('m'),
  {},
  [],
  [undefined],
  ['m', 5],
  () => 'm',
  new Date(NaN),
  new Map(),
  Object.create(null),
  new Proxy([], traps),
  new Proxy(() => 'm', traps),
  revoked({}),
  revoked([]),
  revoked(() => 'm'),
  endless,
  Object.freeze({ toString: refuse, valueOf: refuse }),
  { value: 5, unit: Symbol('m') },
  { id: 5, units: 'm', quantities: 5, rates: 5, system: 5, locale: 5, digits: '5', into: 5, quantity: 5 },
  {
    get value() {
      return refuse();
    },
    get id() {
      return refuse();
    },
    get system() {
      return refuse();
    },
    get locale() {
      return refuse();
    },
    get quantities() {
      return refuse();
    },
    get numerator() {
      return refuse();
    },
  },
  closed,
];

const catalog = { findQuantity, listTools, listUnitRecords, search };

/** Valid arguments, for functions that check further arguments only then. */
const right: Readonly<Record<string, readonly unknown[]>> = {
  convert: [1, 'm', 'ft'],
  converter: ['m', 'ft'],
  convertExact: ['1', 'm', 'ft'],
  best: [5, 'm', {}],
  format: [5, 'm', {}],
  formatParts: [[new text.Measure(5, 'meter')], {}],
  createQuantity: [own.createUnits({ quantities: [own.length] })],
  split: [5, 'm', ['ft', 'in'], {}],
  parse: ['5 m', {}],
  ask: ['5 m in ft', {}],
  quantity: [5, 'm'],
  defineQuantity: [{ id: 'effort', units: [{ id: 'point' }] }],
  extendQuantity: [own.length, [{ id: 'block', is: '264 foot' }]],
  createUnits: [{ quantities: [own.length] }],
  listUnitRecords: [{ quantity: 'length' }],
  Measure: [5, 'meter', undefined],
  Quantity: [5, 'm', undefined],
  schema: ['length', {}],
};

const isClass = (value: (...given: never[]) => unknown): boolean =>
  /^class\b/.test(Function.prototype.toString.call(value));

type Call = readonly [name: string, work: (...given: readonly unknown[]) => unknown];

const callsOf = (entry: string, exports: object): Call[] =>
  Object.entries(exports)
    // Callers do not create the error class
    .filter(
      (pair): pair is [string, (...given: never[]) => unknown] =>
        typeof pair[1] === 'function' && pair[1] !== UnitsError,
    )
    .map(([name, value]) => [
      `${entry}.${name}`,
      isClass(value)
        ? (...given) => Reflect.construct(value, given) as unknown
        : (...given) => Reflect.apply(value, undefined, given),
    ]);

const { createQuantity } = quantity;
const five = quantity.quantity(5, 'm');
const units = own.createUnits({ quantities: [own.length] });
const methods = (name: string, target: object): Call[] =>
  ['plus', 'minus', 'times', 'over', 'power', 'to', 'in', 'compare', 'equals']
    .map((method) => [method, Reflect.get(target, method) as (...given: never[]) => unknown] as const)
    .map(([method, value]) => [`${name}.${method}`, (...given) => Reflect.apply(value, target, given)]);

const weighed = measured.measured('5.0(2) m');
const measuredMethods = ['plus', 'minus', 'times', 'over', 'power', 'to', 'in', 'format'].map((method): Call => [
  `weighed.${method}`,
  (...given) => Reflect.apply(Reflect.get(weighed, method) as never, weighed, given as never) as unknown,
]);

const calls: readonly Call[] = [
  ...Object.entries({
    main,
    everyday,
    finding,
    sheets,
    list,
    own,
    quantity,
    text,
    ask,
    catalog,
    tools,
    ucum,
    unece,
    substances,
    measured,
    constants,
  }).flatMap(([entry, exports]) => callsOf(entry, exports)),
  ...callsOf('units', units),
  ...measuredMethods,
  ['measured.from', measured.measured.from as never],
  ['Measured.covariance', measured.Measured.covariance as never],
  ...callsOf('quantity', { from: quantity.quantity.from, schema: quantity.quantity.schema }),
  ...methods('five', five),
  ...methods('own', createQuantity(units)(5, 'm')),
  ...callsOf('own', { quantity: createQuantity(units), schema: createQuantity(units).schema }),
  ...callsOf('is', { measure: text.Measure.is, quantity: quantity.Quantity.is }),
  ...Object.values(tools).flatMap((tool) =>
    (['read', 'answer'] as const).map((method): Call => {
      const { given } = tool.examples[0]!;
      const texts = Object.fromEntries(
        Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]),
      );
      return [
        `${tool.id}.${method}`,
        // With valid and with invalid names
        (...values) =>
          [values, [texts, values[0]]].map(
            (way) => Reflect.apply(tool[method] as never, tool, way as never) as unknown,
          ),
      ];
    }),
  ),
  ['converter', main.converter('m', 'ft') as never],
  ['converter.all', main.converter('m', 'ft').all as never],
  ['schema.validate', quantity.quantity.schema('length')['~standard'].validate],
  ['toDecimal', (places) => main.convertExact('1', 'm', 'ft').toDecimal(places as number)],
  ['Parsed.toJSON', () => text.parse('5 m').toJSON()],
];

/** Returns the wrong outcome of a call, or undefined if it was right. */
const faultOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UnitsError)) return String((error as Error | undefined)?.stack).slice(0, 300);
    if (!errorCodes.includes(error.code)) return `code ${error.code}`;
    if (error.message === '' || error.message.length > 1500) return `sentence of ${error.message.length} characters`;
  }
  return undefined;
};

/** Returns the code, message and suggestions of an error. */
const refusalOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code, message, suggestions } = error as UnitsError;
    return { code, message, suggestions };
  }
};

const tried: string[] = [];

test.each(calls)('%s', (name, work) => {
  const given = right[name.slice(name.indexOf('.') + 1)] ?? [];
  const faults = bad.flatMap((value) => {
    const ways = [
      [value],
      [value, value, value],
      ...given.map((_, at) => given.map((one, place) => (place === at ? value : one))),
    ];
    return ways.map((way) => {
      tried.push(name);
      return faultOf(() => work(...way));
    });
  });
  expect([...new Set(faults.filter((fault) => fault !== undefined))]).toEqual([]);
});

test('made more than 100 calls of each', () => {
  const counts = new Map<string, number>();
  for (const name of tried) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count < 100)).toEqual([]);
});

test('properties added to Object.prototype have no effect', { timeout: 60_000 }, () => {
  const answers = (): unknown[] => [
    main.convert(98.6, 'F', 'C'),
    everyday.convert(98.6, '°F', '°C'),
    main.convertExact('0.1', 'ft', 'in').toDecimal(5),
    text.best(1500, 'm'),
    text.format(1500, 'm'),
    text.parse('5 ft 6 in in cm').answer?.[0],
    text.split(71, 'in', ['ft', 'in']),
    quantity.quantity(5, 'ft').plus(quantity.quantity(3, 'in')).toString(),
    quantity.quantity(30, '°C').minus(quantity.quantity(20, '°C')).toString(),
    units.convert(1, 'mile', 'm'),
    list.listUnits({ quantity: 'length' })[0]?.units[0],
    main.convert(30, 'dBm', 'W'),
    main.convert(30, 'mpg', 'L/100km'),
    main.convert(1, 'turn', 'rad'),
    ask.ask('15% of 80 km').text,
    text.format(text.best(1.8, 'm', { region: 'US', usage: 'person-height' })),
    own
      .createUnits({ quantities: [own.extendQuantity(own.length, [{ id: 'block', is: '264 foot' }])] })
      .convert(1, 'block', 'ft'),
    refusalOf(() => main.convert(1, 'kilometr' as 'm', 'mi')),
    refusalOf(() => main.convert(1, 'KG' as 'kg', 'KM' as 'kg')),
    main.convert(1, 'LB' as 'lb', 'm2*kg/m^2' as 'kg'),
    ...['5 km in miles', '1:30 h to min', '2 cups of flour in g', '5 ft 6 in'].map((asked) => ask.ask(asked)),
    ...['15% of 80 km', 'half of 3 miles', '5 USD + 3 USD', '3 kg * 2', '10 gal at 30 mpg'].map((asked) =>
      refusalOf(() => ask.ask(asked)),
    ),
    text.parse('2 cups flour to grams'),
    text.best(1500, 'm', { locale: 'de' }),
    text.best(1500, 'm', { among: ['ft', 'mi'] }),
    text.format(1.5, 'kg', { decimals: 2 }),
    text.parse('1 pint', { region: 'GB' }),
    text.parse('180', { unit: 'cm' }),
    quantity.toDuration(quantity.quantity('90 min')),
    ucum.convert(100, 'mg/dL', 'mmol/L', { molarMass: 180.156 }),
    refusalOf(() => ask.ask('10 poundz to kilogrms')),
    own
      .createUnits({
        quantities: [own.defineQuantity({ id: 'effort', units: [{ id: 'sp' }, { id: 'epic', is: '20 sp' }] })],
      })
      .best(40, 'sp'),
    text.format(1234.5, 'km', { digits: 3, style: 'long' }),
    ...Object.values(tools)
      .slice(0, 40)
      .map((tool) => refusalOf(() => tool.answer(tool.examples[0]!.given as never))),
  ];
  const before = JSON.stringify(answers());
  const names =
    'written whyUnknown first from to parts names symbol symbols is log rank ids isRefused vocabulary ingredient offset level product prefix entry quantity ratio piPower reciprocal isReciprocal system locale digits style fraction into rates units unit value exponent n d p q r base per kind place suggestions parameter reason region usage data language source date length notation given currency note result target measures measure isRelative main among binary decimals numbers options hasDigits signDisplay minimumFractionDigits max min above default optional plausible ids law line uses codes measures number atom because useGrouping roundingMode significantDigits get set 1 10'.split(
      ' ',
    );
  const changed = names.filter((name) => {
    // oxlint-disable-next-line no-extend-native -- that is what is tried
    Object.defineProperty(Object.prototype, name, { value: 7, configurable: true, writable: true });
    try {
      return JSON.stringify(answers()) !== before;
    } catch (error) {
      return String(error);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
  });
  expect(changed).toEqual([]);
});

test('a compound of levels is not a unit that others meet, and still itself', () => {
  const levels = listUnitRecords()
    .flatMap((category) => category.units.filter(({ kind }) => kind === 'logarithmic'))
    .flatMap(({ id }) => [id, `${id}^2`, `${id}/m`, `m/${id}`]);
  expect(levels.length).toBeGreaterThan(40);
  for (const unit of levels) expect([unit, main.convert(3, unit, unit)]).toEqual([unit, 3]);
  expect(() => main.convert(1, 'dBm/m', 'dBm/km')).toThrow(UnitsError);
});
