import preact from '@preact/preset-vite';
import { convert } from '@units/engine';
import { format } from '@units/engine/text';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { plainImports } from '../../scripts/plain-imports.ts';

/** The static content of the page until its script runs: the conversions that people look up most. */
const everydayPairs = [
  ['kilometer', 'mile'],
  ['kilogram', 'pound'],
  ['liter', 'gallon'],
  ['square-meter', 'square-foot'],
  ['celsius', 'fahrenheit'],
] as const;

const everydayConversions: Plugin = {
  name: 'everyday-conversions',
  transformIndexHtml: (html) =>
    html.replace(
      '<!-- everyday conversions -->',
      everydayPairs
        .map(([from, to]) => {
          const result = convert(1, from, to as string as never);
          return `<li>${format(1, from)} = ${format(result, to, { digits: 7 })}</li>`;
        })
        .join('\n        '),
    ),
};

/** Names the scripts that are loaded later for the server: its page tells the browser of those that it will need. */
const laterScripts: Plugin = {
  name: 'later-scripts',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isDynamicEntry ? [[file.name, file.fileName]] : [],
    );
    this.emitFile({ type: 'asset', fileName: 'scripts.json', source: JSON.stringify(Object.fromEntries(scripts)) });
  },
};

const alias = { 'preact/jsx-runtime': `${import.meta.dirname}/src/jsx-runtime.ts` };

/** The page and its scripts. */
export const client = {
  // Relative, so that the widget works under any path: a proxy may have a prefix of its own
  base: './',
  publicDir: '../../packages/ui/public',
  resolve: { alias },
  plugins: [preact(), plainImports, everydayConversions, laterScripts, precompress()],
  // What only the site uses of the tokens.
  css: { lightningcss: { unusedSymbols: ['--mono', '--space-6'] } },
  build: {
    // Fonts and images inlined as data: addresses would be stopped by a strict content security policy.
    assetsInlineLimit: 0,
    // What the first script imports comes with it, not after it
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Colors are light-dark(): browsers that lack it get custom properties in its place
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: { widget: 'index.html', embed: 'src/embed.ts' },
      output: {
        // Partner sites write the address of embed.js into their pages: it must not change.
        entryFileNames: ({ name }: { name: string }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
};

export default defineConfig(client);
