// Prints the raw errors of a program in which somebody added indexes and a name to Object.prototype before the first call, and messages
// that repeat what was added: a text, or a number with the argument `number`.
import { ask } from '../src/ask.ts';
import { find } from '../src/find.ts';
import { convert, UnitsError } from '../src/index.ts';
import { quantity } from '../src/quantity.ts';
import { sheet } from '../src/sheet.ts';
import { best, format, parse } from '../src/text.ts';

const added = process.argv[2] === 'number' ? 1 : 'polluted';
for (const key of [0, 1, 2, 'name']) {
  // oxlint-disable-next-line no-extend-native -- this is what the program is about
  Object.defineProperty(Object.prototype, key, { value: added, writable: true, configurable: true });
}

for (const unit of ['m', 'sq ft', 'kg*m/s^2', 'zork', 'oz', 'mg/dL', 'meters']) {
  for (const call of [
    () => convert(5, unit, 'ft'),
    () => convert(5, unit, 'K'),
    () => format(5, unit),
    () => best(5, unit).unit,
    () => quantity(`5 ${unit}`).times(quantity(2, 'm')),
    () => parse(`5 ${unit} in ft`),
    () => ask(`5 ${unit} in ft`),
    () => find(`a rope of 5 ${unit} and 3 more`),
    () => sheet(`a = 5 ${unit}\na in ft\nsum`),
  ]) {
    try {
      call();
    } catch (error) {
      const { message, stack } = error as Error;
      if (!(error instanceof UnitsError) || message.includes('polluted')) process.stdout.write(`${unit}: ${stack}\n`);
    }
  }
}
