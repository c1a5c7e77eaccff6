import { matchesOf } from '../model/matches.ts';
import type { Assumption } from '../model/assumption.ts';
import { findConversion } from '../bridges/conversion.ts';
import type { Equivalence, Taken } from '../bridges/ways.ts';
import { capitalized } from '../definition/english.ts';
import { symbolOf } from '../definition/symbol.ts';
import { UnitsError } from '../model/error.ts';
import { firstResult } from '../model/first-result.ts';
import { ratio } from '../model/rational.ts';
import { readFormula } from '../substances/formula.ts';
import { findSubstance, lookUpAnalyte, lookUpElement, longestNameFrom, lookUpEnzyme } from '../substances/index.ts';
import type { Measure } from '../text/format/measure.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import { readMeasure } from '../text/question/parse.ts';
import { Parsed } from '../text/question/parsed.ts';
import { readQuestion } from '../text/question/question.ts';
import { joined, makeSource, skipSpaces, span, without, type Span } from '../text/span.ts';
import { catalogue } from '../text/catalogue.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { rankOf } from '../naming/rank.ts';
import { idOf } from '../text/units/unit-id.ts';

/** A conversion through a substance or an equivalence, and its result. */
export interface Bridged {
  readonly asked: Parsed;
  readonly answer: Measure;
  /** The name of the substance or the equivalence in the answer. */
  readonly name: string;
  readonly taken: Taken;
  readonly note: string | undefined;
  readonly assumed?: readonly Assumption[];
}

/** A substance, an enzyme or an equivalence. */
interface Name {
  readonly name: string;
  readonly substance?: string;
  readonly as?: Equivalence;
  /** True for a substance that is dosed in international units. "Units" then means these. */
  readonly isDosed?: boolean;
  /** True for an ion, whose amount is also given in equivalents. */
  readonly isIon?: boolean;
  /** The targets for a question without one: the two units of laboratory reports. */
  readonly units?: readonly [string, string];
  readonly note?: string;
  /** The name of an element, which is read only where its molar mass is needed: an ounce of gold may be a troy one. */
  readonly element?: string;
}

/** A name in a text beside the measure, and the text without the name. */
interface Named extends Name {
  readonly rest: Span;
}

/** Limits that bound the work. No question is longer. */
const longestText = 200;
const mostWords = 16;
const longestName = 5;

/** Words between a name and the rest that have no meaning here. */
const after = /(?:(?:[\s,:]+|^)(?:of|for|from|an?|the))+$/i;
const before = /^(?:(?:levels?|concentration|value|of|is|was|at)\s+|[:=,]\s*)+/i;

/** Words that name only an equivalence. */
const equivalenceWords: readonly (readonly [Equivalence, RegExp])[] = [
  [
    'spectral',
    /\bspectral(?:ly)?\b|\b(?:photons?(?:\s+energy)?|(?:laser(?:\s+light)?|light)|(?:vacuum\s+)?wavelength|wave\s?number)\b/i,
  ],
  ['mass-energy', /\bmass[- ]energy\b|\brest[- ](?:energy|mass)\b|\be\s?=\s?mc(?:\^2|²|2)/i],
  ['thermal', /\bthermal(?:ly)?(?:\s+energy)?\b|\bkT\b/],
  ['count', /\b(?:as|by)\s+(?:a\s+)?(?:counts?|numbers?)\b/i],
];

/** Returns a pattern of an equivalence's name with the words around it. */
const around = (name: RegExp): RegExp =>
  new RegExp(
    String.raw`(?:^|[\s,]+)\(?(?:(?:as|by|with|using|via|through|a|an|the)\s+)*(?:${name.source})(?:\s+(?:equivalence|equivalent|energy|of|at))*\)?(?=[\s,]|$)`,
    name.flags,
  );

const equivalencePatterns = /* @__PURE__ */ equivalenceWords.map(([as, name]) => [as, around(name)] as const);

/** The words of a target that name the asked quantity. */
const askedFor = /^(?:the\s+)?(?:energy|frequency|wave\s?number)\s+of\s+(?:an?\s+)?/i;
/** The targets of a wavelength or frequency without one. */
const inWaves = { units: ['Hz', 'm'] } as const;

const byEquivalences = (source: Span): readonly Named[] =>
  equivalencePatterns.flatMap(([as, pattern]) => {
    const match = pattern.exec(source.plain);
    if (!match) return [];
    const other = without(source, [[match.index, match.index + match[0].length]], ' ');
    const rest = span(other, askedFor.exec(other.plain)?.[0].length ?? 0);
    return [{ name: as, as, rest, ...(/wavelength/i.test(match[0]) ? inWaves : {}) }];
  });

/**
 * Matches a chemical formula: element symbols, numbers and brackets. Words have more lower-case letters after a
 * capital.
 */
const formulaLike = /^(?=[A-Z([{])(?:[A-Z][a-z]?|[\d()[\]{}·.*⋅•^+-])+$/;

const formulaOf = (text: string): string | undefined => {
  const isFormula = formulaLike.test(text) && typeof readFormula(text) === 'object';
  return isFormula ? findSubstance(text, 'substance').id : undefined;
};

const inCatalysis = ['U/L', 'μkat/L'] as const;

const namedBy = (text: string): Name | undefined => {
  const row = lookUpAnalyte(text);
  if (row) {
    return {
      name: row.name,
      substance: row.id,
      units: row.units,
      isDosed: row.unit !== undefined,
      isIon: row.charge !== undefined,
      ...(row.note === undefined ? {} : { note: `${row.name}: ${row.note}.` }),
    };
  }
  const enzyme = lookUpEnzyme(text);
  if (enzyme !== undefined) return { name: enzyme, units: inCatalysis };
  const element = lookUpElement(text);
  if (element !== undefined) {
    return { name: capitalized(text), substance: element, element: text };
  }
  const formula = formulaOf(text);
  return formula === undefined ? undefined : { name: formula, substance: formula };
};

const bySubstances = (source: Span): readonly Named[] => {
  const text = source.plain;
  const words = matchesOf(/\S+/g, text);
  if (words.length > mostWords) return [];
  // In a text of capitals, IN is an inch or a word before one, and has no iodine
  const isShouted = !/\p{Ll}/u.test(text);
  const isEveryday = (name: string): boolean =>
    source.lexicon!.meaningsOf(name.toLowerCase()).units.some((unit) => rankOf(unit) === 'everyday');
  // A formula is one word
  const most = words.map(([word]) =>
    Math.max(longestNameFrom(word), formulaLike.test(word.replace(/[,:]$/, '')) ? 1 : 0),
  );
  const found: Named[] = [];
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      if (most[first]! < length) continue;
      const [start, last] = [words[first]!.index, words[first + length - 1]!];
      const end = last.index + last[0].length;
      const name = text.slice(start, end).replace(/[,:]$/, '');
      const named = isShouted && isEveryday(name) ? undefined : namedBy(name);
      if (!named) continue;
      const left = text.slice(0, start).trimEnd().replace(after, '').length;
      const right = skipSpaces(text, end);
      const from = right + (before.exec(text.slice(right))?.[0].length ?? 0);
      // Without the W of `2 W, 100 W` the numbers would be one
      if (/\d$/.test(text.slice(0, left)) && /^\d/.test(text.slice(from))) continue;
      found.push({ ...named, rest: without(source, [[left, from]], ' ') });
    }
  }
  return found;
};

const molarMassWords = String.raw`(?:molar\s+mass|(?:molecular|formula|molar|mol\.?)\s+(?:weight|mass)|m\.?w\.?)`;
const molarMassAsked = new RegExp(
  String.raw`^(?:the\s+)?${molarMassWords}\s+(?:(?:of|for)\s+)?(.+)$|^(.+?)(?:'s)?\s+${molarMassWords}$`,
  'i',
);

/** Returns true for a question for a molar mass. */
export const asksMolarMass = ({ plain }: Span): boolean => molarMassAsked.test(plain);

/** Answers a question for a molar mass with a conversion of 1 mol. */
const readMolarMass = ({ plain }: Span): Bridged | undefined => {
  const [, last, first] = molarMassAsked.exec(plain) ?? [];
  const named = (last ?? first) === undefined ? undefined : namedBy((last ?? first)!);
  return named?.substance === undefined ? undefined : answerIn(new Parsed(1, 'mole', ratio(1n)), 'gram', named);
};

/** Returns a measure without a question. A unit alone counts as 1. */
const measureOf = (source: Span, style: NumberStyle | undefined): Parsed | undefined => {
  const measure = readMeasure(source, style);
  return measure?.unit === 'part' ? undefined : measure;
};

/** Returns an amount of substance as one in a liter, which laboratory reports leave out. */
const inLiter = ({ value, exact, unit }: Parsed, source: Span): readonly Parsed[] =>
  /^(?:\w*-)?mole$|^\w*mole$/.test(unit)
    ? targetsOf(symbolOf(catalogue.findUnit(unit)), source)
        .slice(1)
        .map((perLiter) => new Parsed(value, perLiter, ratioOf(exact)))
    : [];

/** Returns the units that a target may mean: `mmol` also means mmol/L if the other side is a concentration. */
const targetsOf = (target: string, { lexicon }: Span): readonly string[] =>
  [target, `${target}/L`].flatMap((text) => {
    const unit = lexicon?.meaningsOf(text).units[0];
    return unit ? [idOf(unit, unitIndex)] : [];
  });

const convertIn = (asked: Parsed, target: string, { name, note, substance, as }: Name): Bridged | undefined => {
  try {
    const { compiled, taken } = findConversion(asked.unit, target, { substance, as });
    const answer = convertExactly(ratioOf(asked.exact), compiled.exact, target);
    return { asked, answer, name, taken, note };
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const preciousMetals = /^(?:gold|silver|platinum|palladium)$/i;
const plainOunce = /(?<!troy |avoirdupois |fine )\b(?:oz|ounces?)\b(?! ?(?:t\b|troy|av))/i;

/**
 * Throws a UnitsError for a conversion through a name of atoms and of molecules (unknown-substance), and for a plain
 * ounce of a precious metal (ambiguous-unit).
 */
const answerIn = (asked: Parsed, target: string, named: Name & Partial<Named>): Bridged | undefined => {
  const answer = convertIn(asked, target, named);
  if (named.element === undefined) return answer;
  if (answer?.taken.substance === undefined) return undefined;
  findSubstance(named.element, 'text');
  if (preciousMetals.test(named.element) && plainOunce.test(named.rest?.plain ?? '')) {
    const message = `An ounce of ${named.element.toLowerCase()} is a troy ounce in trade: write troy ounces or avoirdupois ounces.`;
    throw new UnitsError('ambiguous-unit', message, { parameter: 'text', suggestions: ['troy ounce', 'gram'] });
  }
  return answer;
};

/**
 * Returns the target for a question without one: the other of the two laboratory units. Katals are converted to enzyme
 * units.
 */
const otherOf = (asked: Parsed, [mass, amount]: readonly [string, string]): string => {
  const unit = catalogue.findUnit(asked.unit);
  const isMass = catalogue.meet(unit, catalogue.findUnit(mass)) && !asked.unit.includes('katal');
  return isMass ? amount : mass;
};

/** `100 units of insulin`, `20 U` and `10 µU/mL` are international units. The group is a prefix. */
const plainUnits = /(?<=[\d\s])(?:(?:international )?units?|([mµμu]?)u)(?![\p{L}\d])/iu;

/** The target masses of a dose without a target. */
const doses = ['mg', 'μg'] as const;

/** Returns the text with international units for the plain units of a dose. */
const inInternationalUnits = (source: Span): Span => {
  const match = plainUnits.exec(source.plain);
  if (!match) return source;
  const [before_, after_] = [span(source, 0, match.index), span(source, match.index + match[0].length)];
  return inInternationalUnits(joined([before_, makeSource(`${match[1] ?? ''}IU`, source.lexicon), after_]));
};

/** Returns the molar amount of `12 M`, which beside no substance would be 12 meters. */
const inMolar = (amount: Span, style: NumberStyle | undefined): readonly Parsed[] => {
  const at = /(?<=\d\s?)M$/.exec(amount.plain)?.index;
  if (at === undefined) return [];
  const molar = measureOf(joined([span(amount, 0, at), makeSource('mol/L', amount.lexicon)]), style);
  return molar ? [molar] : [];
};

/** Matches a request for the units of laboratories in a country: mass in the United States, amount elsewhere. */
const unitsOfSystem = /[\s,]+(?:in\s+)?(us|american|uk|british|si|european)\s+units$/i;

/** Returns the ways to split an amount from a unit after it: `200 mg/dl mmol/l`. */
const unitsBeside = (body: Span): readonly { readonly amount: Span; readonly target: Span }[] =>
  matchesOf(/(?<=\d\s?\S+)\s+(?=\S+$)/g, body.plain).map(({ index, 0: space }) => ({
    amount: span(body, 0, index),
    target: span(body, index + space.length),
  }));

/**
 * Answers a number alone of a laboratory report in English, which has the other of its two units: glucose 150 in mmol/L. Ions have one unit, and
 * other languages more than two.
 */
const inOtherUnit = (
  amount: Span,
  targets: readonly string[],
  named: Named & { readonly units: readonly [string, string] },
  style: NumberStyle | undefined,
): Bridged | undefined => {
  const number = readMeasure(amount, style);
  if (number?.unit !== 'part' || named.isIon || amount.lexicon!.vocabulary) return undefined;
  const reported = new Set(named.units.flatMap((unit) => targetsOf(unit, amount)));
  return firstResult(targets, (target) => {
    if (!reported.has(target)) return undefined;
    const other = otherOf(new Parsed(1, target), named.units);
    const [from] = targetsOf(other, amount);
    const answer =
      from === undefined ? undefined : answerIn(new Parsed(number.value, from, ratioOf(number.exact)), target, named);
    const of = amount.text.trim();
    return answer && { ...answer, assumed: [{ kind: 'unit', of, as: `${of} ${other}` }] };
  });
};

const readRest = (named: Named, source: Span, style: NumberStyle | undefined): Bridged | undefined => {
  const { body, frames } = readQuestion(named.isDosed ? inInternationalUnits(named.rest) : named.rest);
  const all = named.units ? [...frames, ...unitsBeside(body)] : frames;
  const led = firstResult(all, ({ amount, target }) => {
    const targets = targetsOf(target.plain, source);
    const asked = measureOf(amount, style);
    const amounts = [...(asked ? [asked, ...inLiter(asked, source)] : []), ...inMolar(amount, style)];
    const { units } = named;
    return (
      firstResult(amounts, (one) => firstResult(targets, (unit) => answerIn(one, unit, named))) ??
      (units && inOtherUnit(amount, targets, { ...named, units }, style))
    );
  });
  if (led || (!named.units && named.substance === undefined)) return led;
  const system = unitsOfSystem.exec(body.plain);
  const asked = measureOf(span(body, 0, system?.index), style);
  if (!asked) return undefined;
  if (system) {
    const target = named.units?.[/^(?:us|american)$/i.test(system[1]!) ? 0 : 1];
    return firstResult(target === undefined ? [] : targetsOf(target, source), (unit) => answerIn(asked, unit, named));
  }
  const usual =
    named.units && firstResult(targetsOf(otherOf(asked, named.units), source), (unit) => answerIn(asked, unit, named));
  if (usual) return usual;
  // A number of moles asks for their mass. A mass without a target may ask for something else
  const isAmount = catalogue.findUnit(asked.unit).quantity?.id === 'amount-of-substance';
  if (isAmount && named.substance !== undefined) return answerIn(asked, 'gram', named);
  if (!named.isDosed) return undefined;
  const inMass = doses.flatMap((unit) => targetsOf(unit, source)).flatMap((unit) => answerIn(asked, unit, named) ?? []);
  return inMass.find(({ answer }) => answer.value >= 1) ?? inMass.at(-1);
};

/**
 * Reads a conversion through a substance or an equivalence: `glucose 100 mg/dL in mmol/L`, `2 mol of NaCl in g`, `molar
 * mass of CO2`, `500 nm in THz as spectral`. Returns undefined if the text names neither, or if the rest is not a
 * conversion.
 */
export const readBridged = (source: Span, style: NumberStyle | undefined): Bridged | undefined => {
  if (source.text.length > longestText) return undefined;
  const names = [...byEquivalences(source), ...bySubstances(source)];
  return readMolarMass(source) ?? firstResult(names, (named) => readRest(named, source, style));
};

/** Reads a conversion through the substance of an identifier, with the text without its name. */
export const readBridgedBy = (id: string, rest: Span, style: NumberStyle | undefined): Bridged | undefined => {
  const named = namedBy(id);
  return named && readRest({ ...named, rest }, rest, style);
};
