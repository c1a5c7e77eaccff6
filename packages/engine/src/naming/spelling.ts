/** Longer than any unit, in characters; a bound on the work for a text that is not one. */
export const longestSpelling = 160;

/**
 * Characters that look alike and are written for one another, the one that stands for all first. They are folded before anything
 * is looked up; what is left is folded by Unicode itself (NFKC: µ to μ, Å to Å, full-width letters, ligatures such as ㎏).
 */
const lookAlikes = ["'′’‘ʹ´`", '"″”“ʺ', '°º˚', '·⋅∙•×✕', '-−‐‑‒–', '/⁄∕÷', 'Δ∆', '☉⊙'];
const lookAlike = /* @__PURE__ */ new RegExp(`[${lookAlikes.map((alike) => alike.slice(1)).join('')}]`, 'g');
const foldCharacter = (character: string): string => lookAlikes.find((alike) => alike.includes(character))!.charAt(0);
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const beyondAscii = /[^\x20-\x7e]/;

/** The full stop of an abbreviation: `ft.`, `fl. oz.`, but not the one of `N.m`. */
const fullStop = /(?<=\p{L})\.+(?=\s|$)/gu;

/** The space that some write in ° C, and the word that some write before °C. */
const beforeDegree = /(?<=°)\s+(?=[CFKR](?![\p{L}\d]))|\bdeg(?:rees?)?\s+(?=°\p{L})/gu;

/**
 * A spelling with look-alikes folded, and without the spaces around it and the full stops of abbreviations: `m²` is `m^2`, `5′`
 * is `5'`. Letters keep their case.
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
 * A folded spelling with its square root as lists write it, `MPa·√m`, `nV/√Hz`, whichever way it was written: `MPa sqrt(m)`,
 * `MPa*m^0.5`, `nV/rtHz`. Of the units that have one these three are under it.
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

/** Words for the same kind of unit. */
const sameWords = new Map([
  ['imp', 'imperial'],
  ['uk', 'imperial'],
  ['british', 'imperial'],
  ['thermochemical', 'th'],
  ['electrical', 'electric'],
  ['avdp', 'avoirdupois'],
]);

/** Words that say which of the units of a name is meant, before it or behind it: long ton, ton long. */
const kinds = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'us imperial metric long short troy avoirdupois dry liquid it th electric'.split(' '),
);

/** The same words without the space behind them: longton, but not shortening. */
const joinedKinds =
  /(?<![a-z])(metric|imperial|troy|liquid|electric|(?:long|short)(?=ton|hund|cwt)|u[sk](?=gal|quart|pint|cup|fl))(?=[a-z]{3})/g;

/** UK gallon, gallon (UK), gallon imp and imperial gallon are one. */
const inOneOrder = (words: readonly string[]): readonly string[] => {
  const known = words.map((word) => sameWords.get(word) ?? word);
  if (!known.some((word) => kinds.has(word))) return known;
  return [...known.filter((word) => !kinds.has(word)), ...known.filter((word) => kinds.has(word)).sort()];
};

/** Moves a bracketed suffix to the front: ton (long), calorie [IT]. */
const bracketFirst = (text: string): string => {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return open > 0 && /[)\]]$/.test(text) ? `${text.slice(open + 1, -1)} ${text.slice(0, open)}` : text;
};

/**
 * Returns a key that is equal for names that people take for the same: case, spaces, hyphens and underscores, full stops, plural, a solidus
 * for per, metre and litre, and where the word stands that says which kind is meant: horsepower (boiler), boiler horsepower. Both
 * the names of the data and what is looked up pass through it.
 */
export const nameKey = (folded: string): string =>
  inOneOrder(
    bracketFirst(folded.toLowerCase())
      .replace(/(met|lit)re/g, '$1er')
      .replace(/\bu\.([sk])\b\.?/g, 'u$1')
      .replace(/international table\b/, 'it')
      // Behind it stands a word: us/m and us per m are not a US perm
      .replace(/\/(?=\s*\w{2})/, ' per ')
      .replace(/\bper (?=\w$)/, '/')
      .replace(joinedKinds, '$1 ')
      .split(/[\s_.,-]+/)
      .map(singular)
      .filter((word) => word !== ''),
  ).join('');

/**
 * Returns the source of a pattern that every name with this key matches, in any case: the first three letters of the key, or those of its
 * first word. Where the key begins otherwise than in letters, its first sign or what may be folded to it.
 */
export const beginningOf = (key: string): string => {
  // A foot may be written as feet
  const [first, second, third] = Array.from(key.slice(0, 3), (letter) => (letter === 'o' ? '[eo]' : letter));
  if (!/^[a-z]/.test(key))
    return `[${first === undefined || first > '~' ? '' : `\\x${key.charCodeAt(0).toString(16)}`}\\x80-\\uffff]`;
  const more = isLetter(third) ? `|${third}` : '';
  return isLetter(second)
    ? `\\b${first}(?:(?![a-z])|[ -]?${second}(?:(?:e?s)?(?![a-z])${more}))`
    : `\\b${first}(?![a-z])`;
};

const isLetter = (text = ''): boolean => /^[a-z[]/.test(text);

/** Abbreviations within names, and the words that they stand for. */
const abbreviations =
  ' sq:square cu:cubic fl:fluid in:inch ft:foot yd:yard mi:mile oz:ounce lb:pound pt:pint qt:quart gal:gallon bbl:barrel min:minute hr:hour yr:year hp:horsepower kg:kilogram cm:centimeter cwt:hundredweight ';

/** A name of several words without abbreviations, but for the s of their plurals: survey ft, lbs per sq in. */
export const inFull = (text: string): string =>
  /\w\W+\w/.test(text)
    ? text.replace(/[a-z]+?(?=s?\b)/gi, (word) => {
        const [, found] = abbreviations.split(` ${word.toLowerCase()}:`);
        return found?.split(' ', 1)[0] ?? word;
      })
    : text;

/** A word without its plural ending. Calorie and century alike end in y here, so that calories and centuries find them. */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/feet$/, 'foot')
    .replace(/ies?$/, 'y')
    .replace(/(?<=ch|sh|ss|x|z)es$|s$/, '');
};
