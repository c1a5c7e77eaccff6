import module from 'node:module';

// What was compiled at an earlier start is not compiled again. Before the rest is loaded, which would miss it otherwise;
// Node 20 has no such cache.
module.enableCompileCache?.();
const { run } = await import('./run.ts');
await run(process.argv.slice(2));
