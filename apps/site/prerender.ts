import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { createHash } from 'node:crypto';
import { forEach, writeCompressed } from '../../scripts/precompress.ts';
import { installable } from './icons.ts';
import { ogImage } from './og-image.ts';
import type { ServerBuild } from './build-server.ts';
import type { Place } from './place.ts';
import { tags } from './src/language.ts';
import type { Files } from './src/layout/head.tsx';
import { pictureOf } from './src/layout/page.ts';

type Pages = typeof import('./src/pages.tsx');

const source = '/src/pages.tsx';

/** Returns the folder next to the served files, which is not served itself. */
const serverFolderOf = (siteFolder: string): string => resolve(siteFolder, '../server/dist');

/** The scripts of the kinds of pages, and the script that all pages have. */
const kinds = [
  'units',
  'tool',
  'pictured',
  'home',
  'embed',
  'sheet',
  'docs',
  'filter',
  'missing',
  'copy',
  'page',
  'find-box',
] as const;

/** The files of the development server, which builds them on request. */
const filesInDevelopment: Files = {
  languages: {},
  later: {},
  first: {},
  next: {},
  reader: [],
  tools: {},
  stylesheets: {
    site: '/src/site.css',
    embed: '/src/styles/embed.css',
    sheet: '/src/styles/sheet.css',
  },
  scripts: Object.fromEntries(kinds.map((kind) => [kind, [`/src/client/${kind}.ts`]])),
};

const isEntry = (file: Rolldown.OutputAsset | Rolldown.OutputChunk, name: string): file is Rolldown.OutputChunk =>
  file.type === 'chunk' && file.isEntry && file.name === name;

/** Returns a script with all its imports, so that the browser requests everything at once. */
const withImports = (
  bundle: Rolldown.OutputBundle,
  isIt: (file: Rolldown.OutputChunk) => boolean,
): readonly string[] => {
  const names = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (names.has(name) || file?.type !== 'chunk') return;
    names.add(name);
    for (const imported of file.imports) visit(imported);
  };
  const first = Object.values(bundle).find((file) => file.type === 'chunk' && isIt(file));
  if (!first) throw new Error('The build of the site lacks a script that its pages need.');
  visit(first.fileName);
  return [...names].map((name) => `/${name}`);
};

const scriptsOf = (bundle: Rolldown.OutputBundle, kind: string): readonly string[] =>
  withImports(bundle, (file) => isEntry(file, kind));

/** The stylesheet of all pages, and the extra stylesheets of some kinds of pages. */
const styles = ['site', 'embed', 'sheet'] as const;

/** Returns true if a script is for a language other than English. */
const isForeign = ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
  /\/messages\/(?!en\/)\w+\/language\.ts$|\/generated\/speech\/|\/client\/first\/(?!en\.)/.test(facadeModuleId ?? '');

/** Lists the files that a script needs, including those that it loads later. */
const everythingOf = (bundle: Rolldown.OutputBundle, kind: string): readonly string[] => {
  const names = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (names.has(name) || file?.type !== 'chunk' || isForeign(file)) return;
    names.add(name);
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  for (const name of scriptsOf(bundle, kind)) visit(name.slice(1));
  return [...names].map((name) => `/${name}`);
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Writes the list of files that the home page needs into the worker. The names of scripts and stylesheets change with
 * their content.
 */
const tellWorker = (
  bundle: Rolldown.OutputBundle,
  { basePath }: Place,
  { stylesheets: { site } }: Files,
  texts: Readonly<Record<string, string>>,
): void => {
  const named = [...new Set([...everythingOf(bundle, 'home'), site!])];
  const entries = [
    ...named.map((path) => ({ url: basePath + path, revision: null })),
    ...Object.entries(texts).map(([path, text]) => ({ url: basePath + path, revision: hashOf(text) })),
  ];
  const worker = Object.values(bundle).find((file) => isEntry(file, 'worker'))!;
  if (worker.type === 'chunk') worker.code = `const homePage = ${JSON.stringify(entries)};\n${worker.code}`;
};

const stylesheetOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = Object.keys(bundle).find((one) => one.startsWith(`assets/style-${name}-`) && one.endsWith('.css'));
  if (file === undefined) throw new Error(`The build of the site has no stylesheet ${name}.`);
  return `/${file}`;
};

/** Returns the files of modules that are imported later. A module may be in a file with others. */
const laterOf = (bundle: Rolldown.OutputBundle, ...modules: readonly string[]): readonly string[] => [
  ...new Set(
    modules.flatMap((name) =>
      withImports(bundle, ({ facadeModuleId, moduleIds }) =>
        facadeModuleId ? facadeModuleId.endsWith(name) : moduleIds.some((id) => id.endsWith(name)),
      ),
    ),
  ),
];

/** Returns the script of each tool by its identifier, for tools with a script of their own. */
const toolsOf = (bundle: Rolldown.OutputBundle): Files['tools'] => {
  const scripts = Object.values(bundle).flatMap((file) => {
    const [, id] = (file.type === 'chunk' && /virtual:tool\/([^/]+)$/.exec(file.facadeModuleId ?? '')) || [];
    return id === undefined ? [] : [[id, laterOf(bundle, `virtual:tool/${id}`)] as const];
  });
  const { 'plain-table': plain = [], ...tools } = Object.fromEntries(scripts);
  // A table without a bridge uses a lighter tool
  return { ...tools, table: plain };
};

const filesOf = (bundle: Rolldown.OutputBundle): Files => {
  return {
    later: {
      units: laterOf(bundle, '/client/converter.ts'),
      tool: laterOf(bundle, '/client/start-tool.ts'),
      pictured: laterOf(bundle, '/client/start-tool.ts', '/pictures/picture.tsx'),
      sheet: laterOf(bundle, '/client/pad.ts'),
    },
    first: Object.fromEntries(tags.map((tag) => [tag, laterOf(bundle, `/client/first/${tag}.ts`)])),
    next: {
      home: laterOf(bundle, '/client/conversions.ts'),
      sheet: laterOf(bundle, '/client/calculations.ts'),
    },
    reader: laterOf(bundle, '/islands/reader.ts'),
    tools: toolsOf(bundle),
    languages: Object.fromEntries(tags.map((tag) => [tag, laterOf(bundle, `/messages/${tag}/language.ts`)])),
    stylesheets: Object.fromEntries(styles.map((name) => [name, stylesheetOf(bundle, name)])),
    scripts: Object.fromEntries(kinds.map((kind) => [kind, scriptsOf(bundle, kind)])),
  };
};

/** Builds the module that renders the pages: now for the files, and on a server for pages with a question. */
const buildServer = async (server: ServerBuild): Promise<Pages> => {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'build-server.ts')], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.end(JSON.stringify(server));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The module that renders the pages was not built.');
  const url = pathToFileURL(resolve(server.folder, 'index.js'));
  // One process may build more than once, and Node caches modules by their address
  return (await import(`${url.href}?${Date.now()}`)) as Pages;
};

const fileNameOf = (path: string): string =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;

/** Returns true for a page that is built, by its path and its number. */
export type IsChosen = (path: string, index: number) => boolean;

/**
 * Writes every page of `src/pages.tsx` as an HTML file with compressed copies, or chosen pages without. In development,
 * it answers with the page itself. The pages are never in memory together, as files of a bundle would be.
 */
export const prerender = (place: Place, isChosen?: IsChosen): Plugin => {
  let written: { readonly files: Files; readonly module: Pages };
  return {
    name: 'prerender',

    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const answer = async () => {
            const { pages, render, texts } = (await server.ssrLoadModule(source)) as Pages;
            const path = new URL(request.url ?? '/', 'http://site').pathname;
            const text = texts()[path.slice(1)];
            const found = pages.find((one) => one.path === path);
            const page = found ?? pages.find((one) => one.path === '/404')!;
            response.statusCode = found || text !== undefined ? 200 : 404;
            response.setHeader(
              'Content-Type',
              text === undefined ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
            );
            response.end(text ?? render(page, filesInDevelopment));
          };
          answer().catch(next);
        });
      };
    },

    async generateBundle({ dir }, bundle) {
      if (!process.env['SITE_URL']) {
        this.warn('SITE_URL is not set: the pages say that they are at http://localhost:8000.');
      }
      const files = filesOf(bundle);
      const module = await buildServer({ files, place, folder: serverFolderOf(dir!) });
      const emit = (fileName: string, content: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source: content });
      const texts = module.texts();
      for (const [fileName, text] of Object.entries(texts)) emit(fileName, text);
      for (const [fileName, content] of await installable(`${place.basePath}/`)) emit(fileName, content);
      const home = module.render(
        module.pages.find(({ path }) => path === '/')!,
        files,
      );
      tellWorker(bundle, place, files, { '/': home, '/index.json': texts['index.json']! });
      written = { files, module };
    },

    async writeBundle({ dir }) {
      const {
        files,
        module: { pages, render },
      } = written;
      const write = async (fileName: string, content: string | Uint8Array): Promise<void> => {
        const path = resolve(dir!, fileName);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
        if (!isChosen && typeof content === 'string') await writeCompressed(path, Buffer.from(content));
      };
      const chosen = isChosen ? pages.filter(({ path }, index) => isChosen(path, index)) : pages;
      await forEach(chosen, async (page) => {
        await write(fileNameOf(page.path), render(page, files));
        if (page.fact !== undefined) await write(pictureOf(page).slice(1), await ogImage(page.title, page.fact));
      });
    },
  };
};
