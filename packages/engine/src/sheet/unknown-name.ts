import { hasUnspaced } from '../ask/letters.ts';
import { firstWord, type Scope } from '../ask/arithmetic/scope.ts';
import { readCurrency } from '../ask/money.ts';
import { isNumberWord } from '../ask/own-beside.ts';
import { constantAt } from '../measured/constant.ts';
import { withSuggestions, type UnitsError } from '../model/error.ts';
import { matchesOf } from '../model/matches.ts';
import { nearestWords } from '../naming/near-words.ts';
import { makeSource, matchAt, placeOf, span, type Span } from '../text/span.ts';
import { isTaken } from './structure.ts';

/** Matches a word that may be a name. After a number it is a unit. */
const word = new RegExp(String.raw`(?<![\p{L}\p{M}\p{Nd}_₀-₉.)]\s?)${firstWord.source}`, 'gu');
const signBefore = /(?:[+*×·⋅/^]|\s-)\s*$/;
const signAfter = /\s*[+*×·⋅^]|\s-\s|\s*\/|\(/y;

/** Matches words of operators and functions. */
export const operation =
  /^(?:pi|tau|in|into|to|as|at|on|for|mod|modulo|rem|div|xor|and|or|not|is|lucas|catalan|gamma|erfc?|zeta|digamma|prime|primes|isprime|sign|sgn|real|imag|arg|conj|cis|median|mode|var|variance|stdev|std|count|sum|total|mean|average|dp|sf|rand\w*|roll|dice|remainder|modulus|product|quotient|opposite|reciprocal|inverse|a?(?:sec|csc|cot)h?|a?(?:sin|cos|tan)h?|log\w*|exp|sq|sqr|\w*roman|bool\w*|float|fraction|base)$/i;

/** The most names that are compared with an unknown one, which bounds the work. */
const mostCompared = 50;

/** Returns the names of the text that begin like a word and are nearest to it. */
const nearNames = (name: string, names: Iterable<string>): readonly string[] => {
  const start = name[0]!.toLowerCase();
  const compared: string[] = [];
  for (const one of names) {
    if (one[0]!.toLowerCase() === start) compared.push(one);
    if (compared.length === mostCompared) break;
  }
  return nearestWords(name, compared);
};

/** A word of a calculation without a meaning. */
interface UnknownName {
  readonly error: UnitsError;
  /** True for a factor. Nothing but a name can be multiplied or raised to a power. */
  readonly isFactor: boolean;
}

/** Returns the first word beside an operator, or before parentheses, that is neither a name nor a unit. */
export const unknownName = (body: Span, scope: Scope, parameter: string): UnknownName | undefined => {
  for (const { index, 0: name } of matchesOf(word, body.plain)) {
    const end = index + name.length;
    const [before, after] = [
      signBefore.exec(body.plain.slice(0, index))?.[0],
      matchAt(signAfter, body.plain, end)?.[0],
    ];
    if (before === undefined && after === undefined) continue;
    // Scripts without spaces join words with numbers
    if (scope.at(body, index) || isTaken(name) || operation.test(name) || hasUnspaced(name)) continue;
    const isUnit = after !== '(' && body.lexicon!.meaningsOf(name).allCandidates().length > 0;
    if (isUnit || constantAt(body.plain, index)) continue;
    if (readCurrency(makeSource(name), 0) || isNumberWord(name, body)) continue;
    const place = placeOf(span(body, index, end));
    const kind = after === '(' ? 'function' : 'unit';
    const sentence = `No line above sets "${name}", and it is not a ${kind}.`;
    const error = withSuggestions('invalid-query', sentence, () => nearNames(name, scope.names()), {
      parameter,
      place,
    });
    return { error, isFactor: /[*×·⋅^]/.test(`${before} ${after}`) };
  }
  return undefined;
};
