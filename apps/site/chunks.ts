import preact from '@preact/preset-vite';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { plainImports } from '../../scripts/plain-imports.ts';
import { toolModules } from './tools-plugin.ts';

// Puts together in one file what pages always need together. A first build shows which scripts need which modules; left to itself, the
// bundler would make a file of every set of scripts that share some: eighty for the first answer of the home page.

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** A chunk with those that it imports, all the way down. */
const closureOf = (
  first: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): readonly Rolldown.OutputChunk[] => {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  visit(first);
  return [...found];
};

const isOfTool = (script: string): boolean => script.startsWith('tool ');
const isOfLanguage = (script: string): boolean => script.startsWith('language ');

/** Where the names of units are: most calculators take none. */
const names = /\/engine\/src\/generated\/names\.ts$/;

/**
 * The file for a module that these scripts need; undefined where the bundler does right. What more scripts need is decided first, so that
 * no file imports one that imports it.
 *
 * @param isPlain - True if a calculator that reads no names of units needs it.
 */
const fileFor = (scripts: ReadonlySet<string>, needsEngine: boolean, isPlain: boolean): string | undefined => {
  if (scripts.size < 2) return undefined;
  if (scripts.has('units')) return 'page';
  if (scripts.has('home')) return 'live';
  // What the first answer of the home page takes is in no file with anything else
  const isAsked = scripts.has('conversions');
  if (scripts.has('start-tool')) return isAsked || scripts.has('converter') ? 'base' : 'tools';
  if (scripts.has('picture')) return 'base';
  // A page for an address without one looks for words, and reads none
  if (scripts.has('missing') && isAsked) return 'base';
  if (scripts.has('converter')) return 'engine';
  // The names of a language come with its words, and not with what reads them
  if (!isAsked && Array.from(scripts).some(isOfLanguage)) return 'names';
  if (!isAsked && scripts.has('conversions-named')) return 'vocabulary';
  const isOfTools = Array.from(scripts).some(isOfTool);
  if (scripts.has('reader')) return isPlain ? 'arithmetic' : isAsked ? 'reading' : 'reader';
  if (isAsked) return isOfTools ? 'base' : 'conversions';
  return needsEngine || !isOfTools ? undefined : 'tools';
};

/** Returns the name of a script; those of tools and of languages say which they are. */
const scriptOf = (module: string, name: string): string => {
  const language = /\/messages\/(\w+)\/language\.ts$/.exec(module)?.[1];
  return language === undefined ? (module.includes('virtual:tool/') ? `tool ${name}` : name) : `language ${language}`;
};

/** Builds the scripts once, and gives the file that each module belongs into. */
const planFiles = async (config: UserConfig): Promise<ReadonlyMap<string, string>> => {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [preact(), toolModules(), plainImports],
    build: { ...config.build, write: false, minify: false },
  })) as unknown as { readonly output: Output };
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const scripts = new Map(Array.from(chunks.values(), (chunk) => [chunk, new Set<string>()] as const));
  for (const { fileName, name, facadeModuleId } of chunks.values()) {
    if (!facadeModuleId) continue;
    const script = scriptOf(facadeModuleId, name);
    for (const chunk of closureOf(fileName, chunks)) scripts.get(chunk)!.add(script);
  }
  const plain = new Set(
    Array.from(chunks.values()).filter(
      ({ fileName, facadeModuleId }) =>
        facadeModuleId?.includes('virtual:tool/') === true &&
        !closureOf(fileName, chunks).some(({ modules }) => Object.keys(modules).some((id) => names.test(id))),
    ),
  );
  const ofPlain = new Set(Array.from(plain).flatMap(({ fileName }) => closureOf(fileName, chunks)));
  const files = new Map<string, string>();
  for (const [chunk, own] of scripts) {
    const needsEngine = closureOf(chunk.fileName, chunks).some(
      (one) => one !== chunk && scripts.get(one)!.has('reader') && !scripts.get(one)!.has('start-tool'),
    );
    for (const id of Object.keys(chunk.modules)) {
      const file = fileFor(own, needsEngine, ofPlain.has(chunk));
      if (file !== undefined) files.set(id, file);
    }
  }
  return files;
};

/** Gives the scripts of the pages their files. */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  async config(config) {
    const files = await planFiles(config);
    const name = (id: string): string | null => files.get(id) ?? null;
    const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});
