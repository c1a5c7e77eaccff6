import type { NumberStyle } from '../text/numbers/style.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import { readExpression, type Node } from './arithmetic/expression.ts';

// Sums that people write in words, as the sums in signs that they stand for.

const changes =
  /^(increase|raise|decrease|reduce|lower)\s+(.+?)\s+by\s+(.+?(?:%|\bper\s?cent))$|^(.+?)\s+(increased|raised|decreased|reduced|lowered)\s+by\s+(.+?(?:%|\bper\s?cent))$/;

/** `increase 80 by 15%`, `80 reduced by 10%`: a sum in words. */
export const inSigns = (body: Span): Span => {
  const [, before = '', first, firstPart, second, behind = '', secondPart] =
    changes.exec(body.plain.toLowerCase()) ?? [];
  const amount = first ?? second;
  const sign = /^(?:inc|rai)/.test(before + behind) ? '+' : '-';
  return amount === undefined ? body : makeSource(`${amount} ${sign} ${firstPart ?? secondPart}`, body.lexicon);
};

const sides = /^((?:\d+(?:\.\d+)?\s*(?:x|×|by)\s*)+)(\d+(?:\.\d+)?)\s*(['"a-z][^\d]*)$/;

/** `12 by 10 ft`, `4x5x6 m`: the unit behind the last side is that of all; undefined where no side lacks one. */
export const withSides = (amount: Span): Span | undefined => {
  const [, before, last, unit] = sides.exec(amount.lower) ?? [];
  if (before === undefined || !isLength(unit!, amount)) return undefined;
  const all = [...before.matchAll(/\d+(?:\.\d+)?/g)].map(([side]) => side);
  return makeSource([...all, last].map((side) => `${side} ${unit!.trim()}`).join(' x '), amount.lexicon);
};

export const isLength = (unit: string, { lexicon }: Span): boolean =>
  lexicon!.meaningsOf(unit.trim()).units[0]?.quantity?.id === 'length';

const rootOf = (text: Span, style: NumberStyle | undefined): Node | undefined => {
  const expression = readExpression(text, style);
  return expression instanceof Diagnostic ? undefined : expression?.root;
};

const isPrice = (node: Node | undefined): boolean => node?.kind === '/' && node.left.kind === 'money';

const isTime = ({ plain, lexicon }: Span): boolean =>
  lexicon!.meaningsOf(plain.replace(/^[\d.,\s]+/, '')).units[0]?.quantity?.id === 'time';

/**
 * `$3.20 for 750 ml`: what is paid for a measure, which is divided. `100 watts for 5 hours`, `$2/mile for 30 km`: a rate and how long
 * it lasts, or how much it is paid for, which are multiplied. Undefined for other texts.
 */
export const forMeasure = (
  amount: Span,
  style: NumberStyle | undefined,
): { readonly sum: Span; readonly isQuotient: boolean } | undefined => {
  const between = /\s+for\s+(?=\d)/.exec(amount.lower);
  if (!between) return undefined;
  const [left, right] = [span(amount, 0, between.index), span(amount, between.index + between[0].length)];
  const root = rootOf(left, style);
  const isQuotient = root?.kind === 'money' && rootOf(right, style)?.kind === 'measure';
  const isProduct = isPrice(root) || (/[a-z]/.test(left.lower) && isTime(right));
  if (!isQuotient && !isProduct) return undefined;
  return { sum: makeSource(`${left.text} ${isQuotient ? '/' : '*'} ${right.text}`, amount.lexicon), isQuotient };
};
