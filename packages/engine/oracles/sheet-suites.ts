// Extracts inputs and expected values from the tests of other calculators. Run it by hand, with a folder that contains
// checkouts of `fend`, `libqalculate` and `numbat`:
// node oracles/sheet-suites.ts <folder> It writes fixtures/suites/<name>.tsv: the input, the expected value (`!` for an
// error), and the tolerance if the suite has one. Lines of one input are joined by ↵.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbatCases, type Case } from './numbat.ts';

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

const joined = (text: string): string => text.replaceAll('\n', '↵').replaceAll('\t', ' ');

for (const [name, take] of Object.entries({ fend, libqalculate, numbat: () => numbatCases(folder) })) {
  const cases = take();
  const rows = cases.map(({ input, expected, within }) =>
    [joined(input), joined(expected), ...(within === undefined ? [] : [within])].join('\t'),
  );
  writeFileSync(new URL(`../fixtures/suites/${name}.tsv`, import.meta.url), `${rows.join('\n')}\n`);
  process.stdout.write(`${name}: ${cases.length}\n`);
}
