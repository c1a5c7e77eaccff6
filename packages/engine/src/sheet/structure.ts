import { functions } from '../ask/arithmetic/functions.ts';
import { bare } from '../model/given.ts';

/** A part of a line. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** The structure of a line, before its values are calculated. */
export interface Structure {
  readonly kind: 'blank' | 'comment' | 'heading' | 'rule' | 'line';
  /** The line without its name and its comment. */
  readonly body: Part;
  /** The name that it sets, if any. */
  readonly name?: string;
  readonly nameAt?: Part;
  /** The parameters of a function that it sets. */
  readonly parameters?: readonly string[];
  /** True if it sets a unit: 1 pallet = 48 boxes. */
  readonly isUnit?: boolean;
  /** True if the name is before a colon, where it may also be a word next to the value. */
  readonly isLabel?: boolean;
}

const nameStart = /^[\p{L}_]/u;
const nameWord = /^[\p{L}\p{M}\p{Nd}_₀-₉]+$/u;

const isWord = (text: string): boolean => nameStart.test(text) && nameWord.test(text);

const mostWords = 6;

/** Returns true for the words of a name. */
const isName = (text: string): boolean => {
  const words = text.split(' ');
  return words.length <= mostWords && nameStart.test(text) && words.every((each) => nameWord.test(each));
};

/**
 * Matches words of questions. A name neither starts nor ends with them, except for a price per unit, and a label does
 * not contain them.
 */
const leading =
  /^(?:in|into|to|as|of|per|at|by|is|are|and|or|plus|minus|times|over|mod|modulo|how|many|much|what|which|convert|percent|squared|cubed|on|from|between|than)$/i;
const article = /^(?:an?|the) /i;

/** Built-in names of sheets. */
export const dynamicNames = ['prev', 'ans', 'sum', 'total', 'subtotal', 'average', 'avg', 'mean', 'count'] as const;

const constantNames = 'prev ans pi π today now tomorrow yesterday'.split(' ');

const functionNames = new Set([...functions.keys(), 'sqrt', 'cbrt', 'log', 'ln']);

const taken = new Set<string>([...dynamicNames, ...functionNames, ...constantNames]);

/** Returns true for a function that every sheet has. */
export const isFunction = (name: string): boolean => functionNames.has(name.toLowerCase());

/** Returns true for a name that no line can set. */
export const isConstant = (name: string): boolean => constantNames.includes(name.toLowerCase());

/** Returns true for a name of the values above: `prev`, `sum`. */
export const isDynamic = (name: string): boolean => dynamicNames.some((one) => one === name.toLowerCase());

/** Returns true for a name with a meaning in every sheet. */
export const isTaken = (name: string): boolean => taken.has(name.toLowerCase());

/**
 * Returns true for an invalid name. Before an equals sign it may contain words like per, and end with one like over: price
 * per liter, pour over.
 */
const isNoName = (name: string, isLabel: boolean): boolean => {
  const words = name.split(' ');
  const ends = [
    words[0]!.replace(/^per$/i, ''),
    ...(words.length > 1 ? [words.at(-1)!.replace(/^(?:in|on|over)$/i, '')] : []),
  ];
  return article.test(name) || (isLabel ? words : ends).some((each) => leading.test(each));
};

/** Returns the start of a line's comment, or the end of the line. A URL keeps its slashes. */
const commentIn = (text: string): number => {
  const at = /(?:^|\s)\/\//.exec(text)?.index;
  return at ?? text.length;
};

const bodyOf = (text: string, from: number): Part => {
  let [start, end] = [from, commentIn(text)];
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { from: start, to: Math.max(start, end) };
};

/** The text before the sign of a definition, and the place after the sign. */
interface Head {
  readonly text: string;
  readonly from: number;
  readonly after: number;
  readonly sign: '=' | ':=' | ':';
}

/** Returns what stands before the first sign, if it is one of a definition or a label. */
const headOf = (text: string): Head | undefined => {
  const at = text.search(/[=:]/);
  const sign = /^(?::?=(?![=>])|:(?=\s))\s*(?=\S)/.exec(text.slice(at))?.[0];
  if (at < 0 || sign === undefined) return undefined;
  const before = text.slice(0, at);
  const from = definitionWord.exec(before)?.[0].length ?? before.length - before.trimStart().length;
  return {
    text: before.slice(from).trimEnd(),
    from,
    after: at + sign.length,
    sign: sign.trimEnd() as Head['sign'],
  };
};

/** Returns the parameters of `f(x, y)`. Undefined for anything else. */
const parametersOf = (call: string): readonly string[] | undefined => {
  const open = call.indexOf('(');
  if (open < 0 || !call.endsWith(')') || !isWord(call.slice(0, open))) return undefined;
  const parameters = call
    .slice(open + 1, -1)
    .split(/[,;]/)
    .map((each) => each.trim());
  return parameters.length <= mostParameters && parameters.every(isWord) ? parameters : undefined;
};

const mostParameters = 10;

/** Matches the number before a unit that is set: 1 pallet = 48 boxes. */
const oneOf = /^1\s+/;

/** Returns the name that a line sets, with its place. Undefined if it sets none. */
const settingOf = (
  head: Head,
):
  | (Pick<Structure, 'parameters' | 'isUnit' | 'isLabel'> & { readonly name: string; readonly from: number })
  | undefined => {
  const { text, from, sign } = head;
  const parameters = sign === '=' ? parametersOf(text) : undefined;
  if (parameters) return { name: text.slice(0, text.indexOf('(')), from, parameters };
  const one = sign === '=' ? (oneOf.exec(text)?.[0].length ?? 0) : 0;
  const name = text.slice(one);
  if (one > 0 ? !isWord(name) : !isName(name)) return undefined;
  const isLabel = sign === ':';
  if (isNoName(name, isLabel)) return undefined;
  return { name, from: from + one, ...(one > 0 ? { isUnit: true } : {}), ...(isLabel ? { isLabel } : {}) };
};

/** Matches words of programs before a definition. */
const definitionWord = /^\s*(?:let|var|const|fn|def)\s+(?=[\p{L}_])/u;

/** Matches a label that cannot be a name, up to its value: `3 nights hotel: $300`. */
const label = /^\s*(?=[^:=]*\p{L})([\p{L}\p{M}\p{N}\s.,'’()#&/-]*[^\s:=])(?<!\s):\s+(?=\S)/u;

/** Returns the label of a line that sets no name, and its end. */
export const labelOf = (text: string): { readonly words: readonly string[]; readonly end: number } | undefined => {
  const match = label.exec(text);
  return match ? { words: match[1]!.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [], end: match[0].length } : undefined;
};

/** Returns the structure of a line. */
export const structureOf = (text: string): Structure => bare(readStructure(text));

const readStructure = (text: string): Structure => {
  const body = bodyOf(text, 0);
  const nothing = { from: text.length, to: text.length };
  if (text.trim() === '') return { kind: 'blank', body: nothing };
  if (/^\s*#/.test(text)) return { kind: 'heading', body: nothing };
  if (body.from >= body.to) return { kind: 'comment', body: nothing };
  if (/^\s*(?:[-=_*–—]\s?){3,}$/.test(text)) return { kind: 'rule', body: nothing };
  const head = headOf(text);
  const set = head && head.after <= body.to ? settingOf(head) : undefined;
  if (!head || !set) return { kind: 'line', body };
  const { from, ...setting } = set;
  return {
    kind: 'line',
    body: bodyOf(text, head.after),
    nameAt: { from, to: from + set.name.length },
    ...setting,
  };
};
