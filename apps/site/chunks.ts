import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import preact from '@preact/preset-vite';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { plainImports } from '../../scripts/plain-imports.ts';
import { toolModules } from './tools-plugin.ts';

// Groups modules that pages always need together into one file. A first build shows which scripts need which modules.
// Left to itself, the bundler would make a file for every set of scripts that share modules: eighty for the first
// answer of the home page.

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Returns a chunk and all chunks that it imports, directly or indirectly. */
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
const isOfFirst = (script: string): boolean => script.startsWith('first ');

/** The modules with the names of units. Most calculators need none. */
const names = /\/engine\/src\/generated\/names\.ts$/;

/**
 * Returns the file for a module that these scripts need, or undefined if the bundler may decide. Modules that more
 * scripts need are decided first, so that no two files import each other.
 *
 * @param isPlain - True if a calculator that reads no names of units needs it.
 */
const fileFor = (scripts: ReadonlySet<string>, needsEngine: boolean, isPlain: boolean): string | undefined => {
  // The script of all pages and what most pages start with are one file
  if (scripts.has('page')) return 'page';
  if (scripts.size < 2) return undefined;
  if (scripts.has('units')) return 'page';
  if (scripts.has('home')) return 'live';
  // Modules for plain conversions on the home page get a file without anything else
  const isAsked = scripts.has('conversions');
  if (scripts.has('start-tool')) return isAsked || scripts.has('converter') ? 'base' : 'tools';
  if (scripts.has('picture')) return 'base';
  // The page for a missing address searches words and answers no questions
  if (scripts.has('missing') && isAsked) return 'base';
  if (scripts.has('converter')) return 'engine';
  // A pair page reads no questions
  if (Array.from(scripts).some(isOfFirst)) return 'first';
  // The first lines of a sheet do not wait for the sheet
  if (scripts.has('pad')) return 'lines';
  // The names of a language belong with its words, not with the code that reads them
  if (Array.from(scripts).some(isOfLanguage)) return 'names';
  const tools = Array.from(scripts).filter(isOfTool).length;
  // The plain table reads units, and no questions
  const reading = scripts.has('tool plain-table') ? 'reading' : 'questions';
  if (scripts.has('reader'))
    return isPlain ? 'arithmetic' : isAsked || scripts.has('calculations') ? reading : 'reader';
  if (isAsked) return tools > 0 ? 'base' : reading;
  // A sheet and the full answerer need these, and of the tools few or none do
  if (scripts.has('calculations') && (needsEngine || tools === 0)) return tools === 0 ? 'calculation' : 'rare';
  return needsEngine || tools === 0 ? undefined : 'tools';
};

/** Returns the name of a script. The names of scripts for tools and languages include the tool or language. */
const scriptOf = (module: string, name: string): string => {
  const language = /\/messages\/(\w+)\/language\.ts$/.exec(module)?.[1];
  if (language !== undefined) return `language ${language}`;
  if (module.includes('/client/first/')) return `first ${name}`;
  return module.includes('virtual:tool/') ? `tool ${name}` : name;
};

type FirstBuild = Pick<UserConfig, 'root' | 'base' | 'define'> & { readonly input: Readonly<Record<string, string>> };

/** Builds the scripts once and returns the file that each module belongs to. */
const planFiles = async ({ input, ...config }: FirstBuild): Promise<ReadonlyMap<string, string>> => {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [preact(), toolModules(), plainImports],
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      write: false,
      minify: false,
      // Which scripts need a module shows only where no file is merged with that of another script
      rolldownOptions: { input, experimental: { chunkOptimization: false } },
    },
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

/** Plans the files in another process. In this one, the memory of the first build would stay with that of the second. */
const planElsewhere = async (config: FirstBuild): Promise<ReadonlyMap<string, string>> => {
  const args = [import.meta.filename, JSON.stringify(config)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 });
  return new Map(JSON.parse(stdout) as [string, string][]);
};

/** Assigns the modules of the pages' scripts to files. */
export const sharedChunks = (): Plugin => ({
  name: 'shared-chunks',
  apply: 'build',
  async config({ root, base, define, build: { rolldownOptions: { input } = {} } = {} }) {
    const files = await planElsewhere({ root, base, define, input } as FirstBuild);
    const name = (id: string): string | null => files.get(id) ?? null;
    const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});

if (import.meta.main) {
  const files = await planFiles(JSON.parse(process.argv[2]!) as FirstBuild);
  process.stdout.write(JSON.stringify([...files]));
}
