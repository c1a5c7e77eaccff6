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

/**
 * The file for a module that these scripts need; undefined where the bundler does right. What more scripts need is decided first, so that
 * no file imports one that imports it.
 */
const fileFor = (scripts: ReadonlySet<string>, needsEngine: boolean): string | undefined => {
  if (scripts.size < 2) return undefined;
  if (scripts.has('units')) return 'page';
  if (scripts.has('home')) return 'live';
  if (scripts.has('start-tool') || scripts.has('picture')) return 'base';
  // The words of other languages convert, and read no spellings: a calculator that reads none goes without those too
  if (scripts.has('converter')) return scripts.has('language') ? 'engine' : 'reading';
  return needsEngine || !Array.from(scripts).some(isOfTool) ? undefined : 'tools';
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
    const script = facadeModuleId.includes('virtual:tool/') ? `tool ${name}` : name;
    for (const chunk of closureOf(fileName, chunks)) scripts.get(chunk)!.add(script);
  }
  const files = new Map<string, string>();
  for (const [chunk, own] of scripts) {
    const needsEngine = closureOf(chunk.fileName, chunks).some(
      (one) => one !== chunk && scripts.get(one)!.has('converter') && !scripts.get(one)!.has('start-tool'),
    );
    for (const id of Object.keys(chunk.modules)) {
      const file = fileFor(own, needsEngine);
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
