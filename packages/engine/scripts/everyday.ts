// The everyday entry: units that are used by everyone or by every trade, as texts, and as single constants.
import { lookUp, plainName, prefixLetter, readUnits, type Spellings } from '../src/everyday/units-text.ts';
import type { ExactScale } from '../src/everyday/exact-scale.ts';
import { find, unitIndex } from '../src/conversion/catalogue.ts';
import type { ExactFunction } from '../src/conversion/exact-function.ts';
import { UnitsError } from '../src/model/error.ts';
import { symbolOf } from '../src/definition/symbol.ts';
import { siFactorOf } from '../src/definition/definition.ts';
import { decimalToRatio, readDecimal } from '../src/model/decimal.ts';
import { one, over, power, times, writeRatio } from '../src/model/rational.ts';
import { ranks, type Quantity } from '../src/model/quantity.ts';
import type { Unit } from '../src/model/unit.ts';
import { rankOf } from '../src/naming/rank.ts';
import { camelCase, pascalCase } from './case.ts';
import { spellingsOf as listedSpellings } from './unit-names.ts';

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

/** The everyday quantities, and those of most trades. If a spelling has several, the first applies. */
const quantityIds = [
  'length area volume mass time temperature temperature-difference speed acceleration angle frequency force pressure energy power',
  'torque fuel-economy data data-rate resolution graphics typewidth ratio density volume-flow specific-energy electric-current',
  'electric-charge voltage luminous-flux energy-per-distance',
].flatMap((ids) => ids.split(' '));

export const everydayQuantities: readonly Quantity[] = quantityIds.map((id) =>
  unitIndex.quantities.find((quantity) => quantity.id === id)!,
);

/** Matches units of one trade, or of the trades of one country, which only the main entry has. */
const ofOneTrade = new RegExp(
  `^(?:${[
    // Land and gold in Asia, kitchens of single countries
    'dunam|tsubo|pyeong|ping|mu|rai|guntha|kanal|marla.*|murabba|ankanam|cent-land|ground|bigha.*|katha.*|chatak.*|lessa|dhur.*|biswa|kattha.*|ropani|aana|karam|gaz',
    'momme|jin|catty|tael|don|baht.*|tola|masha|ratti|maund|cup-us-legal|cup-jp|go-jp|osaji|kosaji|kryddmatt|mile-scandinavian|smidgen|jigger',
    // Builders, printers, surveyors and brewers
    'roofing-square|.*circular-mil|township|acre-inch|.*board-foot|rack-unit|french|microinch|barrel-beer|keg|half-bottle|magnum|standard-drink.*|unit-of-alcohol',
    // Energy reserves and markets
    '(?:hundred|thousand|million|billion|trillion)-.*|.*-of-tnt|.*-equivalent|therm-(?:ec|uk)|.*refrigeration.*|giga(?:tonne|calorie)|(?:kilo|mega)tonne|megacalorie|barrel-per.*|.*-per-(?:day|year)',
    // Engineers of one field
    '(?:kilo|micro|deci)bar|micropascal|kip-per.*|ton-force-per.*|kilogram-force-per-square-millimeter|(?:meter|foot)-of-water|micrometer-ofhg|ounce-force-per.*|gram-force-c.*',
    '(?:nano|micro|milli)joule|.*watt-hour-per-kilogram|microwatt-hour|petajoule|(?:nano|pico)watt|terawatt|foot-pound-force-per.*|kilogram-force-meter-per-second|british-thermal-unit-it-per-(?:second|minute)',
    'liter-per-square-meter-hour|minute-per-(?:100|500)-meter|second-per-100-yard|inch-per-.*|.*-person|year-(?:common|leap)|person-.*|ds1|ds3|e1|e3|.*octet.*|.*baud|count-per-minute|proof|.*strain|permyriad',
    'gallon-imperial-per-.*|.*grain-per-gallon.*|ounce-per-(?:gallon|cubic-inch)|(?:micro|nano)gram-per-.*|gram-per-cubic-meter|pound-per-cubic-(?:yard|inch)|pound-per-gallon.*|gallon-per-.*mile|liter-per-10-kilometer',
    'yottabyte|zettabyte|exabyte|exbibyte|(?:pebi|tebi|gibi|mebi|kibi)bit.*|dot-per-css-pixel|millimeter-per-pixel|kilopixel|gigapixel|femto.*|atto.*|cubic-(?:mile|decimeter)|(?:tera|giga|mega|deci)gram|thousand-pound',
  ].join('|')})$`,
);

/** Returns the units of a quantity that are everyday, or that many trades use, without levels. */
export const everydayUnits = (quantity: Quantity): Unit[] =>
  unitIndex.unitsOf(quantity).filter((unit) => {
    const rank = ranks.indexOf(rankOf(unit));
    return !unit.entry!.level && (rank === 0 || (rank === 1 && !ofOneTrade.test(unit.id)));
  });

/** Returns true if the catalogue converts a spelling as the unit, next to others of its quantity. */
const means = (spelling: string, { id, quantity }: Unit): boolean => {
  try {
    const [read, wanted] = [spelling, id].map((from) => find(from, quantity!.base.id).compiled.exact as ExactFunction);
    return (['p', 'q', 'r', 'piPower', 'reciprocal'] as const).every((part) => read![part] === wanted![part]);
  } catch (error) {
    if (error instanceof UnitsError) return false;
    throw error;
  }
};

/** Spellings that the catalogue reads as a rarer unit next to another one: attoseconds, and yards by their plural. */
const readOtherwise = new Set(['asec', 'asecs', 'gajs']);

/** Returns the spellings of a unit. Symbols with a number also appear without the space: `L/100km`. */
export const spellingsOf = (unit: Unit): string[] =>
  listedSpellings(unit)
    .flatMap((spelling) => [...new Set([spelling, spelling.replace(/(\d) (?=\p{L})/u, '$1')])])
    .filter((spelling) => !readOtherwise.has(spelling));

/** Returns the symbols of a unit with its prefix, which are read as written. */
const symbolsOf = ({ entry, prefix }: Unit): readonly string[] =>
  [entry!.symbol, entry!.printed, ...entry!.symbols].flatMap((symbol) =>
    symbol === undefined ? [] : [(prefix?.symbol ?? '') + symbol, `${prefix?.symbol ?? ''}${symbol}s`],
  );

/** Returns true if the catalogue first reads a spelling as a unit of another quantity. */
const meansOther = (spelling: string, { quantity }: Unit): boolean => {
  const [first] = unitIndex.find(spelling).units;
  return first !== undefined && first.quantity !== quantity;
};

/** Returns true if a spelling is a name. Names are read in any case and in the plural. */
const isName = (spelling: string, unit: Unit): boolean =>
  /^[a-z][a-z. '-]*$/.test(spelling) &&
  spelling.length > 2 &&
  !symbolsOf(unit).includes(spelling) &&
  (spelling.length > 4 || !meansOther(`${spelling}s`, unit));

/** π to 60 digits. Two units that contain it convert as if it were exact. */
const piRatio = decimalToRatio(readDecimal('3.14159265358979323846264338327950288419716939937510582097494')!);

const factorText = ({ entry }: Unit): string => {
  const { ratio, piPower, isReciprocal } = entry!;
  const factor = times(ratio, power(piRatio, piPower));
  return writeRatio(isReciprocal ? over(one, factor) : factor) + offsetText(entry!) + (isReciprocal ? '!' : '');
};

const offsetText = ({ offset }: NonNullable<Unit['entry']>): string =>
  offset.n === 0n ? '' : `@${writeRatio(offset)}`;

/** Returns true if two units have the same size. The fraction of a prefixed one may not be in lowest terms. */
const isSame = ([, n, d, ...others]: ExactScale, [, n2, d2, ...others2]: ExactScale): boolean =>
  n * d2 === n2 * d && String(others) === String(others2);

/** Returns the factor of a unit with its prefix, as text. */
const prefixedText = (unit: Unit): string => (unit.prefix ? writeRatio(siFactorOf(unit).ratio) : factorText(unit));

/**
 * Returns the text of a quantity, line by line. A spelling is added if the earlier ones do not find the unit.
 *
 * @param units - The units of the text.
 * @param isWanted - Returns true for a spelling to include.
 */
export const textOf = (
  quantity: Quantity,
  units: readonly Unit[] = everydayUnits(quantity),
  isWanted: (spelling: string, unit: Unit) => boolean = () => true,
): string => {
  const lines: string[] = [];
  const index = (text: readonly string[]): Spellings => {
    const spellings: Spellings = new Map();
    if (text.length > 0) readUnits(text.join('\n'), 0, spellings);
    return spellings;
  };
  const scaleOf = (unit: Unit): ExactScale => {
    const [only] = [...index([`${prefixedText(unit)} x;`]).values()].flat();
    return only!();
  };
  const finds = (known: Spellings, spelling: string, unit: Unit): boolean => {
    const wanted = scaleOf(unit);
    return lookUp(known, spelling)?.some((found) => isSame(found, wanted)) === true;
  };
  const rows = new Set(units.filter(({ prefix }) => !prefix));
  const prefixedOf = (row: Unit): Unit[] => units.filter((unit) => unit.prefix && unit.entry === row.entry);
  // A row may be present only for its common prefixed forms
  const entries = [...new Set(units.map(({ entry }) => entry!))];
  for (const entry of entries) {
    const row = unitIndex.byId(entry.id)!;
    const prefixed = prefixedOf(row);
    const letters = prefixed.map((unit) => prefixLetter(unit.prefix!.name)).join('');
    const own = rows.has(row) ? [row] : [];
    const wanted = (unit: Unit): string[] =>
      spellingsOf(unit).filter((spelling) => means(spelling, unit) && isWanted(spelling, unit));
    const spellings = wanted(row);
    // A unit that takes all prefixes shares a line with them
    const takesAll = (spelling: string): boolean =>
      prefixed.every((unit) => {
        const text = (isName(spelling, row) ? unit.prefix!.name : unit.prefix!.symbol) + spelling;
        return means(text, unit);
      });
    const line = (unit: Unit, factor: string, marks: string, chosen: readonly string[]): string => {
      const names = chosen.filter((each) => isName(each, unit)).map(plainName);
      const symbols = chosen.filter((each) => !isName(each, unit)).map((each) => each.replace(/^µ/, 'μ'));
      return `${factor}${marks} ${[...new Set(names)].join(',')}${symbols.length > 0 ? `;${[...new Set(symbols)].join(',')}` : ''}`;
    };
    /** Returns the spellings that are needed to find a unit. */
    const needed = (all: readonly string[], unit: Unit, factor: string, marks: string): string[] => {
      const chosen: string[] = [];
      for (const spelling of all) {
        const known = index([...lines, ...(chosen.length > 0 ? [line(unit, factor, marks, chosen)] : [])]);
        if (!finds(known, spelling, unit)) chosen.push(spelling);
      }
      return chosen;
    };
    const factor = factorText(row);
    if (letters === '' || own.length > 0) {
      const shared = letters === '' ? spellings : spellings.filter(takesAll);
      const marks = letters === '' ? '' : `:${letters}`;
      const chosen = needed(shared, row, factor, marks);
      if (chosen.length > 0) lines.push(line(row, factor, marks, chosen));
      const rest = needed(spellings, row, factor, '');
      if (rest.length > 0) lines.push(line(row, factor, '', rest));
    }
    for (const unit of prefixed) {
      const rest = needed(wanted(unit), unit, prefixedText(unit), '');
      if (rest.length > 0) lines.push(line(unit, prefixedText(unit), '', rest));
    }
  }
  return lines.join('\n');
};

const typeOf = (quantity: Quantity): string => {
  const spellings = everydayUnits(quantity).flatMap((unit) =>
    spellingsOf(unit).filter((spelling) => means(spelling, unit)),
  );
  const union = [...new Set(spellings)].map((spelling) => JSON.stringify(spelling)).join(' | ');
  return `/** A spelling of a unit of ${quantity.name.toLowerCase()}. */\nexport type ${pascalCase(quantity.id)} = ${union};\n`;
};

/** Returns the text of generated/everyday-unit-names.ts. */
export const everydayUnitNamesModule = (): string => `${head}
${everydayQuantities.map(typeOf).join('\n')}
/** The spellings of the units of each quantity. */
export type EverydayUnitNames = {
${everydayQuantities.map(({ id }) => `  readonly ${JSON.stringify(id)}: ${pascalCase(id)};\n`).join('')}};

/** Types of the units of the everyday entry. */
export interface EverydayCatalogue {
  /** The units that editors offer, by quantity. */
  readonly names: EverydayUnitNames;
  /** All of these. */
  readonly any: EverydayUnitNames[keyof EverydayUnitNames];
  /** Spellings as text: none. */
  readonly index: '';
  /** The spellings that take prefixes: none. */
  readonly prefixable: '';
  /** The quantities whose spellings the text has: none. */
  readonly indexed: never;
  /** The spellings to compare with. */
  readonly compared: EverydayUnitNames;
}
`;

/** Returns the text of generated/everyday-quantities.ts. */
export const everydayQuantitiesModule = (): string => `${head}
import { convertAmong, type ConvertAmong } from '../everyday/convert.ts';
import type * as names from './everyday-unit-names.ts';

${everydayQuantities.map((quantity) => `const ${camelCase(quantity.id)} = ${JSON.stringify(textOf(quantity))};\n`).join('')}
${everydayQuantities
  .map(
    ({ id, name }) => `/** Converts a value between two units of ${name.toLowerCase()}, each by any of its spellings. */
export const convert${pascalCase(id)}: ConvertAmong<names.${pascalCase(id)}> = /* @__PURE__ */ convertAmong([${camelCase(id)}]);
`,
  )
  .join('\n')}
/** The texts of all quantities. */
export const everything: readonly string[] = [
${everydayQuantities.map(({ id }) => `  ${camelCase(id)},\n`).join('')}];
`;

const reserved = new Set('in do if for new var let var void with case else enum this true null int'.split(' '));

/** Returns the constant names of a unit: its identifier, and its symbol if that is a valid name in JavaScript. */
const constantNames = (unit: Unit): string[] => {
  const symbol = symbolOf(unit).replace('²', '2').replace('³', '3').replace(/^μ/, 'u');
  const isUsable = /^[A-Za-z]\w*$/.test(symbol) && !reserved.has(symbol);
  return [camelCase(unit.id), ...(isUsable ? [symbol] : [])];
};

/** Returns the text of generated/unit-constants.ts. */
export const unitConstantsModule = (): string => {
  const taken = new Set<string>();
  const constants = everydayQuantities.flatMap((quantity, at) => {
    const units = everydayUnits(quantity);
    return units.map((unit) => ({ unit, quantity, at, names: constantNames(unit) }));
  });
  const ids = new Set(constants.map(({ unit }) => camelCase(unit.id)));
  const line = ({ unit, quantity, at, names }: (typeof constants)[number]): string => {
    const spellings: Spellings = new Map();
    readUnits(`${prefixedText(unit)} x;`, at, spellings);
    const [, n, d, offsetN, offsetD, isReciprocal] = [...spellings.values()].flat()[0]!();
    const cells = [
      `${at}`,
      `${n}n`,
      `${d}n`,
      ...(offsetN === 0n && !isReciprocal ? [] : [`${offsetN}n`, `${offsetD}n`]),
      ...(isReciprocal ? ['true'] : []),
    ];
    const own = names[0]!;
    const symbols = names.slice(1).filter((name) => !taken.has(name) && !ids.has(name));
    taken.add(own);
    for (const symbol of symbols) taken.add(symbol);
    const type = `UnitConstant<'${quantity.id}'>`;
    return [own, ...symbols]
      .map((name) => `/** ${quantity.name}: ${unit.id}. */\nexport const ${name}: ${type} = [${cells.join(', ')}];\n`)
      .join('');
  };
  return `${head}
import type { UnitConstant } from '../everyday/unit-constant.ts';

${constants
  .filter(({ unit }) => !/^\d/.test(camelCase(unit.id)))
  .map(line)
  .join('')}`;
};
