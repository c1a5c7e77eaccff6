import { createSheet, type SheetLine, type SheetName } from '@units/engine/sheet';
import { format } from '@units/engine/text';
import { UnitsError } from '@units/engine';
import { digits, plainNumber, type Asking } from './answer.ts';

/** Names that every line of a sheet knows. */
const always = ['ans', 'average', 'avg', 'count', 'mean', 'prev', 'sum', 'subtotal', 'total'];
/** Matches a line that continues with the last answer, or sets a name. */
const goesOn = /^\s*(?:[+*/×÷^]|-\s|(?:in|to|as)\s)/;
const setsName = /^\s*(?:1 +)?[\p{L}_][\p{L}\p{M}\p{N}_ ]*(?:\([^)]*\))?\s*[=:](?!\s*\?)/u;

/** The answer of a line in a session. */
export interface Taken {
  readonly line: SheetLine;
  /** True if it uses names or the last answer, or is a comment, so that it is not an independent question. */
  readonly isOurs: boolean;
}

/** The lines of a prompt. Later lines know the names of earlier ones. */
export interface Session {
  readonly names: readonly SheetName[];
  /** Adds a line and answers it. */
  readonly take: (line: string) => Taken;
}

const mentions = (line: string, names: readonly SheetName[]): boolean => {
  const words = new Set(line.toLowerCase().match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu));
  const named = names.flatMap(({ name, kind }) => {
    const own = name.toLowerCase();
    return kind === 'unit' ? [own, `${own}s`, `${own}es`] : own.split(' ');
  });
  return [...always, ...named].some((word) => words.has(word));
};

/** The most lines that a session keeps. */
const most = 500;

/** Creates a session. */
export const createSession = ({ locale, rates }: Asking): Session => {
  const live = createSheet({ locale, rates });
  let lines: readonly string[] = [];
  let names: readonly SheetName[] = [];
  return {
    get names() {
      return names;
    },
    take: (line) => {
      const isOurs = goesOn.test(line) || setsName.test(line) || mentions(line, names);
      const sheet = live.update([...lines, line].join('\n'));
      const answered = sheet.lines.at(-1)!;
      if (answered.kind !== 'error' && answered.kind !== 'text') {
        lines = [...lines, line].slice(-most);
        names = sheet.names;
      }
      return { line: answered, isOurs: isOurs || /^(?:comment|heading)$/.test(answered.kind) };
    },
  };
};

/** Returns true if answers have their usual form. Only then are names and the last answer kept. */
export const isPlain = ({ json, exact, codes, to }: Asking): boolean =>
  !json && !exact && codes === undefined && to === undefined;

/** Returns the answer of a line, rounded to `digits`. */
export const shownLine = (
  { value, unit, shown, quantity, exact }: SheetLine,
  { locale, quiet = false }: Asking,
): string => {
  if (quiet && typeof value === 'number') return plainNumber(value, exact);
  if (typeof value !== 'number' || unit === undefined || quantity === 'money' || quantity === 'price') return shown;
  try {
    return format(value, unit, { locale, digits });
  } catch (error) {
    if (error instanceof UnitsError) return shown;
    throw error;
  }
};
