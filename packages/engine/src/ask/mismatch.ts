import { unitIndex } from '../conversion/catalogue.ts';
import { UnitsError } from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { pluralName } from '../definition/symbol.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Frame } from '../text/question/question.ts';
import { readTarget } from '../text/units/target.ts';

/** What would lead from one quantity to another. */
const bridges: Readonly<Record<string, string>> = {
  'mass volume': ' An ingredient leads from one to the other: 2 cups of flour in grams.',
  'force mass': ' The force with which a mass is pulled is in units of force: 10 lbf in newtons.',
};

const reasonBetween = (from: Unit, to: Unit): string | undefined => {
  if (!from.quantity || !to.quantity || from.quantity === to.quantity) return undefined;
  const [a, b] = [from.quantity, to.quantity];
  const bridge = bridges[[a.id, b.id].toSorted().join(' ')] ?? '';
  return `${pluralName(from)} measure ${a.name.toLowerCase()}, ${pluralName(to)} ${b.name.toLowerCase()}.${bridge}`;
};

/** A refusal of units that do not meet, with what each of them measures. */
export const withReason = (
  error: UnitsError,
  [frame]: readonly Frame[],
  style: NumberStyle | undefined,
): UnitsError => {
  if (error.code !== 'incompatible-units' || error.reason !== undefined || !frame) return error;
  const amount = readText(frame.amount, style, 'text');
  const target = readTarget(frame.target);
  if (amount instanceof Diagnostic || target instanceof Diagnostic) return error;
  const from = unitIndex.find(amount.unit).units[0];
  const to = target.place.lexicon!.meaningsOf(target.readings[0]![0]!).units[0];
  const reason = from && to && reasonBetween(from, to);
  if (reason === undefined) return error;
  const { code, message, parameter, suggestions, place } = error;
  return new UnitsError(code, message, {
    reason,
    ...(parameter === undefined ? {} : { parameter }),
    ...(suggestions === undefined ? {} : { suggestions }),
    ...(place === undefined ? {} : { place }),
  });
};
