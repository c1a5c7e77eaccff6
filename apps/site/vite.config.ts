import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
// oxlint-disable-next-line no-restricted-imports -- no part of what is built: the rows are packed as in the engine's own build
import { packedRows } from '../../packages/engine/scripts/packed-rows.ts';
import { plainImports } from '../../scripts/plain-imports.ts';
import { precompress } from '../../scripts/precompress.ts';
import { clock } from './clock.ts';
import { prerender } from './prerender.ts';
import { shelfModules } from './shelves-plugin.ts';
import { toolModules } from './tools-plugin.ts';

/** The code of one tool, and the module that hands it to its page. */
const toolFile = /(?:virtual:tool\/|packages\/engine\/src\/tools\/)([a-z-]+)(?:\.ts)?$/;

/** What is needed together travels in one file: each file of its own costs its headers and a worse compression. */
const groups = [
  { name: (id: string) => toolFile.exec(id)?.[1] ?? null, test: toolFile },
  {
    name: 'form',
    test: /node_modules\/preact|preload-helper|packages\/ui\/src|naming\/raised|src\/(?:client\/islands|content\/numbers|islands\/(?:actions|show|state))\.ts/,
  },
  {
    name: 'exact',
    test: /engine\/src\/(?:model\/(?:error|rational|decimal)|arithmetic\/(?:rounded|percent)|data\/prefixes|text\/(?:numbers\/(?:typed-number|fraction|digits|style)|span|diagnostics\/(?:refusal|diagnostic)|format\/intl))\.ts/,
  },
  {
    name: 'calculator',
    test: /virtual:tools$|engine\/src\/(?:tool\/(?:declaration|field|read)|model\/date)\.ts|src\/(?:client\/start-tool|islands\/(?:tool-form|use-answer|outcome|field|answer|table))\.tsx?/,
  },
  {
    name: 'line',
    test: /engine\/src\/(?:model\/(?:base-dimensions|dimension)|arithmetic\/(?:pi|logarithm|double-double|shortest-decimal)|definition\/(?:definition|expand)|conversion\/(?:between|relation|exact-function|compiled-conversion|integer-path|double-double-path|level)|compact\/portable|tool\/tabulate)\.ts/,
  },
];

export default defineConfig({
  appType: 'custom',
  publicDir: '../../packages/ui/public',
  server: { port: 8001, strictPort: true, proxy: { '/widget/': 'http://localhost:8002' } },
  plugins: [
    preact(),
    toolModules(),
    shelfModules(),
    { ...packedRows, apply: 'build', enforce: 'pre' },
    prerender(),
    plainImports,
    precompress(),
    clock('server/dist/duration.json'),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // Those with light-dark(), which the colours are written with
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      input: {
        'style-site': 'src/site.css',
        'style-home': 'src/styles/home.css',
        'style-embed': 'src/styles/embed.css',
        units: 'src/client/units.ts',
        tool: 'src/client/tool.ts',
        pictured: 'src/client/pictured.ts',
        home: 'src/client/home.ts',
        embed: 'src/client/embed.ts',
        docs: 'src/client/docs.ts',
        find: 'src/client/find.ts',
        'find-box': 'src/client/find-box.ts',
      },
    },
  },
});
