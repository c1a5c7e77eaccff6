/** How wide a name is: `Kilometer`, `km`, and without a space. */
export type Width = 'long' | 'short' | 'narrow';

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

const spaces = String.raw`[ \u00a0\u202f]?`;
const inFront = new RegExp(String.raw`^\$(${spaces})`);

/** A pattern without the number and the space beside it. */
export const withoutNumber = (pattern: string): string =>
  pattern
    .replace(new RegExp(String.raw`${spaces}\$${spaces}`), (gap) =>
      pattern.startsWith('$') ? '' : gap.slice(0, gap.indexOf('$')),
    )
    .trim();

/** The space between the number and the name, and the name; undefined where the number stands within the name. */
export const behindNumber = (pattern: string): { readonly gap: string; readonly name: string } | undefined => {
  const match = inFront.exec(pattern);
  if (match) return { gap: match[0], name: pattern.slice(match[0].length) };
  return pattern.includes('$') ? undefined : { gap: '', name: pattern };
};

/** A pattern with another space behind the number. */
export const withGap = (pattern: string, gap: string): string => pattern.replace(/^\$\s/, () => `$${gap}`);

/** Letters that two forms share are written once: `километра|~8ов`, the eight letters before it in base 36. */
const stem = /^~([0-9a-z])/;

const readPattern = (text: string, first: string, joiner: string): string => {
  const shared = stem.exec(text)?.[1];
  const whole = shared === undefined ? text : first.slice(0, Number.parseInt(shared, 36)) + text.slice(2);
  return whole.includes('$') || whole.startsWith('=') ? whole.replace(/^=/, '') : `$${joiner}${whole}`;
};

/**
 * Reads a cell: forms with `|` between them, then what lists show, what stands behind a numerator, and `f` for feminine, each behind a
 * `;`. A form without `$` stands behind the number and the joiner, and one behind `=` has no number at all.
 */
export const readCell = (cell: string, joiner: string): Forms => {
  const [forms = '', display = '', per, gender] = cell.split(';');
  const texts = forms.split('|');
  const first = texts[0]!;
  const patterns = texts.map((text) => readPattern(text === '' ? first : text, first, joiner));
  return {
    patterns,
    display: display === '' ? withoutNumber(patterns[0]!) : display,
    per: per === '' ? undefined : per,
    isFeminine: gender === 'f',
  };
};

const sharedLetters = (a: string, b: string): number => {
  let count = 0;
  while (count < 35 && count < a.length && a[count] === b[count]) count++;
  return count;
};

const writePattern = (pattern: string, joiner: string): string => {
  if (!pattern.includes('$')) return `=${pattern}`;
  return pattern.startsWith(`$${joiner}`) && !pattern.includes('$', 1) && (joiner !== '' || !/^\$\s/.test(pattern))
    ? pattern.slice(1 + joiner.length)
    : pattern;
};

/** Writes what {@link readCell} reads. */
export const writeCell = ({ patterns, display, per, isFeminine }: Forms, joiner: string): string => {
  const [first = '', ...others] = patterns.map((pattern) => writePattern(pattern, joiner));
  const short = others.map((text) => {
    const shared = sharedLetters(first, text);
    return text === first ? '' : shared > 2 ? `~${shared.toString(36)}${text.slice(shared)}` : text;
  });
  const shown = display === withoutNumber(patterns[0]!) ? '' : display;
  const forms = [first, ...short].join('|').replace(/\|+$/, '');
  return [forms, shown, per ?? '', isFeminine ? 'f' : ''].join(';').replace(/;+$/, '');
};
