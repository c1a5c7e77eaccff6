import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../scripts/precompress.ts';

/** Vite wraps each `import()` in a loader of stylesheets, a twentieth of the widget. What is imported here has none. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

export default defineConfig({
  base: '/widget/',
  publicDir: '../../packages/ui/public',
  plugins: [preact(), plainImports, precompress()],
  build: {
    // Fonts and images inlined as data: addresses would be stopped by a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { widget: 'index.html', embed: 'src/embed.ts' },
      output: {
        // Partner sites write the address of embed.js into their pages: it must not change.
        entryFileNames: ({ name }) => (name === 'embed' ? 'embed.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
