#!/usr/bin/env node
import module from 'node:module';

// Caches compiled code between starts. It must run before the rest is loaded. Node 20 has no such cache.
module.enableCompileCache?.();
await import('../dist/main.js');
