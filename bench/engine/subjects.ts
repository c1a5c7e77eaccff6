// The measured libraries, each behind the same few functions. Only the requested one is loaded.
import { createRequire } from 'node:module';
import { engineFile, textFile } from './published.ts';

export type Convert = (value: number, from: string, to: string) => number;

/** A loaded library. Units are named by the keys of `workload.ts`, spelled as the library wants them. */
export interface Library {
  readonly convert: Convert;
  /** Compiles a conversion for many values, if the library supports it. */
  readonly compile?: (from: string, to: string) => (value: number) => number;
  /** Converts text like `12.345 ft` to another unit. */
  readonly parse?: (text: string, to: string) => number;
}

export interface Subject {
  readonly id: string;
  /** The package whose version the table shows. */
  readonly package?: string;
  /** Spellings that differ from the common ones. */
  readonly spellings?: Readonly<Record<string, string>>;
  readonly load: () => Promise<Library> | Library;
}

const require = createRequire(import.meta.url);

interface CommonJs {
  readonly 'convert-units': (value: number) => { from: (unit: string) => { to: (unit: string) => number } };
  readonly 'js-quantities': {
    (value: number | string, unit?: string): { to: (unit: string) => { scalar: number } };
    swiftConverter: (from: string, to: string) => (value: number) => number;
  };
  readonly mathjs: { unit: (value: number | string, unit?: string) => { toNumber: (unit: string) => number } };
  readonly 'unitmath/dist/UnitMath.js': (
    value: number | string,
    unit?: string,
  ) => { to: (unit: string) => { value: number } };
}

const load = <Name extends keyof CommonJs>(name: Name): CommonJs[Name] => require(name) as CommonJs[Name];

/** The minimum work of any converter by spelling: two look-ups and a multiplication. */
const floor: Subject = {
  id: 'floor',
  load: () => {
    const factors = new Map<string, Map<string, number>>();
    const make = (from: string, to: string): number => {
      const row = factors.get(from) ?? new Map<string, number>();
      factors.set(from, row.set(to, from.length / to.length));
      return from.length / to.length;
    };
    return {
      convert: (value, from, to) => value * (factors.get(from)?.get(to) ?? make(from, to)),
      compile: () => (value) => value * 0.621371192237334,
    };
  },
};

const units: Subject = {
  id: 'units',
  load: async () => {
    const engine = (await import(engineFile)) as typeof import('@units/engine');
    const { parse } = (await import(textFile)) as typeof import('@units/engine/text');
    return {
      convert: engine.convert,
      compile: engine.converter,
      parse: (written, to) => {
        const { value, unit } = parse(written);
        return engine.convert(value, unit, to);
      },
    };
  },
};

const convert: Subject = {
  id: 'convert',
  package: 'convert',
  load: async () => {
    const library = await import('convert');
    type Unit = Parameters<typeof library.convert>[1];
    const text = library.convertMany as (text: string) => { to: (unit: Unit) => number };
    return {
      convert: (value, from, to) => library.convert(value, from as Unit).to(to as Unit),
      parse: (written, to) => text(written).to(to as Unit),
    };
  },
};

const convertUnits2: Subject = {
  id: 'convert-units 2',
  package: 'convert-units',
  spellings: { L: 'l', mL: 'ml' },
  load: () => {
    const library = load('convert-units');
    return { convert: (value, from, to) => library(value).from(from).to(to) };
  },
};

const convertUnits3: Subject = {
  id: 'convert-units 3',
  package: 'convert-units-3',
  spellings: { L: 'l', mL: 'ml' },
  load: async () => {
    const { default: configure } = await import('convert-units-3');
    const { default: all } = await import('convert-units-3/definitions/all');
    const library = configure(all) as unknown as CommonJs['convert-units'];
    return { convert: (value, from, to) => library(value).from(from).to(to) };
  },
};

const jsQuantities: Subject = {
  id: 'js-quantities',
  package: 'js-quantities',
  spellings: { C: 'tempC', F: 'tempF', K: 'tempK', d: 'day', L: 'l', mL: 'ml' },
  load: () => {
    const library = load('js-quantities');
    return {
      convert: (value, from, to) => library(value, from).to(to).scalar,
      compile: (from, to) => library.swiftConverter(from, to),
      parse: (written, to) => library(written).to(to).scalar,
    };
  },
};

const mathjs: Subject = {
  id: 'mathjs',
  package: 'mathjs',
  spellings: { C: 'degC', F: 'degF', d: 'day' },
  load: () => {
    const library = load('mathjs');
    return {
      convert: (value, from, to) => library.unit(value, from).toNumber(to),
      parse: (written, to) => library.unit(written).toNumber(to),
    };
  },
};

const unitmath: Subject = {
  id: 'unitmath',
  package: 'unitmath',
  spellings: { C: 'degC', F: 'degF', d: 'day' },
  load: () => {
    const library = load('unitmath/dist/UnitMath.js');
    return {
      convert: (value, from, to) => library(value, from).to(to).value,
      parse: (written, to) => library(written).to(to).value,
    };
  },
};

export const subjects: readonly Subject[] = [
  floor,
  units,
  convert,
  convertUnits3,
  convertUnits2,
  jsQuantities,
  mathjs,
  unitmath,
];

/** Returns the version of an installed package. */
export const versionOf = (name: string): string => {
  const found = require.resolve.paths(name)?.map((folder) => `${folder}/${name}/package.json`) ?? [];
  for (const file of found) {
    try {
      return (require(file) as { version: string }).version;
    } catch {
      // Not in this folder: try the next
    }
  }
  return '';
};
