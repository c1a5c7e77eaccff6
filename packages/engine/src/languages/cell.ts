/** How wide a name is: `Kilometer`, `km`, and without a space. */
export type Width = 'long' | 'short' | 'narrow';

/** In place of the name that lists show: the unit has none in the language, only what CLDR writes behind a number in all of them. */
export const unlisted = '-';

/** The names of a unit in one width. */
export interface Forms {
  /** A pattern for each plural category of the language, in its order, `other` first; `$` stands for the number. */
  readonly patterns: readonly string[];
  /** The name that lists show. */
  readonly display: string;
  /** What is written where the unit is divided by, `$ pro Stunde`; undefined where a general pattern holds. */
  readonly per: string | undefined;
  /** The words for square and cubic agree with it. */
  readonly isFeminine: boolean;
}

const inFront = /^\$([ \u00a0\u202f]?)/;
const number = /[ \u00a0\u202f]?\$[ \u00a0\u202f]?/;

/** A pattern without the number and the space beside it. */
export const withoutNumber = (pattern: string): string =>
  pattern.replace(number, (gap) => (pattern.startsWith('$') ? '' : gap.slice(0, gap.indexOf('$')))).trim();

/** The space between the number and the name, and the name; undefined where the number stands within the name. */
export const behindNumber = (pattern: string): { readonly gap: string; readonly name: string } | undefined => {
  const match = inFront.exec(pattern);
  if (match) return { gap: match[0], name: pattern.slice(match[0].length) };
  return pattern.includes('$') ? undefined : { gap: '', name: pattern };
};

/** A pattern with another space behind the number. */
export const withGap = (pattern: string, gap: string): string => pattern.replace(/^\$\s/, () => `$${gap}`);

const readPattern = (text: string, joiner: string): string =>
  text.includes('$') || text.startsWith('=') ? text.replace(/^=/, '') : `$${joiner}${text}`;

/**
 * Reads a cell: the forms with `|` between them, then what lists show, what stands behind a numerator, and `f` for feminine, each
 * behind a `;`. What all forms begin with is written once, before a `~`, and what all end with behind another: `метр~а||а|ов`. A form
 * without `$` stands behind the number and the joiner, one behind `=` has no number, and an empty one is the first.
 */
export const readCell = (cell: string, joiner: string): Forms => {
  const [names = '', own = '', per, gender] = cell.split(';');
  const [stem = '', endings, tail = ''] = names.split('~');
  const texts = endings === undefined ? names.split('|') : endings.split('|').map((ending) => stem + ending + tail);
  const patterns = texts.map((text) => readPattern(text === '' ? texts[0]! : text, joiner));
  const display = endings === undefined || own === '' ? own : stem + own.slice(1) + tail;
  return {
    patterns,
    display: display === '' ? withoutNumber(patterns[0]!) : display,
    per: per === '' ? undefined : per,
    isFeminine: gender === 'f',
  };
};

const sharedStart = (texts: readonly string[]): string => {
  const [first = ''] = texts;
  let length = first.length;
  while (!texts.every((text) => text.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
};

const reversed = (text: string): string => Array.from(text).reverse().join('');

/** What all texts begin with, and what all end with behind it. */
const sharedParts = (texts: readonly string[]): readonly [stem: string, tail: string] => {
  const stem = sharedStart(texts);
  return [stem, reversed(sharedStart(texts.map((text) => reversed(text.slice(stem.length)))))];
};

const writePattern = (pattern: string, joiner: string): string => {
  if (!pattern.includes('$')) return `=${pattern}`;
  return pattern.startsWith(`$${joiner}`) && !pattern.includes('$', 1) && (joiner !== '' || !/^\$\s/.test(pattern))
    ? pattern.slice(1 + joiner.length)
    : pattern;
};

/** The forms and what lists show, what they share written once. */
const writeNames = (texts: readonly string[], shown: string): readonly [forms: string, shown: string] => {
  const all = shown === '' ? texts : [...texts, shown];
  const [stem, tail] = sharedParts(all);
  const isPlain = stem.length < 3 || texts.some((text) => /[$=]/.test(text)) || new Set(texts).size === 1;
  const [first = '', ...others] = texts;
  if (isPlain)
    return [[first, ...others.map((text) => (text === first ? '' : text))].join('|').replace(/\|+$/, ''), shown];
  const ending = (text: string): string => text.slice(stem.length, text.length - tail.length);
  return [
    `${stem}~${texts.map(ending).join('|')}${tail === '' ? '' : `~${tail}`}`,
    shown === '' ? '' : `~${ending(shown)}`,
  ];
};

/** Writes what {@link readCell} reads. */
export const writeCell = ({ patterns, display, per, isFeminine }: Forms, joiner: string): string => {
  const shown = display === withoutNumber(patterns[0]!) ? '' : display;
  const names = writeNames(
    patterns.map((pattern) => writePattern(pattern, joiner)),
    shown,
  );
  return [...names, per ?? '', isFeminine ? 'f' : ''].join(';').replace(/;+$/, '');
};
