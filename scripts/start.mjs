import './node-version.mjs';

await import('./serve.mjs');
