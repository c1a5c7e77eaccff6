import type { Readable } from 'node:stream';
import { Mistake } from '../mistake.ts';
import { fromBytes, toBytes } from './cells.ts';
import { longestRecord, markOf } from './reader.ts';
import type { Rewritten, Rewriting } from './rewrite.ts';
import { batch, type ColumnTask, type ColumnTasks, type Watcher } from './stream.ts';

/** The value of an object's member, as written in a line. */
interface Member {
  readonly text: string;
  readonly start: number;
  /** The space between colon and value. A program writes it either everywhere or nowhere. */
  readonly space: string;
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Returns the text of a quoted string. */
const textOf = (quoted: string): string => JSON.parse(fromBytes(quoted)) as string;

/**
 * Returns the members of the object in a line. Of several members with one name, the last counts, as JSON parsers
 * define.
 */
const membersOf = (line: string): ReadonlyMap<string, Member> => {
  const tokens = [...line.matchAll(token)];
  const members = new Map<string, Member>();
  let depth = 0;
  for (const [place, [text]] of tokens.entries()) {
    if (text === '{' || text === '[') depth += 1;
    else if (text === '}' || text === ']') depth -= 1;
    const colon = tokens[place + 1];
    if (depth !== 1 || colon?.[0] !== ':') continue;
    const value = tokens[place + 2]!;
    members.set(textOf(text), {
      text: value[0],
      start: value.index,
      space: line.slice(colon.index + 1, value.index),
    });
  }
  return members;
};

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Returns the text of a number or string, or undefined for an object or an array. */
const numberIn = ({ text }: Member): string | undefined => {
  if (text.startsWith('"')) return textOf(text);
  if (text === 'null') return '';
  return /^[{[]/.test(text) ? undefined : text;
};

/** Returns a value in the type of the member: as a string or a number. */
const writeAs = ({ text }: Member, value: string): string =>
  text.startsWith('"') ? toBytes(JSON.stringify(value)) : value;

/** Returns the object with more members at its end. */
const append = (line: string, members: readonly (readonly [name: string, value: string])[], space: string): string => {
  const close = line.lastIndexOf('}');
  const body = line.slice(0, close).trimEnd();
  const written = members.map(([name, value]) => `${toBytes(JSON.stringify(name))}:${space}${value}`);
  const first = body.endsWith('{') ? '' : `,${space}`;
  return body + first + written.join(`,${space}`) + line.slice(body.length);
};

type Task = Pick<ColumnTask, 'as' | 'column' | 'uncertainty'> & { readonly convert: Rewriting['convert'] };

/** Returns a line with its number converted. All other bytes are unchanged. */
const rewriteLine = (line: string, { column, uncertainty, as, convert }: Task): Rewritten => {
  if (line.trim() === '') return { raw: line };
  if (!isObject(line)) return { raw: line, reason: 'The line is not a JSON object.' };
  const members = membersOf(line);
  const [member, beside] = [members.get(column), uncertainty === undefined ? undefined : members.get(uncertainty)];
  const names = as === undefined ? [] : uncertainty === undefined ? [as] : [as, `${as}_uncertainty`];
  const space = (member ?? members.values().next().value)?.space ?? '';
  const taken = names.find((name) => members.has(name));
  if (taken !== undefined) return { raw: line, reason: `The line has ${JSON.stringify(taken)} already.` };
  const leave = (reason: string): Rewritten => ({
    raw:
      names.length === 0
        ? line
        : append(
            line,
            names.map((name) => [name, 'null']),
            space,
          ),
    reason,
  });
  if (!member) return leave(`The line has no ${JSON.stringify(column)}.`);
  const [text, spread] = [numberIn(member), beside && numberIn(beside)];
  if (text === undefined) return leave('The value is not a number.');
  const converted = convert(text, spread);
  if ('reason' in converted) return leave(converted.reason);
  const written = writeAs(member, converted.text);
  const { uncertainty: converse } = converted;
  const writtenBeside = converse === undefined || !beside ? undefined : writeAs(beside, converse);
  if (as !== undefined)
    return {
      raw: append(
        line,
        names.map((name, at) => [name, at === 0 ? written : (writtenBeside ?? 'null')]),
        space,
      ),
    };
  const replaced = [
    { ...member, written },
    ...(beside && writtenBeside !== undefined ? [{ ...beside, written: writtenBeside }] : []),
  ];
  let raw = line;
  for (const one of replaced.toSorted((a, b) => b.start - a.start))
    raw = raw.slice(0, one.start) + one.written + raw.slice(one.start + one.text.length);
  return { raw };
};

/**
 * Yields the lines of a file with their line ends, one character for each byte. Throws Mistake if a line is too long.
 */
async function* linesOf(source: Readable, read: Watcher['read']): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const bytes of source as AsyncIterable<Buffer>) {
    read(bytes.length);
    const lines = (rest + bytes.toString('latin1')).split(/(?<=\n)/);
    rest = lines.at(-1)!.endsWith('\n') ? '' : lines.pop()!;
    if (rest.length > longestRecord) throw new Mistake(`A line is longer than ${longestRecord} bytes.`);
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/**
 * Yields a file of JSON lines with members of each object converted, as buffers. Throws Mistake if the file cannot be
 * read.
 */
export async function* convertLines(source: Readable, tasks: ColumnTasks, watcher: Watcher): AsyncGenerator<Buffer> {
  let number = 0;
  let pending = '';
  for await (const lines of linesOf(source, watcher.read)) {
    for (const line of lines) {
      number += 1;
      const mark = number === 1 ? markOf(Buffer.from(line, 'latin1')) : '';
      let [current, isLeft] = [line.slice(mark.length), false];
      for (const task of tasks) {
        const { raw, reason } = rewriteLine(current, task);
        current = raw;
        if (reason === undefined) continue;
        watcher.left(number, reason);
        isLeft = true;
      }
      pending += mark;
      if (isLeft && watcher.reject) await watcher.reject(line.slice(mark.length));
      else pending += current;
    }
    if (pending.length >= batch) {
      yield Buffer.from(pending, 'latin1');
      pending = '';
    }
  }
  if (pending !== '') yield Buffer.from(pending, 'latin1');
}
