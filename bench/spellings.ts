// Records every spelling that other libraries accept, with its value, for the engine's tests: `pnpm --filter
// @units/bench spellings`
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A spelling, the unit that it is measured in here, and the values of 0 and 1 of it in that unit. */
type Row = readonly [spelling: string, to: string, zero: number, one: number];

const require = createRequire(import.meta.url);

const skipped = (error: unknown): undefined => void String(error);

/** Returns the values of 0 and 1, or undefined if the library fails. */
const measure = (spelling: string, to: string, value: (of: number) => number): Row | undefined => {
  try {
    return [spelling, to, value(0), value(1)];
  } catch (error) {
    return skipped(error);
  }
};

const rowsOf = (rows: readonly (Row | undefined)[]): Row[] => rows.filter((row) => row !== undefined);

const convertRows = async (): Promise<Row[]> => {
  const { convert, MeasureKind } = await import('convert');
  const { conversions } = await import('convert/conversions');
  const bases: Readonly<Record<string, string>> = {
    Angle: 'radian',
    Area: 'square meter',
    Data: 'bit',
    Energy: 'joule',
    Force: 'newton',
    Frequency: 'hertz',
    Illuminance: 'lux',
    Length: 'meter',
    Luminance: 'candela per square meter',
    LuminousIntensity: 'candela',
    Mass: 'kilogram',
    Power: 'watt',
    Pressure: 'pascal',
    Temperature: 'kelvin',
    Time: 'second',
    Volume: 'liter',
  };
  const kinds = MeasureKind as unknown as Readonly<Record<number, string>>;
  const all = conversions as unknown as Map<number, { units: { names: string[]; symbols: string[] }[] }>;
  return Array.from(all).flatMap(([kind, { units }]) => {
    const base = bases[kinds[kind]!];
    if (base === undefined) throw new Error(`No base for ${kinds[kind]}`);
    return rowsOf(
      units
        .flatMap(({ names, symbols }) => [...names, ...symbols])
        .map((spelling) => measure(spelling, base, (of) => (convert as any)(of, spelling).to(base))),
    );
  });
};

const measures: Readonly<Record<string, readonly [own: string, ours: string]>> = {
  acceleration: ['m/s2', 'meter per square second'],
  angle: ['rad', 'radian'],
  apparentPower: ['VA', 'volt-ampere'],
  area: ['m2', 'square meter'],
  charge: ['c', 'coulomb'],
  current: ['A', 'ampere'],
  digital: ['b', 'bit'],
  each: ['ea', 'part'],
  energy: ['J', 'joule'],
  force: ['N', 'newton'],
  frequency: ['Hz', 'hertz'],
  illuminance: ['lx', 'lux'],
  length: ['m', 'meter'],
  mass: ['kg', 'kilogram'],
  massFlowRate: ['kg/s', 'kilogram per second'],
  pace: ['s/m', 'second per meter'],
  partsPer: ['ppm', 'part per million'],
  pieces: ['pcs', 'part'],
  power: ['W', 'watt'],
  pressure: ['Pa', 'pascal'],
  reactiveEnergy: ['VARh', 'var-hour'],
  reactivePower: ['VAR', 'var'],
  speed: ['m/s', 'meter per second'],
  temperature: ['K', 'kelvin'],
  time: ['s', 'second'],
  torque: ['Nm', 'newton-meter'],
  voltage: ['V', 'volt'],
  volume: ['l', 'liter'],
  volumeFlowRate: ['l/s', 'liter per second'],
};

interface Listed {
  abbr: string;
  measure: string;
  singular: string;
  plural: string;
}

const convertUnitsRows = (convert: (value?: number) => any): { rows: Row[]; names: Row[] } => {
  const list: Listed[] = convert().list();
  const rowOf = (spelling: string, { abbr, measure: kind }: Listed): Row | undefined => {
    const [own, ours] = measures[kind] ?? [];
    if (own === undefined || ours === undefined) throw new Error(`No base for ${kind}`);
    return measure(spelling, ours, (of) => convert(of).from(abbr).to(own));
  };
  return {
    rows: rowsOf(list.map((unit) => rowOf(unit.abbr, unit))),
    // The names in its descriptions of units
    names: rowsOf(list.flatMap((unit) => [rowOf(unit.singular, unit), rowOf(unit.plural, unit)])),
  };
};

const jsQuantitiesRows = (): Row[] => {
  const Qty = require('js-quantities') as any;
  const kinds = (Qty.getKinds() as string[]).filter((kind) => !/^(?:temperature|unitless|currency)$/.test(kind));
  const units = [...new Set([...kinds.flatMap((kind) => unitsOf(Qty, kind)), ...(Qty.getUnits() as string[])])];
  const rows = units.flatMap((unit) =>
    (Qty.getAliases(unit) as string[])
      .filter((alias) => !alias.startsWith('temp'))
      .map((alias) => {
        try {
          const base = Qty(`1 ${alias}`).toBase();
          return [alias, base.units() || 'part', 0, base.scalar] as const;
        } catch (error) {
          return skipped(error);
        }
      }),
  );
  const temperatures = ['tempC', 'temp-C', 'tempF', 'temp-F', 'tempR', 'temp-R', 'tempK', 'temp-K'].map((spelling) =>
    measure(spelling, 'kelvin', (of) => Qty(`${of} ${spelling}`).to('tempK').scalar),
  );
  return rowsOf([...rows, ...temperatures]);
};

const unitsOf = (Qty: any, kind: string): string[] => {
  try {
    return Qty.getUnits(kind);
  } catch (error) {
    skipped(error);
    return [];
  }
};

const siBases = ['kilogram', 'meter', 'second', 'ampere', 'kelvin', 'candela', 'mole', 'radian', 'bit'];

/** Returns the SI expression of a vector of exponents, `1` if all are zero. */
const expression = (exponents: readonly number[]): string =>
  exponents
    .flatMap((exponent, index) =>
      exponent === 0 || siBases[index] === 'radian'
        ? []
        : [exponent === 1 ? siBases[index] : `${siBases[index]}^${exponent}`],
    )
    .join(' ') || (exponents[7] === 0 ? 'part' : exponents[7] === 2 ? 'steradian' : 'radian');

const mathjsRows = (): Row[] => {
  const { create, all } = require('mathjs') as any;
  const { Unit } = create(all);
  return Object.entries(Unit.UNITS as Record<string, any>).flatMap(([name, unit]) => {
    const to = expression(unit.dimensions);
    if (typeof unit.value !== 'number') return [];
    return Object.values(unit.prefixes as Record<string, { name: string; value: number }>).map((prefix): Row => [
      prefix.name + name,
      to,
      unit.offset * unit.value,
      (prefix.value + unit.offset) * unit.value,
    ]);
  });
};

const two = convertUnitsRows(require('convert-units') as any);
const { default: configure } = (await import('convert-units-3')) as any;
const { default: allMeasures } = (await import('convert-units-3/definitions/all')) as any;
const three = convertUnitsRows(configure(allMeasures));

const peers = {
  'convert 8.0.2': await convertRows(),
  'convert-units 2.3.4': two.rows,
  'convert-units 2.3.4 names': two.names,
  'convert-units 3.0.0-beta.8': three.rows,
  'convert-units 3.0.0-beta.8 names': three.names,
  'js-quantities 1.8.0': jsQuantitiesRows(),
  'mathjs 15.2.0': mathjsRows(),
};
const blocks = Object.entries(peers).map(
  ([peer, rows]) => `  ${JSON.stringify(peer)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
);
writeFileSync(new URL('../packages/engine/fixtures/peers.json', import.meta.url), `{\n${blocks.join(',\n')}\n}\n`);
for (const [peer, rows] of Object.entries(peers)) console.log(`${peer}: ${rows.length} spellings`);
