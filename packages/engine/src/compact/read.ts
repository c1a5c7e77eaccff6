import { siPrefixes, type BinaryPrefixName, type SiPrefixName } from '../model/prefix.ts';
import {
  ranks,
  type Fit,
  type Level,
  type Quantity,
  type QuantityDefinition,
  type Rank,
  type UnitEntry,
  type UnitFactor,
} from '../model/quantity.ts';
import { readRatio, zero, type Ratio } from '../model/rational.ts';
import { capitalized, nameOf } from '../definition/english.ts';

// The format of compiled units, which all builds read. Each quantity has two texts with one line per unit, in the same
// order, the base unit first. Line breaks separate lines, and tabs separate cells.
//
// The units, for conversions:
//
//     identifier, symbol, factor and marks with spaces between them
//
// The factor is a fraction, `n/d` or `n`. The marks are not cells, so that a search for `m` does not find each mark `m`.
// A mark is a letter with its value: `+` an offset, `v` a reciprocal unit, `p`
// the power of π, `l` base and divisor of a logarithm, `f` the formula of a test, `.` and `:` the SI and the binary prefixes that lists show, `u`
// a measured factor, `s` an identifier that spells its definition, `m` one that also makes the symbol, `n` an irregular
// English name or plural, `r` the rank if it is not the first, `c` the prefixes with which the unit is as common as
// without, the binary ones after a colon.
//
// The names, for reading typed text:
//
//     further symbols …, `~`, name, further names …, `~`, forms of these that look-ups take them for …, plural
//
// A plural `=` equals the name. The data of the quantities is a text too:
//
//     identifier, dimension, `t` where it counts turns, name where it is not the identifier in words

/** One letter for each SI prefix: its symbol, except for deka and micro, whose symbols are not single ASCII letters. */
export const siLetters = 'QRYZEPTGMkhDdcmunpfazyrq';

const binaryNames: Readonly<Record<string, BinaryPrefixName>> = {
  q: 'quebi',
  r: 'robi',
  y: 'yobi',
  z: 'zebi',
  e: 'exbi',
  p: 'pebi',
  t: 'tebi',
  g: 'gibi',
  m: 'mebi',
  k: 'kibi',
};

/** Returns the SI prefixes of letters. */
const readSi = (letters: string): SiPrefixName[] => {
  const names: SiPrefixName[] = [];
  for (const letter of letters) names.push(siPrefixes[siLetters.indexOf(letter)]![0]);
  return names;
};

/** Returns the binary prefixes of letters. */
const readBinary = (letters: string): BinaryPrefixName[] => Array.from(letters, (letter) => binaryNames[letter]!);

/** A unit from its line in the text of units: see above. It is a class, because a starting program creates many. */
export class LightUnit implements UnitFactor {
  readonly id: string;
  readonly printed: string | undefined;
  readonly piPower: number;
  readonly offset: Ratio;
  readonly isReciprocal: boolean;
  /** The texts of its marks, by letter. */
  readonly marks: ReadonlyMap<string, string>;
  private readonly factor: string;
  private worked: Ratio | undefined;

  constructor(text: string) {
    const [id, printed, rest] = text.split('\t');
    const [factor, ...words] = rest!.split(' ');
    this.id = id!;
    this.printed = printed || undefined;
    this.factor = factor!;
    const marks = new Map<string, string>();
    for (const mark of words) marks.set(mark.charAt(0), mark.slice(1));
    this.marks = marks;
    this.piPower = Number(marks.get('p') ?? 0);
    const offset = marks.get('+');
    this.offset = offset === undefined ? zero : readRatio(offset);
    this.isReciprocal = marks.has('v');
  }

  /** Read on access, because lists do not need it. */
  get ratio(): Ratio {
    return (this.worked ??= readRatio(this.factor));
  }

  get level(): Level | undefined {
    const [base, per, quiet] = this.marks.get('l')?.split(',') ?? [];
    if (per === undefined) return undefined;
    return { base: base === 'e' ? 'e' : Number(base), per: readRatio(per), ...(quiet && { quiet: true }) };
  }

  get fit(): Fit | undefined {
    const [gives, ...rest] = this.marks.get('f')?.split(';') ?? [];
    if (gives === undefined) return undefined;
    const [slope, top, bottom, least] = rest.map((numbers) => numbers.split(',').map(readRatio));
    return {
      gives: gives === 'r' ? 'reading' : 'amount',
      slope: slope![0]!,
      top: top!,
      bottom: bottom!,
      least: least![0]!,
    };
  }
}

/** Returns the unit of a quantity's text with an identifier, else with a symbol. */
export const readUnit = (units: string, text: string): LightUnit | undefined => {
  if (text === '' || /[\t\n]/.test(text)) return undefined;
  let start = units.indexOf(`\n${text}\t`);
  if (start < 0) {
    const symbol = units.indexOf(`\t${text}\t`);
    if (symbol < 0) return undefined;
    start = units.lastIndexOf('\n', symbol);
  }
  return new LightUnit(units.slice(start + 1, units.indexOf('\n', start + 1)));
};

/** The cells of a line of names. */
type NameCells = readonly [symbols: readonly string[], called: readonly string[], plural: string | undefined];

const nameless: NameCells = [[], [], undefined];

/** Returns the cells of a line of names, separated by ~: symbols, names, forms. */
const readNames = (line: string): NameCells => {
  const cells = line.split('\t');
  const end = cells.length - 1;
  const from = cells.indexOf('~');
  const to = from < 0 ? -1 : cells.indexOf('~', from + 1);
  return [
    cells.slice(1, from < 0 ? end : from),
    from < 0 ? [] : cells.slice(from + 1, to < 0 ? end : to),
    cells[end] || undefined,
  ];
};

/** The prefixes of a unit that were read, because lists often need them. */
interface Prefixes {
  si?: readonly SiPrefixName[];
  binary?: readonly BinaryPrefixName[];
  common?: readonly (SiPrefixName | BinaryPrefixName)[];
}

/** A unit of two lines. The line of its names is read on access, because the quantity may get its names later. */
class CompactUnit extends LightUnit implements UnitEntry {
  readonly line: number;
  readonly symbol: string | undefined;
  readonly isMeasured: boolean;
  readonly isSpelled: boolean;
  readonly hasOwnName: boolean;
  readonly rank: Rank;
  private readonly namesLine: () => string | undefined;
  private read: NameCells | undefined;
  // Ignore properties that were added to Object.prototype
  private readonly readPrefixes: Prefixes = Object.assign(Object.create(null), {}) as Prefixes;
  /** The line that was read, because a quantity may get its names later. */
  private readLine: string | undefined;

  constructor(units: string, line: number, names: () => string | undefined) {
    super(units);
    this.line = line;
    this.namesLine = names;
    const isOfParts = this.marks.has('m');
    this.symbol = isOfParts ? undefined : this.printed;
    this.isSpelled = isOfParts || this.marks.has('s');
    this.isMeasured = this.marks.has('u');
    this.hasOwnName = this.marks.has('n');
    this.rank = ranks[Number(this.marks.get('r') ?? 0)]!;
  }

  get si(): readonly SiPrefixName[] | undefined {
    const letters = this.marks.get('.');
    return letters === undefined ? undefined : (this.readPrefixes.si ??= readSi(letters));
  }

  get binary(): readonly BinaryPrefixName[] | undefined {
    const letters = this.marks.get(':');
    return letters === undefined ? undefined : (this.readPrefixes.binary ??= readBinary(letters));
  }

  private cells(): NameCells {
    const line = this.namesLine();
    if (line !== undefined && line !== this.readLine) {
      // Half of the lines are empty
      this.read = line === '\t' ? nameless : readNames(line);
      this.readLine = line;
    }
    return this.read ?? nameless;
  }

  get symbols(): readonly string[] {
    return this.cells()[0];
  }

  get name(): string | undefined {
    return this.cells()[1].at(0) || undefined;
  }

  get names(): readonly string[] {
    return this.cells()[1].slice(1);
  }

  get plural(): string | undefined {
    const plural = this.cells()[2];
    return plural === '=' ? nameOf(this) : plural;
  }

  get common(): readonly (SiPrefixName | BinaryPrefixName)[] {
    const [si = '', binary = ''] = (this.marks.get('c') ?? '').split(':');
    return (this.readPrefixes.common ??= [...readSi(si), ...readBinary(binary)]);
  }
}

/** A quantity without its units. */
export type QuantityHead = Omit<QuantityDefinition, 'units'>;

/** A quantity of two texts. Each of its units is read on access. */
export class CompactQuantity implements Quantity {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly dimension: string;
  declare readonly inTurns?: true;
  declare readonly uses?: () => readonly QuantityDefinition[];
  /** The text of its units; empty before `attachUnits`. */
  unitsText: string;
  /** The text of its names; empty before `attachNames`. */
  namesText: string;
  /** The units that were read, by line: a map, because an empty place of an array has what was added to Object.prototype. */
  private readonly read = new Map<number, UnitEntry>();
  private lines: readonly string[] | undefined;
  private namesLines: readonly string[] | undefined;

  constructor(head: QuantityHead, units: string, names: string) {
    Object.assign(this, head);
    this.unitsText = units;
    this.namesText = names;
  }

  /** Adds the units, if it was created without. */
  attachUnits(units: string): void {
    this.unitsText = units;
    this.lines = undefined;
  }

  /** Adds the names, if it was created without. */
  attachNames(names: string): void {
    this.namesText = names;
    this.namesLines = undefined;
  }

  get base(): UnitEntry {
    return this.at(0);
  }

  get units(): readonly UnitEntry[] {
    return this.unitLines().map((_, line) => this.at(line));
  }

  /** The number of its units. */
  get size(): number {
    return this.unitLines().length;
  }

  /** Returns the unit of a line. */
  at(line: number): UnitEntry {
    let unit = this.read.get(line);
    if (!unit) this.read.set(line, (unit = new CompactUnit(this.unitLines()[line]!, line, () => this.namesOf(line))));
    return unit;
  }

  private namesOf(line: number): string | undefined {
    return (this.namesLines ??= this.namesText.split('\n').slice(1, -1))[line];
  }

  private unitLines(): readonly string[] {
    return (this.lines ??= this.unitsText.split('\n').slice(1, -1));
  }
}

/** A quantity of the catalogue, with its definition and its compiled units. */
export type CatalogueQuantity<Id extends string = string, Name extends string = string> = QuantityDefinition<Id, Name> &
  CompactQuantity;

/** Returns a quantity from its two texts. The second is empty for programs without names. */
// @__NO_SIDE_EFFECTS__
export const readQuantity = <Id extends string, Name extends string>(
  head: QuantityHead & { readonly id: Id },
  units: string,
  names = '',
): CatalogueQuantity<Id, Name> => new CompactQuantity(head, units, names) as CatalogueQuantity<Id, Name>;

/** Returns the quantities from a text of heads, without names, with one text of units each or without units. */
// @__NO_SIDE_EFFECTS__
export const readCatalogue = (heads: string, units: readonly string[] = []): readonly CatalogueQuantity[] =>
  heads
    .split('\n')
    .slice(1, -1)
    .map((line, at) => {
      const [id, dimension, turns, name] = line.split('\t');
      const own = { id: id!, name: name || capitalized(nameOf({ id: id! })), dimension: dimension! };
      return readQuantity(turns ? { ...own, inTurns: true } : own, units[at] ?? '');
    });

/** Adds units to quantities, one text each, in order. */
export const withUnits = (
  quantities: readonly CatalogueQuantity[],
  units: readonly string[],
): readonly CatalogueQuantity[] => {
  for (const [at, quantity] of quantities.entries()) quantity.attachUnits(units[at]!);
  return quantities;
};

/** Adds names to quantities, one text each, in order. A bundler drops an unused list with its names. */
export const withNames = (
  quantities: readonly CatalogueQuantity[],
  names: readonly string[],
): readonly CatalogueQuantity[] => {
  for (const [at, quantity] of quantities.entries()) quantity.attachNames(names[at]!);
  return quantities;
};
