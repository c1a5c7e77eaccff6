import { matchesOf } from '../model/matches.ts';
import { refusalOf, type RefusedSpelling } from '../data/refused-spellings.ts';
import { quoted, UnitsError } from '../model/error.ts';
import { zoneOf } from '../model/zone.ts';
import { catalogue } from '../text/catalogue.ts';
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
        'A pitch is the inverse of threads per length: write 1/(20 tpi) in mm. The pitch of a metric thread stands after its size, M8 × 1.25; without one the coarse one of ISO 261 is meant.',
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
    'zahncup',
    {
      reason:
        'Each Zahn cup has its own formula for t seconds (ASTM D4212), in mm²/s: No. 1 1.1 (t − 29), No. 2 3.5 (t − 14), No. 3 11.7 (t − 7.5), No. 4 14.8 (t − 5), No. 5 23 t.',
      instead: ['cSt', 'mm²/s'],
    },
  ],
  [
    'fordcup',
    {
      reason:
        'Each Ford cup has its own formula for t seconds (ASTM D1200), in mm²/s: No. 2 1.44 (t − 18), No. 3 2.31 (t − 6.58), No. 4 3.85 (t − 4.49).',
      instead: ['cSt', 'mm²/s'],
    },
  ],
  [
    'sae',
    {
      reason:
        'An SAE grade is a range of kinematic viscosity at 100 °C: 20 from 6.9 mm²/s, 30 from 9.3, 40 from 12.5, 50 from 16.3, 60 from 21.9 to 26.1 (SAE J300).',
      instead: ['cSt', 'mm²/s'],
    },
  ],
]);

/** Matches up to three words before a number, or a word after degrees, a size or an inch: HRC 60, Shore A 70, 5 degrees Engler, No. 10 can. */
const named =
  /(?<!\p{L})(?<before>\p{L}+(?:[ -]\p{L}+){0,2})[ -]{0,2}(?=[-−]?\d)|(?:\b(?:deg(?:rees?|\.)?|no\.? ?\d{1,3}(?:½|\.5)?)|(?:inch|\d\s?["″]?)(?=\s{1,3}(?:nps|npt|bsp[pt]?)(?!\p{L})))\s{1,3}(?<after>\p{L}+)/giu;

const metricThread: RefusedSpelling = {
  reason:
    'A metric thread is named by its diameter and its pitch in millimeters (ISO 261). Ask for one of its sizes: M8 thread pitch, tap drill for M8x1.',
  instead: ['mm', 'tpi'],
};

const inchThread: RefusedSpelling = {
  reason:
    'A Unified thread is named by its diameter in inches, or a number below 1/4 inch, and its threads per inch (ASME B1.1). Ask for one of its sizes: 1/4-20 tap drill.',
  instead: ['inch', 'tpi'],
};

const normality: RefusedSpelling = {
  reason:
    'A normal solution has a mole of equivalents in a liter. How many equivalents a mole has depends on the reaction: sulfuric acid has 2 as an acid.',
  instead: ['mol/L'],
};

const equivalents: RefusedSpelling = {
  reason:
    'An equivalent is a mole of charges. Divide by the charges in the reaction, and write moles: 2 mmol KMnO4 in mg.',
  instead: ['mmol', 'mol'],
};

const scoop: RefusedSpelling = {
  reason: 'The number of a scoop is how many of its level fills make a US quart: #16 holds 1/16 quart.',
  instead: ['quart', 'mL'],
};

const foolscap: RefusedSpelling = {
  reason: 'Foolscap is 13 1/2 × 17 inches as a whole sheet, 8 × 13 inches as a folio, and 210 × 330 mm as F4.',
  instead: ['inch', 'mm'],
};

/** Returns the reason for a blood pressure, with its two pressures: 120/80 mmHg. */
const bloodPressureOf = (text: string): RefusedSpelling => ({
  reason: 'A blood pressure is two pressures, the systolic and the diastolic one. Convert each.',
  instead: text.split('/').map((pressure) => `${pressure.trim()} mmHg`),
});

const oilGrade: RefusedSpelling = {
  reason:
    'ISO VG is a grade of oil: its number is the middle of its range of kinematic viscosity at 40 °C in mm²/s, ± 10 % (ISO 3448).',
  instead: ['cSt', 'mm²/s'],
};

const paper: RefusedSpelling = {
  reason: 'The pounds of paper are those of 500 sheets, and the size of a sheet differs by kind: say which.',
  instead: ['lb bond', 'lb text', 'lb cover', 'lb index'],
};

/** Returns the reason for a resistance in the code of IEC 60062, with the value: R47, 4k7, 2M2. */
const resistanceOf = (text: string): RefusedSpelling => {
  const [, whole, letter = '', decimals] = /^(\d*)(\p{L})(\d+)$/u.exec(text)!;
  const prefix = { R: '', K: 'k' }[letter.toUpperCase()] ?? letter.toUpperCase();
  return {
    reason: 'It is a code of IEC 60062 for a resistance, whose letter stands for the decimal point.',
    instead: [`${whole === '' ? '0' : whole}.${decimals} ${prefix}Ω`],
  };
};

/** Returns the reason for the R-value of insulation, as its label has it: R-13. */
const insulationOf = (text: string): RefusedSpelling => ({
  reason: 'The R of a label on insulation is its R-value in ft²·h·°F/BTU.',
  instead: [`R-value ${text.replace(/^R[-\s]?/i, '')}`],
});

/** The diameter of a lead ball of one pound, in millimeters, to the digits of the bores in tables. */
const poundOfLead = 42.41;

/** Returns the reason for the bore of a shotgun, with its diameter: 12 gauge. */
const boreOf = (text: string): RefusedSpelling => {
  const balls = Number(/\d+/.exec(text)![0]);
  return {
    reason: 'That many lead balls of the bore’s diameter weigh one pound, so the diameter follows a cube root.',
    instead: [`${(poundOfLead / Math.cbrt(balls)).toFixed(1)} mm`],
  };
};

/** Texts that look like measures but name things, with the reason. The group has the name. */
const codes: readonly (readonly [pattern: RegExp, why: (name: string) => RefusedSpelling])[] = [
  [/(?<![\p{L}\d])(M\d{1,2}\s?[x×*]\s?\d(?:\.\d+)?)(?![\p{L}\d])/iu, () => metricThread],
  [/(?<![\p{L}\d])(M\d{1,2}(?:\s(?:coarse|fine))?\s(?:thread|screw|bolt|nut))/iu, () => metricThread],
  [/(?:thread|pitch|screw|bolt|nut)(?:\s\p{L}+)?\s(M\d{1,2})(?![\p{L}\d])/iu, () => metricThread],
  [/(?<![\p{L}\d./])((?:#?\d{1,2}|\d{1,2}\/\d{1,2})-\d{1,2}\sUN(?:C|F|EF|J|R)?)(?![\p{L}\d])/iu, () => inchThread],
  [/^(\d{2,3}\s?\/\s?\d{2,3})(?=\s?mm\s?hg(?!\p{L}))/iu, bloodPressureOf],
  [/(?<=^[\d.,]+\s?)(N)(?=\s(?:of\s)?(?:[A-Z][a-z]?\d*|\([A-Z][A-Za-z\d]*\)\d*){2,}(?:\s|$))/u, () => normality],
  [/(?<=\d\s?)([mμu]?Eq)(?=\s(?:of\s)?(?:[A-Z][a-z]?\d*){2,}\s(?:in|to|as)\s[mμu]?g$)/u, () => equivalents],
  [/(?<!\p{L})(scoop|disher)s?(?!\p{L})/iu, () => scoop],
  [/(?<!\p{L})(foolscap)(?!\p{L})/iu, () => foolscap],
  [/(?<![\p{L}\d])(ISO[\s-]?VG)(?!\p{L})/iu, () => oilGrade],
  [
    /(?<![\p{L}\d])(R[-\s]?\d{1,2}(?:\.\d)?)(?=\s(?:insulation|(?:in|to|as)\s(?:RSI|R-|U[-\s]?(?:value|factor)|m(?:²|2|\^2)[·*\s]?K\/W)))/iu,
    insulationOf,
  ],
  [
    /(?<![\p{L}\d.,])(\d{1,2}[\s-]?(?:gauge|ga\.?)(?=\s(?:shotgun|barrel|bore)s?(?!\p{L}))|\d{1,2}[\s-]?bore)(?!\p{L})/iu,
    boreOf,
  ],
  [/shotguns?\s((?:gauge\s)?\d{1,2}(?:[\s-]?(?:gauge|ga|bore))?)(?!\p{L})/iu, boreOf],
  [/\d\s?((?:lbs?|#|pounds?)\s(?:of\s)?(?:paper|card\s?stock))(?!\p{L})/iu, () => paper],
  [
    /^(\d{0,3}R\d{1,3}|\d{1,3}[KMG]\d{1,2})(?=\s*(?:ohms?|Ω)?(?:\s*resistors?)?\s*(?:$|\s(?:in|to|as)\s))/iu,
    resistanceOf,
  ],
];

/** A named scale. */
interface Named {
  readonly why: RefusedSpelling;
  readonly index: number;
  readonly spelling: string;
}

const codeIn = (text: string): Named | undefined => {
  for (const [pattern, why] of codes) {
    const match = pattern.exec(text);
    const spelling = match?.[1];
    if (spelling !== undefined)
      return { why: why(spelling), index: match!.index + match![0].indexOf(spelling), spelling };
  }
  return undefined;
};

const namedIn = (text: string): Named | undefined => {
  for (const match of matchesOf(named, text)) {
    const words = (match.groups!['after'] ?? match.groups!['before']!).trimEnd();
    const start = match.index + match[0].indexOf(words);
    // The longest name that ends before the number
    for (const { index } of matchesOf(/(?<!\p{L})\p{L}/gu, words)) {
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

/** Matches a time of day in a place, whose name begins with a capital: 9:00 in Springfield. */
const timeInPlace =
  /^\d{1,2}(?::[0-5]\d(?:\s?[ap]\.?m\.?)?|\s?[ap]\.?m\.?)\s+in\s+(?<place>\p{Lu}[\p{L}\d]{2,}(?:[ _/-]\p{Lu}[\p{L}\d]*)*)/du;

/** Returns the error for a time in a place whose time zone is unknown. Undefined for other texts. */
const withoutZone = (text: string, parameter: string): UnitsError | undefined => {
  const [from = 0, end = 0] = timeInPlace.exec(text)?.indices?.groups?.['place'] ?? [];
  const town = text.slice(from, end);
  if (end === 0 || zoneOf(town) !== undefined || catalogue.isUnit(town)) return undefined;
  const sentence = `We do not know the time zone of "${town}". Write a larger city, such as Tokyo, or a time zone, such as UTC+9.`;
  return new UnitsError('invalid-text', sentence, { parameter, place: { index: from, length: end - from } });
};

/** Spellings of units that mean another thing beside a formula. */
const otherUse = new Set(['N', 'Eq', 'mEq', 'μEq', 'uEq']);

const errorFor = ({ why, index, spelling }: Named, parameter: string): UnitsError =>
  // N of a solution is a unit elsewhere
  otherUse.has(spelling)
    ? new UnitsError('incompatible-units', `${quoted(spelling)} does not convert here. ${why.reason}`, {
        parameter,
        reason: why.reason,
        place: { index, length: spelling.length },
      })
    : unknownUnitIn(parameter, spelling, () => why.instead ?? [], { index, length: spelling.length }, why.reason);

/** Matches a resistance in the code of IEC 60062 with its unit, which reads as a product: 2M2 ohm. */
const codeWithUnit = /^\d{1,3}[RKMG]\d{1,2}\s?(?:ohms?|Ω)(?!\p{L})/iu;

/** Returns the error for a resistance in code with its unit. Undefined for other texts. */
export const refuseCode = (text: string, parameter: string): UnitsError | undefined => {
  const found = codeWithUnit.test(text) ? codeIn(text) : undefined;
  return found && errorFor(found, parameter);
};

/**
 * Returns the error for a text with an unconvertible scale before its number or after degrees, with the reason, or for
 * a question about the current time. Returns the given error for other texts.
 */
export const refusedScale = (error: UnitsError, text: string, parameter: string): UnitsError => {
  if (error.reason !== undefined && error.code !== 'incompatible-units' && !codeIn(text)) return error;
  const found = codeIn(text) ?? namedIn(text);
  if (!found) return withoutClock(text, parameter) ?? withoutZone(text, parameter) ?? error;
  return errorFor(found, parameter);
};
