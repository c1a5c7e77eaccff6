import './node-version.mjs';

await import('./checks.mjs');
