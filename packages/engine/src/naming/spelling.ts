/** A limit above the length of any unit, which bounds the work for other texts. */
export const longestSpelling = 160;

/**
 * Characters that look alike, the standard one first. They are folded before any search; Unicode folds the rest (NFKC:
 * µ to μ, Å to Å, full-width letters, ligatures such as ㎏).
 */
const lookAlikes = ["'′’‘ʹ´`", '"″”“ʺ', '°º˚', '·⋅∙•×✕', '-−‐‑‒–', '/⁄∕÷', 'Δ∆', '☉⊙'];
const lookAlike = /* @__PURE__ */ new RegExp(`[${lookAlikes.map((alike) => alike.slice(1)).join('')}]`, 'g');
const foldCharacter = (character: string): string => lookAlikes.find((alike) => alike.includes(character))!.charAt(0);
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const beyondAscii = /[^\x20-\x7e]/;

/** Matches the full stop of an abbreviation: `ft.`, `fl. oz.`, but not that of `N.m`. */
const fullStop = /(?<=\p{L})\.+(?=\s|$)/gu;

/** Matches the space in ° C, and the word degrees before °C. */
const beforeDegree = /(?<=°)\s+(?=[CFKR](?![\p{L}\d]))|\bdeg(?:rees?)?\s+(?=°\p{L})/gu;

/**
 * Returns a spelling with look-alikes folded, without spaces around it and without full stops of abbreviations: `m²` is
 * `m^2`, `5′` is `5'`. Letters keep their case.
 */
export const fold = (text: string): string => {
  const trimmed = text.includes('.') ? text.trim().replace(fullStop, '') : text.trim();
  if (!beyondAscii.test(trimmed)) return trimmed.replaceAll("''", '"');
  return trimmed
    .replace(lookAlike, foldCharacter)
    .replace(
      /⁻?[⁰¹²³⁴-⁹]+/g,
      (raised) => `^${Array.from(raised, (c) => (c === '⁻' ? '-' : raisedDigits.indexOf(c))).join('')}`,
    )
    .normalize('NFKC')
    .replace(fullStop, '')
    .replaceAll("''", '"')
    .replace(beforeDegree, '');
};

const mayHaveRoot = /√|rt|root|(?:\.5|[/⁄]2)\)?$/;
const root =
  /(?<![A-Za-z])([Hh][Zz]|m|in)(?:\^\(?(?:0?\.5|1\/2)\)?|1⁄2)|(?:√|(?<![A-Za-z])(?:sqrt|root|rt))\s*\(?([Hh][Zz]|m|in)\)?(?![A-Za-z])/;

/**
 * Returns a folded spelling with its square root in the notation of lists, `MPa·√m`, `nV/√Hz`, from any notation: `MPa
 * sqrt(m)`, `MPa*m^0.5`, `nV/rtHz`.
 */
export const withRoot = (folded: string): string => {
  if (!mayHaveRoot.test(folded)) return folded;
  const rooted = folded.replace(
    root,
    (_, powered?: string, rootOf?: string) => `√${(powered ?? rootOf!).replace(/hz/i, 'Hz')}`,
  );
  return rooted === folded && !folded.includes('√')
    ? folded
    : fold(rooted.replace(/\s*([/*.·]?)\s*√/, (_, sign: string) => (sign === '/' ? '/√' : '·√')));
};

/** Synonyms for kinds of units. */
const sameWords = new Map([
  ['imp', 'imperial'],
  ['thermochemical', 'th'],
  ['electrical', 'electric'],
  ['avdp', 'avoirdupois'],
]);

/** Matches names of spoons. Those of Britain are metric today, everything else there is imperial. */
const spoon = /spoon$|^(?:tbsp|tsp|dsp)$/;

/** Words for the kind of unit, before or after its name: long ton, ton long. */
const kinds = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'us imperial metric long short troy avoirdupois dry liquid it th electric'.split(' '),
);

/** Matches these words without a space after them: longton, but not shortening. */
const joinedKinds =
  /(?<![a-z])(metric|imperial|troy|liquid|electric|(?:long|short)(?=ton|hund|cwt)|u[sk](?=gal|quart|pint|cup|fl))(?=[a-z]{3})/g;

/** Returns words in a standard order, so that UK gallon, gallon (UK), gallon imp and imperial gallon are equal. */
const inOneOrder = (words: readonly string[]): readonly string[] => {
  const ofBritain = words.some((word) => spoon.test(word)) ? 'metric' : 'imperial';
  const known = words.map((word) => (word === 'uk' || word === 'british' ? ofBritain : (sameWords.get(word) ?? word)));
  if (!known.some((word) => kinds.has(word))) return known;
  return [...known.filter((word) => !kinds.has(word)), ...known.filter((word) => kinds.has(word)).sort()];
};

/** Matches one word, without brackets and signs. */
const oneWord = /^[a-z]+$/;

/** Moves a bracketed suffix to the front: ton (long), calorie [IT]. */
const bracketFirst = (text: string): string => {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return open > 0 && /[)\]]$/.test(text) ? `${text.slice(open + 1, -1)} ${text.slice(0, open)}` : text;
};

/** Returns a text with words in place of its brackets and signs. */
const inWords = (small: string): string =>
  oneWord.test(small)
    ? small
    : bracketFirst(small)
        .replace(/\bu\.([sk])\b\.?/g, 'u$1')
        .replace(/international table\b/, 'it')
        // Only before a word: us/m and us per m are not a US perm
        .replace(/\/(?=\s*\w{2})/, ' per ')
        .replace(/\bper (?=\w$)/, '/');

/**
 * Returns a key that is equal for equivalent names. It ignores case, spaces, hyphens, underscores, full stops, plurals,
 * a slash for per, metre and litre, and the position of the kind of unit: horsepower (boiler), boiler horsepower. Names
 * in the data and in searches both use it.
 */
export const nameKey = (folded: string): string =>
  inOneOrder(
    inWords(folded.toLowerCase())
      .replace(/(met|lit)re/g, '$1er')
      .replace(joinedKinds, '$1 ')
      .split(/[\s_.,-]+/)
      .map(singular)
      .filter((word) => word !== ''),
  ).join('');

/** Returns the source of a pattern for the words before the first word of a key, which are at the end of the key. */
const kindsBefore = (): string => {
  const words = [...kinds, ...sameWords.keys(), 'international table', 'british', 'u\\.?[sk]\\.?'];
  return `(?:[^a-z\\t\\n]*(?:${words.join('|')}))*[^a-z\\t\\n]*`;
};

/** The letters of a key that a search compares. */
const comparedLetters = 6;

/** Letters that a name may have for one of its key: feet is foot, metre is meter, calorie is calory. */
const sameLetters: Readonly<Record<string, string>> = { o: '[eo]', e: '[er]', r: '[er]', y: '(?:y|ies?)' };

/**
 * Returns the source of a pattern that matches the start of every name with this key, and of brackets within one, in any
 * case: the first letters of the key, or of its first word. For a key that does not start with letters, it matches its
 * first character or any character that may be folded to it.
 */
export const keyStartPattern = (key: string): string => {
  const [letters = ''] = /^[a-z]*/.exec(key.slice(0, comparedLetters))!;
  if (letters === '') {
    const itself = key > '~' ? '' : `\\x${key.charCodeAt(0).toString(16)}`;
    return `[^\\t\\n]*?[${itself}\\x80-\\uffff]`;
  }
  let pattern = '';
  for (let at = letters.length - 1; at >= 0; at--) {
    const letter = sameLetters[letters[at]!] ?? letters[at]!;
    // The word may end here
    pattern = pattern && `(?:${at > 0 ? '(?:e?s)?' : ''}(?![a-z])|${pattern})`;
    pattern = letter + (pattern || (letters.length < 2 ? '(?![a-z])' : ''));
  }
  return kindsBefore() + pattern;
};

/** Abbreviations within names, and the words that they stand for. */
const abbreviations =
  ' sq:square cu:cubic fl:fluid in:inch ft:foot yd:yard mi:mile oz:ounce lb:pound pt:pint qt:quart gal:gallon bbl:barrel min:minute hr:hour yr:year hp:horsepower kg:kilogram cm:centimeter cwt:hundredweight ';

/** Returns a name of several words without abbreviations, except for plural s: survey ft, lbs per sq in. */
export const inFull = (text: string): string =>
  /\w\W+\w/.test(text)
    ? text.replace(/[a-z]+?(?=s?\b)/gi, (word) => {
        const [, found] = abbreviations.split(` ${word.toLowerCase()}:`);
        return found?.split(' ', 1)[0] ?? word;
      })
    : text;

/**
 * Returns a word without its plural ending. Calorie and century both end in y, so that calories and centuries match
 * them.
 */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/feet$/, 'foot')
    .replace(/ies?$/, 'y')
    .replace(/(?<=ch|sh|ss|[iou]us|x|z)es$|s$/, '');
};
