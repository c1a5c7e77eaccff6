import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { rewrite, type RewriteOptions as EngineOptions } from '@units/engine/find';
import type { Given } from '../command.ts';
import { Mistake, wrongUsage } from '../mistake.ts';
import { languageTags, loadLanguage, subtagOf } from '../question/language.ts';
import { rewriteOptions, type RewriteOptions } from './options.ts';
import { languageOfPage, proseOf, type Format } from './prose.ts';

const extensions: Readonly<Record<string, Format>> = {
  '.htm': 'html',
  '.html': 'html',
  '.markdown': 'markdown',
  '.md': 'markdown',
  '.xhtml': 'html',
};

const formatOf = (given: string | undefined, file: string | undefined): Format => {
  if (given === undefined) return extensions[extname(file ?? '').toLowerCase()] ?? 'text';
  const format = rewriteOptions.format.values.find((other) => other === given);
  if (!format) throw wrongUsage(`--format takes one of ${rewriteOptions.format.values.join(', ')}; got ${given}.`);
  return format;
};

/** Rewrites the prose of a file for its readers. Everything else stays unchanged. */
export const rewriteFile = (text: string, format: Format, options: EngineOptions): string => {
  const { locale = 'en' } = options;
  const parts: string[] = [];
  let end = 0;
  for (const prose of proseOf(text, format, typeof locale === 'string' ? locale : locale.tag)) {
    parts.push(text.slice(end, prose.start), rewrite(text.slice(prose.start, prose.end), options).text);
    end = prose.end;
  }
  return parts.join('') + text.slice(end);
};

const readText = async (file: string | undefined): Promise<string> => {
  try {
    return file === undefined ? await readAll(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    throw new Mistake(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Returns the language of a text: the given one, or the declared language of a page. */
const localeFor = async (given: string | undefined, text: string, format: Format): Promise<EngineOptions['locale']> => {
  if (given !== undefined) return await loadLanguage(given);
  const tag = format === 'html' ? languageOfPage(text) : undefined;
  if (tag === undefined) return undefined;
  return languageTags.includes(subtagOf(tag)) ? await loadLanguage(tag) : tag;
};

/** Runs `units rewrite` and returns the exit code. */
export const runRewrite = async (given: Given<RewriteOptions>, operands: readonly string[]): Promise<number> => {
  const [operand, ...more] = operands;
  if (more.length > 0) throw wrongUsage('units rewrite takes one file.');
  const file = operand === '-' ? undefined : operand;
  const format = formatOf(given.format, file);
  const text = await readText(file);
  const options: EngineOptions = {
    locale: await localeFor(given.lang, text, format),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine refuses any other word
    system: given.system as EngineOptions['system'],
    region: given.region,
    mode: given.beside === true ? 'beside' : 'replace',
  };
  const written = rewriteFile(text, format, options);
  if (given.output === undefined) process.stdout.write(written);
  else await writeFile(given.output, written);
  return 0;
};
