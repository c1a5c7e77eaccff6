import { whyUnknown } from '../../conversion/reason.ts';
import { isRefused, type RefusedSpelling } from '../../data/refused-spellings.ts';
import type { Span } from '../span.ts';
import { refusedAt, type Diagnostic } from './diagnostic.ts';
import { unknownUnitIn } from './refusal.ts';

/** Matches the ± that remains after the number in `5 ± 0.2 kg`, if only a number was read. */
const plusMinus = /^(?:±|\+\/-)/;
const uncertain = '± stands between a value and its uncertainty, as in 5.0 ± 0.2 kg, in questions and measured values.';
/** Matches the rest of `5-10 km`, if only the first number was read. */
const rangeEnd = /^[-–—]\s*\d/;
const range = 'A dash between two numbers is a range, as in 5-10 km, in questions.';

/**
 * Returns the diagnostic of an unknown unit: the reason, if there is one, and suggestions. A unit that is refused by
 * name has no other reading.
 */
export const unknownUnitAt = (unit: Span): Diagnostic =>
  refusedAt(
    unit,
    (name, text, place) => {
      const why: RefusedSpelling | undefined = rangeEnd.test(unit.plain)
        ? { reason: range, instead: [] }
        : plusMinus.test(unit.plain)
          ? { reason: uncertain }
          : whyUnknown(unit.plain);
      const suggest = (): readonly string[] => why?.instead ?? unit.lexicon!.suggest(unit.plain);
      return unknownUnitIn(name, text, suggest, place, why?.reason);
    },
    isRefused(unit.plain),
  );
