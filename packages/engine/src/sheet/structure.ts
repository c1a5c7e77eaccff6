import { functions } from '../ask/arithmetic/functions.ts';

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

const word = String.raw`[\p{L}_][\p{L}\p{M}\p{Nd}_₀-₉]*`;
const naming = String.raw`${word}(?: [\p{L}\p{M}\p{Nd}_₀-₉]+){0,5}`;
const definition = new RegExp(String.raw`^(\s*)(${naming})\s*:?=(?![=>])\s*(?=\S)`, 'u');
const label = new RegExp(String.raw`^(\s*)(${naming})\s*:\s+(?=\S)`, 'u');
const ownFunction = new RegExp(
  String.raw`^(\s*)(${word})\(\s*(${word}(?:\s*[,;]\s*${word}){0,9})\s*\)\s*=(?![=>])\s*(?=\S)`,
  'u',
);
const ownUnit = new RegExp(String.raw`^(\s*1\s+)(${word})\s*=(?![=>])\s*(?=\S)`, 'u');

/**
 * Matches words of questions. A name neither starts nor ends with them, except for a price per unit, and a label does
 * not contain them.
 */
const leading =
  /^(?:in|into|to|as|of|per|at|by|is|are|and|or|plus|minus|times|over|mod|modulo|how|many|much|what|which|convert|percent|squared|cubed|on|from|between|than)$/i;
const article = /^(?:an?|the) /i;

/** Built-in names of sheets. */
export const dynamicNames = ['prev', 'ans', 'sum', 'total', 'subtotal', 'average', 'avg', 'mean', 'count'] as const;

const taken = new Set<string>([
  ...dynamicNames,
  ...functions.keys(),
  ...'pi π sqrt cbrt log ln today now tomorrow yesterday'.split(' '),
]);

/** Returns true for a name with a meaning in every sheet. */
export const isTaken = (name: string): boolean => taken.has(name.toLowerCase());

/** Returns true for an invalid name. Before an equals sign it may contain words like per: price per liter. */
const isNoName = (name: string, isLabel: boolean): boolean => {
  const words = name.split(' ');
  const ends = [words[0]!.replace(/^per$/i, ''), words.at(-1)!];
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

/** Returns the structure of a line. */
export const structureOf = (text: string): Structure => {
  const body = bodyOf(text, 0);
  const nothing = { from: text.length, to: text.length };
  if (text.trim() === '') return { kind: 'blank', body: nothing };
  if (/^\s*#/.test(text)) return { kind: 'heading', body: nothing };
  if (body.from >= body.to) return { kind: 'comment', body: nothing };
  if (/^\s*(?:[-=_*–—]\s?){3,}$/.test(text)) return { kind: 'rule', body: nothing };
  const called = ownFunction.exec(text);
  if (called && called[0].length <= body.to) {
    const [whole, before, name, parameters] = called as unknown as [string, string, string, string];
    return {
      kind: 'line',
      body: bodyOf(text, whole.length),
      name,
      nameAt: { from: before.length, to: before.length + name.length },
      parameters: parameters.split(/[,;]/).map((each) => each.trim()),
    };
  }
  const unit = ownUnit.exec(text);
  const found = unit ?? definition.exec(text) ?? label.exec(text);
  const isLabel = found?.[0].trimEnd().endsWith(':') === true;
  if (!found || found[0].length > body.to || isNoName(found[2]!, isLabel)) return { kind: 'line', body };
  const [whole, before, name] = found as unknown as [string, string, string];
  return {
    kind: 'line',
    body: bodyOf(text, whole.length),
    name,
    nameAt: { from: before.length, to: before.length + name.length },
    ...(unit ? { isUnit: true } : {}),
    ...(isLabel ? { isLabel: true } : {}),
  };
};
