import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { rewrite, type RewriteOptions as EngineOptions } from '@units/engine/find';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { readText } from '../read-text.ts';
import { languageTags, loadLanguage, subtagOf } from '../question/language.ts';
import type { RewriteOptions } from './options.ts';
import { languageOfPage, proseOf, type Format } from './prose.ts';

const extensions: Readonly<Record<string, Format>> = {
  '.htm': 'html',
  '.html': 'html',
  '.markdown': 'markdown',
  '.md': 'markdown',
  '.xhtml': 'html',
};

const formatOf = (file: string | undefined): Format => extensions[extname(file ?? '').toLowerCase()] ?? 'text';

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
  const format = given.format ?? formatOf(file);
  const text = await readText(file);
  const options: EngineOptions = {
    locale: await localeFor(given.lang, text, format),
    system: given.system,
    region: given.region,
    mode: given.beside === true ? 'beside' : 'replace',
  };
  const written = rewriteFile(text, format, options);
  if (given.output === undefined) process.stdout.write(written);
  else await writeFile(given.output, written);
  return 0;
};
