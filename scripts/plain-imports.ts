import type { Plugin } from 'vite';

/** Vite wraps each `import()` in a loader of stylesheets, a kilobyte of every page. This plugin removes it. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};
