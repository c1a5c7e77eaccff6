import { atomicWeights, isotopeMasses, withoutWeight } from '../data/atomic-weights.ts';
import { decimalToRatio, exactly, readDecimal } from '../model/decimal.ts';
import { plus, times, zero, type Ratio } from '../model/rational.ts';

/** A parsed chemical formula. */
export interface Formula {
  /** The given formula, with plain digits. */
  readonly text: string;
  /** The molar mass in grams per mole. */
  readonly molarMass: Ratio;
  /** The maximum deviation of natural samples: the sum of the uncertainties of its atoms. */
  readonly uncertainty: Ratio;
  /** The charge of an ion in elementary charges, without its sign. */
  readonly charge: number;
}

/** Limits of a formula, so that the work for any text is limited. */
const longest = 120;
/** The maximum length of the given text, with its spaces. */
const longestGiven = 4 * longest;
const deepest = 8;
const mostAtoms = 1_000_000;

const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Matches the joint of a hydrate: points of all kinds, and an x with spaces around it. */
const joint = /\s*[·.*⋅•∙‧・]\s*|\s+[x×]\s+/g;
const halves = /½|1\/2/g;

/**
 * Returns the formula with plain digits for subscripts, and a caret before the charge: Ca²⁺, Ca++ and Ca(2+) are Ca^2+,
 * [Fe(CN)6]4- is [Fe(CN)6]^4-.
 */
const normalized = (text: string): string =>
  text
    .trim()
    .replace(halves, '0.5')
    // A point is decimal only right after a joint: CaSO4·0.5H2O, but CuSO4.5H2O
    .replace(/(?<=[·.*⋅•∙‧・×x]\s*)(\d+)\.(\d+)(?=\s*[A-Z([{])/g, '$1,$2')
    .replace(joint, '·')
    .replace(/\s+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[₀-₉]/g, (digit) => String(subscripts.indexOf(digit)))
    .replace(/([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻])$/, (_, digits: string, sign: string) => {
      const count = digits.replace(/./g, (digit) => String(superscripts.indexOf(digit)));
      return `^${count}${sign === '⁺' ? '+' : '-'}`;
    })
    .replace(/\((\d?)([+-])\)$/, '^$1$2')
    .replace(/(?<!\^\d?)([+-])\1+$/, (signs: string, sign: string) => `^${signs.length}${sign}`)
    .replace(/^(\[.*\])(\d[+-])$/, '$1^$2');

/** Thrown for a text that is not a formula. It is not an Error, because creating a stack trace takes longer than reading the text. */
class NoFormula {
  readonly reason: string | undefined;

  constructor(reason?: string) {
    this.reason = reason;
  }
}

const closing: Readonly<Record<string, RegExp>> = { '(': /\)/y, '[': /\]/y, '{': /\}/y };

type Weights = Readonly<Record<string, readonly [weight: string, uncertainty: string]>>;

const weightsOf = (symbol: string): Weights[string] | undefined => {
  const table: Weights = Object.hasOwn(isotopeMasses, symbol) ? isotopeMasses : atomicWeights;
  return Object.hasOwn(table, symbol) ? table[symbol] : undefined;
};

const weightOf = (symbol: string, part: 0 | 1): Ratio => decimalToRatio(readDecimal(weightsOf(symbol)![part])!);

/**
 * A reader of formulas as chemists write them:
 *
 *     formula  = group { "·" [ multiple ] group } [ "^" [ digits ] ( "+" | "-" ) | "+" | "-" ]
 *     group    = part { part }
 *     part     = ( element | "D" | "T" | "(" group ")" | "[" group "]" | "{" group "}" ) [ digits ]
 *     multiple = digits [ "," digits ]
 *
 * D and T are deuterium and tritium. Only a joined group may have a number before it: 2H2O is not a substance.
 */
class Reader {
  readonly atoms = new Map<string, number>();
  private position = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Counts the atoms, and returns the charge. */
  whole(): number {
    this.add(this.group(), 1);
    while (this.take(/·/y) !== undefined) this.join();
    const charge = this.take(/\^\d?[+-]|[+-]/y);
    if (this.position < this.text.length) throw new NoFormula();
    // Ca2+ may be two atoms or two charges; SO42- has both
    if (
      charge !== undefined &&
      !charge.startsWith('^') &&
      (/\d\d[+-]$/.test(this.text) || (/\d[+-]$/.test(this.text) && this.atoms.size === 1))
    ) {
      throw new NoFormula('write a charge after a caret, like Ca^2+ or SO4^2-');
    }
    return charge === undefined ? 0 : Number(/\d/.exec(charge)?.[0] ?? 1);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.position = pattern.lastIndex;
    return match[0];
  }

  private count(): number {
    const digits = this.take(/\d{1,6}(?!\d)/y);
    if (digits !== undefined && Number(digits) === 0) throw new NoFormula();
    return Number(digits ?? 1);
  }

  private join(): void {
    const multiple = this.multiple();
    this.add(this.group(), multiple);
  }

  /** Reads a multiple, including half a water as in plaster. */
  private multiple(): number {
    const digits = this.take(/\d{1,3}(?:,\d{1,3})?(?=[A-Z([{])/y) ?? '1';
    const number = Number(digits.replace(',', '.'));
    if (number === 0) throw new NoFormula();
    return number;
  }

  private group(): Map<string, number> {
    const atoms = new Map<string, number>();
    let parts = 0;
    for (let part = this.part(); part; part = this.part(), parts++) {
      const count = this.count();
      for (const [symbol, number] of part) atoms.set(symbol, (atoms.get(symbol) ?? 0) + number * count);
    }
    if (parts === 0) throw new NoFormula();
    return atoms;
  }

  private part(): ReadonlyMap<string, number> | undefined {
    const open = this.take(/[([{]/y);
    if (open === undefined) return this.element();
    if (++this.depth > deepest) throw new NoFormula();
    const inner = this.group();
    if (this.take(closing[open]!) === undefined) throw new NoFormula();
    this.depth--;
    return inner;
  }

  private element(): ReadonlyMap<string, number> | undefined {
    const symbol = this.take(/[A-Z][a-z]?/y);
    if (symbol === undefined) return undefined;
    if (weightsOf(symbol)) return new Map([[symbol, 1]]);
    if (withoutWeight.split(' ').includes(symbol)) {
      throw new NoFormula(`${symbol} has no standard atomic weight: no mixture of its isotopes is normal`);
    }
    throw new NoFormula();
  }

  private add(group: ReadonlyMap<string, number>, count: number): void {
    for (const [symbol, number] of group) {
      const sum = (this.atoms.get(symbol) ?? 0) + number * count;
      if (sum > mostAtoms) throw new NoFormula();
      this.atoms.set(symbol, sum);
    }
  }
}

/** Molecules of one element. Others are abbreviations: B12, D2 and D3 are vitamins, C3 and C4 proteins. */
const ofOneElement = new Set('H2 N2 O2 O3 F2 Cl2 Br2 I2 P4 S8 C60 C70'.split(' '));

/** Formulas in capitals alone. Others are abbreviations: FSH, INH and HCY, or lead as PB. */
const inCapitals = new Set(
  'BN CH CN CNO CO COOH COS HCHO HCN HCOOH HDO HF HI HNCO HNO HOF HS HSCN HTO KCN KF KH KI KOCN KOH KSCN NCO NCS NH NO OCN OCS OH SCN SH WC'.split(
    ' ',
  ),
);

/** Returns true for a text of elements that people write for another substance: B12, FSH. */
const isAbbreviation = (text: string): boolean =>
  (/^[A-Z][a-z]?\d+$/.test(text) && !ofOneElement.has(text)) || (/^[A-Z]{2,}$/.test(text) && !inCapitals.has(text));

/**
 * Reads a formula: `C6H12O6`, `Ca(OH)2`, `CuSO4·5H2O`, `HCO3^-`. Returns the reason, as text, for an invalid formula.
 * Undefined for a text that does not look like a formula.
 */
export const readFormula = (given: string): Formula | string | undefined => {
  if (given.length > longestGiven) return undefined;
  const text = normalized(given);
  if (text.length > longest) return undefined;
  const reader = new Reader(text);
  try {
    const charge = reader.whole();
    if (isAbbreviation(text)) throw new NoFormula(`${text} may be an abbreviation: name the substance`);
    let [molarMass, uncertainty] = [zero, zero];
    for (const [symbol, number] of reader.atoms) {
      const count = exactly(number);
      molarMass = plus(molarMass, times(count, weightOf(symbol, 0)));
      uncertainty = plus(uncertainty, times(count, weightOf(symbol, 1)));
    }
    return { text: text.replaceAll(',', '.'), molarMass, uncertainty, charge };
  } catch (error) {
    if (!(error instanceof NoFormula)) throw error;
    return error.reason;
  }
};
