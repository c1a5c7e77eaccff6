import preact from '@preact/preset-vite';
import { convert } from '@units/engine';
import { format } from '@units/engine/text';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { plainImports } from '../../scripts/plain-imports.ts';

/** The static content of the page until its script runs: the most wanted conversions. */
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

/**
 * Writes the names of the scripts that are loaded later, each with its imports, to a file for the server, whose page
 * preloads those that it needs.
 */
const laterScripts: Plugin = {
  name: 'later-scripts',
  generateBundle(_, bundle) {
    const isFirst = (name: string): boolean => {
      const file = bundle[name];
      return file?.type === 'chunk' && file.isEntry;
    };
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isDynamicEntry
        ? [[file.name, [file.fileName, ...file.imports.filter((name) => !isFirst(name))]]]
        : [],
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
  // Design tokens that only the site uses.
  css: { lightningcss: { unusedSymbols: ['--mono', '--space-6'] } },
  build: {
    // Inline no fonts and images as data URLs: a strict content security policy would block them.
    assetsInlineLimit: 0,
    // The imports of the first script are loaded with it, not after it
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Browsers without light-dark() get custom properties instead
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      input: { widget: 'index.html', embed: 'src/embed.ts' },
      output: {
        // Partner sites link to embed.js, so its address must not change.
        entryFileNames: ({ name }: { name: string }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
};

export default defineConfig(client);
