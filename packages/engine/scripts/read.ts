import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ask } from '../src/ask.ts';
import { readEveryWay } from '../src/ask/ask.ts';
import { UnitsError } from '../src/model/error.ts';
import { catalogue } from '../src/text/catalogue.ts';
import { makeSource, span } from '../src/text/span.ts';
import { readNumeral } from '../src/text/numbers/number.ts';
import { Diagnostic } from '../src/text/diagnostics/diagnostic.ts';
import { toNumber } from '../src/model/rational.ts';

// A tool for the reader. `pnpm read "text"` prints the words of a text with their meanings, every reading with its
// cost, and the choice. `pnpm read --check` asks all questions of the fixtures and prints those with other answers, and
// those with a second reading and another answer, which a change of the table in src/ask/measure.ts may affect.

/** Today's date in the fixtures. */
const today = '2026-11-22';

const answerTo = (text: string): string => {
  try {
    const { text: said, note } = ask(text, { today });
    return note === undefined ? said : `${said} (${note})`;
  } catch (error) {
    if (error instanceof UnitsError) return `! ${error.code}: ${error.message}`;
    throw error;
  }
};

/** Returns the possible meanings of a word. */
const meaningsOf = (word: string): string => {
  const candidates = catalogue.meaningsOf(word).allCandidates();
  return candidates
    .map(({ unit, isExact, cost }) => `${unit.id} ${isExact ? '' : 'in another case '}(${cost})`)
    .join(', ');
};

const printTokens = (text: string): void => {
  const source = span(makeSource(text, catalogue), 0);
  for (let at = 0; at < source.text.length;) {
    const number = readNumeral(source, at, undefined);
    const length = number && !(number instanceof Diagnostic) ? number.end - at : 0;
    const word = /^\s*(?:[\p{L}°'"%²³µ]+|\S)/u.exec(source.plain.slice(at))?.[0] ?? ' ';
    const token = source.plain.slice(at, at + Math.max(length, length > 0 ? length : word.length));
    if (token.trim() !== '')
      console.log(
        `  ${token.trim().padEnd(16)} ${length > 0 ? `number ${toNumber((number as { value: { n: bigint; d: bigint } }).value)}` : meaningsOf(token.trim())}`,
      );
    at += token.length;
  }
};

const printReadings = (text: string): void => {
  console.log('Words');
  printTokens(text);
  console.log('Readings');
  try {
    for (const { kind, cost, because, says } of readEveryWay(text, today))
      console.log(`  ${cost}  ${kind.padEnd(10)} ${says}  (${because})`);
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
  }
  console.log('Choice');
  console.log(`  ${answerTo(text)}`);
};

const linesOf = (name: string): readonly string[][] =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const mainNumber = (text: string): string => {
  try {
    const { result, kind } = ask(text, { today }) as { result?: number | string; kind: string };
    return kind === 'conversion' && result === undefined ? 'measure' : String(result);
  } catch (error) {
    if (error instanceof UnitsError) return '!';
    throw error;
  }
};

const check = (): number => {
  let differences = 0;
  let rivals = 0;
  const questions = [
    ...linesOf('doors.tsv').map(([text, result]) => [text!, result!] as const),
    ...linesOf('questions.tsv').map(
      ([text, kind, result]) => [text!, kind === '!' ? '!' : kind === 'measure' ? 'measure' : result!] as const,
    ),
  ];
  for (const [text, expected] of questions) {
    const got = mainNumber(text);
    const isSame =
      got === expected ||
      Math.abs(Number(got) - Number(expected)) <= 1e-12 * Math.abs(Number(expected)) ||
      expected === '';
    if (!isSame) {
      differences++;
      console.log(`${text}: ${got}, and not ${expected}`);
    }
    if (got === '!') continue;
    const answers = new Set(
      readEveryWay(text, today).flatMap(({ says }) =>
        says.startsWith('!') ? [] : [says.split(/[=≈:]/).at(-1)!.trim()],
      ),
    );
    if (answers.size > 1) {
      rivals++;
      console.log(`${text}: also ${[...answers].slice(1).join('; ')}`);
    }
  }
  console.log(
    `${questions.length} questions: ${differences} come out otherwise, ${rivals} have a second reading with another answer.`,
  );
  return differences;
};

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.check) process.exitCode = check() === 0 ? 0 : 1;
else printReadings(positionals.join(' '));
