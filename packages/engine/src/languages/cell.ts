/** The width of a name: `Kilometer`, `km`, or `km` without a space before it. */
export type Width = 'long' | 'short' | 'narrow';

/**
 * Replaces the name for lists if the unit has no name in the language. Only CLDR's language-independent text follows
 * numbers.
 */
export const unlisted = '-';

/** The names of a unit in one width. */
export interface Forms {
  /** A pattern for each plural category of the language, `other` first. `$` stands for the number. */
  readonly patterns: readonly string[];
  /** The name that lists show. */
  readonly display: string;
  /** The singular name, if the language has a name for lists only. CLDR's language-independent text follows numbers. */
  readonly single?: string | undefined;
  /** The pattern for a division by the unit: `$ pro Stunde`. Undefined if a general pattern applies. */
  readonly per: string | undefined;
  /** True for a feminine name, with which the words for square and cubic agree. */
  readonly isFeminine: boolean;
}

/** Returns true if CLDR's language-independent text follows numbers instead of a name in the language. */
export const isUnnamed = ({ single, display }: Forms): boolean => single !== undefined || display === unlisted;

const inFront = /^\$([ \u00a0\u202f]?)/;
const number = /[ \u00a0\u202f]?\$[ \u00a0\u202f]?/;

/**
 * Returns a function that swaps Latin letters with those of another script, in both directions. The mapping is
 * `letters` of a locale.
 */
export const decoder = (letters = ''): ((text: string) => string) => {
  const [latin = '', script = ''] = letters.split(' ').map((part) => Array.from(part));
  const meant = new Map(
    Array.from(latin).flatMap(
      (letter, at) =>
        [
          [letter, script[at]!],
          [script[at]!, letter],
        ] as const,
    ),
  );
  return meant.size === 0
    ? (text) => text
    : (text) => Array.from(text, (letter) => meant.get(letter) ?? letter).join('');
};

/** Returns a pattern without the number and the space beside it. */
export const withoutNumber = (pattern: string): string =>
  pattern.replace(number, (gap) => (pattern.startsWith('$') ? '' : gap.slice(0, gap.indexOf('$')))).trim();

/** Returns the space after the number and the name, or undefined if the number is inside the name. */
export const afterNumber = (pattern: string): { readonly gap: string; readonly name: string } | undefined => {
  const match = inFront.exec(pattern);
  if (match) return { gap: match[0], name: pattern.slice(match[0].length) };
  return pattern.includes('$') ? undefined : { gap: '', name: pattern };
};

/** Returns a pattern with another space after the number. */
export const withGap = (pattern: string, gap: string): string => pattern.replace(/^\$\s/, () => `$${gap}`);

const readPattern = (text: string, joiner: string): string =>
  text.includes('$') || text.startsWith('=') ? text.replace(/^=/, '') : `$${joiner}${text}`;

/**
 * The endings of words, by the mark that replaces them after the stem: one for each plural category, and one for lists.
 */
export type Endings = ReadonlyMap<string, readonly string[]>;

const noEndings: Endings = new Map();

/** Replaces marks by the endings of one plural category: `милB`. */
const withEnding = (text: string, endings: Endings, at: number): string =>
  Array.from(text, (letter) => endings.get(letter)?.[at] ?? letter).join('');

/**
 * Reads the forms of a name and the name for lists: one of the forms, or `-` with the singular and plural that only
 * lists have.
 */
const readNames = (
  names: string,
  own: string,
  endings: Endings,
): readonly [texts: readonly string[], shown: string] => {
  const count = endings.values().next().value?.length ?? 0;
  if (Array.from(names).some((letter) => endings.has(letter))) {
    const texts = Array.from({ length: count }, (_, at) => withEnding(names, endings, at));
    return [texts.slice(0, -1), texts.at(-1)!];
  }
  const [stem = '', ends, tail = ''] = names.split('~');
  if (ends === undefined) return [names.split('|'), own];
  return [ends.split('|').map((ending) => stem + ending + tail), own === '' ? own : stem + own.slice(1) + tail];
};

/**
 * Reads a cell: the forms separated by `|`, then, each after a `;`, the name for lists, the pattern for divisions, and
 * `f` for feminine. Words end with the marks of their endings: `метрA`. A beginning that all forms share is written
 * once before `~`, and a shared end after a second `~`: `дн~я|ень||ей`. A form without `$` follows the number and the
 * joiner, a form after `=` has no number, and an empty form equals the first.
 */
export const readCell = (cell: string, joiner: string, endings = noEndings): Forms => {
  const [names = '', own = '', per, gender] = cell.split(';');
  const [texts, display] = readNames(names, own, endings);
  const patterns = texts.map((text) => readPattern(text === '' ? texts[0]! : text, joiner));
  const [single, several] = own.startsWith(unlisted) ? own.slice(unlisted.length).split('|') : [];
  return {
    patterns,
    display: single === undefined ? display || withoutNumber(patterns[0]!) : several || single || unlisted,
    single: single || undefined,
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

/** Returns the common beginning and the common end of all texts. */
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

/** Returns the forms and the name for lists, with shared parts written once. */
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

/** A word with its stem and its endings. An invariant word has no endings. */
interface Word {
  readonly stem: string;
  readonly endings: string | undefined;
}

const wordOf = (forms: readonly string[]): Word => {
  const stem = sharedStart(forms);
  const endings = forms.map((form) => form.slice(stem.length));
  return { stem, endings: endings.every((ending) => ending === '') ? undefined : endings.join('|') };
};

/**
 * Returns the words of a name with their endings. Undefined if the order or number of words changes between forms, or
 * if nothing changes.
 */
export const wordsOf = ({ patterns, display, single }: Forms, joiner: string): readonly Word[] | undefined => {
  const texts = [...patterns.map((pattern) => writePattern(pattern, joiner)), display];
  const words = texts.map((text) => text.split(' '));
  const isPlain = single === undefined && display !== unlisted && !texts.some((text) => /[$=]/.test(text));
  if (!isPlain || new Set(words.map(({ length }) => length)).size > 1) return undefined;
  const columns = words[0]!.map((_, at) => wordOf(words.map((row) => row[at]!)));
  return columns.some(({ endings }) => endings !== undefined) ? columns : undefined;
};

const marked = (words: readonly Word[] | undefined, marks: ReadonlyMap<string, string>): string | undefined =>
  words?.every(({ stem, endings }) => endings === undefined || (stem !== '' && marks.has(endings)))
    ? words.map(({ stem, endings = '' }) => stem + (marks.get(endings) ?? '')).join(' ')
    : undefined;

/** Returns the cell's text for the names in lists. Empty if lists show the first form. */
const shownIn = ({ patterns, display, single }: Forms): string => {
  if (single !== undefined) return unlisted + (single === display ? single : `${single}|${display}`);
  return display === withoutNumber(patterns[0]!) ? '' : display;
};

/** Returns the text of a cell for {@link readCell}, with the marks of endings. */
export const writeCell = (forms: Forms, joiner: string, marks: ReadonlyMap<string, string> = new Map()): string => {
  const names = marked(wordsOf(forms, joiner), marks);
  const texts = forms.patterns.map((pattern) => writePattern(pattern, joiner));
  const cells = names === undefined ? writeNames(texts, shownIn(forms)) : [names, ''];
  return [...cells, forms.per ?? '', forms.isFeminine ? 'f' : ''].join(';').replace(/;+$/, '');
};
