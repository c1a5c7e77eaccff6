// Reads the assertions of Numbat's examples, and writes them in the notation of our sheets (sheet-suites.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An input of another calculator with the value that its tests expect. */
export interface Case {
  readonly input: string;
  readonly expected: string;
  readonly within?: string | undefined;
}

/** Splits a list at its outer level. */
const split = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
};

const word = /[\p{L}_][\p{L}\p{Nd}_]*/gu;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(word));

/** Rewrites `x |> f(a)` as `f(a, x)`. */
const withoutPipes = (text: string): string => {
  const [first, ...calls] = text.split('|>').map((part) => part.trim());
  return calls.reduce(
    (value, call) => (call.endsWith(')') ? `${call.slice(0, -1)}, ${value})` : `${call}(${value})`),
    first!,
  );
};

/** Writes the parts of one amount, which share its sign: `[-5 ft, -6 in]` is -5 ft 6 in. */
const amountOf = (parts: string): string => parts.replaceAll(/,\s*-?/g, ' ');

/** Their notation, and ours for the same, in the order in which the rules apply. */
const notations: readonly (readonly [pattern: RegExp, ours: string | ((whole: string, inner: string) => string)])[] = [
  // A text that shows one value: "{5.5 ft -> feet_and_inches}", "0xff"
  [/^"\{\[([^[\]{}]*)\]\}"$/, (_whole, inner) => amountOf(inner)],
  [/^"\{([^{}]*)\}"$/, '$1'],
  [/^"([^"{}]*)"$/, '$1'],
  [/\b(?:datetime|date)\("([^"]*)"\)/g, '$1'],
  [/->\s*tz\("([^"]*)"\)/g, '-> $1'],
  // A day later, at the same time of day
  [/\bcalendar_add\(([^,()]*),\s*([^()]*)\)/g, '$1 + $2'],
  [/->\s*unixtime(?:_s)?\b/g, '-> unix time'],
  [/->\s*unixtime_ms\b/g, '-> unix ms'],
  [/^([\d.]+) unix_s$/, '$1'],
  [/\bfrom_unixtime(?:_s)?\(([\d.]+)(?: unix_s)?\)/g, 'unix($1)'],
  [/\bfrom_unixtime(?:_ms\((\d+)\)|\((\d+) unix_ms\))/g, 'unix($1$2 / 1000)'],
  [/\bbase\((\d+), ([^()]*)\)/g, '$2 -> base $1'],
  [/->\s*DMS\b/g, '-> dms'],
  [/->\s*DM\b/g, '-> degrees and arcminutes'],
  [/->\s*(feet|pounds)_and_(inches|ounces)\b/g, '-> $1 and $2'],
  [/->\s*human\b/g, '-> days, hours, minutes and seconds'],
  [/^\((.*->[^()]*)\)$/, '$1'],
  [/\b(sum|mean|median|maximum|minimum|variance|stdev)\(\[([^[\]"]+)\]\)/g, '$1($2)'],
  [/\bmaximum\(/g, 'max('],
  [/\bminimum\(/g, 'min('],
  // Their log is the natural one
  [/\blog\(/g, 'ln('],
  // A unit alone is one of it
  [/\b((?:round|floor|ceil|trunc)_in)\((?=[\p{L}$/²³]+,)/gu, '$1(1 '],
];

const inOurs = (text: string): string =>
  notations
    .reduce(
      (written, [pattern, ours]) =>
        typeof ours === 'string' ? written.replace(pattern, ours) : written.replace(pattern, ours),
      withoutPipes(text),
    )
    .trim();

const name = String.raw`[\p{L}_][\p{L}\p{Nd}_]*`;
const letLine = new RegExp(String.raw`^let\s+(${name})\s*(?::[^=]+)?=\s*(.+)$`, 'u');
const fnLine = new RegExp(String.raw`^fn\s+(${name})(?:<[^>]*>)?\(([^()]*)\)\s*(?:->\s*[^=]+)?=\s*(.+)$`, 'u');

/** Returns a `let` or an `fn` of one statement as a line of a sheet. Undefined for other statements. */
const settingOf = (statement: string): string | undefined => {
  const [, set, value] = letLine.exec(statement) ?? [];
  if (set !== undefined) return `${set} = ${inOurs(value!)}`;
  const [, called, parameters, body] = fnLine.exec(statement) ?? [];
  if (called === undefined) return undefined;
  const names = split(parameters!).map((each) => each.replace(/\s*:.*$/, ''));
  return `${called}(${names.join(', ')}) = ${inOurs(body!)}`;
};

/** Returns true for a value of another kind than a number, a quantity, a date or a time. */
const isOfOtherKind = (text: string): boolean =>
  /["[{\]]|\btrue\b|\bfalse\b|\bNaN\b|\binf\b|color|chr\(|ord\(|weekday|unit_list|unit_name|inspect/.test(text);

/** Returns the settings that an expression uses, and those that they use, in order. The last of each name applies. */
const settingsFor = (expression: string, all: readonly string[]): readonly string[] => {
  const used = new Set(wordsOf(expression));
  return all
    .toReversed()
    .filter((setting) => {
      const [set] = setting.match(word)!;
      if (!used.delete(set!)) return false;
      for (const each of wordsOf(setting.slice(set!.length))) used.add(each);
      return true;
    })
    .toReversed();
};

const statementsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\s*#.*$/gm, (comment) => (comment.includes('"') ? comment : ''))
    .replaceAll(/\n+[ \t]+(?=\S)/g, ' ')
    .split('\n');

const casesOf = (text: string): readonly Case[] => {
  const set: string[] = [];
  return statementsOf(text).flatMap((statement): Case[] => {
    const setting = settingOf(statement);
    if (setting !== undefined) set.push(setting);
    const [, inner] = /^assert_eq\((.*)\)\s*(?:#.*)?$/.exec(statement) ?? [];
    if (inner === undefined) return [];
    const [input, expected, within] = split(inner).map((part, index) => (index < 2 ? inOurs(part) : part)) as [
      string,
      string,
      string?,
    ];
    if (input === '' || expected === '' || isOfOtherKind(input) || isOfOtherKind(expected)) return [];
    const before = settingsFor(`${input} ${expected}`, set);
    if (before.some(isOfOtherKind)) return [];
    return [{ input: [...before, input].join('\n'), expected: [...before, expected].join('\n'), within }];
  });
};

/**
 * Reads the assertions about values in Numbat's examples, with the settings and functions before them. Skips texts,
 * lists, colors and booleans. A text that shows one converted value is that value.
 *
 * @param folder - A folder that contains a checkout of `numbat`.
 */
export const numbatCases = (folder: string): Case[] =>
  [
    ['numbat', 'examples', 'tests'],
    ['numbat', 'examples'],
  ].flatMap((path) =>
    readdirSync(join(folder, ...path))
      .filter((file) => file.endsWith('.nbt'))
      .sort()
      .flatMap((file) => casesOf(readFileSync(join(folder, ...path, file), 'utf8'))),
  );
