import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/precompress.ts';
import { packedUnits } from './pack.ts';
import { plainImports } from './plain-imports.ts';

export default defineConfig({
  base: '/widget/',
  publicDir: '../../packages/ui/public',
  plugins: [preact(), packedUnits(), plainImports, precompress()],
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
