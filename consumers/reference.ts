// The reference of a package, made of the declarations that it publishes: each public name with its documentation and its type.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Declared {
  readonly name: string;
  readonly documentation: string;
  readonly code: string;
}

/** A type that is longer says less than its documentation. */
const mostLines = 24;

/** Where a declaration that begins at `start` ends: at the semicolon or bracket that closes it. */
const endOf = (text: string, start: number): number => {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index]!;
    if ('{(['.includes(character)) depth++;
    if ('})]'.includes(character)) depth--;
    const isBlock = character === '}' && /^export (?:declare )?(?:class|interface)\b/.test(text.slice(start));
    if (depth === 0 && (character === ';' || isBlock)) return index + 1;
  }
  return text.length;
};

/** Documentation as Markdown: without its stars, examples as code. */
const markdownOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/^@throws\s+/gm, '\nThrows ')
    .replace(/^@example\s+([^]*?)(?=^@|$(?![^]))/gm, (_, code: string) => `\n\`\`\`ts\n${code.trim()}\n\`\`\`\n`)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const shortened = (code: string): string => {
  const lines = code.split('\n');
  return lines.length > mostLines ? [...lines.slice(0, mostLines), '  // …'].join('\n') : code;
};

const declarationOf = (text: string, name: string): Declared | undefined => {
  const found = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/\\s*)?(export (?:declare )?(?:const|class|interface|type|function) ${name}\\b)`,
  ).exec(text);
  if (!found) return undefined;
  const [whole, comment = '', head] = found;
  const start = found.index + whole.length - head!.length;
  const code = text.slice(start, endOf(text, start)).replace(/^export (?:declare )?/, '');
  return { name, documentation: markdownOf(comment.trim()), code: shortened(code) };
};

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.replace(/\btype\b/, '').trim())
    .filter((name) => name !== '');

/** Every name that an entry exports, in its order, read where it is declared. */
const exportsOf = async (file: string): Promise<Declared[]> => {
  const text = await readFile(file, 'utf8');
  const found: Declared[] = [];
  for (const [, list, from] of text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|\*) from '([^']+)';/gm)) {
    const source = await readFile(join(dirname(file), from!.replace(/\.[jt]s$/, '.d.ts')), 'utf8');
    const names =
      list === undefined ? Array.from(source.matchAll(/^export declare const (\w+)/gm), ([, n]) => n!) : namesIn(list);
    for (const name of names) {
      const declared = declarationOf(source, name);
      if (!declared) throw new Error(`${name} is not declared in ${from}`);
      found.push(declared);
    }
  }
  return found;
};

const section = ({ name, documentation, code }: Declared): string =>
  [`### ${name}`, documentation, `\`\`\`ts\n${code}\n\`\`\``].filter((part) => part !== '').join('\n\n');

/** The reference of some entries of a package that is installed in a folder. */
export const referenceOf = async (packageName: string, folder: string, entries: readonly string[]): Promise<string> => {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const sections = await Promise.all(
    entries.map(async (entry) => {
      const declared = await exportsOf(join(folder, exports[entry].types));
      return [`## ${join(packageName, entry)}`, ...declared.map(section)].join('\n\n');
    }),
  );
  return `# Reference of ${packageName}\n\nMade of the documentation in the source: \`npx vitest run --project published -u\`.\n\n${sections.join('\n\n')}\n`;
};
