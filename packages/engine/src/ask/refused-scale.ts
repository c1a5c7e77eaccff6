import { refusalOf, type RefusedSpelling } from '../data/refused-spellings.ts';
import { UnitsError } from '../model/error.ts';
import { zoneOf } from '../model/zone.ts';
import { unknownUnitIn } from '../text/diagnostics/refusal.ts';

const pipeThread: RefusedSpelling = {
  reason:
    'A pipe thread is named by the bore of its pipe: the thread of a 1/2 NPT pipe is 21.3 mm wide (ASME B1.20.1), not half an inch.',
  instead: ['mm', 'in'],
};

/** Names that occur next to numbers but are not units. Keys are lowercase without spaces. */
const asked: ReadonlyMap<string, RefusedSpelling> = new Map([
  [
    'threadpitch',
    {
      reason:
        'A pitch is the inverse of threads per length: write 1/(20 tpi) in mm. The pitch of a metric thread stands behind its size, M8 × 1.25; without one the coarse one of ISO 261 is meant.',
      instead: ['mm', 'tpi'],
    },
  ],
  ...['npt', 'nps', 'bsp', 'bspp', 'bspt'].map((name): [string, RefusedSpelling] => [name, pipeThread]),
  [
    'windchill',
    {
      reason:
        'Wind chill is an index of two measures: 13.12 + 0.6215 t − 11.37 v^0.16 + 0.3965 t v^0.16 for t in °C and v in km/h, up to 10 °C and from 4.8 km/h.',
      instead: [],
    },
  ],
  [
    'isovg',
    {
      reason:
        'ISO VG is a grade of oil: its number is the middle of its range of kinematic viscosity at 40 °C in mm²/s, ± 10 % (ISO 3448).',
      instead: ['cSt', 'mm²/s'],
    },
  ],
]);

/** Matches up to three words before a number, or a word after degrees, a size or an inch: HRC 60, Shore A 70, 5 degrees Engler, No. 10 can. */
const named =
  /(?<!\p{L})(?<before>\p{L}+(?:[ -]\p{L}+){0,2})[ -]{0,2}(?=[-−]?\d)|(?:\b(?:deg(?:rees?|\.)?|no\.? ?\d{1,3}(?:½|\.5)?)|(?:inch|\d\s?["″]?)(?=\s{1,3}(?:nps|npt|bsp[pt]?)(?!\p{L})))\s{1,3}(?<behind>\p{L}+)/giu;

/** A named scale. */
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
      const why = asked.get(spelling.toLowerCase().replace(/[\s-]+/g, '')) ?? refusalOf(spelling);
      if (why) return { why, index: start + index, spelling };
    }
  }
  return undefined;
};

/** Matches a question for the current time: what time is it in Tokyo? */
const clock =
  /^(?:what(?:['’]?s|\s+is)?\s+)?(?:the\s+)?(?:current\s+|local\s+)?time(?:\s+is\s+it)?(?:\s+(?:right\s+)?now)?\s+in\s+(?<town>\p{L}[\p{L} _/]*?)(?:\s+(?:right\s+)?now)?\s*\?*$/iu;

/** Returns the error for a question about the current time in a town. Undefined for other texts. */
const withoutClock = (text: string, parameter: string): UnitsError | undefined => {
  const town = clock.exec(text)?.groups!['town'];
  if (town === undefined || zoneOf(town) === undefined) return undefined;
  const example = `9 am London in ${town}`;
  return new UnitsError('missing-parameter', `Write the time to convert, as in "${example}".`, {
    parameter,
    suggestions: [example],
    reason: 'We convert times and do not tell the time: answers may be kept for later.',
  });
};

/**
 * Returns the error for a text with an unconvertible scale before its number or after degrees, with the reason, or for
 * a question about the current time. Returns the given error for other texts.
 */
export const refusedScale = (error: UnitsError, text: string, parameter: string): UnitsError => {
  if (error.reason !== undefined && error.code !== 'incompatible-units') return error;
  const found = namedIn(text);
  if (!found) return withoutClock(text, parameter) ?? error;
  const { why, index, spelling } = found;
  const place = { index, length: spelling.length };
  return unknownUnitIn(parameter, spelling, () => why.instead ?? [], place, why.reason);
};
