import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { plainImports } from '../../scripts/plain-imports.ts';

export default defineConfig({
  // Relative, so that the widget works under any path: a proxy may have a prefix of its own
  base: './',
  publicDir: '../../packages/ui/public',
  resolve: { alias: { 'preact/jsx-runtime': `${import.meta.dirname}/src/jsx-runtime.ts` } },
  plugins: [preact(), plainImports, precompress()],
  // What only the site uses of the tokens.
  css: { lightningcss: { unusedSymbols: ['--mono', '--space-6'] } },
  build: {
    // Fonts and images inlined as data: addresses would be stopped by a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Those with light-dark(), which the colours are written with.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { widget: 'index.html', embed: 'src/embed.ts' },
      output: {
        // Partner sites write the address of embed.js into their pages: it must not change.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
