import { whyUnknown } from '../../conversion/reason.ts';
import { isRefused } from '../../data/refused-spellings.ts';
import { placeOf, type Span } from '../span.ts';
import { Diagnostic } from './diagnostic.ts';
import { unknownUnitIn } from './refusal.ts';

/** What is no unit: why, where there is more to say, and what may have been meant. What is refused by name is read in no other way. */
export const unknownUnitAt = (unit: Span): Diagnostic =>
  new Diagnostic(
    placeOf(unit),
    (name) => {
      const why = whyUnknown(unit.plain);
      const suggest = (): readonly string[] => why?.instead ?? unit.lexicon!.suggest(unit.plain);
      return unknownUnitIn(name, unit.text, suggest, placeOf(unit), why?.reason);
    },
    isRefused(unit.plain),
  );
