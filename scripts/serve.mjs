// `npm start` installs, builds and serves everything on one port. The second time, there is nothing to install or
// build.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, fail, install, pinnedNode, root, run } from './setup.mjs';

const port = process.env.PORT?.trim() || '8000';
const host = process.env.HOST?.trim() || undefined;
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  fail(`PORT is "${port}": it must be a whole number from 0 to 65535.`);
}

const sentences = {
  EADDRINUSE: `Port ${port} is taken by another program: stop it, or choose another port (PORT=8001 npm start).`,
  EACCES: `Port ${port} is not allowed for this user: choose another (PORT=8001 npm start).`,
  EADDRNOTAVAIL: `HOST is "${host}": this machine has no such address.`,
  ENOTFOUND: `HOST is "${host}": this machine knows no such address.`,
};

/** Checks that the port is free before the work. The server checks again later. */
const checkPort = (patience) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code, message }) => {
      // A stopping service may still use it for a moment.
      if (code === 'EADDRINUSE' && patience > 0) setTimeout(() => done(checkPort(patience - 1)), 250);
      else fail(sentences[code] ?? `Port ${port} cannot be used: ${message}.`);
    });
    probe.listen({ port: Number(port), host }, () => probe.close(done));
  });

const step = async (title, work) => {
  const start = performance.now();
  process.stdout.write(`${title}…`);
  const problem = await work();
  process.stdout.write(problem ? ' failed\n' : ` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (problem) fail(problem);
};

await checkPort(4);
await step('1/3 Installing dependencies', install);
await step('2/3 Building', () => build('@units/api', '@units/cli', '@units/site', '@units/widget'));
console.log('3/3 Serving');

const stayWithParent = new URL('stay-with-parent.mjs', import.meta.url).href;
const program = ['--min-semi-space-size=16', '--import', stayWithParent, join(root, 'packages/api/dist/node/main.js')];
const { code } = await run(pinnedNode, program, {
  channel: true,
  env: {
    SITE_DIR: join(root, 'apps/site/dist'),
    SITE_MODULE: join(root, 'apps/site/server/dist/index.js'),
    WIDGET_DIR: join(root, 'apps/widget/dist'),
    WIDGET_MODULE: join(root, 'apps/widget/server/dist/index.js'),
    // A user at a terminal needs errors, not a line for each request.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  },
});
process.exit(code);
