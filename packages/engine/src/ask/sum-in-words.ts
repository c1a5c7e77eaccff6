import { makeSource, span, type Span } from '../text/span.ts';

/** Matches `5`, `5.5`, `5,5`, `5 1/2`, `1/2`. */
const side = String.raw`\d+(?:[.,]\d+|\/\d+|\s\d+\/\d+)?`;
const sides = new RegExp(String.raw`^((?:${side}\s*(?:x|×|by)\s*)+)(${side})\s*((?![µμ])['"\p{L}][^\d]*)$`, 'u');
const eachSide = new RegExp(side, 'g');

/** Reads `12 by 10 ft`, `4x5x6 m`: the unit after the last side applies to all. Undefined if no side lacks a unit. */
export const withSides = (amount: Span): Span | undefined => {
  const [, before, last, unit] = sides.exec(amount.lower) ?? [];
  if (before === undefined || !isLength(unit!, amount)) return undefined;
  const all = [...before.matchAll(eachSide)].map(([number]) => number);
  return makeSource([...all, last].map((number) => `${number} ${unit!.trim()}`).join(' x '), amount.lexicon);
};

export const isLength = (unit: string, { lexicon }: Span): boolean =>
  lexicon!.meaningsOf(unit.trim()).units[0]?.quantity?.id === 'length';

/** Matches sides of three digits or more: 2x4 megapixels are two cameras. */
const picture = /^\d{3,}\s*[x×]\s*\d{3,}/;

/**
 * Reads `1920x1080 megapixels`, `1920x1080 in megapixels`: the sides of a picture are in pixels, and their product is
 * converted to the unit. Undefined for other texts, and for pixels, which need no conversion.
 */
export const asPicture = (
  amount: Span,
  target: Span | undefined,
): { readonly amount: Span; readonly target: Span } | undefined => {
  const end = picture.exec(amount.lower)?.[0].length;
  if (end === undefined) return undefined;
  const behind = span(amount, end);
  const asked = behind.text === '' ? target : target ? undefined : behind;
  const unit = asked && amount.lexicon!.meaningsOf(asked.plain).units[0];
  if (unit?.quantity?.id !== 'graphics' || !unit.prefix) return undefined;
  return { amount: makeSource(`${amount.text.slice(0, end)} px`, amount.lexicon), target: asked! };
};
