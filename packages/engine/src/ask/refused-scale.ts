import { refusalOf, type RefusedSpelling } from '../data/refused-spellings.ts';
import { UnitsError } from '../model/error.ts';
import { unknownUnitIn } from '../text/diagnostics/refusal.ts';

/** Up to three words before a number, or behind degrees: HRC 60, Shore A 70, 5 degrees Engler. */
const named = /(?<before>(?:\p{L}+\.?[ -]?){1,3})\s*(?=\d)|(?:\bdegrees?|\bdeg\.?)\s+(?<behind>\p{L}+)/giu;

/** A scale by its name. */
interface Named {
  readonly why: RefusedSpelling;
  readonly index: number;
  readonly spelling: string;
}

const namedIn = (text: string): Named | undefined => {
  for (const match of text.matchAll(named)) {
    const words = (match.groups!['behind'] ?? match.groups!['before']!).trimEnd();
    const start = match.index + match[0].indexOf(words);
    // The longest name that ends before the number
    for (const { index } of words.matchAll(/(?<!\p{L})\p{L}/gu)) {
      const spelling = words.slice(index);
      const why = refusalOf(spelling);
      if (why) return { why, index: start + index, spelling };
    }
  }
  return undefined;
};

/**
 * The refusal of a text in which a scale that no factor leads to stands before its number or behind degrees, with the reason; the
 * refusal that is given for any other text.
 */
export const refusedScale = (error: UnitsError, text: string, parameter: string): UnitsError => {
  if (error.reason !== undefined && error.code !== 'incompatible-units') return error;
  const found = namedIn(text);
  if (!found) return error;
  const { why, index, spelling } = found;
  const place = { index, length: spelling.length };
  return unknownUnitIn(parameter, spelling, () => why.instead ?? [], place, why.reason);
};
