import { ratio, writeRatio, type Ratio } from '../model/rational.ts';
import { makeSource } from '../text/span.ts';
import { numberNode, type Node } from './arithmetic/node.ts';
import type { Factor } from './factor-chain.ts';

// Calculations as people write them: what an answer shows is what is worked out.

/** A calculation, and its text. */
export interface Calculation {
  readonly root: Node;
  readonly text: string;
}

/** Returns the text of a percentage, with the sign if it was before the number or left out: `yüzde 10`. */
export const percentText = ({ place: { text } }: Factor): string =>
  /[%٪\p{L}]/u.test(text) ? text.trim() : `${text.trim()}%`;

/** Returns the number of a value without its unit or its currency, which its text shows. */
export const withoutUnit = ({ node, place }: Factor): Calculation => ({
  root: 'value' in node && 'n' in node.value ? numberNode(node.value) : node,
  text: place.text,
});

/** Returns a value as a calculation. */
export const asWritten = (value: Factor): Calculation => ({
  root: value.node,
  text: value.node.kind === 'number' && value.node.isPercent ? percentText(value) : value.place.text,
});

/** Matches the signs and the numbers of a calculation. */
const signs = /[+−×÷()^²]|mod|div|[a-z]+(?=\()|\d+/g;

const sums = { '+': '+', '−': '-' } as const;
const products = { '×': '*', '÷': '/', mod: 'mod', div: 'div' } as const;

/** Returns a reader of terms and the signs between them, which takes what it reads. */
const readerOf = (rest: (string | Node)[]): (() => Node) => {
  const place = makeSource('');
  const chain = (kinds: Readonly<Record<string, '+' | '-' | '*' | '/' | 'mod' | 'div'>>, read: () => Node): Node => {
    let left = read();
    while (typeof rest[0] === 'string' && rest[0] in kinds) {
      const kind = kinds[rest.shift() as string]!;
      left = { kind, left, right: read(), place };
    }
    return left;
  };
  const readSum = (): Node => chain(sums, () => chain(products, readTerm));
  const readTerm = (): Node => {
    const first = rest.shift()!;
    if (typeof first !== 'string') return first;
    if (/\d/.test(first)) return numberNode(ratio(BigInt(first)));
    if (first !== '(') return { kind: 'function', name: first, arguments: [readTerm()], place };
    const inside = readSum();
    rest.shift();
    const sign = rest[0] === '^' || rest[0] === '²' ? rest.shift() : undefined;
    if (sign === undefined) return inside;
    return { kind: 'power', of: inside, exponent: sign === '^' ? readTerm() : numberNode(ratio(2n)), place };
  };
  return readSum;
};

/** Returns the calculation that a template writes, with values, numbers and other calculations in it: `${price} × ${amount} ÷ (1 + ${percent})`. */
export const calculated = (
  { raw }: TemplateStringsArray,
  ...given: readonly (Factor | Calculation | Ratio)[]
): Calculation => {
  const terms = given.map((one) =>
    'n' in one ? { root: numberNode(one), text: writeRatio(one) } : 'root' in one ? one : asWritten(one),
  );
  const rest = raw.flatMap((text, at) => [
    ...(text.match(signs) ?? []),
    ...terms.slice(at, at + 1).map(({ root }) => root),
  ]);
  return { root: readerOf(rest)(), text: String.raw({ raw }, ...terms.map(({ text }) => text)) };
};

/** Returns terms with a sign between them. */
export const joined = (sign: keyof typeof sums | '×', terms: readonly (Factor | Calculation)[]): Calculation =>
  terms
    .map((term) => calculated`${term}`)
    .reduce((left, right) =>
      calculated(Object.assign(['', ` ${sign} `, ''], { raw: ['', ` ${sign} `, ''] }), left, right),
    );
