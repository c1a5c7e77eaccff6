import preact from '@preact/preset-vite';
import type { UserConfig } from 'vite';
import { plainImports } from '../../scripts/plain-imports.ts';
import { precompress } from '../../scripts/precompress.ts';
import { sharedChunks } from './chunks.ts';
import { clock } from './clock.ts';
import { elements } from './elements.ts';
import { definePlace, readPlace, type Place } from './place.ts';
import { prerender, type IsChosen } from './prerender.ts';
import { toolModules } from './tools-plugin.ts';

/**
 * Returns the build's configuration for a place. A test may choose which pages it builds. Then the files have no
 * compressed copies, and their scripts are as the bundler groups and writes them, because only the visitors of the
 * whole site pay for more and larger files.
 */
export const configFor = (place: Place, isChosen?: IsChosen) =>
  ({
    ...definePlace(place),
    appType: 'custom',
    publicDir: '../../packages/ui/public',
    server: { port: 8001, strictPort: true, proxy: { '/widget/': 'http://localhost:8002' } },
    plugins: [
      preact(),
      toolModules(),
      !isChosen && sharedChunks(),
      elements,
      prerender(place, isChosen),
      plainImports,
      !isChosen && precompress(),
      clock('server/dist/duration.json'),
    ],
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      minify: !isChosen,
      rolldownOptions: {
        output: {
          // The scope of a service worker is its own folder.
          entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        },
        input: {
          'style-site': 'src/site.css',
          'style-embed': 'src/styles/embed.css',
          'style-sheet': 'src/styles/sheet.css',
          units: 'src/client/units.ts',
          tool: 'src/client/tool.ts',
          pictured: 'src/client/pictured.ts',
          home: 'src/client/home.ts',
          embed: 'src/client/embed.ts',
          sheet: 'src/client/sheet.ts',
          docs: 'src/client/docs.ts',
          filter: 'src/client/filter.ts',
          missing: 'src/client/missing.ts',
          copy: 'src/client/copy.ts',
          page: 'src/client/page.ts',
          'find-box': 'src/client/find-box.ts',
          worker: 'src/client/worker.ts',
        },
      },
    },
  }) satisfies UserConfig;

export default configFor(readPlace());
