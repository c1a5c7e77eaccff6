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
      const used = set.length === 0 || isSetting ? [line] : [...set, line];
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

/**
 * Reads the assertions about values in Numbat's examples, with the settings before them. Skips texts, lists, dates and
 * booleans.
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
    const lines = read(...path).split('\n');
    const set: string[] = [];
    return lines.flatMap((line): Case[] => {
      const setting = /^let\s+(\w+)\s*(?::[^=]+)?=\s*(.+)$/.exec(line);
      if (setting) set.push(`${setting[1]} = ${setting[2]!.replace(/\s*#.*$/, '')}`);
      const [, kind, inner] = /^assert(_eq)?\((.*)\)\s*(?:#.*)?$/.exec(line) ?? [];
      if (kind === undefined || inner === undefined || /["[]|\btrue\b|\bfalse\b|datetime|\bdate\(/.test(inner))
        return [];
      const [input, expected, within] = split(inner) as [string, string, string?];
      const used = set.filter((each) =>
        new RegExp(String.raw`\b${/^\w+/.exec(each)![0]}\b`).test(`${input} ${expected}`),
      );
      const before = used.some((each) => /["[]/.test(each)) ? undefined : closure(used, set);
      if (!before) return [];
      return [{ input: [...before, input].join('\n'), expected: [...before, expected].join('\n'), within }];
    });
  });
};

/** Returns the settings and those that they use, in order. */
const closure = (used: readonly string[], all: readonly string[]): readonly string[] => {
  const needed = new Set(used);
  for (const each of [...all].reverse()) {
    const name = /^\w+/.exec(each)![0];
    if ([...needed].some((other) => other !== each && new RegExp(String.raw`\b${name}\b`).test(other)))
      needed.add(each);
  }
  return all.filter((each) => needed.has(each));
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
