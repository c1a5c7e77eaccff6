// Prints the raw errors of a program in which somebody added indexes to Object.prototype before the first call.
import { ask } from '../src/ask.ts';
import { find } from '../src/find.ts';
import { convert, UnitsError } from '../src/index.ts';
import { quantity } from '../src/quantity.ts';
import { best, format, parse } from '../src/text.ts';

for (const key of [0, 1, 2]) {
  // oxlint-disable-next-line no-extend-native -- this is what the program is about
  Object.defineProperty(Object.prototype, key, { value: 'polluted', writable: true, configurable: true });
}

for (const unit of ['m', 'sq ft', 'kg*m/s^2', 'zork', 'oz', 'mg/dL', 'meters']) {
  for (const call of [
    () => convert(5, unit, 'ft'),
    () => format(5, unit),
    () => best(5, unit).unit,
    () => quantity(`5 ${unit}`).times(quantity(2, 'm')),
    () => parse(`5 ${unit} in ft`),
    () => ask(`5 ${unit} in ft`),
    () => find(`a rope of 5 ${unit} and 3 more`),
  ]) {
    try {
      call();
    } catch (error) {
      if (!(error instanceof UnitsError)) process.stdout.write(`${unit}: ${(error as Error).stack}\n`);
    }
  }
}
