// Extracts inputs and expected values from the tests of other calculators. Run it by hand, with a folder that contains
// checkouts of `fend`, `libqalculate` and `numbat`:
// node oracles/sheet-suites.ts <folder> It writes fixtures/suites/<name>.tsv: the input, the expected value (`!` for an
// error), and the tolerance if the suite has one. Lines of one input are joined by ↵.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Case {
  readonly input: string;
  readonly expected: string;
  readonly within?: string | undefined;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the repositories.');

const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

const unescaped = (text: string): string =>
  text
    .replace(/\\\n\s*/g, '')
    .replace(/\\u\{([0-9a-f]+)\}/gi, (whole, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 0x10ffff ? whole : String.fromCodePoint(point);
    })
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(String.raw`\t`, ' ')
    .replaceAll(/\\(["'\\])/g, '$1');

/** Reads the calls of fend's tests: the input and the expected output. */
const fend = (): Case[] => {
  const text = read('fend', 'core', 'tests', 'integration_tests.rs');
  const literal = String.raw`(?:"((?:[^"\\]|\\[^])*)"|r#"([^]*?)"#)`;
  const call = new RegExp(
    String.raw`\b(test_eval|test_eval_simple|expect_error)\(\s*${literal}\s*(?:,\s*(?:${literal}|Some\(|None))?`,
    'g',
  );
  return Array.from(text.matchAll(call), ([, name, plain, raw, expected, rawExpected]) => ({
    input: raw ?? unescaped(plain!),
    expected: name === 'expect_error' ? '!' : (rawExpected ?? unescaped(expected ?? '')),
  }));
};

/** The batches of libqalculate with calculations. An indented line is the result of the line before. */
const qalculateBatches = 'operators parser percentages units variables explog numberbase dates bitwise geometry'.split(
  ' ',
);

const libqalculate = (): Case[] =>
  qalculateBatches.flatMap((name) => {
    const set: string[] = [];
    const lines = read('libqalculate', 'tests', `${name}.batch`).split('\n');
    return lines.flatMap((line, index): Case[] => {
      const next = lines[index + 1] ?? '';
      const isAsked = line.trim() !== '' && !/^[\t/#]/.test(line) && next.startsWith('\t');
      if (!isAsked) return [];
      // Settings apply to the lines below
      const isSetting = /^\w+\s*:=/.test(line);
      const used = [...set, line];
      if (isSetting) set.push(line);
      return [{ input: used.join('\n'), expected: next.trim() }];
    });
  });

/** Splits a list at its outer level. */
const split = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [index, sign] of Array.from(text).entries()) {
    if ('([{'.includes(sign)) depth++;
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

/** Returns a `let` or an `fn` of one statement as a line of a sheet. Undefined for other statements. */
const settingOf = (statement: string): string | undefined => {
  const [, name, value] = /^let\s+([\p{L}_][\p{L}\p{Nd}_]*)\s*(?::[^=]+)?=\s*(.+)$/u.exec(statement) ?? [];
  if (name !== undefined) return `${name} = ${withoutPipes(value!)}`;
  const [, called, parameters, body] =
    /^fn\s+([\p{L}_][\p{L}\p{Nd}_]*)(?:<[^>]*>)?\(([^()]*)\)\s*(?:->\s*[^=]+)?=\s*(.+)$/u.exec(statement) ?? [];
  if (called === undefined) return undefined;
  const names = split(parameters!).map((each) => each.replace(/\s*:.*$/, ''));
  return `${called}(${names.join(', ')}) = ${withoutPipes(body!)}`;
};

const isOfTextsOrLists = (text: string): boolean => /["[]|\btrue\b|\bfalse\b|datetime|\bdate\(/.test(text);

/**
 * Reads the assertions about values in Numbat's examples, with the settings and functions before them. Skips texts,
 * lists, dates and booleans. A text that is the result of a conversion is read without its quotes.
 */
const numbat = (): Case[] => {
  const folders = [
    ['numbat', 'examples', 'tests'],
    ['numbat', 'examples'],
  ];
  const files = folders.flatMap((path) =>
    readdirSync(join(folder, ...path))
      .filter((name) => name.endsWith('.nbt'))
      .sort()
      .map((name) => [...path, name]),
  );
  return files.flatMap((path) => {
    const statements = read(...path)
      .replaceAll(/\s*#.*$/gm, (comment) => (comment.includes('"') ? comment : ''))
      .replaceAll(/\n+[ \t]+(?=\S)/g, ' ')
      .split('\n');
    const set: string[] = [];
    return statements.flatMap((statement): Case[] => {
      const setting = settingOf(statement);
      if (setting !== undefined) set.push(setting);
      const [, kind, inner] = /^assert(_eq)?\((.*)\)\s*(?:#.*)?$/.exec(statement) ?? [];
      if (kind === undefined || inner === undefined) return [];
      const [input, text, within] = split(inner) as [string, string, string?];
      const expected = text.replace(/^"([^"{}]*)"$/, '$1');
      if (isOfTextsOrLists(input) || isOfTextsOrLists(expected)) return [];
      const before = settingsFor(`${input} ${expected}`, set);
      if (before.some(isOfTextsOrLists)) return [];
      return [
        {
          input: [...before, withoutPipes(input)].join('\n'),
          expected: [...before, withoutPipes(expected)].join('\n'),
          within,
        },
      ];
    });
  });
};

/** Returns the settings that an expression uses, and those that they use, in order. The last of each name applies. */
const settingsFor = (expression: string, all: readonly string[]): readonly string[] => {
  const used = new Set(wordsOf(expression));
  return all
    .toReversed()
    .filter((setting) => {
      const [name] = setting.match(word)!;
      if (!used.delete(name!)) return false;
      for (const each of wordsOf(setting.slice(name!.length))) used.add(each);
      return true;
    })
    .toReversed();
};

const joined = (text: string): string => text.replaceAll('\n', '↵').replaceAll('\t', ' ');

for (const [name, take] of Object.entries({ fend, libqalculate, numbat })) {
  const cases = take();
  const rows = cases.map(({ input, expected, within }) =>
    [joined(input), joined(expected), ...(within === undefined ? [] : [within])].join('\t'),
  );
  writeFileSync(new URL(`../fixtures/suites/${name}.tsv`, import.meta.url), `${rows.join('\n')}\n`);
  process.stdout.write(`${name}: ${cases.length}\n`);
}
