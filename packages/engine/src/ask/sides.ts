import type { Assumption } from '../model/assumption.ts';
import { toNumber } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { makeSource, span, withPlain, type Span } from '../text/span.ts';
import { measureNode, product, unitNode, type Expression, type Node } from './arithmetic/node.ts';

/** Matches `5`, `5.5`, `5,5`, `5 1/2`, `1/2`. */
const side = String.raw`\d+(?:[.,]\d+|\/\d+|\s\d+\/\d+)?`;
const sides = new RegExp(String.raw`^(?:${side}\s*(?:x|×|by)\s*)+${side}\s*((?![µμ])['"\p{L}][^\d]*)$`, 'u');
const eachSide = new RegExp(side, 'g');

const unitIn = ({ lexicon }: Span, text: string): Unit | undefined => lexicon!.meaningsOf(text.trim()).units.at(0);

export const isLength = (unit: string, source: Span): boolean => unitIn(source, unit)?.quantity?.id === 'length';

/** Returns the unit of the last side of `12 by 10 ft`, `4x5x6 m`. Undefined for other texts. */
export const unitOfSides = (amount: Span): string | undefined => {
  const unit = sides.exec(amount.lower)?.[1]!.trim();
  return unit !== undefined && isLength(unit, amount) ? unit : undefined;
};

/** Returns the sides with their unit, as text: `12 ft x 10 ft`. Undefined if no side lacks a unit. */
export const writtenSides = (amount: Span): string | undefined => {
  const unit = unitOfSides(amount);
  return unit === undefined
    ? undefined
    : amount.lower
        .match(eachSide)!
        .map((one) => `${one} ${unit}`)
        .join(' x ');
};

/** Matches three sides of which the first has a unit and the second has none. */
const firstOfThree = new RegExp(
  String.raw`^${side}\s*((?![µμ])['"\p{L}][^\dx×]*?)\s*[x×]\s*${side}\s*[x×]\s*${side}\s*(['"\p{L}]\P{Nd}*)?$`,
  'u',
);

/** Returns three sides as text, where the first has a unit and the second has none: `3/4" x 4 x 8`. Undefined for other texts. */
export const sidesAfterFirst = (amount: Span): string | undefined => {
  const [, unit, last = unit] = firstOfThree.exec(amount.lower) ?? [];
  if (unit === undefined || ![unit, last!].every((one) => isLength(one, amount))) return undefined;
  const [first, ...others] = amount.lower.match(eachSide)!;
  return [`${first} ${unit}`, ...others.map((one) => `${one} ${last!.trim()}`)].join(' x ');
};

/** Matches the last of three sides whose inches look like a word, where the others are in feet: 20 ft x 10 ft x 6 in pad. */
const inchOfSide =
  /(\d\s?(?:ft|feet|foot|')\s?(?:[x×]|by)\s?\d+(?:\.\d+)?\s?(?:ft|feet|foot|')\s?(?:[x×]|by)\s?\d+(?:\.\d+)?)\sin(?=\s\S)/g;

/** Matches the inch before the word for a target, after other sides: 6 ft * 12 in in ft². */
const inchBeforeIn = /(?<=[x×*]\s?\d+(?:\.\d+)?)\sin(?=\sin\s)/g;

/** Matches the inches of a side without their unit: 11ft 6 x 8ft. */
const inchesOfSide = /(\d\s?(?:ft|feet|foot|')\s?(?:\d|1[01])(?:\.\d+)?)\s(?=(?:[x×]|by)\s?\d)/g;

/** Returns an English text with the sign of the inch after a last side, if the others have feet of their own, and after the inches of a side. */
export const withInchOfSide = (source: Span): Span =>
  withPlain(
    source,
    source.plain.replace(inchOfSide, '$1  "').replace(inchBeforeIn, '  "').replace(inchesOfSide, '$1"'),
  );

/** Returns the factors of a product. */
export const factorsOf = (node: Node): readonly Node[] =>
  node.kind === '*' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node];

/** Returns the assumption that all sides have the unit of the last one. */
export const assumedSides = ({ plain }: Span, unit: string): readonly Assumption[] =>
  Array.from(new Set(plain.match(eachSide)!.slice(0, -1)), (number): Assumption => ({
    kind: 'side',
    of: number,
    as: `${number} ${unit}`,
  }));

/** The units of the sides of a slab by that of its thickness, and the volume below which a slab has no such sides: a tenth of a cubic yard, 3 liters. */
const slabs: Readonly<Record<string, readonly [unit: string, least: number]>> = {
  inch: ['ft', 4666],
  centimeter: ['m', 3000],
  millimeter: ['m', 3_000_000],
};

/** Returns the unit of sides of which only the thickness of a slab has one: a slab of 12 x 20 x 4 inches is too small. */
export const unitOfSlab = (sizes: readonly number[], thickness: Unit | undefined): string | undefined => {
  const [unit, least = 0] = slabs[thickness?.id ?? ''] ?? [];
  return sizes.length === 3 && sizes.reduce((volume, size) => volume * size, 1) < least ? unit : undefined;
};

/** Gives the unit of the last side to all sides, and notes it. Those of a slab are in feet. */
export const inUnitOfLast = (expression: Expression, amount: Span, target: Span | undefined): Expression => {
  const factors = factorsOf(expression.root);
  const last = factors.at(-1)!;
  if (last.kind !== 'measure') return expression;
  const units = [...expression.units];
  const sizes = factors.map((node) => ('value' in node ? toNumber(node.value) : 0));
  const isOfYards = target !== undefined && unitIn(target, target.plain)?.id === 'cubic-yard';
  const open = isOfYards ? unitOfSlab(sizes, unitIn(amount, last.unit.unit.plain)) : undefined;
  const unit = open === undefined ? last.unit : unitNode(makeSource(open, amount.lexicon), units);
  const root = factors
    .map((node): Node => (node.kind === 'number' ? measureNode(node.value, unit) : node))
    .reduce((left, right) => product(left, right, amount));
  return {
    ...expression,
    units,
    root,
    assumed: [...(expression.assumed ?? []), ...assumedSides(amount, unit.unit.text)],
  };
};

/** Matches sides of three digits or more: 2x4 megapixels are two cameras. */
const picture = /^\d{3,}\s*[x×]\s*\d{3,}/;

/** The sides of a picture, and the unit of pixels that is asked for. */
interface Picture {
  readonly amount: Span;
  readonly target: Span;
}

/**
 * Reads `1920x1080 megapixels`, `1920x1080 in megapixels`: the product of the sides of a picture is converted to the unit. Undefined for
 * other texts, and for pixels, which need no conversion.
 */
export const asPicture = (amount: Span, target: Span | undefined): Picture | undefined => {
  const end = picture.exec(amount.lower)?.[0].length;
  if (end === undefined) return undefined;
  const after = span(amount, end);
  const asked = after.text === '' ? target : target ? undefined : after;
  const unit = asked && amount.lexicon!.meaningsOf(asked.plain).units.at(0);
  return unit?.quantity?.id === 'graphics' && unit.prefix
    ? { amount: span(amount, 0, end), target: asked! }
    : undefined;
};

/** Returns a number of pixels. */
export const inPixels = ({ root, ...rest }: Expression, amount: Span): Expression => {
  const units = [...rest.units];
  const pixel = unitNode(makeSource('px', amount.lexicon), units);
  return { ...rest, units, root: product(root, pixel, amount) };
};
