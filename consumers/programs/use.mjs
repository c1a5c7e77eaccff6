import { convert, convertExact, converter, UnitsError } from '@units/engine';
import { search } from '@units/engine/catalog';
import { createUnits, length } from '@units/engine/own';
import { parse } from '@units/engine/text';
import { tip } from '@units/engine/tools';

const codeOf = (run) => {
  try {
    return run();
  } catch (error) {
    return error instanceof UnitsError ? error.code : String(error);
  }
};

export const answers = {
  convert: convert(5, 'km', 'mi'),
  converter: converter('ft', 'in')(3),
  convertExact: convertExact('0.1', 'ft', 'in').toDecimal(4),
  unknown: codeOf(() => convert(1, 'fooot', 'm')),
  chosen: createUnits({ quantities: [length] }).convert(1, 'mile', 'yards'),
  parse: parse('5 km').value,
  tip: tip({ subtotal: 20 }).total,
  search: search({ q: 'tip' }).count > 0,
};
