/** The width of a name: `Kilometer`, `km`, and without a space. */
export type Width = 'long' | 'short' | 'narrow';

/** In place of the name that lists show: the unit has none in the language, only what CLDR writes behind a number in all of them. */
export const unlisted = '-';

/** The names of a unit in one width. */
export interface Forms {
  /** A pattern for each plural category of the language, in its order, `other` first; `$` stands for the number. */
  readonly patterns: readonly string[];
  /** The name that lists show. */
  readonly display: string;
  /** The name of one, where the language has a name of ours for lists alone: behind a number stands what CLDR writes in all languages. */
  readonly single?: string | undefined;
  /** The text for a division by the unit, `$ pro Stunde`; undefined where a general pattern applies. */
  readonly per: string | undefined;
  /** The words for square and cubic agree with it. */
  readonly isFeminine: boolean;
}

/** Returns true if what stands behind a number is not a name of the language, but what CLDR has in all of them. */
export const isUnnamed = ({ single, display }: Forms): boolean => single !== undefined || display === unlisted;

const inFront = /^\$([ \u00a0\u202f]?)/;
const number = /[ \u00a0\u202f]?\$[ \u00a0\u202f]?/;

/** Reads texts, and writes them, whose Latin letters stand for those of another script and these for them: `letters` of a locale. */
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

/** The endings of a word for each plural category and as lists show it, under the mark that stands for them behind its stem. */
export type Endings = ReadonlyMap<string, readonly string[]>;

const noEndings: Endings = new Map();

/** `милB` with the endings of one plural category. */
const withEnding = (text: string, endings: Endings, at: number): string =>
  Array.from(text, (letter) => endings.get(letter)?.[at] ?? letter).join('');

/** The forms of a name, and what lists show: one of them, or `-` and the name of one and of several that lists alone have. */
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
 * Reads a cell: the forms with `|` between them, then what lists show, what stands behind a numerator, and `f` for feminine, each
 * behind a `;`. Words end with the marks of their endings: `метрA`. What all forms of other names begin with is written once, before a `~`, and
 * what all end with behind another: `дн~я|ень||ей`. A form without `$` stands behind the number and the joiner, one behind `=` has no number,
 * and an empty one is the first.
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

/** A word in its forms: what they begin with, and their endings; none for a word that does not change. */
interface Word {
  readonly stem: string;
  readonly endings: string | undefined;
}

const wordOf = (forms: readonly string[]): Word => {
  const stem = sharedStart(forms);
  const endings = forms.map((form) => form.slice(stem.length));
  return { stem, endings: endings.every((ending) => ending === '') ? undefined : endings.join('|') };
};

/** The words of a name with their endings; undefined for one whose words change their places or number, and one that does not change. */
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

/** Returns the forms that lists show; empty if they show the first form. */
const shownIn = ({ patterns, display, single }: Forms): string => {
  if (single !== undefined) return unlisted + (single === display ? single : `${single}|${display}`);
  return display === withoutNumber(patterns[0]!) ? '' : display;
};

/** Writes what {@link readCell} reads, with the marks of endings. */
export const writeCell = (forms: Forms, joiner: string, marks: ReadonlyMap<string, string> = new Map()): string => {
  const names = marked(wordsOf(forms, joiner), marks);
  const texts = forms.patterns.map((pattern) => writePattern(pattern, joiner));
  const cells = names === undefined ? writeNames(texts, shownIn(forms)) : [names, ''];
  return [...cells, forms.per ?? '', forms.isFeminine ? 'f' : ''].join(';').replace(/;+$/, '');
};
